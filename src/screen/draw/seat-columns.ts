import { ballotOf, seatLine, type Company } from './seat.ts';
import { fitted, row, type Line } from '../line.ts';
import { nextLine } from './seats.ts';
import type { Seat } from '../../game/index.ts';

const column = 30;

/** A line about what is next and the seats in two columns, in the order of play: six rows at most. */
export function seatColumns(company: Company): readonly Line[] {
  const { layout, words } = company.sheet;
  const seats = company.table.seats.map((_, seat) => seat);
  const half = Math.ceil(seats.length / 2);
  const order = seats.length > half ? words.board.columns(half, seats.length) : '';
  const next = nextLine(company, layout.said - 1, order);
  return [
    row(' ', next),
    ...Array.from({ length: half }, (_, index) =>
      row(fitted(cell(index, company), column), index + half < seats.length ? cell(index + half, company) : ''),
    ),
  ];
}

/** A seat in 29 columns, or where placards are wide in 30: what it voted, or that it is away or a bot's, and whether it is proven not to be Hitler. */
function cell(seat: Seat, company: Company): Line {
  const { mark, notHitlerSign } = company.sheet.words.terms;
  const { view } = company.scene;
  const sitter = company.table.seats[seat];
  const ballot = ballotOf(seat, company);
  const here = sitter === undefined || !view.living.includes(seat) || (ballot.length > 0 && !sitter.away);
  const about = here ? ballot : row(sitter.bot ? mark.bot : sitter.away ? mark.away : '');
  return seatLine(
    seat,
    company,
    row(' ', fitted(about, 4), view.notHitler.includes(seat) ? notHitlerSign : ' '),
  );
}
