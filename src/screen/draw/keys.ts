import { bold, columnsOf, dim, ends, fitted, row, type Line } from '../line.ts';
import { columns } from '../layout.ts';
import { glyphs } from '../glyphs.ts';
import { width } from '../../text/index.ts';
import type { Draft } from '../draft.ts';
import type { KeyUse, Words } from '../../words/index.ts';

/** A key, or several, and what it does. */
export type Hint = readonly [keys: string, use: KeyUse];

/** The row of keys that work now: first those of the question, then the rest; short of room, less from the right, but never help. */
export function keyRow(asked: readonly Hint[], rest: readonly Hint[], words: Words): Line {
  const between = asked.length > 0 && rest.length > 0 ? row(' ', dim(glyphs.group), ' ') : [];
  const whole = row(' ', hints(asked, words), between, hints(rest, words));
  if (columnsOf(whole) <= columns) return fitted(whole, columns);
  const dropped = rest.findLastIndex(([, use]) => use !== 'help');
  if (dropped >= 0) return keyRow(asked, rest.toSpliced(dropped, 1), words);
  return keyRow(asked.slice(0, -1), rest, words);
}

/** What is being said, in the place of the keys; of a long one the part before the caret. */
export function typingRow({ before, after }: Draft, { chat }: Words): Line {
  const start = row(' ', bold(`${chat.say} ${glyphs.step}`), ' ');
  const end = `  ${chat.sendOrBack}  `;
  const room = columns - columnsOf(start) - width(end);
  const shown = lastColumns(before, room - 1);
  const [under = ' ', ...others] = after;
  const caret: Line = [{ text: under, weight: 'bold', inverse: true }];
  return ends(fitted(row(start, shown, caret, others.join('')), columns - width(end)), row(end), columns);
}

/** The end of a text, at most so wide. */
function lastColumns(text: string, room: number): string {
  const letters = Array.from(text);
  while (width(letters.join('')) > room) letters.shift();
  return letters.join('');
}

const hints = (all: readonly Hint[], { keys }: Words): Line =>
  all.flatMap(([key, use], index) => row(index === 0 ? '' : '  ', bold(key), ` ${keys.does[use]}`));
