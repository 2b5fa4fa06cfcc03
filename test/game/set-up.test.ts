import { describe, expect, test } from 'vitest';
import { dice } from '../../src/chance/dice.ts';
import { seedFrom } from '../../src/chance/seed.ts';
import {
  deal,
  faultIn,
  newGame,
  view,
  type Chance,
  type Deal,
  type Role,
  type Seat,
} from '../../src/game/index.ts';
import { cards, position } from '../support/positions.ts';

const named = (count: number) => Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}` }));
const dealFor = (players: number, chance: Chance = dice(seedFrom('a deal'))): Deal =>
  deal({ id: 'test', rules: {}, players: named(players) }, chance);
const count = <T>(items: readonly T[], kind: T): number => items.filter((item) => item === kind).length;
const sizes = [5, 6, 7, 8, 9, 10];

/** Chance that deals in reverse, and draws the highest number. */
const reversing: Chance = { below: (n) => n - 1, shuffle: (items) => items.toReversed() };

describe('the deal', () => {
  test.each(sizes)('R-01: %i players can play', (players) => {
    expect(faultIn(dealFor(players))).toBeNull();
    expect(newGame(dealFor(players))).toMatchObject({ phase: 'nominate', round: 1, tracker: 0 });
  });

  test.each([0, 4, 11])('R-01: %i players cannot', (players) => {
    expect(() => dealFor(players)).toThrow('R-01');
    expect(faultIn({ ...dealFor(5), players: named(players) })?.clause).toBe('R-01');
  });

  test.each([
    [5, 3, 1],
    [6, 4, 1],
    [7, 4, 2],
    [8, 5, 2],
    [9, 5, 3],
    [10, 6, 3],
  ])('R-04: %i players are %i liberals, %i fascists and Hitler', (players, liberals, fascists) => {
    const { roles } = dealFor(players);
    expect(count(roles, 'liberal')).toBe(liberals);
    expect(count(roles, 'fascist')).toBe(fascists);
    expect(count(roles, 'hitler')).toBe(1);
    expect(roles).toHaveLength(players);
  });

  test('R-04: other roles are no deal', () => {
    const dealt = dealFor(7);
    const roles = dealt.roles.map((role): Role => (role === 'hitler' ? 'fascist' : role));
    expect(faultIn({ ...dealt, roles })?.clause).toBe('R-04');
    expect(() => newGame({ ...dealt, roles })).toThrow('R-04');
  });

  test('R-05: the deck is 6 liberal and 11 fascist policies', () => {
    const { deck } = dealFor(7);
    expect(count(deck, 'liberal')).toBe(6);
    expect(count(deck, 'fascist')).toBe(11);
  });

  test.each(['LLLLLLFFFFFFFFFF', 'LLLLLLLFFFFFFFFFF', 'LLLLLFFFFFFFFFFFF'])('R-05: %s is no deck', (deck) => {
    expect(faultIn({ ...dealFor(7), deck: cards(deck) })?.clause).toBe('R-05');
  });

  test('R-05, R-09, R-10: roles, deck and first candidate come from chance', () => {
    const dealt = dealFor(7, reversing);
    const fixed = dealFor(7, { below: () => 0, shuffle: (items) => [...items] });
    expect(dealt.roles).toEqual(fixed.roles.toReversed());
    expect(dealt.deck).toEqual(fixed.deck.toReversed());
    expect([fixed.firstPresident, dealt.firstPresident]).toEqual([0, 6]);
  });

  test('R-09, R-10: any seat may be Hitler, and any may be the first candidate', () => {
    const chance = dice(seedFrom('many deals'));
    const deals = Array.from({ length: 300 }, () => dealFor(10, chance));
    expect(new Set(deals.map(({ roles }) => roles.indexOf('hitler'))).size).toBe(10);
    expect(new Set(deals.map(({ firstPresident }) => firstPresident)).size).toBe(10);
  });

  test('R-10, C-09: the candidate dealt is the first to nominate', () => {
    const game = newGame({ ...dealFor(7), firstPresident: 4 });
    expect(view(game, null)).toMatchObject({ president: 4, because: 'first', awaited: [4], nextPresident: 5 });
  });

  test.each([-1, 7, 1.5, Number.NaN])('R-10: seat %d of seven cannot be first', (firstPresident) => {
    expect(faultIn({ ...dealFor(7), firstPresident })?.clause).toBe('R-10');
  });
});

describe('the boards', () => {
  const powers = (players: number, dead: Seat[] = []) => view(position({ players, dead }), null).powers;

  test('R-07: 5 and 6, 7 and 8, 9 and 10 players share a board of six squares', () => {
    expect(powers(5)).toEqual(powers(6));
    expect(powers(7)).toEqual(powers(8));
    expect(powers(9)).toEqual(powers(10));
    expect(new Set([5, 7, 9].map((players) => JSON.stringify(powers(players)))).size).toBe(3);
    for (const players of sizes) expect(powers(players)).toHaveLength(6);
  });

  test('R-07: the number at the start counts, not who is left', () => {
    expect(powers(7, [1, 2])).toEqual(powers(7));
  });
});

describe('what a seat is told', () => {
  const mine = (players: number, seat: Seat) => view(position({ players }), seat).mine;
  const knownTo = (players: number, seat: Seat) => mine(players, seat)?.known;

  test.each([
    [0, 'liberal', 'liberal'],
    [5, 'fascist', 'fascist'],
    [6, 'hitler', 'fascist'],
  ])('R-03, R-08: seat %i holds the role %s and the party card %s', (seat, role, party) => {
    expect(mine(7, seat)).toMatchObject({ seat, role, party });
  });

  test('R-03: a spectator holds no card', () => {
    expect(view(position({ players: 7 }), null).mine).toBeNull();
  });

  test.each(sizes)('R-11: of %i, fascists know each other and Hitler, liberals nobody', (players) => {
    const { roles } = position({ players });
    const fascists = roles.flatMap((role, seat) => (role === 'liberal' ? [] : [{ seat, role }]));
    const seats = [...roles.keys()].filter((seat) => roles[seat] !== 'hitler');
    for (const seat of seats) {
      const others = fascists.filter((fascist) => fascist.seat !== seat);
      expect(knownTo(players, seat)).toEqual(roles[seat] === 'fascist' ? others : []);
    }
  });

  test.each([5, 6])('R-12, C-08: of %i, Hitler knows the one fascist', (players) => {
    expect(knownTo(players, players - 1)).toEqual([{ seat: players - 2, role: 'fascist' }]);
  });

  test.each([7, 8, 9, 10])('R-12, C-08: of %i, Hitler knows nobody', (players) => {
    expect(knownTo(players, players - 1)).toEqual([]);
  });
});
