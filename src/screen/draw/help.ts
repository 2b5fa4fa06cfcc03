import { areClocksOn } from '../../table/clocks.ts';
import { bold, columnsOf, fitted, row, type Line } from '../line.ts';
import { isAdvised } from '../advice.ts';
import { fascistSquares, type Power, type Rules } from '../../game/index.ts';
import { pageOf, scrolledDown, type Scroll } from './page.ts';
import { sceneOf, type ScreenState } from '../state.ts';
import { wrap } from '../../text/index.ts';
import type { Hint } from './keys.ts';
import type { KeysNow } from './dock.ts';
import type { HelpTopic, Scene } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/**
 * What goes on, the clocks of this table, the keys, this board's powers, the marks and a tip, as much as fits into so many rows, and below them
 * what words mean.
 */
export function helpPage(state: ScreenState, keys: KeysNow, rows: number, sheet: Sheet): Scroll {
  const { help, clock, houseRules } = sheet.words;
  const { said } = sheet.layout;
  const { clocks, rules } = state.update.table;
  const times = areClocksOn(clocks) ? wrap(clock.explained(clocks), said - labelColumns) : [];
  const scene = sceneOf(state);
  const topic = topicOf(state);
  const now = help.now[topic](scene);
  const first = squeezed(
    [
      [
        ...headlined(now.head, wrap(`${now.head}   ${now.says}`, said)),
        ...houseRules.onTopic(topic, rules).flatMap((instead) => explanation(instead, said)),
      ],
      labelled(
        clock.label,
        times.map((line) => row(line)),
      ),
      ...keysAndBoard(state, keys, sheet).map(columns),
      labelled(help.label.marks, packed(help.marks(scene).map(mark), said - labelColumns)),
      labelled(
        help.label.tip,
        wrap(help.tips[topic], said - labelColumns).map((line) => row(line)),
      ),
    ],
    rows - 1,
  );
  const words = [...help.words(rules), ...houseRules.onWords(rules)].flatMap((word) =>
    explanation(word, said - labelColumns),
  );
  const body = [...first, [], ...labelled(help.label.words, words), ...rulesIn(rules, sheet)];
  const shown = scrolledDown(body, rows - 1, state.scroll);
  return pageOf(help.head, shown.furthest > 0 ? help.keys : '', shown, sheet);
}

/** All the rules as this table plays them, each chapter below an empty row. */
const rulesIn = (house: Partial<Rules>, { words: { rules }, layout: { said } }: Sheet): readonly Line[] =>
  rules.whole(house).flatMap(({ kind, text }): readonly Line[] => {
    if (kind === 'says') return wrap(text, said).map((line) => row(line));
    if (kind === 'row') return wrap(text, said - 2).map((line) => row('  ', line));
    return [[], row(bold(text))];
  });

/** What goes on, as help sees it. */
export function topicOf({ update: { table, view } }: ScreenState): HelpTopic {
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

/** A word with what it means; the word is what stands before the colon, which is wide in Chinese. */
const explanation = (text: string, columns: number): readonly Line[] =>
  headlined(text.slice(0, text.search(/[:：]/)), wrap(text, columns));

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

/** Columns side by side; where there is no room for all, the keys of the moment stand in the row of keys alone. */
function keysAndBoard(state: ScreenState, keys: KeysNow, sheet: Sheet): readonly (readonly Column[])[] {
  const { help } = sheet.words;
  const scene = sceneOf(state);
  const asked = keys.asked.map((key) => hint(key, sheet));
  const now = { width: 21, lines: [bold(help.keysNow), ...packed(asked, 20)] };
  const always = { width: 25, lines: [bold(help.keysAlways), ...alwaysKeys(state, keys.beside, sheet)] };
  const board = scene === null ? [] : [{ width: 31, lines: boardLines(scene, sheet) }];
  const { said } = sheet.layout;
  const fit = (side: readonly Column[]): boolean => side.reduce((sum, { width }) => sum + width, 0) <= said;
  if (fit([now, always, ...board])) return [[now, always, ...board]];
  return fit([always, ...board]) ? [[always, ...board]] : [[always], board];
}

const hint = ([keys, use]: Hint, { words }: Sheet): Line => row(bold(keys), ` ${words.keys.does[use]}`);

/** The keys that work nearly always, two in a row: in a game its own, before and after it, or from hand to hand, those beside the dock. */
function alwaysKeys(state: ScreenState, beside: readonly Hint[], sheet: Sheet): readonly Line[] {
  const { keymap, words } = sheet;
  const { space, tab } = words.keys;
  const { table, view } = state.update;
  const hints: readonly Hint[] =
    table.stage === 'playing' && state.handing === null
      ? [
          [keymap.talk, 'talk'],
          [keymap.claim, 'claim'],
          [keymap.history, 'history'],
          [keymap.log, 'log'],
          [space, 'mine'],
          [keymap.board, 'board'],
          [tab, 'chat'],
          [keymap.table, 'table'],
          [keymap.help, 'help'],
          ...(isAdvised(state) ? ([[keymap.advice, 'advice']] as const) : []),
          [keymap.leave, 'leave'],
          [keymap.theme, 'theme'],
          [keymap.language, 'language'],
        ]
      : [...beside, ...(view === null ? [] : ([[keymap.log, 'log']] as const)), [tab, 'chat']];
  const drawn = hints.map((key) => hint(key, sheet));
  const left = drawn.filter((_, index) => index % 2 === 0);
  const width = Math.max(11, ...left.map((key) => columnsOf(key) + 1));
  return left.map((key, index) => row(fitted(key, width), drawn[2 * index + 1] ?? []));
}

/** What the squares of this board bring, those with the same power in one line. */
export function boardLines({ view, players }: Scene, { words: { help } }: Sheet): readonly Line[] {
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
