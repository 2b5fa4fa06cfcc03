import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { dice, seedFrom } from '../../src/chance/index.ts';
import {
  completeRules,
  options,
  type Event,
  type Game,
  type Move,
  type Policy,
  type Role,
  type Seat,
} from '../../src/game/index.ts';
import { frequencies, gameWith, sightOf } from './table.ts';

const roles: readonly Role[] = ['hitler', 'fascist', 'mastermind', 'liberal', 'liberal', 'liberal', 'fascist'];
const [hitler, fascist, mastermind, liberal] = [0, 1, 2, 3];
const L = 'liberal';
const F = 'fascist';

/** A game of seven with a Mastermind at seat 2. */
function game(liberalPolicies: number, fascistPolicies: number, changes: Partial<Game> = {}): Game {
  const rules = completeRules({ mastermind: 'certain' });
  const tracks = { liberalPolicies, fascistPolicies };
  return gameWith(7, { rules, expansions: ['mastermind'], roles, ...tracks, ...changes });
}

function answers(of: Game, seat: Seat, log: readonly Event[] = []): string[] {
  const own = dice(seedFrom('plain'));
  const decide = (): Move => bots.plain.decide(sightOf(of, seat, log), options(of, seat), own);
  return [...frequencies(200, decide).keys()].sort();
}

const json = (...moves: Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();
const nominees = (...seats: Seat[]): string[] =>
  json(...seats.map((chancellor): Move => ({ type: 'nominate', chancellor })));
const targets = (...seats: Seat[]): string[] =>
  json(...seats.map((target): Move => ({ type: 'execute', target })));
const ballot = (said: 'ja' | 'nein'): string[] => json({ type: 'vote', ballot: said });

const enacted = (president: Seat, chancellor: Seat): Event => ({
  type: 'enacted',
  policy: F,
  president,
  chancellor,
});

describe('plain as the Mastermind', () => {
  const candidate = { president: mastermind };
  const vote = (chancellor: Seat): Partial<Game> => ({ phase: 'vote', president: liberal, chancellor });
  const enacting = (hand: Policy[]): Partial<Game> => ({
    phase: 'enact',
    president: liberal,
    chancellor: mastermind,
    hand,
    buried: F,
  });

  test.each([
    [0, 0, L],
    [3, 4, L],
    [4, 3, F],
    [4, 4, F],
    [2, 5, L],
    [3, 5, L],
  ] as const)('MM-7, MM-9: with %i liberal and %i fascist policies wants a %s one', (laidL, laidF, policy) => {
    expect(answers(game(laidL, laidF, enacting([L, F])), mastermind)).toEqual(json({ type: 'enact', policy }));
  });

  test('names liberals while it wants their policies, then fascists', () => {
    expect(answers(game(2, 2, candidate), mastermind)).toEqual(nominees(3, 4, 5));
    expect(answers(game(4, 2, candidate), mastermind)).toEqual(nominees(1, 6));
  });

  test('approves alike, and itself', () => {
    expect(answers(game(2, 2, vote(4)), mastermind)).toEqual(ballot('ja'));
    expect(answers(game(2, 2, vote(fascist)), mastermind)).toEqual(ballot('nein'));
    expect(answers(game(4, 2, vote(fascist)), mastermind)).toEqual(ballot('ja'));
    expect(answers(game(2, 4, vote(mastermind)), mastermind)).toEqual(ballot('ja'));
  });

  test('never approves Hitler in the zone, even where chaos would follow', () => {
    expect(answers(game(4, 3, { ...vote(hitler), tracker: 2 }), mastermind)).toEqual(ballot('nein'));
    expect(answers(game(4, 3, { ...vote(liberal), tracker: 2 }), mastermind)).toEqual(ballot('ja'));
  });

  test('MM-9: approves nobody but itself where it must lay the fourth liberal policy', () => {
    expect(answers(game(3, 5, vote(4)), mastermind)).toEqual(ballot('nein'));
    expect(answers(game(3, 5, vote(mastermind)), mastermind)).toEqual(ballot('ja'));
  });

  test('spares Hitler, even one that it ought to suspect', () => {
    const shot = game(2, 4, { phase: 'execute', president: mastermind });
    expect(answers(shot, mastermind, [enacted(hitler, liberal)])).toEqual(targets(liberal));
    expect(answers(shot, mastermind, [enacted(hitler, mastermind)])).toEqual(targets(1, 3, 4, 5, 6));
  });
});

describe('plain against a Mastermind', () => {
  test('executes none of its own as a fascist, since the Mastermind is among the others', () => {
    const shot = { phase: 'execute', president: fascist } as const;
    const log = [enacted(6, 4)];
    expect(answers(game(2, 4, shot), fascist, log)).toEqual(targets(4));
    const without = game(2, 4, { ...shot, rules: completeRules({}), expansions: [] });
    expect(answers(without, fascist, log)).toEqual(targets(4, 6));
  });

  test('MM-5: suspects whose own card it saw', () => {
    const saw: Event = { type: 'saw-party', target: mastermind, party: 'mastermind' };
    const shot = game(2, 4, { phase: 'execute', president: liberal });
    expect(answers(shot, liberal, [saw])).toEqual(targets(mastermind));
    expect(answers(game(3, 2, { president: liberal }), liberal, [saw])).toEqual(nominees(0, 1, 4, 5, 6));
  });

  test('approves no suspect as President where the next fascist policy may win for it', () => {
    const vote = { phase: 'vote', president: 5, chancellor: 4 } as const;
    const log: Event[] = [{ type: 'proved-not-hitler', seat: 4 }, enacted(5, 6)];
    expect(answers(game(4, 4, vote), liberal, log)).toEqual(ballot('nein'));
    expect(answers(game(3, 4, vote), liberal, log)).toEqual(ballot('ja'));
  });
});
