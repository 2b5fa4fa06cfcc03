import type { Person } from '../../phrases/person.ts';

/** How “one” stands: before a masculine noun, for one, before or for a feminine noun. */
type One = 'un' | 'uno' | 'una';

const numbers = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
/** A number from one to ten. */
export const inWords = (count: number, one: One): string =>
  count === 1 ? one : (numbers[count - 2] ?? String(count));

const ordinals = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'];
/** Up to the sixth, before a masculine noun: “tercer”. */
export const masculineOrdinal = (nth: number): string => ordinals[nth - 1] ?? `${nth}.º`;
/** Up to the sixth, before a feminine noun or without it: “tercera”. */
export const feminineOrdinal = (nth: number): string => ordinals[nth - 1]?.replace(/o?$/, 'a') ?? `${nth}.ª`;

/** “a, b y c”. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} y ${last}`;
}

/** Some people with their seats' numbers. */
export const whoAll = (people: readonly Person[]): string => listed(people.map(({ who }) => who));

/** Some people by their seats' numbers alone. */
export const numbered = (people: readonly Person[]): string =>
  listed(people.map(({ number }) => String(number)));

/** Ballots of the cats, for and against. */
export const purrs = (count: number): string => `${count} ${count === 1 ? 'ronroneo' : 'ronroneos'}`;
export const hisses = (count: number): string => `${count} ${count === 1 ? 'bufido' : 'bufidos'}`;
