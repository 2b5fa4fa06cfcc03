import { areClocksOn } from '../../table/clocks.ts';
import { bold, dim, fitted, fitting, inverse, pressing, row, textOf, type Line } from '../line.ts';
import { glyphs, pendingSign } from '../glyphs.ts';
import { followedBy, versionsOf } from '../../words/index.ts';
import { seatPress } from '../choosable.ts';
import type { ScreenState } from '../state.ts';
import type { Seat } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';
import type { Sitter, TableState } from '../../table/index.ts';

/** What is dealt, in so many columns. */
export const dealt = ({ seats, rules }: TableState, columns: number, { words: { lobby } }: Sheet): Line =>
  fitting(lobby.roles(seats.length, rules), columns);

/** On which board, by which house rules and whether by clocks is played, in so many columns. */
export function playedBy(table: TableState, columns: number, { words, keymap }: Sheet): Line {
  const { seats, rules, clocks } = table;
  const differing = words.houseRules.differing(rules, keymap.houseRules);
  const told = versionsOf(
    areClocksOn(clocks) ? followedBy(differing, `${glyphs.dot} ${words.clock.on}`) : differing,
  );
  const board = `${words.lobby.board(seats.length)} ${glyphs.dot}`;
  const [longest, ...shorter] = told.flatMap((one) => [...versionsOf(followedBy(board, one)), one]);
  return fitting({ either: [longest ?? '', ...shorter] }, columns);
}

/** How far a lobby is, with who the viewer is in it and without. */
export function stageOf(
  { update }: ScreenState,
  { words: { lobby, board } }: Sheet,
): readonly [long: string, short: string] {
  const { table, viewer, hosts } = update;
  const stage = lobby.stage(table.seats.length, table.spectators);
  const you =
    viewer === null ? board.spectator : board.you(viewer, (seat) => table.seats[seat]?.name ?? '', hosts);
  return [`${stage} ${glyphs.dot} ${you}`, stage];
}

/** A seat of a lobby with all of it, without how they came, or with the sign at those who aren't ready alone. */
export type SeatRoom = 'wide' | 'narrow' | 'bare';

/** A seat of a lobby: who sits there and whether they are ready; where there is room, what else of them. */
export function seatLine(seat: Seat, state: ScreenState, room: SeatRoom, sheet: Sheet): Line {
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
  const about = {
    wide: [fitted(ready, 7), absence ?? (hosts ? lobby.runsIt : cameBy(sitter, sheet))],
    narrow: [fitted(absence === null ? ready : row(absence), 6)],
    bare: [],
  }[room];
  const name = fitted(mine ? bold(sitter.name) : row(sitter.name), 17);
  const who = row(number, mine ? glyphs.you : ' ', name, ...about);
  const sign = row([{ text: waited ? glyphs.awaited : ' ', weight: 'bold', tone: 'turn' }]);
  const drawn = picked === seat ? inverse(row(glyphs.picked, textOf(who))) : row(sign, who);
  return pressing(drawn, seatPress(seat, state));
}

const cameBy = ({ door }: Sitter, { words: { lobby } }: Sheet): string =>
  door === null ? '' : lobby.cameBy[door];
