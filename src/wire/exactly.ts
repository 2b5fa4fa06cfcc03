import type { GenericSchema, InferOutput } from 'valibot';

/** A type with its intersections merged and `readonly` taken off: two spellings of one shape become one type. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : { -readonly [Key in keyof T]: Plain<T[Key]> };

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** What a schema is asked to be in addition, and can't, where it lets through another type. */
interface OtherThan<Expected> {
  readonly expected: Expected;
}

/**
 * The same schema, if what it lets through is exactly `Expected`: a field or kind that the game has and the wire
 * forgot, or the other way round, doesn't compile.
 */
export const exactly =
  <Expected>() =>
  <Schema extends GenericSchema>(
    schema: Schema &
      (Same<Plain<InferOutput<Schema>>, Plain<Expected>> extends true ? unknown : OtherThan<Expected>),
  ): Schema =>
    schema;
