import { bold, dim, ends, fitted, inverse, row, textOf, type Line } from '../line.ts';
import { fit } from '../../text/index.ts';
import { glyphs, outlines } from '../glyphs.ts';
import { type Mark, type NameOf, type Words } from '../../words/index.ts';
import { seats as room } from '../layout.ts';
import type { Seat, View } from '../../game/index.ts';
import type { TableState } from '../../table/index.ts';

/** A line about what is next and a row for each seat, in the order of play. */
export function seats(
  view: View,
  table: TableState,
  picked: Seat | null,
  nameOf: NameOf,
  words: Words,
): readonly Line[] {
  const next = words.board.next(view.nextPresident, nameOf, view.phase === 'special-election');
  return [
    ends(bold(`${words.board.seats} ${glyphs.down}`), row(next), room.columns),
    ...table.seats.map((_, seat) => seatRow(seat, { view, table, nameOf, words }, seat === picked)),
  ];
}

/** The rail left of the seats, that says that they are in a row. */
export const rail = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, index) => {
    const { top, bottom } = outlines.pile;
    if (index === 0) return dim(top[0]);
    return dim(index === count - 1 ? bottom[0] : outlines.pile.side);
  });

interface Around {
  readonly view: View;
  readonly table: TableState;
  readonly nameOf: NameOf;
  readonly words: Words;
}

function seatRow(seat: Seat, around: Around, picked: boolean): Line {
  const { view, nameOf, words } = around;
  const mine = view.mine?.seat === seat;
  const waited = view.phase !== 'legislate' && view.awaited.includes(seat);
  const mark = markOf(seat, around);
  const name = fitted(row(fit(nameOf(seat), 16)), 16);
  const about = row(
    String(seat + 1).padStart(2),
    mine ? glyphs.you : ' ',
    mine ? bold(textOf(name)) : name,
    ' ',
    fitted(ballotOf(seat, view, words), 4),
    ' ',
    fitted(row(mark === null ? '' : words.terms.mark[mark]), 6),
  );
  const placard = row(bold(placardOf(seat, view, words)));
  if (picked) return inverse(row(glyphs.picked, placard, about));
  return row([{ text: waited ? glyphs.awaited : ' ', weight: 'bold', tone: 'turn' }], placard, about);
}

/** Candidates in round brackets, those in office in square ones, the last elected pair without, the dead crossed. */
function placardOf(seat: Seat, view: View, words: Words): string {
  const { president, chancellor } = words.terms.placard;
  if (!view.living.includes(seat)) return ` ${glyphs.dead} `;
  const [open, close] = inOffice(view) ? ['[', ']'] : ['(', ')'];
  if (seat === view.president) return `${open}${president}${close}`;
  if (seat === view.chancellor) return `${open}${chancellor}${close}`;
  if (seat === view.termLimits?.president) return ` ${president.toLowerCase()} `;
  return seat === view.termLimits?.chancellor ? ` ${chancellor.toLowerCase()} ` : '   ';
}

const inOffice = ({ phase }: View): boolean => phase !== 'nominate' && phase !== 'vote';

function ballotOf(seat: Seat, view: View, words: Words): Line {
  if (!view.living.includes(seat)) return [];
  if (view.phase === 'vote') return row(view.voted.includes(seat) ? words.board.cast : glyphs.pending);
  const ballot = view.ballots?.[seat] ?? null;
  if (ballot === null) return [];
  return ballot === 'ja' ? bold(words.terms.ballot.ja) : row(words.terms.ballot.nein);
}

/** The strongest of what is known of a seat. While somebody nominates, whom the term limits bar comes first. */
function markOf(seat: Seat, { view, table }: Around): Mark | null {
  const inSeat = table.seats[seat];
  const stands = seat === view.president || seat === view.chancellor;
  const limit = !stands && view.limited.includes(seat);
  const marks: readonly (readonly [Mark, boolean])[] = [
    ['dead', !view.living.includes(seat)],
    ['limit', limit && view.phase === 'nominate'],
    ['bot', inSeat?.bot === true],
    ['away', inSeat?.away === true],
    ['notHitler', view.notHitler.includes(seat)],
    ['limit', limit],
    ['probed', view.investigated.includes(seat)],
    ['you', seat === view.mine?.seat],
  ];
  return marks.find(([, applies]) => applies)?.[0] ?? null;
}
