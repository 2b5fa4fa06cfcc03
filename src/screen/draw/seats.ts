import { ballotOf, markOf, seatLine, sitterColumns, type Company } from './seat.ts';
import { bold, dim, ends, fitted, row, type Line } from '../line.ts';
import { glyphs, outlines } from '../glyphs.ts';
import { lettersOf, recentVotes, roundsOf } from './recent.ts';
import type { Terms } from '../../words/index.ts';

/** A line about what is next and a row for each seat, in the order of play; where there is room, with the last ballots. */
export function seats(company: Company): readonly Line[] {
  const { table, sheet } = company;
  const { layout, words } = sheet;
  const all = table.seats.map((_, seat) => seat);
  if (layout.kind !== 'ballots')
    return [
      nextLine(company, listColumns),
      ...all.map((seat) => seatLine(seat, company, about(seat, company))),
    ];
  const votes = recentVotes(company.scene.story);
  const head = row(
    ' '.repeat(sitterColumns(words.terms) + 1),
    fitted(row(words.board.now), ballotColumns + 1),
    fitted(row(words.board.mark), markColumns(words.terms) + 1),
    roundsOf(votes, sheet),
  );
  return [
    nextLine(company, listColumns + 8),
    head,
    ...all.map((seat) =>
      seatLine(seat, company, row(about(seat, company), ' ', lettersOf(seat, votes, sheet))),
    ),
  ];
}

/** The columns of a list without the last ballots. */
export const listColumns = 35;

const ballotColumns = 4;

/** A mark has what is left behind sitter and ballot, with a blank before each: a wide placard takes a column of it. */
const markColumns = (terms: Terms): number => listColumns - sitterColumns(terms) - ballotColumns - 2;

/** Heads the seats: that they are in order, and who stands next. */
export function nextLine(company: Company, columns: number, order = ''): Line {
  const { words, ascii } = company.sheet;
  const head = [words.board.seats, ...(ascii ? [] : [glyphs.down]), ...(order === '' ? [] : [order])];
  return ends(bold(head.join(' ')), row(nextPresident(company)), columns);
}

/** Who stands next for President. */
export const nextPresident = ({ scene: { view, nameOf }, sheet: { words } }: Company): string =>
  words.board.next(view.nextPresident, nameOf, view.phase === 'special-election');

const about = (seat: number, company: Company): Line => {
  const mark = markOf(seat, company);
  const { terms } = company.sheet.words;
  return row(
    ' ',
    fitted(ballotOf(seat, company), ballotColumns),
    ' ',
    fitted(row(mark === null ? '' : terms.mark[mark]), markColumns(terms)),
  );
};

/** The rail left of the seats, that says that they are in a row. */
export const rail = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, index) => {
    const { top, bottom } = outlines.pile;
    if (index === 0) return dim(top[0]);
    return dim(index === count - 1 ? bottom[0] : outlines.pile.side);
  });
