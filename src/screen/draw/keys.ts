import { bold, columnsOf, dim, ends, fitted, pressing, row, type Line, type Press } from '../line.ts';
import { glyphs } from '../glyphs.ts';
import { width } from '../../text/index.ts';
import type { Draft } from '../draft.ts';
import type { KeyUse, Words } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/** A key, or several, and what it does. */
export type Hint = readonly [keys: string, use: KeyUse];

/** The row of keys that work now: first those of the question, then the rest; short of room, less from the right, but never help. */
export function keyRow(
  asked: readonly Hint[],
  rest: readonly Hint[],
  sheet: Pick<Sheet, 'layout' | 'words'>,
): Line {
  const between = asked.length > 0 && rest.length > 0 ? row(' ', dim(glyphs.group), ' ') : [];
  const whole = row(' ', hints(asked, sheet), between, hints(rest, sheet));
  if (columnsOf(whole) <= sheet.layout.columns) return fitted(whole, sheet.layout.columns);
  const dropped = rest.findLastIndex(([, use]) => use !== 'help');
  if (dropped >= 0) return keyRow(asked, rest.toSpliced(dropped, 1), sheet);
  return keyRow(asked.slice(0, -1), rest, sheet);
}

/** What is being typed, in the place of the keys; of a long text the part before the caret. */
export function typingRow(
  { before, after }: Draft,
  [head, behind]: readonly [head: string, behind: string],
  columns: number,
): Line {
  const start = row(' ', bold(`${head} ${glyphs.step}`), ' ');
  const end = `  ${behind}  `;
  const room = columns - columnsOf(start) - width(end);
  const shown = lastColumns(before, room - 1);
  const [under = ' ', ...others] = after;
  const caret: Line = [{ text: under, weight: 'bold', inverse: true }];
  return ends(fitted(row(start, shown, caret, others.join('')), columns - width(end)), row(end), columns);
}

/** The end of a text, at most so wide. */
function lastColumns(text: string, room: number): string {
  const letters = Array.from(text);
  let first = letters.length;
  for (let left = room; first > 0; first -= 1) {
    left -= width(letters[first - 1] ?? '');
    if (left < 0) break;
  }
  return letters.slice(first).join('');
}

const hints = (all: readonly Hint[], { words }: Pick<Sheet, 'words'>): Line =>
  all.flatMap(([key, use], index) => [
    ...row(index === 0 ? '' : '  '),
    ...pressing(row(bold(key), ` ${words.keys.does[use]}`), pressOf([key, use], words)),
  ]);

/** What a tap on a hint presses; undefined where it names several keys. */
export function pressOf([name, use]: Hint, { keys }: Pick<Words, 'keys'>): Press | undefined {
  const { enter, escape, space, tab, interrupt, does } = keys;
  const named = new Map([
    [enter, 'enter'],
    [escape, 'escape'],
    [space, 'space'],
    [tab, 'tab'],
    [interrupt, 'ctrl-c'],
  ]);
  const key = named.get(name) ?? (name.length === 1 ? name : undefined);
  return key === undefined ? undefined : { key, label: does[use] };
}
