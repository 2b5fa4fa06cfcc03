import { bold, columnsOf, fitted, row, type Line } from '../line.ts';
import { fascistSquares, type Power } from '../../game/index.ts';
import { pageOf, scrolledDown, type Scroll } from './page.ts';
import { sceneOf, type ScreenState } from '../state.ts';
import { wrap } from '../../text/index.ts';
import type { Hint } from './keys.ts';
import type { HelpTopic, Scene } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/**
 * What goes on, the keys, this board's powers, the marks and a tip, as much as fits into so many rows, and below them
 * what words mean; `asked`: the keys of the dock.
 */
export function helpPage(state: ScreenState, asked: readonly Hint[], rows: number, sheet: Sheet): Scroll {
  const { help } = sheet.words;
  const { said } = sheet.layout;
  const scene = sceneOf(state);
  const topic = topicOf(state);
  const now = help.now[topic](scene);
  const first = squeezed(
    [
      headlined(now.head, wrap(`${now.head}   ${now.says}`, said)),
      ...keysAndBoard(scene, asked, sheet).map(columns),
      labelled(help.label.marks, packed(help.marks(scene).map(mark), said - labelColumns)),
      labelled(
        help.label.tip,
        wrap(help.tips[topic], said - labelColumns).map((line) => row(line)),
      ),
    ],
    rows - 1,
  );
  const words = help.words.flatMap((word) => explanation(word, said - labelColumns));
  const body = [...first, [], ...labelled(help.label.words, words)];
  const shown = scrolledDown(body, rows - 1, state.scroll);
  return pageOf(help.head, shown.furthest > 0 ? help.keys : '', shown, sheet);
}

function topicOf({ update: { table, view } }: ScreenState): HelpTopic {
  if (table.stage === 'lobby' || view === null) return 'lobby';
  if (table.stage !== 'playing') return 'over';
  return table.looking ? 'roles' : view.phase;
}

const labelColumns = 8;

function labelled(label: string, lines: readonly Line[]): readonly Line[] {
  return lines.map((line, index) => row(fitted(bold(index === 0 ? label : ''), labelColumns), line));
}

/** Lines that begin with a head. */
const headlined = (head: string, lines: readonly string[]): readonly Line[] =>
  lines.map((line, index) => (index === 0 ? row(bold(head), line.slice(head.length)) : row(line)));

/** A word with what it means; the word is what stands before the colon. */
const explanation = (text: string, columns: number): readonly Line[] =>
  headlined(text.slice(0, text.indexOf(':')), wrap(text, columns));

const mark = ([sign, meaning]: readonly [string, string]): Line => row(bold(sign), ` ${meaning}`);

/** Parts in as few lines as they take. */
function packed(parts: readonly Line[], columns: number, gap = '   '): readonly Line[] {
  const lines: Line[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last && row(last, gap, part);
    if (longer && columnsOf(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/**
 * The sections one below the other, with a blank row between two of them: where that makes them too long for so many
 * rows, as many as there is room for, the first before the last.
 */
function squeezed(sections: readonly (readonly Line[])[], rows: number): readonly Line[] {
  const spare = rows - sections.reduce((sum, { length }) => sum + length, 0);
  let blanks = spare < 0 ? sections.length : spare;
  return sections.flatMap((section, index) => {
    if (index === 0 || section.length === 0 || blanks <= 0) return section;
    blanks -= 1;
    return [[], ...section];
  });
}

/** Lines under a head, with so many columns. */
interface Column {
  readonly width: number;
  readonly lines: readonly Line[];
}

const columns = (all: readonly Column[]): readonly Line[] =>
  Array.from({ length: Math.max(...all.map(({ lines }) => lines.length)) }, (_, index) =>
    row(...all.map(({ width, lines }) => fitted(lines[index] ?? [], width))),
  );

/** Columns side by side; where there is no room for all three, the keys of the moment stand in the row of keys alone. */
function keysAndBoard(
  scene: Scene | null,
  asked: readonly Hint[],
  sheet: Sheet,
): readonly (readonly Column[])[] {
  const { help } = sheet.words;
  const now = {
    width: 21,
    lines: [
      bold(help.keysNow),
      ...packed(
        asked.map((key) => hint(key, sheet)),
        20,
      ),
    ],
  };
  const always = { width: 25, lines: [bold(help.keysAlways), ...alwaysKeys(sheet)] };
  const board = { width: 31, lines: scene === null ? [] : boardLines(scene, sheet) };
  const { said } = sheet.layout;
  if (now.width + always.width + board.width <= said) return [[now, always, board]];
  return always.width + board.width <= said ? [[always, board]] : [[always], [board]];
}

const hint = ([keys, use]: Hint, { words }: Sheet): Line => row(bold(keys), ` ${words.keys.does[use]}`);

/** The keys that work nearly always, two in a row. */
function alwaysKeys(sheet: Sheet): readonly Line[] {
  const { keymap, words } = sheet;
  const { space, tab } = words.keys;
  const pairs: readonly (readonly [Hint, Hint])[] = [
    [
      [keymap.talk, 'talk'],
      [keymap.claim, 'claim'],
    ],
    [
      [keymap.history, 'history'],
      [keymap.log, 'log'],
    ],
    [
      [space, 'mine'],
      [keymap.board, 'board'],
    ],
    [
      [tab, 'chat'],
      [keymap.table, 'table'],
    ],
    [
      [keymap.help, 'help'],
      [keymap.leave, 'leave'],
    ],
  ];
  return pairs.map(([left, right]) => row(fitted(hint(left, sheet), 11), hint(right, sheet)));
}

/** What the squares of this board bring, those with the same power in one line. */
function boardLines({ view, players }: Scene, { words: { help } }: Sheet): readonly Line[] {
  const square = (index: number): string => String(index + 1);
  const line = (squares: readonly number[], brings: string): Line =>
    row(fitted(bold(squares.map(square).join(' ')), 7), brings);
  const powers = [...new Set(view.powers)].filter((power): power is Power => power !== null);
  return [
    bold(help.boardHead(players)),
    ...powers.map((power) =>
      line(
        view.powers.flatMap((other, index) => (other === power ? [index] : [])),
        help.brings[power],
      ),
    ),
    line([fascistSquares - 2], help.brings.veto),
    line([fascistSquares - 1], help.brings.win),
  ];
}
