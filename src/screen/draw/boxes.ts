import { box, type Block } from './box.ts';
import {
  bold,
  columnsOf,
  fits,
  fitted,
  fitting,
  inverse,
  pressing,
  row,
  textOf,
  type Line,
  type Press,
} from '../line.ts';
import { followedBy, type Panel, type Sentence } from '../../words/index.ts';
import { glyphs } from '../glyphs.ts';
import type { Policy } from '../../game/index.ts';
import type { Layout } from '../layout.ts';
import type { Sheet } from '../sheet.ts';

/** An answer that a letter gives. */
export interface KeyBox {
  readonly key: string;
  readonly word: string;
  /** At 80×24; more where there is room. */
  readonly columns: number;
  readonly picked: boolean;
  /** As high as the other answers, unless told. */
  readonly rows?: number;
}

/** A box with the letter and the word in it, larger where there is room. */
export function keyBox({ key, word, columns, picked, rows }: KeyBox, { layout }: Sheet): Block {
  const size = { columns: columns + extra[layout.kind], rows: rows ?? layout.box };
  const tight = columnsOf(row(key, word)) + 2 * margins[layout.kind] + 4 > size.columns;
  const text = `${' '.repeat(margins[layout.kind])}${key}${' '.repeat(tight ? 1 : 2)}${word}`;
  const inside = bold(textOf(fitted(row(text), size.columns - 2)));
  const drawn = box(picked ? inverse(inside) : inside, picked ? 'inPlay' : 'thing', size);
  return pressable(drawn, { key, label: word, picked });
}

/** A block that is touched as a whole. */
export const pressable = (block: Block, press: Press): Block => block.map((line) => pressing(line, press));

const extra = { figures: -1, lines: -1, squares: 0, ballots: 2, round: 6 } as const;
const margins = { figures: 0, lines: 1, squares: 1, ballots: 2, round: 4 } as const;

/** A tile that is the viewer's alone. */
interface TileBox {
  readonly place: number;
  readonly policy: Policy;
  readonly open: boolean;
  /** In its team's colour, which can be told from further away than its word. */
  readonly coloured: boolean;
  readonly picked: boolean;
}

/** A tile, face down unless open; as wide whatever it shows. */
export function tileBox({ place, policy, open, coloured, picked }: TileBox, sheet: Sheet): Block {
  const { layout, words } = sheet;
  const columns = tile + Math.max(extra[layout.kind], 0);
  const shown = open ? words.terms.tile[policy] : glyphs.hidden;
  const face: Line = [{ text: `${place + 1} ${shown}`, weight: 'bold', ...(coloured ? { tone: policy } : {}) }];
  const inside = fitted(row(' '.repeat(Math.max(margins[layout.kind], 1)), face), columns - 2);
  return box(inside, picked ? 'inPlay' : 'thing', { columns, rows: layout.tile });
}

const tile = 13;

/** Three rows of a dock. */
export type DockRows = readonly [Line, Line, Line];

/** Sentences, each after a row of the block, or beneath where the block is but a line. */
export function explained(block: Block, sentences: readonly Sentence[], { layout }: Sheet): readonly Line[] {
  const [first = [], ...others] = block;
  if (others.length === 0)
    return [
      first,
      ...inRows(sentences, layout.dock - 1, layout.said).map((said) => row(' ', fitting(said, layout.said))),
    ];
  const room = layout.columns - columnsOf(first);
  return block.map((line, index) => row(line, fitting(sentences[index] ?? '', room)));
}

/** Sentences in no more than so many rows, as far as two of them fit into one. */
function inRows(sentences: readonly Sentence[], rows: number, columns: number): readonly Sentence[] {
  if (sentences.length <= rows) return sentences;
  const pairs = sentences.slice(1).map((second, index) => followedBy(sentences[index] ?? '', second));
  const first = pairs.findIndex((pair) => fits(pair, columns));
  const pair = pairs[first];
  return pair === undefined ? sentences : inRows(sentences.toSpliced(first, 2, pair), rows, columns);
}

/** A panel's rows after the margin. */
export function plain({ rows }: Pick<Panel, 'rows'>, { layout }: Sheet): DockRows {
  const [first, second, third] = rows;
  const line = (sentence: Sentence): Line => row(' ', fitting(sentence, layout.said));
  return [line(first), line(second), line(third)];
}

/** Buttons in one row: closer together where they are many, then at the next of their lengths. */
export function inOneRow(
  versions: readonly (readonly Line[])[],
  gaps: readonly string[],
  { columns }: Layout,
): Line {
  const rows = versions.flatMap((buttons) =>
    gaps.map((gap) => row(' ', ...buttons.flatMap((one, index) => [index === 0 ? '' : gap, one]))),
  );
  return rows.find((line) => columnsOf(line) <= columns) ?? rows.at(-1) ?? [];
}

/** A button in a row of buttons, with a text on it. */
export function button(press: Press, said: string): Line {
  const text = `[${press.picked ? glyphs.picked : ' '}${said} ]`;
  return pressing(press.picked ? inverse([{ text }]) : bold(text), press);
}
