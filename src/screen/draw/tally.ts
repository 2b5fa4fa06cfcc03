import { bold, columnsOf, row, type Line } from '../line.ts';
import { glyphs } from '../glyphs.ts';
import { said } from '../layout.ts';
import { ballots as kinds, type Ballot, type Seat } from '../../game/index.ts';
import type { NameOf, Words } from '../../words/index.ts';

/** Who voted how, a row for each ballot: with names, or where they don't fit, with the seats' numbers. */
export function tally(
  ballots: readonly (Ballot | null)[],
  nameOf: NameOf,
  words: Words,
): readonly [Line, Line] {
  const full = (seat: Seat): string => `${seat + 1} ${nameOf(seat)}`;
  const versions = [
    rowsWith(ballots, full, 2, words),
    rowsWith(ballots, full, 1, words),
    rowsWith(ballots, (seat) => String(seat + 1), 2, words),
  ] as const;
  return versions.find((rows) => rows.every((line) => columnsOf(line) <= said)) ?? versions[2];
}

function rowsWith(
  ballots: readonly (Ballot | null)[],
  player: (seat: Seat) => string,
  gap: number,
  words: Words,
): readonly [Line, Line] {
  const sides = kinds.map((kind) => {
    const seats = ballots.flatMap((ballot, seat) => (ballot === kind ? [seat] : []));
    const label = words.terms.ballot[kind].padEnd(5);
    return { label, seats, bar: `${glyphs.bar.repeat(seats.length)} ${seats.length}` };
  });
  const width = Math.max(...sides.map(({ bar }) => bar.length)) + gap;
  const [ja = [], nein = []] = sides.map(({ label, seats, bar }) =>
    row(' ', label, bold(bar), ' '.repeat(width - bar.length), seats.map(player).join(' '.repeat(gap))),
  );
  return [ja, nein];
}
