import type { Game, Surroundings } from './game.ts';
import type { Move } from './commands.ts';
import type { Phase } from './vocabulary.ts';
import type { Refusal } from './refusals.ts';
import type { Seat, SeatSet } from './seats.ts';

/** A set of an act's choices in one number: choice `i` is in it when bit `i` is set. For acts on a seat it is a set of seats. */
export type Choices = number;

/** A rule that forbids some choices of an act. */
export interface Bar {
  readonly refusal: Refusal;
  readonly forbids: (game: Game) => Choices;
}

/**
 * Something that a seat can do. Its options are its choices without those that a bar forbids; a refusal is the
 * first bar hit; what a screen calls "not now, because" is that same bar.
 */
export interface Act<M extends Move = Move> {
  readonly phase: Phase;
  /** Every command of this act, shared and read-only, in menu order. */
  readonly choices: readonly M[];
  /** Finds the choice that equals a command of this act's type by value; −1 when it is malformed. */
  readonly find: (command: object) => number;
  readonly actors: (game: Game) => SeatSet;
  /** Why a seat may not do this in a phase in which it isn't due. */
  readonly untimely: (game: Game, seat: Seat) => Refusal;
  /** Why a living seat that isn't among the actors may not. */
  readonly notYours: (game: Game) => Refusal;
  readonly bars: readonly Bar[];
  carryOut(game: Game, move: M, surroundings: Surroundings, seat: Seat): void;
}

/** The choices that no bar forbids, out of the first `count`. */
export function allowed(bars: readonly Bar[], count: number, game: Game): Choices {
  let left = (1 << count) - 1;
  for (const bar of bars) left &= ~bar.forbids(game);
  return left;
}

const seatNumbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

type Field<M extends Move> = Exclude<keyof M, 'type'> & string;

/** The choices of an act that differ in one field, and how to find a command among them. */
export function choose<M extends Move, F extends Field<M>>(
  type: M['type'],
  field: F,
  values: readonly M[F][],
): Pick<Act<M>, 'choices' | 'find'> {
  return {
    choices: values.map((value) => Object.freeze({ type, [field]: value }) as unknown as M),
    find: (command) => values.indexOf((command as M)[field]),
  };
}

/** The choices of an act on a seat; those beyond the table's seats are cut off by `options` and `play`. */
export const chooseSeat = <M extends Move & { readonly [K in F]: Seat }, F extends Field<M>>(
  type: M['type'],
  field: F,
): Pick<Act<M>, 'choices' | 'find'> =>
  choose<M, F>(type, field, seatNumbers as readonly number[] as readonly M[F][]);

/** The one choice of an act that leaves none. */
export const chooseOnly = <M extends Move>(move: M): Pick<Act<M>, 'choices' | 'find'> => ({
  choices: [Object.freeze(move)],
  find: () => 0,
});
