import { describe, expect, test } from 'vitest';
import { barred, options } from '../../src/game/index.ts';
import {
  elect,
  eligible,
  govern,
  must,
  position,
  refused,
  reject,
  targets,
  veto,
  voteAll,
} from '../support/positions.ts';

describe('the order of presidents', () => {
  test('R-20: a round is a nomination, a vote, a session and the power it brings', () => {
    const game = position({ players: 9, deck: 'FFF…' });
    const phases = [game.phase];
    must(game, 0, { type: 'nominate', chancellor: 1 });
    phases.push(game.phase);
    voteAll(game, [0, 1, 2, 3, 4]);
    phases.push(game.phase);
    must(game, 0, { type: 'discard', policy: 'fascist' });
    phases.push(game.phase);
    must(game, 1, { type: 'enact', policy: 'fascist' });
    phases.push(game.phase);
    must(game, 0, { type: 'investigate', target: 1 });
    expect([...phases, game.phase]).toEqual([
      'nominate',
      'vote',
      'discard',
      'enact',
      'investigate',
      'nominate',
    ]);
    expect(game.round).toBe(2);
  });

  test('R-21: the presidency passes clockwise and comes round', () => {
    const game = position({ players: 7, president: 5, deck: 'LLLLLL…' });
    govern(game, 5, 0, 'liberal');
    expect(game).toMatchObject({ president: 6, because: 'next' });
    reject(game, 6, 1);
    expect(game).toMatchObject({ president: 0, because: 'next' });
  });

  test('R-21: it passes over the dead', () => {
    const game = position({ players: 7, dead: [1, 2], president: 0 });
    reject(game, 0, 3);
    expect(game.president).toBe(3);
  });

  test('R-21: it reaches a player who was just in government', () => {
    const game = position({ players: 7, deck: 'LLL…' });
    govern(game, 0, 1, 'liberal');
    expect(game.president).toBe(1);
  });

  test('R-21: nobody but the candidate nominates', () => {
    const game = position({ players: 7 });
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      expect(refused(game, seat, { type: 'nominate', chancellor: 0 })).toBe('R-21');
      expect(options(game, seat)).toEqual([]);
    }
  });
});

describe('whom a candidate may nominate', () => {
  test('R-22: any other living player', () => {
    const game = position({ players: 7, dead: [2, 4] });
    expect(eligible(game)).toEqual([1, 3, 5, 6]);
  });

  test('R-22: neither themselves nor the dead', () => {
    const game = position({ players: 7, dead: [2] });
    expect(refused(game, 0, { type: 'nominate', chancellor: 0 })).toBe('R-22');
    expect(refused(game, 0, { type: 'nominate', chancellor: 2 })).toBe('R-22');
  });

  test('R-22: the vote is then on the one nominated', () => {
    const game = position({ players: 7 });
    must(game, 0, { type: 'nominate', chancellor: 5 });
    expect(game).toMatchObject({ phase: 'vote', president: 0, chancellor: 5 });
  });

  test('R-23: neither the last elected President nor the last elected Chancellor', () => {
    const game = position({ players: 7, gov: [6, 3] });
    expect(eligible(game)).toEqual([1, 2, 4, 5]);
    expect(refused(game, 0, { type: 'nominate', chancellor: 6 })).toBe('R-23');
    expect(refused(game, 0, { type: 'nominate', chancellor: 3 })).toBe('R-23');
    expect(barred(game, 0).map(({ refusal }) => refusal.reason)).toEqual([
      'nominates-self',
      'last-chancellor',
      'last-president',
    ]);
  });

  test('R-23: a limit ends with the next elected government', () => {
    const game = position({ players: 7, gov: [6, 3], deck: 'LLL…' });
    govern(game, 0, 1, 'liberal');
    expect(eligible(game)).toEqual([2, 3, 4, 5, 6]);
  });

  test('R-24, C-03: a pair that was nominated and not elected limits nobody', () => {
    const game = position({ players: 7, gov: [6, 3] });
    reject(game, 0, 1);
    expect(eligible(game)).toEqual([0, 2, 4, 5]);
  });

  test('R-24, C-03: a pair that was elected and vetoed is limited', () => {
    const game = position({ players: 7, fascist: 5, gov: [6, 3], deck: 'FFF…' });
    elect(game, 0, 1);
    veto(game);
    expect(eligible(game)).toEqual([2, 3, 4, 5, 6]);
  });

  test('R-25: the last Chancellor may be President, by turn or by special election', () => {
    const byTurn = position({ players: 7, gov: [6, 1] });
    reject(byTurn, 0, 2);
    expect(byTurn.president).toBe(1);

    const called = position({ players: 7, fascist: 2, deck: 'FFF…' });
    govern(called, 0, 4, 'fascist');
    expect(targets(called)).toContain(4);
  });

  test('R-26, C-01: with six alive both are limited, with five only the last Chancellor', () => {
    expect(eligible(position({ players: 7, dead: [5], gov: [6, 3], hitler: 4 }))).toEqual([1, 2, 4]);
    const five = position({ players: 7, dead: [4, 5], gov: [6, 3] });
    expect(eligible(five)).toEqual([1, 2, 6]);
    expect(refused(five, 0, { type: 'nominate', chancellor: 3 })).toBe('R-26');
  });

  test('C-01: those alive at the nomination count, not those who started', () => {
    expect(eligible(position({ players: 10, dead: [1, 2, 3, 4, 5], gov: [8, 9], hitler: 7 }))).toEqual([
      6, 7, 8,
    ]);
  });

  test('C-23: the limit of a dead officer lapses, and nobody inherits it', () => {
    expect(eligible(position({ players: 8, dead: [3], gov: [7, 3] }))).toEqual([1, 2, 4, 5, 6]);
    expect(eligible(position({ players: 8, dead: [7], hitler: 6, gov: [7, 3] }))).toEqual([1, 2, 4, 5, 6]);
  });

  test('a candidate may have one choice left, and must take it', () => {
    const game = position({ players: 5, dead: [3, 4], hitler: 2, gov: [0, 1], president: 0 });
    expect(options(game, 0)).toEqual([{ type: 'nominate', chancellor: 2 }]);
  });
});
