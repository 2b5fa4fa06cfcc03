import { describe, expect, test } from 'vitest';
import { options } from '../../src/game/index.ts';
import {
  cards,
  chaos,
  elect,
  eligible,
  events,
  govern,
  must,
  pass,
  position,
  refused,
  reject,
  setOf,
  shuffledTo,
} from '../support/positions.ts';

describe('chaos', () => {
  test('R-30: the third rejection in a row enacts the top policy, with no government', () => {
    const game = position({ players: 7, gov: [6, 5], tracker: 2, deck: 'LFF…' });
    const heard = events((table) => reject(game, 0, 1, table));
    expect(heard.slice(-3)).toMatchObject([
      { type: 'rejected', tracker: 3 },
      { type: 'chaos', policy: 'liberal' },
      { type: 'round-began', president: 1 },
    ]);
    expect(game).toMatchObject({
      phase: 'nominate',
      liberalPolicies: 1,
      government: { number: 1 },
      discards: [],
    });
    expect(game.deck.slice(0, 2)).toEqual(cards('FF'));
    expect(game.deck).toHaveLength(16);
  });

  test('R-30: the second does not', () => {
    const game = position({ players: 7, tracker: 1, deck: 'LFF…' });
    reject(game, 0, 1);
    expect(game).toMatchObject({ tracker: 2, liberalPolicies: 0 });
  });

  test.each([
    { players: 5, fascist: 2, power: { type: 'peek' } },
    { players: 5, fascist: 3, power: { type: 'execute', target: 1 } },
    { players: 7, fascist: 1, power: { type: 'investigate', target: 1 } },
    { players: 7, fascist: 2, power: { type: 'special-election', target: 1 } },
    { players: 9, fascist: 0, power: { type: 'investigate', target: 1 } },
    { players: 9, fascist: 4, power: { type: 'execute', target: 1 } },
  ])(
    'R-30: at $players seats and $fascist Fascist policies it brings no $power.type',
    ({ players, fascist, power }) => {
      const game = position({ players, fascist, deck: 'FFF…' });
      chaos(game);
      expect(game).toMatchObject({ phase: 'nominate', fascistPolicies: fascist + 1, president: 3 });
      for (const seat of [2, 3]) expect(refused(game, seat, power)).toBe('R-30');
      must(game, 3, { type: 'nominate', chancellor: 4 });
      expect(refused(game, 3, power)).toBe('R-51');
    },
  );

  test('R-31: everybody but the candidate may be nominated next', () => {
    const game = position({ players: 7, gov: [6, 5], tracker: 2, deck: 'FFF…' });
    reject(game, 0, 1);
    expect(game.termLimits).toBeNull();
    expect(eligible(game)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  test('R-31, C-11: forgotten limits stay forgotten when that election fails', () => {
    const game = position({ players: 7, gov: [6, 5], tracker: 2, deck: 'FFF…' });
    reject(game, 0, 1);
    reject(game, 1, 2);
    expect(eligible(game)).toEqual([0, 1, 3, 4, 5, 6]);
  });

  test('R-32, C-10: the tracker starts again at once', () => {
    const game = position({ players: 7, tracker: 2, deck: 'FFF…' });
    reject(game, 0, 1);
    expect(game.tracker).toBe(0);
    reject(game, 1, 2);
    expect(game).toMatchObject({ tracker: 1, fascistPolicies: 1 });
  });

  test('R-45: two tiles left are shuffled with the discards', () => {
    const game = position({ players: 7, tracker: 2, deck: 'LFF' });
    const heard = events((table) => reject(game, 0, 1, table), shuffledTo('FLF'));
    expect(heard.slice(-3)).toMatchObject([
      { type: 'chaos' },
      { type: 'reshuffled', cards: 16, after: 'chaos' },
      { type: 'round-began' },
    ]);
    expect(game.deck.slice(0, 3)).toEqual(cards('FLF'));
    expect(game.discards).toEqual([]);
  });

  test('R-45: three tiles left are not', () => {
    const game = position({ players: 7, tracker: 2, deck: 'LFFF' });
    reject(game, 0, 1);
    expect(game.deck).toEqual(cards('FFF'));
  });

  test('R-45: nor are any when the game has ended', () => {
    const game = position({ players: 7, tracker: 2, liberal: 4, deck: 'LFF' });
    reject(game, 0, 1);
    expect(game).toMatchObject({ phase: 'over', deck: cards('FF') });
  });

  test('C-12: the fifth Fascist policy laid by chaos opens the veto and executes nobody', () => {
    const game = position({ players: 7, fascist: 4, tracker: 2, deck: 'FFFF…' });
    reject(game, 0, 1);
    expect(game).toMatchObject({ phase: 'nominate', living: setOf([0, 1, 2, 3, 4, 5, 6]) });
    elect(game, 1, 2);
    pass(game, 'fascist');
    expect(options(game, 2)).toContainEqual({ type: 'veto' });
  });

  test('C-13: the third Fascist policy laid by chaos makes Hitler dangerous', () => {
    const game = position({ players: 7, fascist: 2, tracker: 2, deck: 'FFFF…' });
    reject(game, 0, 1);
    elect(game, 1, 6);
    expect(game.ending?.by).toBe('hitler-elected');
  });

  test('C-13: a power lost in chaos is never made up for', () => {
    const game = position({ players: 9, tracker: 2, deck: 'FFFF…' });
    reject(game, 0, 1);
    govern(game, 1, 2, 'fascist');
    must(game, 1, { type: 'investigate', target: 0 });
    expect(game).toMatchObject({
      phase: 'nominate',
      usedPowers: [null, { power: 'investigate', president: 1 }],
    });
  });
});
