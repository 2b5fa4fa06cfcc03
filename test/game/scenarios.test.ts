import { describe, expect, test } from 'vitest';
import { options, type Game } from '../../src/game/index.ts';
import {
  cards,
  chaos,
  elect,
  eligible,
  govern,
  must,
  pass,
  position,
  refused,
  reject,
  setOf,
  veto,
  voteAll,
} from '../support/positions.ts';

const enactment = { trackerReset: 'enactment' } as const;
const pair = (president: number, chancellor: number) => ({ president, chancellor });

test('S01: a tie of six rejects, and the presidency passes on', () => {
  const game = position({ players: 6 });
  must(game, 0, { type: 'nominate', chancellor: 3 });
  voteAll(game, [0, 1, 2]);
  expect(game).toMatchObject({
    phase: 'nominate',
    tracker: 1,
    president: 1,
    termLimits: null,
    government: null,
  });
});

test('S02: the dead have no ballot, so that three of six are no majority and four are', () => {
  const game = position({ players: 7, hitler: 5, dead: [6] });
  must(game, 0, { type: 'nominate', chancellor: 1 });
  expect(refused(game, 6, { type: 'vote', ballot: 'ja' })).toBe('R-60');
  voteAll(game, [0, 1, 2]);
  expect(game).toMatchObject({ phase: 'nominate', tracker: 1, president: 1, termLimits: null });

  must(game, 1, { type: 'nominate', chancellor: 2 });
  voteAll(game, [0, 1, 2, 3]);
  expect(game).toMatchObject({ phase: 'discard', president: 1, chancellor: 2, termLimits: pair(1, 2) });
});

test('S03: a government that fails leaves the limits with the last elected one', () => {
  const game = position({ players: 7, deck: 'LFF…' });
  govern(game, 0, 3, 'liberal');
  reject(game, 1, 4);
  expect(game).toMatchObject({ president: 2, termLimits: pair(0, 3) });
  expect(eligible(game)).toEqual([1, 4, 5, 6]);
});

test('S04: an execution that leaves five alive frees the last President', () => {
  const game = position({ players: 6, hitler: 0, fascist: 3, president: 2, deck: 'FFF…' });
  govern(game, 2, 5, 'fascist');
  must(game, 2, { type: 'execute', target: 4 });
  expect(game).toMatchObject({ fascistPolicies: 4, president: 3, termLimits: pair(2, 5) });
  expect(eligible(game)).toEqual([0, 1, 2]);
});

test('S05: at a table of five only the last Chancellor is limited', () => {
  const game = position({ players: 5, deck: 'LLL…' });
  govern(game, 0, 2, 'liberal');
  expect(game.president).toBe(1);
  expect(eligible(game)).toEqual([0, 3, 4]);
});

test('S06: the last Chancellor may be President', () => {
  const game = position({ players: 7, deck: 'LLL…' });
  govern(game, 0, 1, 'liberal');
  expect(game.president).toBe(1);
  expect(eligible(game)).toEqual([2, 3, 4, 5, 6]);
});

test('S07: nobody inherits the limit of a Chancellor who is executed', () => {
  const game = position({ players: 7, fascist: 3, deck: 'FFF…' });
  govern(game, 0, 1, 'fascist');
  must(game, 0, { type: 'execute', target: 1 });
  expect(game.president).toBe(2);
  expect(eligible(game)).toEqual([3, 4, 5, 6]);
});

test('S08: chaos at nine seats gives no power, and everybody may be nominated', () => {
  const game = position({ players: 9, gov: [8, 7], deck: 'F…' });
  chaos(game);
  expect(game).toMatchObject({
    phase: 'nominate',
    fascistPolicies: 1,
    tracker: 0,
    termLimits: null,
    president: 3,
  });
  expect(eligible(game)).toEqual([0, 1, 2, 4, 5, 6, 7, 8]);
});

describe('S09: the third Fascist policy laid by chaos', () => {
  const afterChaos = (): Game => {
    const game = position({ players: 7, fascist: 2, deck: 'FFFF…' });
    chaos(game);
    return game;
  };

  test('S09: calls no special election', () => {
    expect(afterChaos()).toMatchObject({
      phase: 'nominate',
      fascistPolicies: 3,
      president: 3,
      because: 'next',
    });
  });

  test('S09: makes Hitler dangerous at once', () => {
    const game = afterChaos();
    elect(game, 3, 6);
    expect(game.ending).toEqual({ winner: 'fascist', by: 'hitler-elected' });
  });

  test('S09: the lost special election never returns', () => {
    const game = afterChaos();
    govern(game, 3, 0, 'fascist');
    expect(game).toMatchObject({ phase: 'execute', fascistPolicies: 4 });
    expect(refused(game, 3, { type: 'special-election', target: 1 })).toBe('R-51');
    must(game, 3, { type: 'execute', target: 1 });
    expect(game).toMatchObject({ phase: 'nominate', president: 4, because: 'next' });
  });
});

test('S10: the fifth Fascist policy laid by chaos executes nobody and opens the veto', () => {
  const game = position({ players: 7, fascist: 4, deck: 'FFFF…' });
  chaos(game);
  expect(game).toMatchObject({ phase: 'nominate', fascistPolicies: 5, living: setOf([0, 1, 2, 3, 4, 5, 6]) });
  elect(game, 3, 0);
  pass(game, 'fascist');
  expect(options(game, 0)).toContainEqual({ type: 'veto' });
  must(game, 0, { type: 'veto' });
  expect(game.phase).toBe('answer-veto');
});

test.each([
  { laid: { fascist: 5 }, deck: 'F…', ending: { winner: 'fascist', by: 'fascist-policies' } },
  { laid: { liberal: 4 }, deck: 'L…', ending: { winner: 'liberal', by: 'liberal-policies' } },
])('S11: chaos can lay the last policy: $ending.by', ({ laid, deck, ending }) => {
  const game = position({ players: 7, tracker: 2, ...laid, deck });
  reject(game, 0, 1);
  expect(game).toMatchObject({ phase: 'over', ending });
});

test.each([
  { rules: {}, during: 0 },
  { rules: enactment, during: 2 },
])(
  'S12: with rules $rules the tracker shows $during during the session and 0 after it',
  ({ rules, during }) => {
    const game = position({ players: 7, rules, tracker: 2, deck: 'LLL…' });
    elect(game, 0, 1);
    expect(game.tracker).toBe(during);
    pass(game, 'liberal');
    expect(game.tracker).toBe(during);
    must(game, 1, { type: 'enact', policy: 'liberal' });
    expect(game.tracker).toBe(0);
  },
);

test.each([
  { rules: {}, after: { tracker: 1, liberalPolicies: 3, termLimits: pair(0, 4) } },
  { rules: enactment, after: { tracker: 0, liberalPolicies: 4, termLimits: null } },
])('S13: a government elected at tracker 2 vetoes, with rules $rules', ({ rules, after }) => {
  const game = position({ players: 8, rules, liberal: 3, fascist: 5, tracker: 2, deck: 'FFFLFF…' });
  elect(game, 0, 4);
  veto(game);
  expect(game).toMatchObject({ phase: 'nominate', fascistPolicies: 5, president: 1, ...after });
});

test('S14: a vetoed government is limited like any other', () => {
  const game = position({ players: 7, fascist: 5, gov: [6, 5], deck: 'FFL…' });
  elect(game, 0, 4);
  veto(game);
  expect(game).toMatchObject({ tracker: 1, president: 1, hand: [], liberalPolicies: 0, fascistPolicies: 5 });
  expect(game.discards.toSorted()).toEqual(cards('FFL'));
  expect(eligible(game)).toEqual([2, 3, 5, 6]);
});

test('S15: only the Chancellor asks for a veto, and once a session', () => {
  const game = position({ players: 7, fascist: 5, deck: 'FFL…' });
  elect(game, 0, 4);
  must(game, 0, { type: 'discard', policy: 'fascist' });
  expect(refused(game, 0, { type: 'veto' })).toBe('R-61');
  must(game, 4, { type: 'veto' });
  must(game, 0, { type: 'answer-veto', consent: false });
  expect(refused(game, 4, { type: 'veto' })).toBe('C-18');
  must(game, 4, { type: 'enact', policy: 'liberal' });
  expect(game).toMatchObject({ liberalPolicies: 1, tracker: 0 });
});

test('S16: the session that enacts the fifth Fascist policy has no veto yet', () => {
  const game = position({ players: 7, fascist: 4, deck: 'FFF…' });
  elect(game, 0, 4);
  must(game, 0, { type: 'discard', policy: 'fascist' });
  expect(refused(game, 4, { type: 'veto' })).toBe('R-61');
  must(game, 4, { type: 'enact', policy: 'fascist' });
  expect(game).toMatchObject({ fascistPolicies: 5, phase: 'execute' });
});
