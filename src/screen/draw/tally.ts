import { bold, columnsOf, row, type Line } from '../line.ts';
import { glyphs } from '../glyphs.ts';
import { ballots as kinds, type Ballot, type Seat } from '../../game/index.ts';
import { fit } from '../../text/index.ts';
import type { NameOf } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/** Who voted how, a row for each ballot: with names, or where they don't fit, with the seats' numbers. */
export function tally(
  ballots: readonly (Ballot | null)[],
  nameOf: NameOf,
  sheet: Sheet,
): readonly [Line, Line] {
  const full = (seat: Seat): string => `${seat + 1} ${nameOf(seat)}`;
  const versions = [
    rowsWith(ballots, full, 2, sheet),
    rowsWith(ballots, full, 1, sheet),
    rowsWith(ballots, (seat) => String(seat + 1), 2, sheet),
    rowsWith(ballots, (seat) => String(seat + 1), 1, sheet),
  ] as const;
  return versions.find((rows) => rows.every((line) => columnsOf(line) <= sheet.layout.said)) ?? versions[3];
}

function rowsWith(
  ballots: readonly (Ballot | null)[],
  player: (seat: Seat) => string,
  gap: number,
  sheet: Sheet,
): readonly [Line, Line] {
  const sides = kinds.map((kind) => {
    const seats = ballots.flatMap((ballot, seat) => (ballot === kind ? [seat] : []));
    const label = fit(sheet.words.terms.ballot[kind], 5);
    return { label, seats, bar: `${glyphs.bar.repeat(seats.length)} ${seats.length}` };
  });
  const width = Math.max(...sides.map(({ bar }) => bar.length)) + gap;
  const [ja = [], nein = []] = sides.map(({ label, seats, bar }) =>
    row(' ', label, bold(bar), ' '.repeat(width - bar.length), seats.map(player).join(' '.repeat(gap))),
  );
  return [ja, nein];
}
