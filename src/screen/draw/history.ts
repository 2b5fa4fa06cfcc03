import { beforeFollowed, followedWords, namedLine, numberedLine } from './government.ts';
import { bold, fitted, fitting, inverse, row, textOf, type Line } from '../line.ts';
import { governmentsIn, type Government, type Scene } from '../../words/index.ts';
import { headed } from '../rule.ts';
import { pageColumns } from '../layout.ts';
import { tally } from './tally.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** A head, the columns' names and, below, a blank row and two of explanation. */
const rowsAround = 5;
const leastFollowed = 18;

/** Who governed with whom, what they laid and claimed and what came of it; the newest last. */
export function historyPage(state: ScreenState, scene: Scene, rows: number, sheet: Sheet): readonly Line[] {
  const { history } = sheet.words;
  const { columns, said } = sheet.layout;
  const { liberalPolicies, fascistPolicies, tracker, deck } = scene.view;
  const isNamed = columns >= beforeFollowed.named + leastFollowed;
  const all = governmentsIn(scene.story);
  const room = rows - rowsAround;
  const at = state.line === null ? null : all.length - 1 - state.line;
  const end = at === null ? all.length : Math.min(Math.max(at + 1, Math.min(room, all.length)), all.length);
  const start = Math.max(end - room, 0);
  const lines = all.slice(start, end).map((government, index) => {
    const line = isNamed ? namedLine(government, scene.nameOf, columns, sheet) : shortLine(government, sheet);
    return start + index === at ? inverse(row(textOf(fitted(line, columns)))) : line;
  });
  const board = history.board(liberalPolicies, fascistPolicies, tracker, deck);
  const picked = at === null ? undefined : all[at];
  return [
    row(' ', headed(history.head, pageColumns(sheet.layout), row(' ', board))),
    bold(isNamed ? history.columns : history.columnsShort),
    ...Array.from(
      { length: room },
      (_, index) => lines[index] ?? (index === 0 ? row(' ', history.nothing) : []),
    ),
    [],
    ...(picked && state.unfolded
      ? tally(picked.ballots, scene.nameOf, sheet)
      : [history.note, history.keys].map((line) => row(' ', fitting(line, said)))),
  ];
}

const shortLine = (government: Government, sheet: Sheet): Line =>
  row(fitted(numberedLine(government, sheet), beforeFollowed.numbered), ' ', followedWords(government, sheet));

/** The last governments beside a round table, in so many rows. */
export function governmentsColumn(scene: Scene, columns: number, rows: number, sheet: Sheet): readonly Line[] {
  const { history } = sheet.words;
  const formed = governmentsIn(scene.story).filter(({ elected }) => elected);
  const shown = formed.slice(3 - rows).map((government) => numberedLine(government, sheet));
  const contradict = formed.some(({ contradicts }) => contradicts);
  return [
    headed(history.governments, columns),
    bold(history.columnsShort),
    ...(shown.length === 0 ? [row(' ', history.nothing)] : shown),
    contradict ? row(history.noteShort(sheet.keymap.history)) : [],
  ];
}
