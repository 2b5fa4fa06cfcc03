import { advise, type Advice } from '../../src/bots/index.ts';
import { describe, expect, test } from 'vitest';
import { gameWith, sightOf } from './table.ts';
import { options, type Event, type Game, type Policy, type Seat } from '../../src/game/index.ts';

const L = 'liberal';
const F = 'fascist';
/** Of the seven: the fascists know all, Hitler nobody. */
const [hitler, fascist, liberal] = [0, 1, 2];

const seven = (changes: Partial<Game>): Game =>
  gameWith(7, {
    roles: ['hitler', 'fascist', 'liberal', 'liberal', 'liberal', 'liberal', 'fascist'],
    ...changes,
  });

const asked = (game: Game, seat: Seat, ...log: readonly Event[]): Advice =>
  advise(sightOf(game, seat, log), options(game, seat));

const laid = (policy: Policy, president: Seat, chancellor: Seat): readonly Event[] => [
  { type: 'elected', government: 1, president, chancellor, ballots: [], tracker: 0 },
  { type: 'enacted', policy, president, chancellor },
];

const bestOf = ({ best }: Advice) => best && { move: best.move, reason: best.reason };

describe('advice', () => {
  test('weighs each option in its order, and names the heaviest', () => {
    const { weighed, best } = asked(seven({ president: 2 }), 2, ...laid(F, 0, 3));
    expect(weighed.map(({ move }) => move)).toEqual(options(seven({ president: 2 }), 2));
    expect(best?.weight).toBe(Math.max(...weighed.map(({ weight }) => weight)));
  });

  test('has no best where nothing is asked, and still says what is thought of each', () => {
    const { best, weighed, standings } = advise(sightOf(seven({}), 3), []);
    expect([best, weighed]).toEqual([null, []]);
    expect(standings.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('tells what moved a suspicion most: at most two events, the strongest first', () => {
    const log = [...laid(F, 0, 3), ...laid(F, 0, 4), ...laid(L, 5, 1)];
    const { standings } = asked(seven({ president: 2 }), 2, ...log);
    const moved = standings[0]?.moved ?? [];
    expect(moved).toHaveLength(2);
    expect(moved.every(({ clue, by }) => clue.type === 'government' && by > 0)).toBe(true);
    expect(moved[0]?.by).toBeGreaterThanOrEqual(moved[1]?.by ?? 1);
  });

  test('knows the roles that its seat was shown, and what the table can know beside', () => {
    const { standings } = asked(seven({ president: 1 }), fascist);
    expect(standings.map(({ known }) => known)).toEqual(['hitler', F, null, null, null, null, F]);
    expect(standings.map(({ mine }) => mine)).toEqual([1, 1, 0, 0, 0, 0, 1]);
    expect(new Set(standings.map(({ table }) => table.toFixed(6))).size).toBe(1);
  });
});

describe('in an election', () => {
  const naming = (fascistPolicies: number, president: Seat): Game => seven({ president, fascistPolicies });

  test('a liberal names who is the least suspected', () => {
    const log = [...laid(F, 0, 3), ...laid(F, 1, 5), ...laid(F, 6, 0)];
    expect(bestOf(asked(naming(3 - 1, 2), 2, ...log))).toMatchObject({
      move: { type: 'nominate', chancellor: 4 },
      reason: { kind: 'least-suspected', seat: 4 },
    });
  });

  test('from the third F on a liberal names who is proved not to be Hitler', () => {
    const log: readonly Event[] = [...laid(F, 0, 3), { type: 'proved-not-hitler', seat: 3 }];
    expect(bestOf(asked(naming(3, 2), 2, ...log))).toEqual({
      move: { type: 'nominate', chancellor: 3 },
      reason: { kind: 'not-hitler', seat: 3 },
    });
  });

  test('R-34: from the third F on a fascist names Hitler, and votes for them', () => {
    expect(bestOf(asked(naming(3, fascist), fascist))).toEqual({
      move: { type: 'nominate', chancellor: hitler },
      reason: { kind: 'hitler-wins', seat: hitler },
    });
    const vote = seven({ phase: 'vote', president: fascist, chancellor: hitler, fascistPolicies: 3 });
    expect(bestOf(asked(vote, 6))?.move).toEqual({ type: 'vote', ballot: 'ja' });
  });

  test('from the third F on a liberal votes against who may be Hitler', () => {
    const vote = seven({ phase: 'vote', president: 3, chancellor: 4, fascistPolicies: 3 });
    expect(bestOf(asked(vote, 2, ...laid(F, 4, 5), ...laid(F, 4, 6)))).toMatchObject({
      move: { type: 'vote', ballot: 'nein' },
      reason: { kind: 'may-be-hitler', seat: 4 },
    });
  });

  test('a government is weighed against the next one, and at the third failure against chaos', () => {
    const vote = (tracker: number) => seven({ phase: 'vote', president: 3, chancellor: 4, tracker });
    expect(bestOf(asked(vote(2), 2))).toMatchObject({ reason: { kind: 'government', against: 'chaos' } });
    expect(bestOf(asked(vote(2), 2))?.move).toEqual({ type: 'vote', ballot: 'ja' });
    expect(bestOf(asked(vote(0), 2))?.reason).toMatchObject({ kind: 'government', policy: L });
  });
});

describe('in a session', () => {
  const session = (
    seat: Seat,
    phase: 'discard' | 'enact',
    hand: Policy[],
    changes: Partial<Game> = {},
  ): Game => {
    const [president, chancellor] = phase === 'discard' ? [seat, 5] : [5, seat];
    return seven({ phase, president, chancellor, hand, buried: phase === 'enact' ? F : null, ...changes });
  };

  test('a liberal lays L, and discards F', () => {
    expect(bestOf(asked(session(liberal, 'discard', [F, L, F]), liberal))).toEqual({
      move: { type: 'discard', policy: F },
      reason: { kind: 'serves', policy: L },
    });
    expect(bestOf(asked(session(liberal, 'enact', [L, F]), liberal))?.move).toEqual({
      type: 'enact',
      policy: L,
    });
  });

  test('there is no choice among tiles that are alike', () => {
    expect(bestOf(asked(session(liberal, 'enact', [F, F]), liberal))?.reason).toEqual({ kind: 'no-choice' });
  });

  test('a fascist weighs a policy against what the table would think, and takes the one that wins', () => {
    const plainly = bestOf(asked(session(fascist, 'enact', [L, F]), fascist));
    expect(['worth-it', 'too-dear']).toContain(plainly?.reason.kind);
    expect(bestOf(asked(session(fascist, 'enact', [L, F], { fascistPolicies: 5 }), fascist))).toEqual({
      move: { type: 'enact', policy: F },
      reason: { kind: 'wins', policy: F },
    });
  });

  test('R-61: a liberal with F and F asks for a veto, and agrees to one', () => {
    const last = { fascistPolicies: 5 };
    expect(bestOf(asked(session(liberal, 'enact', [F, F], last), liberal))).toEqual({
      move: { type: 'veto' },
      reason: { kind: 'veto-spares', policy: F },
    });
    const answer = seven({
      phase: 'answer-veto',
      president: 2,
      chancellor: 5,
      hand: [F, F],
      buried: F,
      ...last,
    });
    expect(bestOf(asked(answer, 2))?.move).toEqual({ type: 'answer-veto', consent: true });
  });
});

describe('with a power', () => {
  test('a liberal executes the likeliest Hitler', () => {
    const shot = seven({ phase: 'execute', president: 2, fascistPolicies: 4 });
    const log: readonly Event[] = [...laid(F, 0, 3), ...laid(F, 0, 4), { type: 'proved-not-hitler', seat: 3 }];
    expect(bestOf(asked(shot, 2, ...log))).toMatchObject({
      move: { type: 'execute', target: 0 },
      reason: { kind: 'likeliest-hitler', seat: 0 },
    });
  });

  test('a fascist executes whom the table trusts, and none of their own', () => {
    const shot = seven({ phase: 'execute', president: 1, fascistPolicies: 4 });
    const { best, weighed } = asked(shot, 1, ...laid(F, 3, 4), ...laid(F, 5, 3));
    expect(best).toMatchObject({ move: { target: 2 }, reason: { kind: 'most-trusted', seat: 2 } });
    const own = weighed.filter(({ move }) => 'target' in move && [0, 6].includes(move.target));
    expect(own.every(({ weight }) => weighed.filter((one) => one.weight > weight).length >= 4)).toBe(true);
  });

  test('a liberal investigates whom it is least certain of', () => {
    const look = seven({ phase: 'investigate', president: 2, fascistPolicies: 2 });
    const log: readonly Event[] = [...laid(F, 0, 3), { type: 'saw-party', target: 0, party: F }];
    const { best, standings } = asked(look, 2, ...log);
    expect(best?.reason.kind).toBe('tells-most');
    const doubts = standings.map(({ mine }) => Math.abs(mine - 0.5));
    const target = best && 'target' in best.move ? best.move.target : -1;
    expect(doubts[target]).toBeCloseTo(Math.min(...doubts));
  });

  test('MM-13: the Mastermind spares Hitler', () => {
    const shot = seven({
      phase: 'execute',
      president: 2,
      fascistPolicies: 4,
      expansions: ['mastermind'],
      rules: { ...seven({}).rules, mastermind: 'certain' },
      roles: ['hitler', 'fascist', 'mastermind', 'liberal', 'liberal', 'liberal', 'fascist'],
    });
    const { best, weighed } = asked(shot, 2);
    expect(best?.reason.kind).toBe('against-you');
    expect(Math.min(...weighed.map(({ weight }) => weight))).toBe(weighed[0]?.weight);
  });

  test('a look at the deck is all there is to do', () => {
    expect(bestOf(asked(gameWith(5, { phase: 'peek', president: 2, fascistPolicies: 3 }), 2))).toEqual({
      move: { type: 'peek' },
      reason: { kind: 'no-choice' },
    });
  });
});
