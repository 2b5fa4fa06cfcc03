import type { Policy } from '../../game/index.ts';
import type { Terms } from '../board-words.ts';

/** A hand as its letters. */
export const letters = (
  { letter }: Pick<Terms, 'letter'>,
  policies: readonly Policy[],
  separator = ' ',
): string => policies.map((policy) => letter[policy]).join(separator);
