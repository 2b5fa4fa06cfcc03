import { bold, columnsOf, row, type Ink, type Line } from '../line.ts';
import { glyphs, outlines, type Outline } from '../glyphs.ts';
import type { Policy } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';
import type { Size } from '../terminal/size.ts';

/** Rows that stand side by side with others. */
export type Block = readonly Line[];

/** A box of that size around a line in its middle; around `fill` above and below it. One row high, it is a bracket. */
export function box(
  inside: Line,
  outline: Outline,
  { columns, rows }: Size,
  fill: Line = blank(columns - 2),
): Block {
  const { top, bottom, flat, side } = outlines[outline];
  if (rows === 1) return [row(...bracket(inside, outline))];
  const edge = (ends: readonly [string, string]): Line =>
    inked(`${ends[0]}${flat.repeat(columns - 2)}${ends[1]}`, outline);
  const middle = Math.floor((rows - 2) / 2);
  const between = Array.from({ length: rows - 2 }, (_, index) =>
    row(inked(side, outline), index === middle ? inside : fill, inked(side, outline)),
  );
  return [edge(top), ...between, edge(bottom)];
}

/** Square brackets mean a thing; where it is in play or wins, its own sides. */
function bracket(inside: Line, outline: Outline): readonly Line[] {
  const [open, close] =
    outline === 'thing' || outline === 'pile' ? ['[', ']'] : [outlines[outline].side, outlines[outline].side];
  return [inked(open, outline), inside, inked(close, outline)];
}

/** What is in play or wins is drawn bold. */
const inked = (text: string, outline: Outline): Line =>
  outline === 'inPlay' || outline === 'last' ? bold(text) : [{ text }];

const blank = (columns: number): Line => [{ text: ' '.repeat(Math.max(columns, 0)) }];

/** A laid tile's face, as wide as asked; where there is room, the letter stands free. */
export function face(policy: Policy, columns: number, { words }: Sheet): Ink {
  const letter = words.terms.tileFace[policy];
  const said = columns > 5 ? ` ${letter} ` : letter;
  const around = columns - columnsOf(row(said));
  const shade = glyphs.shade[policy];
  const left = shade.repeat(Math.floor(around / 2));
  return { text: `${left}${said}${shade.repeat(around - left.length)}`, weight: 'bold', tone: policy };
}

/** The back of a face: the tile's shade alone. */
export const shaded = (policy: Policy, columns: number): Ink => ({
  text: glyphs.shade[policy].repeat(columns),
  weight: 'bold',
  tone: policy,
});

/** Blocks side by side after a margin, with gaps between; as high as the highest. */
export function beside(margin: number, ...parts: readonly (Block | number)[]): Block {
  const high = Math.max(...parts.map((part) => (typeof part === 'number' ? 0 : part.length)), 0);
  return Array.from({ length: high }, (_, index) =>
    row(
      ' '.repeat(margin),
      ...parts.map((part) => (typeof part === 'number' ? ' '.repeat(part) : (part[index] ?? []))),
    ),
  );
}
