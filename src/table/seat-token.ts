import { createHash, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: what is read to somebody across the room has no two signs that look or sound alike. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 5;
const SIGNS_A_GROUP = 4;
const LENGTH = GROUPS * SIGNS_A_GROUP;

/**
 * A seat's token that can be typed: five groups of four signs, `k3f9-x2mm-…`, of 100 bits in all. `random` gives so many
 * bytes that nobody can foresee.
 */
export function newToken(random: (bytes: number) => Uint8Array): string {
  const drawn = Array.from(random(LENGTH), (byte) => signs[byte % signs.length] ?? '');
  return grouped(drawn.join(''));
}

/** A token with its dashes, in a line that leads back into a seat. */
const AMONG_OTHERS = /(?<![\w-])[0-9a-z]{4}(?:-[0-9a-z]{4}){4}(?![\w-])/i;
/** Groups of about four signs. */
const GROUPED = /^[0-9a-z]{3,5}(?:-[0-9a-z]{3,5}){2,}$/i;

/**
 * The token that a text means as somebody typed it: in any case, with or without its dashes, alone or in a whole line
 * that leads back; null where there is none.
 */
export function tokenIn(typed: string): string | null {
  const [alone = typed] = AMONG_OTHERS.exec(typed) ?? [];
  const text = alone.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return text.length === LENGTH && Array.from(text).every((sign) => signs.includes(sign))
    ? grouped(text)
    : null;
}

/** Whether a text is meant as a token, and as no name: it may be cut short, or have a slip in it. */
export const isLikeToken = (typed: string): boolean =>
  /\d/.test(typed) && (tokenIn(typed) !== null || GROUPED.test(typed.trim()));

/** Whether two tokens are the same; how long it takes tells nothing of either. */
export const isSameToken = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const grouped = (text: string): string =>
  Array.from({ length: GROUPS }, (_, group) =>
    text.slice(group * SIGNS_A_GROUP, (group + 1) * SIGNS_A_GROUP),
  ).join('-');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
