import { describe, expect, test } from 'vitest';
import { handOf, options, view } from '../../src/game/index.ts';
import {
  cards,
  elect,
  enactAs,
  events,
  govern,
  letters,
  must,
  position,
  refused,
  shuffledTo,
} from '../support/positions.ts';

const inSession = { phase: 'discard', chancellor: 1, gov: [0, 1] } as const;
const discard = (policy: string) => ({ type: 'discard', policy });
const enact = (policy: string) => ({ type: 'enact', policy });

describe('the session', () => {
  test('R-40: the President draws the top three, and alone sees them', () => {
    const game = position({ players: 7, deck: 'LFFLLL…' });
    const heard = events((table) => elect(game, 0, 1, table));
    expect(heard.at(-1)).toEqual({ type: 'drew', policies: cards('LFF'), to: 0 });
    expect(game.hand).toEqual(cards('LFF'));
    expect(game.deck.slice(0, 3)).toEqual(cards('LLL'));
    expect([0, 1, 2].map((seat) => handOf(game, seat))).toEqual([cards('LFF'), [], []]);
  });

  test('R-40: he discards one of the three, and the Chancellor gets the other two', () => {
    const game = position({ players: 7, ...inSession, hand: 'LFF' });
    const heard = events((table) => must(game, 0, discard('fascist'), table));
    expect(heard).toEqual([
      { type: 'passed', discarded: 'fascist', policies: cards('LF'), to: 0 },
      { type: 'received', policies: cards('LF'), to: 1 },
    ]);
    expect(options(game, 0)).toEqual([]);
    expect(options(game, 1)).toEqual([enact('liberal'), enact('fascist')]);
  });

  test('R-40: the Chancellor enacts one of the two', () => {
    const game = position({
      players: 7,
      ...inSession,
      phase: 'enact',
      hand: 'FL',
      buried: 'F',
      deck: 'FFFFF…',
    });
    must(game, 1, enact('liberal'));
    expect(game).toMatchObject({ liberalPolicies: 1, fascistPolicies: 0, hand: [], buried: null });
    const other = position({
      players: 7,
      ...inSession,
      phase: 'enact',
      hand: 'FL',
      buried: 'F',
      deck: 'FFFFF…',
    });
    must(other, 1, enact('fascist'));
    expect(other).toMatchObject({ liberalPolicies: 0, fascistPolicies: 1, hand: [], buried: null });
  });

  test('R-40: neither can choose a tile that is not in hand', () => {
    expect(refused(position({ players: 7, ...inSession, hand: 'FFF' }), 0, discard('liberal'))).toBe('R-40');
    const enacting = position({ players: 7, ...inSession, phase: 'enact', hand: 'LL', buried: 'L' });
    expect(refused(enacting, 1, enact('fascist'))).toBe('R-40');
  });

  test('R-40: nobody else has a hand in it', () => {
    const discarding = position({ players: 7, ...inSession, hand: 'LFF' });
    const enacting = position({ players: 7, ...inSession, phase: 'enact', hand: 'LF', buried: 'F' });
    for (const seat of [1, 2, 6]) expect(refused(discarding, seat, discard('fascist'))).toBe('R-40');
    for (const seat of [0, 2, 6]) expect(refused(enacting, seat, enact('fascist'))).toBe('R-40');
    expect(refused(discarding, 1, enact('fascist'))).toBe('R-40');
    expect(refused(enacting, 0, discard('fascist'))).toBe('R-40');
  });

  test('R-41: from the draw to the policy the table sees one phase, and hears nothing', () => {
    const game = position({ players: 7, deck: 'LFF…' });
    elect(game, 0, 1);
    const drawn = view(game, 3);
    expect(drawn).toMatchObject({ phase: 'legislate', awaited: [0, 1], discards: 0 });
    const heard = events((table) => must(game, 0, discard('fascist'), table));
    expect(heard.filter(({ to }) => to === undefined)).toEqual([]);
    expect(view(game, 3)).toEqual(drawn);
  });

  test('R-42: what is discarded comes to light nowhere', () => {
    const game = position({ players: 7, deck: 'LFF…' });
    elect(game, 0, 1);
    const heard = events((table) => enactAs(game, 'fascist', table));
    expect(heard.filter(({ to }) => to === undefined)).toEqual([
      { type: 'enacted', policy: 'fascist', president: 0, chancellor: 1 },
      { type: 'round-began', round: 2, president: 1, because: 'next' },
    ]);
    expect(game.discards.toSorted()).toEqual(cards('FL'));
    const swapped = { ...game, discards: cards('FF') };
    for (const seat of [null, 0, 1, 2]) expect(view(swapped, seat)).toEqual(view(game, seat));
  });

  test.each(['FFL', 'FLF', 'LFF'])(
    'R-42: of %s the President cannot tell the Chancellor by the order',
    (hand) => {
      const game = position({ players: 7, ...inSession, hand });
      const heard = events((table) => must(game, 0, discard('fascist'), table));
      expect(heard).toContainEqual({ type: 'received', policies: cards('LF'), to: 1 });
      expect(handOf(game, 1)).toEqual(cards('LF'));
    },
  );

  test('R-46: after a Liberal policy the next election follows', () => {
    const game = position({ players: 9, fascist: 1, deck: 'LLL…' });
    govern(game, 0, 1, 'liberal');
    expect(game).toMatchObject({ phase: 'nominate', president: 1, round: 2 });
  });

  test('R-46, C-20: and after a Fascist one on a square without a power', () => {
    const game = position({ players: 5, fascist: 1, deck: 'FFF…' });
    govern(game, 0, 1, 'fascist');
    expect(game).toMatchObject({ phase: 'nominate', president: 1, fascistPolicies: 2 });
  });

  test('C-21: a government enacts one policy', () => {
    const game = position({ players: 7, deck: 'LLL…' });
    govern(game, 0, 1, 'liberal');
    expect(game).toMatchObject({ liberalPolicies: 1, fascistPolicies: 0 });
    expect(game.discards).toHaveLength(2);
    expect(refused(game, 1, enact('liberal'))).toBe('R-40');
  });
});

describe('the deck', () => {
  test('R-44: three tiles left are enough', () => {
    const game = position({ players: 7, deck: 'LLLFFF' });
    govern(game, 0, 1, 'liberal');
    expect(game.deck).toEqual(cards('FFF'));
  });

  test.each(['LLL', 'LLLF', 'LLLFF'])(
    'R-44: of %s too few are left, and are shuffled with all discards',
    (deck) => {
      const game = position({ players: 7, deck });
      elect(game, 0, 1);
      const shuffled: string[] = [];
      const heard = events((table) => enactAs(game, 'liberal', table), {
        shuffle: (tiles) => {
          shuffled.push(letters(tiles));
          return tiles.toSorted();
        },
      });
      expect(shuffled).toEqual(['LLLLLFFFFFFFFFFF']);
      expect(heard).toContainEqual({ type: 'reshuffled', cards: 16, after: 'session' });
      expect(game.deck).toEqual(cards('FFFFFFFFFFFLLLLL'));
      expect(game.discards).toEqual([]);
    },
  );

  test('R-44: the table learns how many tiles the new deck has, and of none what it is', () => {
    const game = position({ players: 7, deck: 'LLL' });
    elect(game, 0, 1);
    const heard = events((table) => enactAs(game, 'liberal', table), shuffledTo('FFL'));
    expect(heard.filter(({ type }) => type === 'reshuffled')).toEqual([
      { type: 'reshuffled', cards: 16, after: 'session' },
    ]);
  });

  test('C-04: it is made whole at the end of the session, before a power is used', () => {
    const game = position({ players: 5, fascist: 2, deck: 'FFF' });
    govern(game, 0, 1, 'fascist', shuffledTo('LLF'));
    expect(game.phase).toBe('peek');
    expect(view(game, 0).mine?.peek).toEqual(cards('LLF'));
  });

  test('C-04: it is not made whole while a government still holds tiles', () => {
    const game = position({ players: 7, deck: 'LLL' });
    elect(game, 0, 1);
    must(game, 0, discard('liberal'));
    expect(game.deck).toEqual([]);
    expect(view(game, 2)).toMatchObject({ deck: 0, phase: 'legislate' });
  });
});
