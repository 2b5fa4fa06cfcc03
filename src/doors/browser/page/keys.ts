import type { KeyWords } from '../../../words/index.ts';

/** What a terminal sends for a key without a letter; Escape in a form that no other key can be taken for. */
const sequences: Readonly<Record<string, string>> = {
  enter: '\r',
  escape: '\u001b[27u',
  tab: '\t',
  space: ' ',
  up: '\u001b[A',
  down: '\u001b[B',
  'page-up': '\u001b[5~',
  'page-down': '\u001b[6~',
};

/** What a terminal sends for a key that can be pressed. */
export const sequenceOf = (key: string): string => sequences[key] ?? key;

/** What sentences call a key; null for those that they draw. */
export function nameOf(key: string, { enter, escape, space, tab }: KeyWords): string | null {
  const names: Readonly<Record<string, string>> = { enter, escape, space, tab };
  return names[key] ?? (key.length === 1 ? key : null);
}

/** Space is let go of, in the kitty keyboard protocol. */
export const spaceReleased = '\u001b[32;1:3u';

/** Has all be drawn anew. */
export const redraw = '\f';

/** A cell is touched, counted from 1: as xterm tells of a mouse. */
export const tapAt = (column: number, row: number): string => `\u001b[<0;${column};${row}M`;
