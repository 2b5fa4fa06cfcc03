import { describe, expect, test } from 'vitest';
import { bots, type Sight } from '../../src/bots/index.ts';
import { dice, seedFrom } from '../../src/chance/index.ts';
import type { Move, Policy } from '../../src/game/index.ts';
import { frequencies } from './table.ts';

const tries = 6000;

/** The share of each answer; the view and the log throw when they are touched. */
function shares(options: readonly Move[], hand: readonly Policy[] = []): Record<string, number> {
  const sight: Sight = {
    seat: 0,
    hand,
    get view(): never {
      throw new Error('it looked at its view');
    },
    get log(): never {
      throw new Error('it read its log');
    },
  };
  const own = dice(seedFrom(JSON.stringify({ options, hand })));
  const found = frequencies(tries, () => bots.random.decide(sight, options, own));
  return Object.fromEntries([...found].map(([answer, count]) => [answer, count / tries]));
}

/** Those answers with those shares, give or take 0.05: more than seven standard errors. */
const about = (expected: readonly (readonly [Move, number])[]): object =>
  Object.fromEntries(expected.map(([move, share]) => [JSON.stringify(move), expect.closeTo(share, 1)]));

const enactL: Move = { type: 'enact', policy: 'liberal' };
const enactF: Move = { type: 'enact', policy: 'fascist' };

describe('random', () => {
  test('votes Ja and Nein equally often', () => {
    const ballots = (['ja', 'nein'] as const).map((ballot): Move => ({ type: 'vote', ballot }));
    expect(shares(ballots)).toEqual(about(ballots.map((move) => [move, 1 / 2])));
  });

  test('names each eligible seat, and aims at each possible target, equally often', () => {
    const nominees = [1, 2, 4].map((chancellor): Move => ({ type: 'nominate', chancellor }));
    expect(shares(nominees)).toEqual(about(nominees.map((move) => [move, 1 / 3])));
    const targets = [0, 3, 5, 6].map((target): Move => ({ type: 'execute', target }));
    expect(shares(targets)).toEqual(about(targets.map((move) => [move, 1 / 4])));
  });

  test('chooses tiles by position: of F, F, L an F is twice as likely', () => {
    const discardL: Move = { type: 'discard', policy: 'liberal' };
    const discardF: Move = { type: 'discard', policy: 'fascist' };
    const discarded = shares([discardL, discardF], ['fascist', 'fascist', 'liberal']);
    expect(discarded).toEqual(
      about([
        [discardF, 2 / 3],
        [discardL, 1 / 3],
      ]),
    );
    const enacted = shares([enactL, enactF], ['fascist', 'liberal']);
    expect(enacted).toEqual(
      about([
        [enactF, 1 / 2],
        [enactL, 1 / 2],
      ]),
    );
  });

  test('asks for a veto with one half before it chooses a tile', () => {
    const veto: Move = { type: 'veto' };
    const found = shares([enactL, enactF, veto], ['fascist', 'liberal']);
    expect(found).toEqual(
      about([
        [veto, 1 / 2],
        [enactF, 1 / 4],
        [enactL, 1 / 4],
      ]),
    );
  });

  test('grants a veto with one half', () => {
    const answers = [true, false].map((consent): Move => ({ type: 'answer-veto', consent }));
    expect(shares(answers)).toEqual(about(answers.map((move) => [move, 1 / 2])));
  });

  test('makes no claims', () => {
    expect(bots.random.claim).toBeUndefined();
  });
});
