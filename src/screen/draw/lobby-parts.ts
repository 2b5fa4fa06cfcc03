import { bold, dim, fitted, inverse, row, textOf, type Line } from '../line.ts';
import { fit, width } from '../../text/index.ts';
import { glyphs, pendingSign } from '../glyphs.ts';
import type { ScreenState } from '../state.ts';
import type { Seat } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';
import type { TableState } from '../../table/index.ts';

const mostAddresses = 3;
const label = 9;

/** What only one side of the link knows: how others join, or how this person comes back. */
export interface Ways {
  readonly addresses: readonly string[];
  readonly onlyHere: boolean;
  readonly code: string | null;
  readonly returnLine: string;
}

/**
 * The lines by which others join or this person comes back, and how safe the way is: in so many rows as many of them
 * as fit, each whole however long it is.
 */
export function waysLines(
  { addresses, onlyHere, code, returnLine }: Ways,
  rows: number,
  sheet: Sheet,
): readonly Line[] {
  const { lobby } = sheet.words;
  const lines = addresses
    .slice(0, mostAddresses)
    .map((address, index) => [index === 0 ? lobby.program : '', lobby.joinLine(address, code)] as const);
  const back = addresses.length === 0 && returnLine !== '' ? [[lobby.comeBack, returnLine] as const] : [];
  const safety = onlyHere ? lobby.onlyHere : lobby.notEncrypted;
  const room = sheet.layout.said - label;
  const shown: Line[] = [];
  for (const [name, line] of [...lines, ...back]) {
    const drawn =
      width(line) <= room ? [row(' ', name.padEnd(label), bold(line))] : unlabelled(line, sheet.layout.said);
    if (shown.length + drawn.length < rows) shown.push(...drawn);
  }
  return [
    ...shown,
    width(safety) <= room ? row(' '.repeat(label + 1), safety) : row(' ', fit(safety, sheet.layout.said)),
  ];
}

/** A command that is to be typed or copied: cut anywhere, but never short. */
const unlabelled = (command: string, columns: number): readonly Line[] =>
  Array.from({ length: Math.ceil(command.length / columns) }, (_, index) =>
    row(' ', bold(command.slice(index * columns, (index + 1) * columns))),
  );

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
      : [fitted(ready, 7), absence ?? (hosts ? lobby.runsIt : '')]),
  );
  if (picked === seat) return inverse(row(glyphs.picked, textOf(who)));
  return row([{ text: waited ? glyphs.awaited : ' ', weight: 'bold', tone: 'turn' }], who);
}
