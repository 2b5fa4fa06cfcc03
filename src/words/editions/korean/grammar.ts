import type { Person } from '../../phrases/person.ts';

const places = ['첫', '두', '세', '네', '다섯', '여섯'];
/** The `count`-th of its kind, before what it is. */
export const ordinal = (count: number): string => `${places[count - 1] ?? count} 번째`;

const numbers = ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
/** A number up to ten before a counter, as it is said. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** “a, b, c”: whatever its last item ends in, no particle has to change. */
export const listed = (items: readonly string[]): string => items.join(', ');

/** Some people with their seats' numbers. */
export const whoAll = (people: readonly Person[]): string => listed(people.map(({ who }) => `${who} 님`));

/** Some people by their seats' numbers alone. */
export const numbered = (people: readonly Person[]): string =>
  listed(people.map(({ number }) => `${number}번`));
