import { endings, type EndedBy, type Rules } from '../game/index.ts';
import { printable } from './printable.ts';
import { rulesText } from './rules-option.ts';
import { margin, shareMargin, type Mean, type Tally } from '../lab/index.ts';
import { fit, width } from '../text/index.ts';
import type { CliWords } from '../words/index.ts';
import type { SimulatePlan } from './simulate-options.ts';

/** The one object of `simulate --json`. */
export function summaryJson({ games, bots, seed }: SimulatePlan, tally: Tally, seconds: number): object {
  return {
    games,
    players: bots.length,
    seed,
    outcomes: tally.outcomes,
    nominations: tally.nominations.value,
    vetoes: tally.vetoes.value,
    topDecks: tally.topDecks.value,
    gamesPerSecond: Math.round(games / seconds),
  };
}

/** The summary for people: an aligned table, each figure with its margin. */
export function summaryText(
  { games, bots, rules, seed }: SimulatePlan,
  tally: Tally,
  seconds: number,
  { simulate: say }: CliWords,
): string {
  const figures: readonly Figure[] = [
    ...waysUnder(rules).map((by) => shareOf(say.outcomes[by], tally.outcomes[by], games)),
    meanOf(say.nominations, tally.nominations),
    meanOf(say.vetoes, tally.vetoes),
    meanOf(say.topDecks, tally.topDecks),
  ];
  const columns = Math.max(...figures.map(({ label }) => width(label))) + 1;
  const lines = [
    say.summary(games, bots.length, [...new Set(bots)].join(', '), rulesText(rules)),
    say.seed(printable(seed)),
    '',
    ...figures.map((figure) => row(figure, columns)),
    '',
    say.margin(Math.round(games / seconds)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** A Mastermind's win is told of where there may be one. */
const waysUnder = ({ mastermind = 'off' }: Partial<Rules>): EndedBy[] =>
  (Object.keys(endings) as EndedBy[]).filter((by) => by !== 'mastermind' || mastermind !== 'off');

interface Figure {
  readonly label: string;
  readonly figure: string;
  /** Half of the 95 % interval; NaN for one game, which has none. */
  readonly margin: number;
  readonly digits: number;
}

const shareOf = (label: string, count: number, of: number): Figure => ({
  label,
  figure: `${((100 * count) / of).toFixed(2)} %`,
  margin: 100 * shareMargin(count, of),
  digits: 2,
});

const meanOf = (label: string, mean: Mean): Figure => ({
  label,
  figure: `${mean.value.toFixed(3)}  `,
  margin: margin(mean),
  digits: 3,
});

const row = ({ label, figure, margin, digits }: Figure, columns: number): string =>
  `${fit(label, columns)}${figure.padStart(10)}${Number.isNaN(margin) ? '' : ` ± ${margin.toFixed(digits)}`}`;
