import type { Policy, Seat } from '../../game/index.ts';
import type { NameOf } from '../words.ts';
import type { Office } from '../board-words.ts';
import { bold, type Span } from '../span.ts';

/** A player in a sentence: the seat's number stands beside the name, so that a look-alike gains nothing. */
export const who = (seat: Seat, nameOf: NameOf): string => `${seat + 1} ${nameOf(seat)}`;

export const whoBold = (seat: Seat, nameOf: NameOf): Span => bold(who(seat, nameOf));

/** An office in a sentence. */
export const officeNames = {
  president: 'President',
  chancellor: 'Chancellor',
} as const satisfies Record<Office, string>;

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

/** A hand as its letters. */
export const letters = (policies: readonly Policy[], separator = ' '): string =>
  policies.map((policy) => (policy === 'liberal' ? 'L' : 'F')).join(separator);
