import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { dice, seedFrom } from '../../src/chance/index.ts';
import {
  claims,
  options,
  type Claim,
  type Event,
  type Game,
  type Move,
  type Policy,
  type Seat,
} from '../../src/game/index.ts';
import { firstSeats, only, union, without } from '../../src/game/seats.ts';
import { frequencies, gameWith, sightOf } from './table.ts';

const hitler = 0;
const fascist = 1;
const liberal = 2;
const L = 'liberal';
const F = 'fascist';

/** Everything that plain may answer in that position, as JSON. */
function answers(game: Game, seat: Seat, log: readonly Event[] = []): string[] {
  const own = dice(seedFrom('plain'));
  return [
    ...frequencies(200, () => bots.plain.decide(sightOf(game, seat, log), options(game, seat), own)).keys(),
  ].sort();
}

const json = (...moves: Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();
const enacted = (policy: Policy, president: Seat, chancellor: Seat): Event => ({
  type: 'enacted',
  policy,
  president,
  chancellor,
});

const proven = (seat: Seat): Event => ({ type: 'proved-not-hitler', seat });

const nominees = (...seats: Seat[]): string[] =>
  json(...seats.map((chancellor): Move => ({ type: 'nominate', chancellor })));
const targets = (...seats: Seat[]): string[] =>
  json(...seats.map((target): Move => ({ type: 'execute', target })));
const ballot = (said: 'ja' | 'nein'): string[] => json({ type: 'vote', ballot: said });
const tile = (type: 'discard' | 'enact', policy: Policy): string[] => json({ type, policy });

const candidate = (changes: Partial<Game>): Game => gameWith(7, { president: 2, ...changes });

describe('plain names', () => {
  test('anyone while no government has enacted F', () => {
    expect(answers(candidate({}), 2, [enacted(L, 3, 4)])).toEqual(nominees(0, 1, 3, 4, 5, 6));
  });

  test('nobody from a government that enacted F while a seat without one is eligible', () => {
    expect(answers(candidate({}), 2, [enacted(F, 0, 3), enacted(L, 4, 5), enacted(F, 6, 1)])).toEqual(
      nominees(4, 5),
    );
  });

  test('anyone eligible when all who are come from such governments', () => {
    const log = [enacted(F, 0, 3), enacted(F, 4, 5), enacted(F, 6, 1)];
    expect(answers(candidate({}), 2, log)).toEqual(nominees(0, 1, 3, 4, 5, 6));
  });

  test('from the third F on somebody proven, where one may be named', () => {
    const zone = candidate({ fascistPolicies: 3 });
    const log = [enacted(F, 0, 3), proven(3)];
    expect(answers(zone, 2, [...log, proven(5)])).toEqual(nominees(5));
    expect(answers(candidate({ fascistPolicies: 2 }), 2, [...log, proven(5)])).toEqual(nominees(1, 4, 5, 6));
    expect(answers(zone, 2, log)).toEqual(nominees(1, 4, 5, 6));
  });

  test('C-22: somebody proven also where the table keeps no badge on show', () => {
    const zone = candidate({ fascistPolicies: 3 });
    const rules = { ...zone.rules, notHitlerBadge: false };
    expect(answers({ ...zone, rules }, 2, [proven(5)])).toEqual(nominees(5));
  });
});

describe('plain approves', () => {
  const vote = (changes: Partial<Game>): Game => candidate({ phase: 'vote', chancellor: 3, ...changes });
  const everyRole = [hitler, fascist, liberal];

  test('a Chancellor from no government that enacted F, whoever is President', () => {
    for (const seat of everyRole) expect(answers(vote({}), seat, [enacted(F, 2, 4)])).toEqual(ballot('ja'));
  });

  test('nobody from a government that enacted F while a seat without one is eligible', () => {
    for (const seat of everyRole) expect(answers(vote({}), seat, [enacted(F, 3, 4)])).toEqual(ballot('nein'));
  });

  test('somebody from such a government when nobody else is eligible', () => {
    const log = [enacted(F, 0, 3), enacted(F, 4, 5)];
    expect(answers(vote({ termLimits: { president: 6, chancellor: 1 } }), liberal, log)).toEqual(ballot('ja'));
    expect(answers(vote({ termLimits: { president: 5, chancellor: 1 } }), liberal, log)).toEqual(
      ballot('nein'),
    );
  });

  test('R-26: counts the last President as eligible with five alive', () => {
    const few = vote({
      living: without(firstSeats(7), union(only(0), only(1))),
      termLimits: { president: 6, chancellor: 5 },
    });
    expect(answers(few, liberal, [enacted(F, 3, 4)])).toEqual(ballot('nein'));
    expect(answers({ ...few, living: firstSeats(7) }, liberal, [enacted(F, 3, 4), enacted(F, 0, 1)])).toEqual(
      ballot('ja'),
    );
  });

  test('from the third F on only a proven Chancellor', () => {
    expect(answers(vote({ fascistPolicies: 3 }), liberal)).toEqual(ballot('nein'));
    expect(answers(vote({ fascistPolicies: 3 }), liberal, [proven(3)])).toEqual(ballot('ja'));
    expect(answers(vote({ fascistPolicies: 3 }), liberal, [proven(3), enacted(F, 3, 4)])).toEqual(
      ballot('nein'),
    );
  });

  test('from the third F on anyone when the tracker is at 2', () => {
    const log = [enacted(F, 3, 4)];
    expect(answers(vote({ fascistPolicies: 3, tracker: 2 }), liberal, log)).toEqual(ballot('ja'));
    expect(answers(vote({ fascistPolicies: 3, tracker: 1 }), liberal, log)).toEqual(ballot('nein'));
    expect(answers(vote({ fascistPolicies: 2, tracker: 2 }), liberal, log)).toEqual(ballot('nein'));
  });
});

describe('plain legislates', () => {
  const session = (
    president: Seat,
    chancellor: Seat,
    phase: 'discard' | 'enact',
    hand: Policy[],
    fascistPolicies = 0,
  ): Game =>
    gameWith(7, { phase, president, chancellor, hand, buried: phase === 'enact' ? F : null, fascistPolicies });

  test('L when it can, as a liberal and as Hitler', () => {
    for (const seat of [liberal, hitler]) {
      expect(answers(session(seat, 5, 'discard', [L, F, L]), seat)).toEqual(tile('discard', F));
      expect(answers(session(seat, 5, 'discard', [L, L, L]), seat)).toEqual(tile('discard', L));
      expect(answers(session(5, seat, 'enact', [F, L]), seat)).toEqual(tile('enact', L));
      expect(answers(session(5, seat, 'enact', [F, F]), seat)).toEqual(tile('enact', F));
    }
  });

  test('F when it can, as a fascist', () => {
    expect(answers(session(fascist, 5, 'discard', [F, L, F]), fascist)).toEqual(tile('discard', L));
    expect(answers(session(fascist, 5, 'discard', [F, F, F]), fascist)).toEqual(tile('discard', F));
    expect(answers(session(5, fascist, 'enact', [L, F]), fascist)).toEqual(tile('enact', F));
    expect(answers(session(5, fascist, 'enact', [L, L]), fascist)).toEqual(tile('enact', L));
  });

  test('and asks for no veto', () => {
    for (const seat of [hitler, fascist, liberal]) {
      expect(options(session(5, seat, 'enact', [F, F], 5), seat)).toContainEqual({ type: 'veto' });
      expect(answers(session(5, seat, 'enact', [F, F], 5), seat)).toEqual(tile('enact', F));
    }
  });

  test('and grants a veto as a liberal who passed two F', () => {
    const asked = (president: Seat, hand: Policy[]): Game => ({
      ...session(president, 5, 'enact', hand, 5),
      phase: 'answer-veto',
    });
    const answer = (consent: boolean): string[] => json({ type: 'answer-veto', consent });
    expect(answers(asked(liberal, [F, F]), liberal)).toEqual(answer(true));
    expect(answers(asked(hitler, [F, F]), hitler)).toEqual(answer(true));
    expect(answers(asked(liberal, [F, L]), liberal)).toEqual(answer(false));
    expect(answers(asked(fascist, [F, F]), fascist)).toEqual(answer(false));
  });
});

describe('plain aims', () => {
  const shot = candidate({ phase: 'execute' });

  test('at those from governments that enacted F', () => {
    for (const seat of [hitler, fascist, liberal]) {
      const game = { ...shot, president: seat };
      expect(answers(game, seat, [enacted(F, 3, seat), enacted(F, 5, 3), enacted(L, 4, 6)])).toEqual(
        targets(3, 5),
      );
    }
  });

  test('at anyone when it suspects nobody else', () => {
    expect(answers(shot, 2, [enacted(L, 3, 4)])).toEqual(targets(0, 1, 3, 4, 5, 6));
  });

  test('alike when it investigates or calls a special election', () => {
    const log = [enacted(F, 3, 5)];
    for (const type of ['investigate', 'special-election'] as const) {
      expect(answers({ ...shot, phase: type }, 2, log)).toEqual(json({ type, target: 3 }, { type, target: 5 }));
    }
  });

  test('and looks at the deck when it has to', () => {
    expect(answers({ ...shot, phase: 'peek' }, 2)).toEqual(json({ type: 'peek' }));
  });
});

describe('plain claims', () => {
  const governed = (president: Seat, chancellor: Seat, changes: Partial<Game> = {}): Game =>
    gameWith(7, { government: { number: 1, president, chancellor }, fascistPolicies: 1, ...changes });
  const elected = (president: Seat, chancellor: Seat): Event => ({
    type: 'elected',
    government: 1,
    president,
    chancellor,
    ballots: [],
    tracker: 0,
  });
  const hand = (about: 'president-hand' | 'chancellor-hand' | 'peek', ...policies: Policy[]): Claim => ({
    type: 'claim',
    about,
    policies,
  });

  function claim(game: Game, seat: Seat, log: readonly Event[]): Claim | null | undefined {
    return bots.plain.claim?.(sightOf(game, seat, log), claims(game, seat), dice(seedFrom('claims')));
  }

  const drew: Event = { type: 'drew', policies: [F, L, F] };
  const received: Event = { type: 'received', policies: [F, L] };

  test('the truth as a liberal and as Hitler', () => {
    for (const seat of [liberal, hitler]) {
      const asPresident = [elected(seat, 5), drew, enacted(F, seat, 5)];
      expect(claim(governed(seat, 5), seat, asPresident)).toEqual(hand('president-hand', L, F, F));
      const asChancellor = [elected(5, seat), received, enacted(L, 5, seat)];
      expect(claim(governed(5, seat), seat, asChancellor)).toEqual(hand('chancellor-hand', L, F));
    }
  });

  test('F, F, F and F, F as a fascist', () => {
    const asPresident = [elected(fascist, 5), drew, enacted(F, fascist, 5)];
    expect(claim(governed(fascist, 5), fascist, asPresident)).toEqual(hand('president-hand', F, F, F));
    const asChancellor = [elected(5, fascist), received, enacted(F, 5, fascist)];
    expect(claim(governed(5, fascist), fascist, asChancellor)).toEqual(hand('chancellor-hand', F, F));
  });

  test('as a fascist one L where an L was enacted, but not for one of an earlier session', () => {
    const log = [elected(fascist, 5), drew, enacted(L, fascist, 5)];
    expect(claim(governed(fascist, 5), fascist, log)).toEqual(hand('president-hand', L, F, F));
    const vetoed: Event[] = [
      ...log,
      elected(fascist, 4),
      drew,
      { type: 'veto-agreed', president: fascist, tracker: 1 },
    ];
    expect(claim(governed(fascist, 4), fascist, vetoed)).toEqual(hand('president-hand', F, F, F));
  });

  const used = (power: 'peek' | 'investigate', president: Seat, target: Seat | null): Partial<Game> => ({
    usedPowers: [{ power, president, target, government: 1 }],
  });
  const said = (seat: Seat): Event => ({
    type: 'claimed',
    seat,
    government: 1,
    claim: hand('president-hand', F, F, F),
  });

  test('what it saw on top of the deck, in order; as a fascist F, F, F', () => {
    const saw: Event = { type: 'saw-deck', policies: [F, L, L] };
    for (const [seat, policies] of [
      [liberal, [F, L, L]],
      [fascist, [F, F, F]],
    ] as const) {
      const log = [elected(seat, 5), drew, enacted(F, seat, 5), said(seat), saw];
      expect(claim(governed(seat, 5, used('peek', seat, null)), seat, log)).toEqual(hand('peek', ...policies));
    }
  });

  test('the party it saw; as a fascist the other one', () => {
    for (const [seat, party] of [
      [hitler, F],
      [fascist, L],
    ] as const) {
      const saw: Event = { type: 'saw-party', target: 4, party: F };
      const log = [elected(seat, 5), drew, enacted(F, seat, 5), said(seat), saw];
      const claimed = claim(governed(seat, 5, used('investigate', seat, 4)), seat, log);
      expect(claimed).toEqual({ type: 'claim', about: 'investigation', target: 4, party });
    }
  });

  test('nothing twice, but again in its next government', () => {
    const log = [elected(liberal, 5), drew, enacted(F, liberal, 5), said(liberal)];
    expect(claim(governed(liberal, 5), liberal, log)).toBeNull();
    expect(claim(governed(liberal, 5), liberal, [...log, elected(liberal, 4), drew])).not.toBeNull();
    expect(claim(governed(liberal, 5), liberal, [...log.slice(0, 3), said(4)])).not.toBeNull();
  });
});
