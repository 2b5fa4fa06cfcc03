import { counted } from './counted.ts';
import { endings, type EndedBy, type Rules } from '../game/index.ts';
import { printable } from './printable.ts';
import { rulesText } from './rules-option.ts';
import { margin, shareMargin, type Mean, type Tally } from '../lab/index.ts';
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

const ways: Readonly<Record<EndedBy, string>> = {
  'liberal-policies': 'Liberals: five policies',
  'hitler-executed': 'Liberals: Hitler executed',
  'fascist-policies': 'Fascists: six policies',
  'hitler-elected': 'Fascists: Hitler elected',
  mastermind: 'The Mastermind',
};

/** The summary for people: an aligned table, each figure with its margin. */
export function summaryText({ games, bots, rules, seed }: SimulatePlan, tally: Tally, seconds: number): string {
  const lines = [
    `${counted(games, 'game')} of ${bots.length} players · bots ${[...new Set(bots)].join(', ')} · rules ${rulesText(rules)}`,
    `seed ${printable(seed)}`,
    '',
    ...waysUnder(rules).map((by) => shareRow(ways[by], tally.outcomes[by], games)),
    meanRow('Nominations a game', tally.nominations),
    meanRow('Vetoes granted a game', tally.vetoes),
    meanRow('Top-decks a game', tally.topDecks),
    '',
    `± is the 95 % margin · ${counted(Math.round(games / seconds), 'game')} a second`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** A Mastermind's win is told of where there may be one. */
const waysUnder = ({ mastermind = 'off' }: Partial<Rules>): EndedBy[] =>
  (Object.keys(endings) as EndedBy[]).filter((by) => by !== 'mastermind' || mastermind !== 'off');

const shareRow = (label: string, count: number, of: number): string =>
  row(label, `${((100 * count) / of).toFixed(2)} %`, 100 * shareMargin(count, of), 2);

const meanRow = (label: string, mean: Mean): string =>
  row(label, `${mean.value.toFixed(3)}  `, margin(mean), 3);

/** One game alone has no margin. */
const row = (label: string, figure: string, margin: number, digits: number): string =>
  `${label.padEnd(26)}${figure.padStart(10)}${Number.isNaN(margin) ? '' : ` ± ${margin.toFixed(digits)}`}`;
