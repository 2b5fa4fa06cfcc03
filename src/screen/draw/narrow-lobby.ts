import { chatColumn } from './talk.ts';
import { dealt, seatLine } from './lobby-parts.ts';
import { fitted, row, type Line } from '../line.ts';
import { headed } from '../rule.ts';
import { waysLines, type Ways } from './lobby-ways.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** How to join, the seats in two columns, and the chat beneath where there is room, in so many rows. */
export function narrowLobby(state: ScreenState, ways: Ways, rows: number, sheet: Sheet): readonly Line[] {
  const { layout, words } = sheet;
  const { table } = state.update;
  const isTiny = layout.kind === 'figures';
  const way = waysLines(ways, state, layout.said, sheet);
  const above = isTiny
    ? [...way.slice(0, 1), ...seatColumns(state, Math.floor(layout.said / 2), sheet)]
    : [
        ...way,
        ...(table.together ? [row(' ', words.lobby.together)] : []),
        row(' ', headed(words.board.seats, layout.said - 1)),
        ...seatColumns(state, Math.floor(layout.said / 2), sheet),
        ...dealt(table, sheet).map((line) => row('  ', line)),
      ];
  const left = rows - above.length;
  const chat = left < 2 ? [] : chatColumn(state, layout.said - 1, left - 1, sheet);
  return [...above, ...chat.map((line) => row(' ', line))].slice(0, rows);
}

function seatColumns(state: ScreenState, columns: number, sheet: Sheet): readonly Line[] {
  const { capacity } = state.update.table;
  const half = Math.ceil(capacity / 2);
  return Array.from({ length: half }, (_, seat) =>
    row(
      ' ',
      fitted(seatLine(seat, state, 'narrow', sheet), columns),
      seat + half < capacity ? seatLine(seat + half, state, 'narrow', sheet) : '',
    ),
  );
}
