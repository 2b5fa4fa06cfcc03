import { bold, fitted, row, type Line } from '../line.ts';
import { fit } from '../../text/index.ts';
import { glyphs } from '../glyphs.ts';
import { headed } from '../rule.ts';
import { talk } from '../layout.ts';
import { titled } from './header.ts';
import type { Seat, Viewer } from '../../game/index.ts';
import type { Sitter, TableState } from '../../table/index.ts';
import type { Words } from '../../words/index.ts';

const mostAddresses = 3;

/** Who is here, who is missing and by which lines they join, until every seat is taken. */
export function gathering(
  table: TableState,
  viewer: Viewer,
  addresses: readonly string[],
  words: Words,
): readonly Line[] {
  const { gathering: said, board } = words;
  const taken = table.seats.filter((sitter) => sitter !== null).length;
  const you = viewer === null ? board.spectator : board.you(viewer, (seat) => table.seats[seat]?.name ?? '');
  const joinLines = addresses
    .slice(0, mostAddresses)
    .map((address) => row(indent, bold(said.joinLine(address))));
  return [
    titled(bold(fit(table.name, 40).trimEnd()), { table: said.seated(taken, table.seats.length), after: you }),
    row(' ', headed(said.joinHead, talk.columns)),
    ...joinLines,
    row(indent, said.notEncrypted),
    [],
    row(' ', headed(board.seats, talk.columns)),
    ...table.seats.map((sitter, seat) => seatLine(seat, sitter, seat === viewer, words)),
  ];
}

const indent = '   ';

function seatLine(seat: Seat, sitter: Sitter | null, mine: boolean, { gathering, terms }: Words): Line {
  const marker: Line = sitter === null ? [{ text: glyphs.awaited, weight: 'bold', tone: 'turn' }] : row(' ');
  const number = row(' ', marker, String(seat + 1).padStart(2));
  if (sitter === null) return row(number, ' ', gathering.free);
  const name = fitted(mine ? bold(sitter.name) : row(sitter.name), 17);
  return row(number, mine ? bold(glyphs.you) : ' ', name, sitter.bot ? terms.mark.bot : '');
}
