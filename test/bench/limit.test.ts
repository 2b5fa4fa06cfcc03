import { describe, expect, test } from 'vitest';
import type { LimitCounts } from '../../bench/limit.ts';
import { playLimit } from '../../bench/limit.ts';

const GAMES = 200_000;

/** Random play as other implementations measured it: endings in % of games, the rest as means a game. */
const expected: [players: number, Record<keyof LimitCounts, number>][] = [
  [
    5,
    {
      liberalPolicies: 6.71,
      hitlerExecuted: 17.08,
      fascistPolicies: 20.62,
      hitlerElected: 55.59,
      nominations: 12.92,
      vetoes: 0.0647,
      topDecks: 1.098,
    },
  ],
  [
    7,
    {
      liberalPolicies: 8.52,
      hitlerExecuted: 15.22,
      fascistPolicies: 32.4,
      hitlerElected: 43.86,
      nominations: 13.59,
      vetoes: 0.117,
      topDecks: 1.142,
    },
  ],
  [
    10,
    {
      liberalPolicies: 10.53,
      hitlerExecuted: 11.93,
      fascistPolicies: 45.73,
      hitlerElected: 31.81,
      nominations: 15.71,
      vetoes: 0.1636,
      topDecks: 1.831,
    },
  ],
];

const endings = ['liberalPolicies', 'hitlerExecuted', 'fascistPolicies', 'hitlerElected'] as const;

/** The standard deviation of one game, a little above what 5 to 10 seats show. */
const deviations = { nominations: 4.4, vetoes: 0.5, topDecks: 1.3 };

/** What lies further from the table than four standard errors and half of the table's last digit. */
function outliers(counts: LimitCounts, table: Record<keyof LimitCounts, number>): string[] {
  const errors = endings.map((ending) => {
    const share = table[ending] / 100;
    const error = Math.sqrt((share * (1 - share)) / GAMES);
    return { name: ending, off: counts[ending] / GAMES - share, allowed: 4 * error + 0.000_05 };
  });
  const means = (['nominations', 'vetoes', 'topDecks'] as const).map((name) => {
    const allowed = (4 * deviations[name]) / Math.sqrt(GAMES) + (name === 'nominations' ? 0.005 : 0.000_5);
    return { name, off: counts[name] / GAMES - table[name], allowed };
  });
  return [...errors, ...means].filter(({ off, allowed }) => Math.abs(off) > allowed).map(({ name }) => name);
}

describe('the bare-array playout', () => {
  test.each(expected)(
    '%i seats: endings and means a game are within four standard errors',
    (players, table) => {
      expect(outliers(playLimit(GAMES, players, 1933), table)).toEqual([]);
    },
  );

  test('every game has one ending', () => {
    const counts = playLimit(1000, 6, 7);
    expect(endings.reduce((sum, ending) => sum + counts[ending], 0)).toBe(1000);
  });

  test('the same seed gives the same games, another seed others', () => {
    expect(playLimit(500, 9, 1)).toEqual(playLimit(500, 9, 1));
    expect(playLimit(500, 9, 1)).not.toEqual(playLimit(500, 9, 2));
  });
});
