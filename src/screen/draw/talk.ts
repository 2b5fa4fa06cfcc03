import { chatEntries, chatPageEntries, type Reader } from './chat.ts';
import { draftText } from '../draft.ts';
import { feed, feedBack } from './feed.ts';
import { fit } from '../../text/index.ts';
import { fitted, row, type Line } from '../line.ts';
import { headed, silenceBar } from '../rule.ts';
import { isSilent, type ScreenState } from '../state.ts';
import { linesWith } from '../find.ts';
import { logEntries } from './log.ts';
import type { Scene } from '../../words/index.ts';
import { pageColumns } from '../layout.ts';
import { pageOf, still, type Scroll } from './page.ts';
import type { Sheet } from '../sheet.ts';

/** What happened and what was said, in so many rows under the board: side by side, or where there is no room in one feed. */
export function talkRows(state: ScreenState, scene: Scene, rows: number, sheet: Sheet): readonly Line[] {
  const { kind, board, columns } = sheet.layout;
  if (kind === 'lines') return oneFeed(state, scene, rows, sheet);
  const log = logColumn(scene, board, rows, sheet);
  const chat = chatColumn(state, columns - board - gaps, rows - 1, sheet);
  return log.map((line, index) => row(' ', fitted(line, board), '  ', chat[index] ?? []));
}

/** The margin, and what stands between log and chat. */
const gaps = 3;

/** A head and the newest of log and chat together. */
function oneFeed(state: ScreenState, scene: Scene, rows: number, sheet: Sheet): readonly Line[] {
  const head = headed(sheet.words.board.talk, sheet.layout.said - 1);
  return [row(' ', head), ...feedRows(state, scene, rows - 1, sheet)];
}

/** The newest of the log, and as much of the newest chat as there is room for. */
export function feedRows(state: ScreenState, scene: Scene, rows: number, sheet: Sheet): readonly Line[] {
  const columns = sheet.layout.said - 1;
  const log = logEntries(scene, columns, sheet, 1);
  const chat = chatEntries(state.talk.slice(-rows), readerOf(state), columns, sheet);
  const entries = [...chat.slice(0, -mostBelow), ...log, ...chat.slice(-mostBelow)];
  return feed(entries, Math.max(rows, 0)).map((line) => row(' ', line));
}

/** So many of the newest lines of chat stand below the newest of the log. */
const mostBelow = 2;

/** A head and the newest of the log. */
export const logColumn = (scene: Scene, columns: number, rows: number, sheet: Sheet): readonly Line[] => [
  headed(sheet.words.board.log, columns),
  ...feed(logEntries(scene, columns, sheet, rows), rows - 1),
];

/** A head and the newest of what was said. */
export function chatColumn(state: ScreenState, columns: number, lines: number, sheet: Sheet): readonly Line[] {
  const entries = chatEntries(state.talk.slice(-lines), readerOf(state), columns, sheet);
  return [headed(sheet.words.chat.head, columns), ...feed(entries, lines)];
}

/** A row above the dock where silence must be kept aloud too; none where not. */
export function silence(state: ScreenState, sheet: Sheet): readonly Line[] {
  if (!(state.update.table.together || state.handing !== null) || !isSilent(state)) return [];
  return [silenceBar(sheet.words.table.silence, sheet.layout.columns)];
}

/** What a page's head repeats of the text that is looked for. */
const soughtColumns = 16;

/** All that was said, or the lines with a text, over the board. */
export function chatPage(state: ScreenState, rows: number, sheet: Sheet): Scroll {
  const { chat } = sheet.words;
  const sought = draftText(state.sought).trim();
  const entries = chatPageEntries(linesWith(state.talk, sought), readerOf(state), sheet);
  const none = state.talk.length === 0 ? chat.nothing(sheet.keymap.talk) : chat.notFound;
  const body = entries.length === 0 ? still([row(none)]) : feedBack(entries, rows - 1, state.scroll);
  const head = sought === '' ? chat.head : chat.headWith(fit(sought, soughtColumns).trimEnd());
  return pageOf(head, chat.keys(sheet.keymap.find), body, sheet);
}

/** The whole log, over the board. */
export function logPage(state: ScreenState, scene: Scene, rows: number, sheet: Sheet): Scroll {
  const entries = logEntries(scene, pageColumns(sheet.layout), sheet);
  const { head, keys } = sheet.words.logPage;
  return pageOf(head, keys, feedBack(entries, rows - 1, state.scroll), sheet);
}

function readerOf({ update: { viewer, table } }: ScreenState): Reader {
  return { seat: viewer, name: viewer === null ? null : (table.seats[viewer]?.name ?? null) };
}
