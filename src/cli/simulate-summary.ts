import { counted } from './counted.ts';
import { endings, type EndedBy } from '../game/index.ts';
import { printable } from './printable.ts';
import { rulesText } from './rules-option.ts';
import { margin, shareMargin, type Mean, type Tally } from '../lab/index.ts';
import type { SimulatePlan } from './simulate-options.ts';

/** The one object of `simulate --json`. The Mastermind's way to win is counted there before it can be won. */
export function summaryJson({ games, bots, seed }: SimulatePlan, tally: Tally, seconds: number): object {
  return {
    games,
    players: bots.length,
    seed,
    outcomes: { ...tally.outcomes, mastermind: 0 },
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
};

/** The summary for people: an aligned table, each figure with its margin. */
export function summaryText({ games, bots, rules, seed }: SimulatePlan, tally: Tally, seconds: number): string {
  const lines = [
    `${counted(games, 'game')} of ${bots.length} players · bots ${[...new Set(bots)].join(', ')} · rules ${rulesText(rules)}`,
    `seed ${printable(seed)}`,
    '',
    ...(Object.keys(endings) as EndedBy[]).map((by) => shareRow(ways[by], tally.outcomes[by], games)),
    meanRow('Nominations a game', tally.nominations),
    meanRow('Vetoes granted a game', tally.vetoes),
    meanRow('Top-decks a game', tally.topDecks),
    '',
    `± is the 95 % margin · ${counted(Math.round(games / seconds), 'game')} a second`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

const shareRow = (label: string, count: number, of: number): string =>
  row(label, `${((100 * count) / of).toFixed(2)} %`, 100 * shareMargin(count, of), 2);

const meanRow = (label: string, mean: Mean): string =>
  row(label, `${mean.value.toFixed(3)}  `, margin(mean), 3);

/** One game alone has no margin. */
const row = (label: string, figure: string, margin: number, digits: number): string =>
  `${label.padEnd(26)}${figure.padStart(10)}${Number.isNaN(margin) ? '' : ` ± ${margin.toFixed(digits)}`}`;
