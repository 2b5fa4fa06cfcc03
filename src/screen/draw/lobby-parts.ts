import { bold, dim, fitted, inverse, pressing, row, textOf, type Line } from '../line.ts';
import { glyphs, pendingSign } from '../glyphs.ts';
import { seatPress } from '../choosable.ts';
import type { ScreenState } from '../state.ts';
import type { Seat } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';
import type { Sitter, TableState } from '../../table/index.ts';

/** What is dealt and on which board. */
export const dealt = ({ seats }: TableState, { words: { lobby } }: Sheet): readonly Line[] => [
  row(lobby.roles(seats.length)),
  row(lobby.board(seats.length)),
];

/** A seat of a lobby: who sits there and whether they are ready; where there is room, what else of them. */
export function seatLine(seat: Seat, state: ScreenState, room: 'wide' | 'narrow', sheet: Sheet): Line {
  const { update, seat: picked } = state;
  const { table, viewer } = update;
  const { lobby, terms } = sheet.words;
  const mine = viewer === seat;
  const number = String(seat + 1).padStart(2);
  const sitter = table.seats[seat];
  if (sitter === undefined) return row(' ', number, ' ', dim(lobby.free));
  const hosts = table.host === seat;
  const waited = !sitter.ready && !hosts;
  const absence = sitter.away ? terms.mark.away : sitter.bot ? terms.mark.bot : null;
  const ready = row(waited ? pendingSign(sheet.ascii) : lobby.ready);
  const who = row(
    number,
    mine ? glyphs.you : ' ',
    fitted(mine ? bold(sitter.name) : row(sitter.name), 17),
    ...(room === 'narrow'
      ? [fitted(absence === null ? ready : row(absence), 6)]
      : [fitted(ready, 7), absence ?? (hosts ? lobby.runsIt : cameBy(sitter, sheet))]),
  );
  const sign = row([{ text: waited ? glyphs.awaited : ' ', weight: 'bold', tone: 'turn' }]);
  const drawn = picked === seat ? inverse(row(glyphs.picked, textOf(who))) : row(sign, who);
  return pressing(drawn, seatPress(seat, state));
}

const cameBy = ({ door }: Sitter, { words: { lobby } }: Sheet): string =>
  door === null ? '' : lobby.cameBy[door];
