import { bold, ends, fitted, row, type Line } from '../line.ts';
import { chatColumn } from './talk.ts';
import { dealt, seatLine, waysLines, type Ways } from './lobby-parts.ts';
import { fit } from '../../text/index.ts';
import { glyphs } from '../glyphs.ts';
import { headed } from '../rule.ts';
import { maxPlayers, type Seat } from '../../game/index.ts';
import { narrowLobby } from './narrow-lobby.ts';
import { usual } from '../layout.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** Row 1 of a lobby. */
export function lobbyTitle({ update }: ScreenState, sheet: Sheet): Line {
  const { table, viewer, hosts } = update;
  const { lobby, board } = sheet.words;
  const nameOf = (seat: Seat): string => table.seats[seat]?.name ?? '';
  const you = viewer === null ? board.spectator : board.you(viewer, nameOf, hosts);
  const stage = `${lobby.stage(table.seats.length, table.spectators)} ${glyphs.dot} ${you}`;
  const whose = table.host === null ? '' : `  ${lobby.tableOf(nameOf(table.host))}`;
  const { columns } = sheet.layout;
  const left = Math.max(columns - 3 - stage.length, 1);
  return row(
    ' ',
    ends(row(bold(fit(table.name, Math.min(left, 40)).trimEnd()), whose), row(stage), columns - 2),
    ' ',
  );
}

/** How to join, who sits where, and what is said meanwhile, in so many rows: all of the page but its first. */
export function lobbyPage(state: ScreenState, ways: Ways, rows: number, sheet: Sheet): readonly Line[] {
  const { layout, words } = sheet;
  if (layout.columns < usual.columns) return narrowLobby(state, ways, rows, sheet);
  const { table } = state.update;
  const waysIn = waysLines(ways, waysRows, sheet);
  const head = [
    ...Array.from({ length: waysRows }, (_, index) => waysIn[index] ?? []),
    table.together ? row(' ', words.lobby.together) : [],
  ];
  const below = rows - head.length;
  const seats = Array.from({ length: maxPlayers }, (_, seat) =>
    seat < table.capacity ? seatLine(seat, state, 'wide', sheet) : [],
  );
  const left = [headed(words.board.seats, listColumns - 1), ...seats, ...dealt(table, sheet)];
  const chat = chatColumn(state, layout.columns - listColumns - 2, below - 1, sheet);
  return [
    ...head,
    ...Array.from({ length: below }, (_, index) =>
      row(' ', fitted(left[index] ?? [], listColumns), ' ', chat[index] ?? []),
    ),
  ];
}

const waysRows = 4;
/** The columns of the seats, beside the chat. */
const listColumns = 43;
