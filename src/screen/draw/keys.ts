import { bold, columnsOf, dim, fitted, row, type Line } from '../line.ts';
import { columns } from '../layout.ts';
import { glyphs } from '../glyphs.ts';
import type { KeyUse, Words } from '../../words/index.ts';

/** A key, or several, and what it does. */
export type Hint = readonly [keys: string, use: KeyUse];

/** The row of keys that work now: first those of the question, then the rest; short of room, less from the right. */
export function keyRow(asked: readonly Hint[], rest: readonly Hint[], words: Words): Line {
  const between = asked.length > 0 && rest.length > 0 ? row(' ', dim(glyphs.group), ' ') : [];
  const whole = row(' ', hints(asked, words), between, hints(rest, words));
  if (columnsOf(whole) <= columns) return fitted(whole, columns);
  return rest.length > 0 ? keyRow(asked, rest.slice(0, -1), words) : keyRow(asked.slice(0, -1), [], words);
}

const hints = (all: readonly Hint[], { keys }: Words): Line =>
  all.flatMap(([key, use], index) => row(index === 0 ? '' : '  ', bold(key), ` ${keys.does[use]}`));
