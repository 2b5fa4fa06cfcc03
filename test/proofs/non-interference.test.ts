import { describe, expect, test } from 'vitest';
import * as game from '../../src/game/index.ts';
import { interference, mineAtMost, Tally } from '../support/worlds-property.ts';

const gamesEach = 8;

const always = [
  'elected',
  'rejected',
  'chaos',
  'reshuffled',
  'executed',
  'veto-agreed',
  'veto-refused',
  'claimed',
];
const small = [...always, 'peeked', 'saw-deck'];
const larger = [...always, 'investigated', 'saw-party', 'special-election-called'];

describe('R-11, R-12, R-27, R-40, R-42, R-52, R-57, MM-6: what a viewer may not know changes nothing that it is sent', () => {
  test.each([
    { players: 5, happens: small, longestMine: 252 },
    { players: 6, happens: small, longestMine: 280 },
    { players: 7, happens: larger, longestMine: 308 },
    { players: 8, happens: larger, longestMine: 336 },
    { players: 9, happens: larger, longestMine: 364 },
    { players: 10, happens: larger, longestMine: mineAtMost },
  ])('at $players players', ({ players, happens, longestMine }) => {
    const tally = new Tally();
    for (let round = 0; round < gamesEach; round += 1) {
      expect(interference(game, 'proof', round * 6 + players - 5, tally)).toBeNull();
    }
    expect(tally.sights).toBeGreaterThan(10_000);
    expect(Math.min(...Object.values(tally.differing))).toBeGreaterThan(10);
    expect([...tally.happened]).toEqual(expect.arrayContaining(happens));
    expect(tally.longestMine).toBe(longestMine);
  });
});
