import type { NameOf } from '../words.ts';
import type { Seat } from '../../game/index.ts';

/** Somebody in a sentence. */
export interface Person {
  readonly name: string;
  /** Of the seat, from 1. */
  readonly number: number;
  /** Number and name: beside the number a look-alike gains nothing. */
  readonly who: string;
}

/** Who sits there; nobody, without a name, where an event that would say who is missing. */
export function person(seat: Seat | null, nameOf: NameOf): Person {
  if (seat === null) return { name: '', number: 0, who: '' };
  const [name, number] = [nameOf(seat), seat + 1];
  return { name, number, who: `${number} ${name}` };
}
