import { describe, expect, test } from 'vitest';
import { play, refusals, type Clause, type Game, type Reason, type Seat } from '../../src/game/index.ts';
import {
  cards,
  chaos,
  elect,
  govern,
  must,
  noReshuffle,
  position,
  refused,
  reject,
} from '../support/positions.ts';

const seven = { players: 7 } as const;
const nominate = (chancellor: Seat) => ({ type: 'nominate', chancellor });
const vote = { type: 'vote', ballot: 'ja' };
const discard = { type: 'discard', policy: 'liberal' };
const enact = { type: 'enact', policy: 'liberal' };
const veto = { type: 'veto' };
const agree = { type: 'answer-veto', consent: true };
const execute = (target: Seat) => ({ type: 'execute', target });
const claim = { type: 'claim', about: 'president-hand', policies: cards('LLL') };

const session = { ...seven, gov: [0, 4], chancellor: 4 } as const;
const discarding = (): Game => position({ ...session, phase: 'discard', hand: 'FFF' });
const enacting = (fascist = 5): Game =>
  position({ ...session, fascist, phase: 'enact', hand: 'FF', buried: 'F' });
const asked = (): Game => position({ ...session, fascist: 5, phase: 'answer-veto', hand: 'LF', buried: 'F' });
const executing = (): Game => position({ ...session, fascist: 4, phase: 'execute', dead: [2] });

const after = (game: Game, run: (game: Game) => void): Game => {
  run(game);
  return game;
};
const afterChaos = () => after(position({ ...seven, fascist: 3, deck: 'FFFF…' }), chaos);
const afterSpecial = () =>
  position({ ...seven, fascist: 3, president: 5, order: 0, because: 'special-election' });
const lost = () => after(position({ ...seven, fascist: 3 }), (game) => elect(game, 0, 6));

type Case = readonly [Reason, Clause, () => Game, Seat, unknown];

const cases: readonly Case[] = [
  ['not-the-candidate', 'R-21', () => position(seven), 1, nominate(2)],
  ['not-the-special-candidate', 'R-55', afterSpecial, 1, nominate(2)],
  ['nominates-self', 'R-22', () => position(seven), 0, nominate(0)],
  ['nominates-dead', 'R-22', () => position({ ...seven, dead: [3] }), 0, nominate(3)],
  ['last-president', 'R-23', () => position({ ...seven, gov: [6, 5] }), 0, nominate(6)],
  ['last-chancellor', 'R-23', () => position({ ...seven, gov: [6, 5] }), 0, nominate(5)],
  ['last-chancellor-of-few', 'R-26', () => position({ players: 5, gov: [4, 3] }), 0, nominate(3)],
  ['no-vote-open', 'R-27', () => position(seven), 0, vote],
  ['dead', 'R-60', () => position({ ...seven, dead: [3] }), 3, vote],
  ['hitler-was-elected', 'R-34', lost, 0, discard],
  ['not-in-hand', 'R-40', discarding, 0, discard],
  ['not-in-hand', 'R-40', enacting, 4, enact],
  ['not-your-tiles', 'R-40', discarding, 4, discard],
  ['not-your-tiles', 'R-40', discarding, 4, enact],
  ['not-your-tiles', 'R-40', enacting, 0, enact],
  ['not-your-tiles', 'R-40', () => position(seven), 0, discard],
  ['veto-closed', 'R-61', () => enacting(4), 4, veto],
  ['not-the-chancellor', 'R-61', enacting, 0, veto],
  ['not-the-chancellor', 'R-61', () => position({ ...seven, fascist: 5 }), 0, veto],
  ['no-veto-asked', 'R-61', enacting, 0, agree],
  ['not-the-president', 'R-61', asked, 4, agree],
  ['veto-unanswered', 'R-61', asked, 4, enact],
  ['veto-refused', 'C-18', asked, 4, veto],
  ['power-first', 'R-51', executing, 1, nominate(2)],
  ['no-such-power-due', 'R-51', executing, 0, { type: 'peek' }],
  ['no-such-power-due', 'R-51', () => position(seven), 0, execute(1)],
  ['not-your-power', 'R-51', executing, 1, execute(3)],
  ['power-lost-in-chaos', 'R-30', afterChaos, 2, execute(1)],
  ['targets-self', 'C-17', executing, 0, execute(0)],
  ['targets-dead', 'C-17', executing, 0, execute(2)],
  [
    'investigated-before',
    'R-53',
    () => position({ ...seven, fascist: 2, gov: [0, 1], phase: 'investigate', investigated: [3] }),
    0,
    { type: 'investigate', target: 3 },
  ],
  ['game-over', 'R-64', lost, 0, nominate(1)],
  ['game-over', 'R-64', lost, 0, claim],
  ['silent-session', 'R-41', discarding, 0, claim],
  ['nothing-to-claim', 'R-66', () => position(seven), 0, claim],
  ['not-now', 'format', () => position({ ...seven, phase: 'vote', chancellor: 1 }), 0, nominate(2)],
  ['no-such-seat', 'format', () => position(seven), 0, nominate(7)],
  ['no-such-seat', 'format', () => position(seven), 7, nominate(1)],
  ['malformed', 'format', () => position(seven), 0, nominate(-1)],
  ['malformed', 'format', () => position(seven), 0, { type: 'resign' }],
];

describe('a refusal', () => {
  test.each(cases)('%s names %s', (reason, clause, game, seat, command) => {
    expect(play(game(), seat, command, noReshuffle)).toEqual({ reason, clause });
    expect(refused(game(), seat, command)).toBe(clause);
  });

  test('of every kind is tried above', () => {
    expect(new Set(cases.map(([reason]) => reason))).toEqual(new Set(Object.keys(refusals)));
  });

  test('is shared and read-only', () => {
    expect(play(position(seven), 1, nominate(2), noReshuffle)).toBe(refusals['not-the-candidate']);
    expect(Object.values(refusals).every((refusal) => Object.isFrozen(refusal))).toBe(true);
  });
});

describe('where several clauses fit', () => {
  test('R-60 comes first: the dead are refused as dead, whatever they try', () => {
    const game = position({ ...seven, hitler: 1, dead: [6], fascist: 3 });
    elect(game, 0, 1);
    for (const command of [vote, discard, enact, nominate(6), execute(6), claim])
      expect(refused(game, 6, command)).toBe('R-60');
  });

  test('R-34 comes next: no session follows when Hitler was elected', () => {
    for (const command of [discard, enact, agree, veto]) expect(refused(lost(), 0, command)).toBe('R-34');
  });

  test('R-55 names the wrong candidate until the order has resumed', () => {
    const game = position({ ...seven, fascist: 2, deck: 'FFF…' });
    govern(game, 0, 1, 'fascist');
    must(game, 0, { type: 'special-election', target: 4 });
    reject(game, 4, 5);
    expect(refused(game, 5, nominate(2))).toBe('R-55');
    reject(game, 1, 2);
    expect(refused(game, 5, nominate(3))).toBe('R-21');
  });
});

test.each([-1, 7, 32, -32, 2 ** 32, 0.5, Number.NaN, Infinity])(
  'there is no seat %d at a table of seven',
  (seat) => {
    expect(play(position(seven), seat, nominate(1), noReshuffle)).toBe(refusals['no-such-seat']);
  },
);
