import { bold, columnsOf, ends, fitted, row, type Line } from '../line.ts';
import { chatColumn } from './talk.ts';
import { dealt, playedBy, seatLine, stageOf } from './lobby-parts.ts';
import { fit, width } from '../../text/index.ts';
import { headed } from '../rule.ts';
import { labelled, lineTo, waysLines, type Ways } from './lobby-ways.ts';
import { maxPlayers } from '../../game/index.ts';
import { narrowLobby } from './narrow-lobby.ts';
import { qrLines } from './qr.ts';
import { usual } from '../layout.ts';
import { wayIn } from '../../words/index.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';
import type { Size } from '../terminal/size.ts';

/** Row 1 of a lobby; whose table it is, where there is room for that. */
export function lobbyTitle(state: ScreenState, sheet: Sheet): Line {
  const { table } = state.update;
  const host = table.host === null ? undefined : table.seats[table.host];
  const [stage] = stageOf(state, sheet);
  const whose = host === undefined ? '' : `  ${sheet.words.lobby.tableOf(host.name)}`;
  const { columns } = sheet.layout;
  const left = Math.max(columns - 3 - width(stage), 1);
  const name = fit(table.name, Math.min(left, 40)).trimEnd();
  const title = row(bold(name), width(name + whose) <= left ? whose : '');
  return row(' ', ends(title, row(stage), columns - 2), ' ');
}

/** How to join, who sits where, and what is said meanwhile, in so many rows: all of the page but its first. */
export function lobbyPage(state: ScreenState, ways: Ways, rows: number, sheet: Sheet): readonly Line[] {
  const { layout } = sheet;
  if (layout.columns < usual.columns) return narrowLobby(state, ways, rows, sheet);
  const code = qrBeside(state, ways, rows - 1, sheet);
  /** The last row is free beside the seats as well. */
  const isCodeAbove = code !== null && code.length < rows - 1;
  const right = layout.columns - listColumns - 2;
  const head = headLines(state, ways, code === null ? layout.columns : listColumns, sheet);
  const left = [...head, ...seatLines(state, sheet)];
  const beside =
    code === null
      ? [...head.map(() => []), ...chatColumn(state, right, rows - head.length - 2, sheet)]
      : [[], ...withChat(code, state, { columns: right, rows: rows - (isCodeAbove ? 2 : 1) }, sheet)];
  const lastColumns = code === null || isCodeAbove ? layout.said : listColumns;
  left[rows - 1] = row(' ', playedBy(state.update.table, lastColumns - 1, sheet));
  return Array.from({ length: rows }, (_, index) => {
    const line = left[index] ?? [];
    const isHead = index === 0 || (code === null && index < head.length);
    const isWhole = isHead || (index === rows - 1 && lastColumns === layout.said);
    return isWhole ? line : row(fitted(line, listColumns + 1), ' ', beside[index] ?? []);
  });
}

/** The ways in or back, how safe they are, and what must be known beside. */
function headLines(state: ScreenState, ways: Ways, columns: number, sheet: Sheet): readonly Line[] {
  const { lobby } = sheet.words;
  const lines = waysLines(ways, state, columns, sheet).slice(0, waysRows);
  const key = ways.host?.fingerprint ?? null;
  const [known = []] = key === null ? [] : labelled(lobby.hostKey, key, columns - 1);
  const isWhole = columns === sheet.layout.columns;
  const last = state.update.table.together
    ? row(' ', lobby.together(state.update.table.rules))
    : isWhole
      ? known
      : [];
  return [...Array.from({ length: waysRows }, (_, index) => lines[index] ?? []), last];
}

function seatLines(state: ScreenState, sheet: Sheet): readonly Line[] {
  const { table } = state.update;
  const seats = Array.from({ length: maxPlayers }, (_, seat) =>
    seat < table.capacity ? seatLine(seat, state, 'wide', sheet) : [],
  );
  return [headed(sheet.words.board.seats, listColumns - 1), ...seats, dealt(table, listColumns, sheet)].map(
    (line) => row(' ', line),
  );
}

/** What a phone's camera reads to come in by its browser; null where the host wants none, or there is no room for it. */
function qrBeside(state: ScreenState, { host }: Ways, rows: number, sheet: Sheet): readonly Line[] | null {
  const { doors } = state.update.table;
  const browser = doors.find(({ door }) => door === 'browser');
  const [likely] = host?.addresses ?? [];
  if (host === null || !browser || !likely || !state.showsQr || sheet.ascii) return null;
  const isCut = doors.slice(1).some((way) => labelled('', lineTo(way, likely, host), listColumns).length > 1);
  const columns = sheet.layout.columns - listColumns - 2;
  return isCut ? null : qrLines(wayIn(browser, likely, host.code ?? null), { columns, rows });
}

/** A code at the right edge, with the chat beside it, or else below it, where there is room. */
function withChat(code: readonly Line[], state: ScreenState, size: Size, sheet: Sheet): readonly Line[] {
  const left = size.columns - columnsOf(code[0] ?? []) - 2;
  if (left >= leastChat.columns) {
    const chat = chatColumn(state, left, size.rows - waysRows - 1, sheet);
    const lines = [...Array.from({ length: waysRows }, () => []), ...chat];
    return Array.from({ length: size.rows }, (_, index) =>
      row(fitted(lines[index] ?? [], left), '  ', code[index] ?? []),
    );
  }
  const below = size.rows - code.length - 1;
  return below < leastChat.rows ? code : [...code, [], ...chatColumn(state, size.columns, below - 1, sheet)];
}

const waysRows = 4;
/** The columns of the seats, beside the chat. */
const listColumns = 43;
/** A chat that is smaller isn't worth its place. */
const leastChat: Size = { columns: 30, rows: 4 };
