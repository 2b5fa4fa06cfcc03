import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shared } from '../support/needs.ts';
import { anyRules, generate, type Below } from './generate.ts';
import type { Line } from './lines.ts';
import { gamesIn, replay } from './replay.ts';

describe.skipIf(shared === undefined)('games that people played', () => {
  const games = shared === undefined ? [] : gamesIn(readFileSync(`${shared}data/real-games.jsonl`, 'utf8'));

  test('are legal to the last step and end as recorded', () => {
    expect(games).toHaveLength(469);
    expect(games.map(breakIn).filter((found) => found !== null)).toEqual([]);
  });

  test('C-02: two of them are illegal where the election of a vetoed government reset the tracker', () => {
    const illegal = games.filter((lines) => breakIn(lines.map(withoutRules)) !== null);
    expect(illegal).toHaveLength(2);
  });
});

describe('generated games', () => {
  test('end, and replay as they were generated, at every size and under all kinds of house rules', () => {
    const below = dice(1);
    for (let number = 0; number < 2000; number += 1) {
      const rules = anyRules(below);
      const lines = generate(below, { players: 5 + (number % 6), rules, id: `game-${number}` });
      expect(breakIn(lines)).toBeNull();
    }
  });

  test('at five seats end in each way as often as random play does', () => {
    const games = 8000;
    const below = dice(2);
    const count = new Map<string, number>();
    for (let number = 0; number < games; number += 1) {
      const end = generate(below, { players: 5, rules: {}, id: `game-${number}` }).at(-1);
      if (end?.type === 'end') count.set(end.by, (count.get(end.by) ?? 0) + 1);
    }
    const expected = {
      'liberal-policies': 0.0671,
      'hitler-executed': 0.1708,
      'fascist-policies': 0.2062,
      'hitler-elected': 0.5559,
    };
    for (const [by, share] of Object.entries(expected)) {
      const standardError = Math.sqrt((share * (1 - share)) / games);
      const found = (count.get(by) ?? 0) / games;
      expect(Math.abs(found - share), `${by}: ${found}`).toBeLessThan(4 * standardError);
    }
  });
});

function withoutRules(line: Line): Line {
  return line.type === 'game' ? { ...line, rules: {} } : line;
}

/** What the second reading finds wrong with a record, or null. */
function breakIn(lines: readonly Line[]): string | null {
  try {
    replay(lines);
    return null;
  } catch (error) {
    return String(error);
  }
}

/** A linear congruential generator modulo 2^48, of which the high 32 bits serve. */
function dice(seed: number): Below {
  let state = BigInt(seed);
  return (n) => {
    state = BigInt.asUintN(48, state * 0x5deece66dn + 0xbn);
    return Math.floor((Number(state >> 16n) / 2 ** 32) * n);
  };
}
