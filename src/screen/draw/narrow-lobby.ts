import { chatColumn } from './talk.ts';
import { dealt, playedBy, seatLine } from './lobby-parts.ts';
import { fitted, row, type Line } from '../line.ts';
import { headed } from '../rule.ts';
import { waysLines, type Ways } from './lobby-ways.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** How to join, the seats in two columns, and the chat beneath where there is room, in so many rows. */
export function narrowLobby(state: ScreenState, ways: Ways, rows: number, sheet: Sheet): readonly Line[] {
  const { layout, words } = sheet;
  const { table } = state.update;
  const above = [
    ...waysLines(ways, state, layout.said, sheet),
    ...(table.together ? [row(' ', words.lobby.together(table.rules))] : []),
    row(' ', headed(words.board.seats, layout.said - 1)),
    ...lobbySeats(state, sheet),
    row('  ', dealt(table, layout.said - 2, sheet)),
    row('  ', playedBy(table, layout.said - 2, sheet)),
  ];
  return withChatBeneath(above, state, rows, sheet);
}

/** Lines with the chat beneath where there is room, in so many rows. */
export function withChatBeneath(
  above: readonly Line[],
  state: ScreenState,
  rows: number,
  sheet: Sheet,
): readonly Line[] {
  const left = rows - above.length;
  const chat = left < 2 ? [] : chatColumn(state, sheet.layout.said - 1, left - 1, sheet);
  return [...above, ...chat.map((line) => row(' ', line))].slice(0, rows);
}

/** The seats of a lobby in two columns. */
export function lobbySeats(state: ScreenState, sheet: Sheet): readonly Line[] {
  const { capacity } = state.update.table;
  const half = Math.ceil(capacity / 2);
  const columns = Math.floor(sheet.layout.said / 2);
  const room = columns < narrowSeat ? 'bare' : 'narrow';
  return Array.from({ length: half }, (_, seat) =>
    row(
      ' ',
      fitted(seatLine(seat, state, room, sheet), columns),
      seat + half < capacity ? seatLine(seat + half, state, room, sheet) : '',
    ),
  );
}

/** The columns of a narrow seat's line. */
const narrowSeat = 27;
