import type { Person } from '../../phrases/person.ts';

export const ordinal = (count: number): string =>
  `${count}${({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[count] ?? 'th'}`;

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
/** A number up to ten that begins a sentence. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** “a, b and c”. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** Some people with their seats' numbers. */
export const whoAll = (people: readonly Person[]): string => listed(people.map(({ who }) => who));

/** Some people by their seats' numbers alone. */
export const numbered = (people: readonly Person[]): string =>
  listed(people.map(({ number }) => String(number)));

/** Ballots of the cats, for and against. */
export const purrs = (count: number): string => `${count} ${count === 1 ? 'purr' : 'purrs'}`;
export const hisses = (count: number): string => `${count} ${count === 1 ? 'hiss' : 'hisses'}`;
