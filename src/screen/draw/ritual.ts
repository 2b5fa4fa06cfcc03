import { barLine, loud } from '../rule.ts';
import { bold, centred, fitting, row, type Line } from '../line.ts';
import { glyphs } from '../glyphs.ts';
import { keyRow, type Hint } from './keys.ts';
import { wrap, type SafeText } from '../../text/index.ts';
import type { RitualLine } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/** Which line of the ritual is read now, and by whom. */
export interface Reading {
  readonly lines: readonly RitualLine[];
  /** From 0. */
  readonly at: number;
  readonly reader: SafeText;
}

/** The whole screen while the ritual is read: the line in its middle, and nothing else above the bar. */
export function ritual(
  { lines, at, reader }: Reading,
  sheet: Pick<Sheet, 'layout' | 'words'>,
): readonly Line[] {
  const { layout, words } = sheet;
  const { ritual: say } = words.handing;
  const { columns, rows } = layout;
  const { aloud, says } = lines[at] ?? { aloud: false, says: '' };
  const below = [
    barLine(loud(say.head, say.reads(reader, at + 1, lines.length)), columns),
    row(' ', fitting(say.yourEyes, layout.said)),
    keyRow(keysAt(at, sheet), [], sheet),
  ];
  const told = wrap(says, Math.min(columns - 4, widest)).map((text) =>
    centred(aloud ? bold(text) : row(text), columns),
  );
  const room = Math.max(rows - below.length, 0);
  const before = Math.max(Math.floor((room - told.length) / 2), 0);
  return [...Array.from({ length: room }, (_, index) => told[index - before] ?? []), ...below].slice(0, rows);
}

function keysAt(at: number, { words: { keys } }: Pick<Sheet, 'words'>): readonly Hint[] {
  const back: Hint = [glyphs.left, 'back'];
  return [[keys.enter, 'nextLine'], ...(at > 0 ? [back] : [])];
}

/** Lines that are read aloud are short enough to be taken in at a glance. */
const widest = 66;
