import { belief, publicBelief } from '../../src/bots/belief/index.ts';
import { chanceOf } from '../../src/bots/belief/government.ts';
import { ClueReader, type GovernmentClue } from '../../src/bots/belief/clues.ts';
import { dealsFor, hitler, liberal, sideAt, type SidesDealt } from '../../src/bots/belief/deals.ts';
import {
  deckCounts,
  view,
  type Claim,
  type Event,
  type Game,
  type Policy,
  type Seat,
} from '../../src/game/index.ts';
import { describe, expect, test } from 'vitest';
import { gameWith } from './table.ts';
import { wander } from './worlds.ts';

const L = 'liberal';
const F = 'fascist';
/** Of `gameWith`. */
const [atHitler, atFascist, me, other] = [0, 1, 2, 3];

const seen = (game: Game, seat: Seat | null, ...log: readonly Event[]) =>
  belief({ view: view(game, seat), log });

/** A government's election, what it laid, and the numbers of Liberal tiles that its two members claim. */
function government(
  number: number,
  [president, chancellor]: readonly [Seat, Seat],
  policy: Policy,
  said: readonly [number, number] | null,
  own: readonly Event[] = [],
): readonly Event[] {
  const hand = (liberals: number, tiles: number): Policy[] =>
    Array.from({ length: tiles }, (_, index) => (index < liberals ? L : F));
  const claim = (seat: Seat, about: 'president-hand' | 'chancellor-hand', policies: Policy[]): Event => {
    const claimed: Claim = { type: 'claim', about, policies };
    return { type: 'claimed', seat, government: number, claim: claimed };
  };
  return [
    { type: 'elected', government: number, president, chancellor, ballots: [], tracker: 0 },
    ...own,
    { type: 'enacted', policy, president, chancellor },
    ...(said === null
      ? []
      : [
          claim(president, 'president-hand', hand(said[0], 3)),
          claim(chancellor, 'chancellor-hand', hand(said[1], 2)),
        ]),
  ];
}

const seven = gameWith(7, {
  roles: ['hitler', 'fascist', 'liberal', 'liberal', 'liberal', 'liberal', 'fascist'],
});

describe('before anything has happened', () => {
  test.each([5, 6, 7, 8, 9, 10])('a liberal of %i suspects all others alike', (players) => {
    const { roles } = gameWith(players, {});
    const dealt = dealsFor(players)[0] ?? [];
    const fascists = dealt.filter((side) => side !== liberal).length;
    const { suspicion, hitler: hitlers } = seen(gameWith(players, {}), me);
    roles.forEach((_, seat) => {
      expect(suspicion[seat]).toBeCloseTo(seat === me ? 0 : fascists / (players - 1));
      expect(hitlers[seat]).toBeCloseTo(seat === me ? 0 : 1 / (players - 1));
    });
  });

  test('there are 20, 30, 105, 168, 504 and 840 deals at five to ten', () => {
    expect([5, 6, 7, 8, 9, 10].map((players) => dealsFor(players).length)).toEqual([
      20, 30, 105, 168, 504, 840,
    ]);
  });

  test('R-11: a fascist is certain of everybody', () => {
    expect(seen(seven, atFascist).suspicion).toEqual([1, 1, 0, 0, 0, 0, 1]);
    expect(seen(seven, atFascist).hitler).toEqual([1, 0, 0, 0, 0, 0, 0]);
  });

  test('R-12: Hitler is certain of the others only where it knows them', () => {
    expect(seen(seven, atHitler).suspicion[atFascist]).toBeCloseTo(2 / 6);
    expect(seen(gameWith(5, {}), atHitler).suspicion).toEqual([1, 1, 0, 0, 0]);
  });
});

describe('after a government', () => {
  test('that laid F, both its members are suspected more, and the others less', () => {
    const { suspicion, shifts } = seen(seven, me, ...government(1, [0, 1], F, null));
    expect(suspicion[0]).toBeGreaterThan(0.55);
    expect(suspicion[1]).toBeGreaterThan(0.55);
    expect(suspicion[other]).toBeLessThan(0.48);
    expect(shifts[0]?.map(({ by }) => by > 0)).toEqual([true]);
    expect(shifts[other]?.map(({ by }) => by > 0)).toEqual([false]);
  });

  test('whose members contradict each other, one of them is as good as a fascist, and clearing one shows the other', () => {
    const conflict = government(1, [0, 1], F, [1, 0]);
    const { worlds } = seen(seven, me, ...conflict);
    const chances = worlds.chances();
    const both = worlds.deals.reduce(
      (sum, deal, world) =>
        sum + (sideAt(deal, 0) === liberal && sideAt(deal, 1) === liberal ? (chances[world] ?? 0) : 0),
      0,
    );
    expect(both).toBeLessThan(0.05);
    const cleared = seen(seven, me, ...conflict, { type: 'saw-party', target: 0, party: L });
    expect(cleared.suspicion[0]).toBe(0);
    expect(cleared.suspicion[1]).toBeGreaterThan(0.9);
  });

  test('the viewer goes by the tiles that it got, and not by its own choice', () => {
    const got = (...policies: Policy[]): Event => ({ type: 'received', policies });
    const asChancellor = (policy: Policy, ...policies: Policy[]) =>
      seen(seven, me, ...government(1, [0, me], policy, null, [got(...policies)])).suspicion[0] ?? 0;
    expect(asChancellor(F, F, F)).toBeGreaterThan(0.5);
    expect(asChancellor(L, L, L)).toBeLessThan(0.5);
    expect(asChancellor(F, L, F)).toBeCloseTo(asChancellor(L, L, F));
  });

  test('a President knows who lays F when both were there', () => {
    const own: readonly Event[] = [
      { type: 'drew', policies: [L, F, F] },
      { type: 'passed', discarded: F, policies: [L, F] },
    ];
    const laid = seen(seven, me, ...government(1, [me, 0], F, null, own));
    expect(laid.suspicion[0]).toBeGreaterThan(0.95);
  });
});

describe('what is certain', () => {
  test('R-34: who was elected in the zone and survived is not Hitler', () => {
    const proved = seen(seven, me, { type: 'proved-not-hitler', seat: 0 });
    expect(proved.hitler[0]).toBe(0);
    expect(proved.suspicion[0]).toBeGreaterThan(0.3);
  });

  test('R-59: nor is who was executed without ending the game; C-19: a card on show tells more', () => {
    const shot = (party: 'fascist' | null): Event => ({
      type: 'executed',
      president: 3,
      target: 0,
      hitler: false,
      party,
    });
    expect(seen(seven, me, shot(null)).hitler[0]).toBe(0);
    expect(seen(seven, me, shot('fascist')).suspicion[0]).toBeCloseTo(1);
  });

  test('MM-5: whose own card shows the Mastermind is no fascist', () => {
    expect(seen(seven, me, { type: 'saw-party', target: 0, party: 'mastermind' }).suspicion[0]).toBe(0);
  });
});

describe('tiles', () => {
  test('claims must add up over a deck: to say F, F, F is believed less once eight F of eleven are gone', () => {
    const drained = [1, 2, 3].flatMap((number) => government(number, [3, 4], F, [0, 0]));
    const late = seen(seven, null, ...drained, ...government(4, [0, 1], F, [0, 0]));
    const early = seen(seven, null, ...government(1, [0, 1], F, [0, 0]));
    expect(late.suspicion[0]).toBeGreaterThan(early.suspicion[0] ?? 1);
  });

  test('R-57: a look at the deck tells what the next President drew', () => {
    const looked: readonly Event[] = [{ type: 'saw-deck', policies: [F, F, F] }];
    const { suspicion } = seen(seven, me, ...looked, ...government(2, [0, 1], F, null));
    expect(suspicion[0]).toBeCloseTo(3 / 6);
    const buried = seen(
      seven,
      me,
      { type: 'saw-deck', policies: [L, L, F] },
      ...government(2, [0, 1], F, null),
    );
    expect(buried.suspicion[1]).toBeGreaterThan(0.9);
  });

  test('the chances are those of every order of the deck, counted one by one', () => {
    let compared = 0;
    wander(5, {}, 20, (game, _, log, chance) => {
      const heard = log.filter(({ type }) => !secrets.has(type));
      if (game.phase !== 'nominate' || chance.below(5) > 0 || heard.some(({ type }) => beyond.has(type)))
        return;
      const { worlds, suspicion } = seen(game, null, ...heard);
      const { clues } = new ClueReader(heard, deckCounts);
      const governments = clues.filter(
        (clue): clue is GovernmentClue & typeof clue => clue.type === 'government',
      );
      if (governments.length > 0) compared += 1;
      const chances = worlds.deals.map((deal) => counted(governments, deal, deckCounts));
      const total = chances.reduce((sum, chance) => sum + chance, 0);
      suspicion.forEach((suspected, at) => {
        const direct = worlds.deals.reduce(
          (sum, deal, world) => sum + (sideAt(deal, at) === liberal ? 0 : (chances[world] ?? 0) / total),
          0,
        );
        expect(suspected).toBeCloseTo(direct);
      });
    });
    expect(compared).toBeGreaterThan(5);
  });
});

const secrets: ReadonlySet<Event['type']> = new Set(['drew', 'passed', 'received', 'saw-party', 'saw-deck']);
/** What the count one by one knows nothing of. */
const beyond: ReadonlySet<Event['type']> = new Set(['reshuffled', 'chaos', 'executed', 'proved-not-hitler']);

/** How likely those governments are, tile by tile. */
function counted(
  [first, ...rest]: readonly GovernmentClue[],
  deal: SidesDealt,
  left: Readonly<Record<Policy, number>>,
): number {
  if (first === undefined) return 1;
  const hands = [
    [L, L, L],
    [L, L, F],
    [L, F, L],
    [L, F, F],
    [F, L, L],
    [F, L, F],
    [F, F, L],
    [F, F, F],
  ] as const;
  return hands.reduce((sum, hand) => {
    const drew = hand.filter((tile) => tile === L).length;
    const chance = ordered(hand, left);
    if (chance <= 0) return sum;
    const pair = [sideAt(deal, first.president), sideAt(deal, first.chancellor)] as const;
    const after = { liberal: left.liberal - drew, fascist: left.fascist - hand.length + drew };
    return sum + chance * chanceOf(first, drew, pair, null) * counted(rest, deal, after);
  }, 0);
}

/** The chance that these tiles come in this order. */
function ordered([tile, ...rest]: readonly Policy[], left: Readonly<Record<Policy, number>>): number {
  if (tile === undefined) return 1;
  return (left[tile] / (left.liberal + left.fascist)) * ordered(rest, { ...left, [tile]: left[tile] - 1 });
}

test('what all can tell is the same from every seat', () => {
  const log = [...government(1, [0, 1], F, [1, 0]), ...government(2, [3, 4], L, null)];
  const own: readonly Event[] = [{ type: 'saw-party', target: 0, party: L }];
  const fromSeats = seven.roles.map(
    (_, seat) => publicBelief({ view: view(seven, seat), log: [...log, ...own] }).suspicion,
  );
  for (const suspicion of fromSeats) expect(suspicion).toEqual(seen(seven, null, ...log).suspicion);
  expect(seen(seven, null).hitler.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(dealsFor(7).every((deal) => deal.filter((side) => side === hitler).length === 1)).toBe(true);
});
