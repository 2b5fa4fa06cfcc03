import { ballotOf, markOf, nameOf, placardOf, signOf, youSign, type Company, type Placard } from './seat.ts';
import { board } from './board.ts';
import {
  bold,
  columnsOf,
  dim,
  ends,
  fitted,
  fitting,
  inverse,
  pressing,
  row,
  textOf,
  type Line,
} from '../line.ts';
import { glyphs, outlines } from '../glyphs.ts';
import { lettersOf, recentVotes } from './recent.ts';
import { width } from '../../text/index.ts';
import type { Block } from './box.ts';
import type { Seat } from '../../game/index.ts';

/** The columns of the table with its rim, of the margin before it, of each seat at it, and around the board on it. */
const room = { columns: 96, margin: 1, seat: 19, inset: 8 } as const;

/** The columns of the table and the margin before it. */
export const tableColumns = room.margin + room.columns;

/** The board on a table with the seats around it, clockwise from the upper left: 31 rows. */
export function roundTable(company: Company): Block {
  const { scene, table, sheet } = company;
  const { view, nameOf: named } = scene;
  const seats = table.seats.map((_, seat) => seat);
  const half = Math.ceil(seats.length / 2);
  const [far, near] = [seats.slice(0, half), seats.slice(half).toReversed()];
  const next = sheet.words.board.nextLong(view.nextPresident, named, view.phase === 'special-election');
  const inside = [
    [],
    ...board(view, sheet).map((line) => row(' '.repeat(room.inset), line)),
    [],
    [],
    ends([], row(next, '  '), room.columns - 2),
  ];
  return [
    [],
    ...sitting(far, company),
    rim('top', far, company),
    ...inside.map((line) => sides(line)),
    rim('bottom', near, company),
    ...sitting(near, company),
    [],
  ];
}

const sides = (line: Line): Line => {
  const side = dim(outlines.pile.side);
  return row(' '.repeat(room.margin), side, fitted(line, room.columns - 2), side);
};

/** Three rows for the seats along one side: who, what of them, and how they voted lately. */
function sitting(seats: readonly Seat[], company: Company): Block {
  const rows = seats.map((seat) => seatRows(seat, company));
  const last = rows.length - 1;
  return [0, 1, 2].map((part) =>
    row(
      '   ',
      ...rows.map((block, at) => (at === last ? (block[part] ?? []) : fitted(block[part] ?? [], room.seat))),
    ),
  );
}

function seatRows(seat: Seat, company: Company): Block {
  const { scene, picked, sheet } = company;
  const { board: said, terms } = sheet.words;
  const mark = markOf(seat, company);
  const who = row(
    signOf(seat, company),
    String(seat + 1),
    seat === scene.me ? youSign : ' ',
    fitting(nameOf(seat, company), room.seat - 2 - String(seat + 1).length),
  );
  const voted = scene.view.phase === 'vote' && scene.view.voted.includes(seat);
  const about = [
    voted ? row(said.castLong) : ballotOf(seat, company),
    row(mark === null ? '' : terms.mark[mark]),
  ];
  const [ballot = [], sign = []] = mark === 'dead' ? about.toReversed() : about;
  const rows = [
    seat === picked ? inverse([{ text: textOf(who) }]) : who,
    row(' ', fitted(ballot, columnsOf(row(said.castLong)) + 1), sign),
    row(' ', lettersOf(seat, recentVotes(scene.story), sheet)),
  ];
  return rows.map((line) => pressing(line, company.pressOf(seat)));
}

/** The rim of the table, where the placards lie before their seats; the farther side says which way round the table goes. */
function rim(edge: 'top' | 'bottom', seats: readonly Seat[], company: Company): Line {
  const { flat, [edge]: corners } = outlines.pile;
  const columns = room.columns - 2;
  const placards = seats
    .map((seat, index): readonly [at: number, text: string] => [
      2 + index * room.seat,
      longPlacard(placardOf(seat, company.scene.view), company),
    ])
    .filter(([, text]) => text !== '');
  const way = ` ${company.sheet.words.board.clockwise} ${glyphs.used} `;
  const at = columns - width(way) - 2;
  const free = placards.every(([start, text]) => start + width(text) <= at);
  let line: Line = [];
  for (const [start, text] of placards) line = row(ruled(line, start), bold(text));
  if (edge === 'top' && free) line = row(ruled(line, at), way);
  return row(' '.repeat(room.margin), dim(corners[0]), ruled(line, columns), dim(corners[1]));

  function ruled(before: Line, until: number): Line {
    return row(before, dim(flat.repeat(until - columnsOf(before))));
  }
}

function longPlacard(placard: Placard | null, { sheet }: Company): string {
  if (placard === null) return '';
  const word = sheet.words.board.placard[placard.how][placard.office];
  return { stands: `( ${word} )`, inOffice: `[ ${word} ]`, was: ` ${word} ` }[placard.how];
}
