import { describe, expect, test } from 'vitest';
import { awaited, options, seatsIn, view, type Game } from '../../src/game/index.ts';
import { cards, elect, eligible, events, must, position, refused, shuffledTo } from '../support/positions.ts';

const ask = { type: 'veto' };
const agree = { type: 'answer-veto', consent: true };
const refuse = { type: 'answer-veto', consent: false };

/** Government (0, 4) of seven; the Chancellor holds two tiles. */
const enacting = (fascist: number, deck = 'FFF…'): Game =>
  position({ players: 7, fascist, deck, gov: [0, 4], phase: 'enact', chancellor: 4, hand: 'FL', buried: 'F' });

describe('the veto', () => {
  test.each([0, 3, 4])('R-61: with %i Fascist policies there is none', (fascist) => {
    const game = enacting(fascist);
    expect(refused(game, 4, ask)).toBe('R-61');
    expect(options(game, 4)).not.toContainEqual(ask);
    expect(view(game, 4).veto).toBe('closed');
  });

  test('R-61: after the fifth the Chancellor may ask, before enacting', () => {
    const game = enacting(5);
    expect(options(game, 4)).toEqual([
      { type: 'enact', policy: 'liberal' },
      { type: 'enact', policy: 'fascist' },
      ask,
    ]);
    expect(events((table) => must(game, 4, ask, table))).toEqual([{ type: 'veto-asked', chancellor: 4 }]);
    expect(seatsIn(awaited(game))).toEqual([0]);
    expect(options(game, 0)).toEqual([agree, refuse]);
    expect(view(game, null)).toMatchObject({ veto: 'asked', phase: 'answer-veto', awaited: [0] });
  });

  test('R-61: nobody else asks, and only the President answers', () => {
    const game = enacting(5);
    for (const seat of [0, 1, 6]) expect(refused(game, seat, ask)).toBe('R-61');
    expect(refused(game, 0, agree)).toBe('R-61');
    must(game, 4, ask);
    for (const seat of [1, 4, 6]) expect(refused(game, seat, agree)).toBe('R-61');
    expect(refused(game, 4, { type: 'enact', policy: 'fascist' })).toBe('R-61');
  });

  test('R-61: agreed to, it discards all three tiles, and the presidency passes', () => {
    const game = enacting(5);
    must(game, 4, ask);
    const heard = events((table) => must(game, 0, agree, table));
    expect(heard).toEqual([
      { type: 'veto-agreed', president: 0, tracker: 1 },
      { type: 'round-began', round: 2, president: 1, because: 'next' },
    ]);
    expect(game).toMatchObject({
      hand: [],
      buried: null,
      liberalPolicies: 0,
      fascistPolicies: 5,
      president: 1,
    });
    expect(game.discards.toSorted()).toEqual(cards('FFL'));
  });

  test('R-62: refused, it leaves the Chancellor to enact one of the two', () => {
    const game = enacting(5);
    must(game, 4, ask);
    expect(events((table) => must(game, 0, refuse, table))).toEqual([{ type: 'veto-refused', president: 0 }]);
    expect(options(game, 4)).toEqual([
      { type: 'enact', policy: 'liberal' },
      { type: 'enact', policy: 'fascist' },
    ]);
    expect(view(game, null).veto).toBe('refused');
    must(game, 4, { type: 'enact', policy: 'liberal' });
    expect(game).toMatchObject({ liberalPolicies: 1, phase: 'nominate', tracker: 0 });
  });

  test('R-63: each one agreed to moves the tracker, a refused one does not', () => {
    const game = enacting(5);
    must(game, 4, ask);
    must(game, 0, refuse);
    expect(game.tracker).toBe(0);
    const agreed = enacting(5);
    must(agreed, 4, ask);
    must(agreed, 0, agree);
    expect(agreed.tracker).toBe(1);
  });

  test('R-63: as the third failure in a row it brings chaos', () => {
    const game = { ...enacting(5, 'LFF…'), tracker: 2 };
    must(game, 4, ask);
    const heard = events((table) => must(game, 0, agree, table), shuffledTo(''));
    expect(heard.slice(0, 2)).toEqual([
      { type: 'veto-agreed', president: 0, tracker: 3 },
      { type: 'chaos', policy: 'liberal' },
    ]);
    expect(game).toMatchObject({ tracker: 0, liberalPolicies: 1, termLimits: null, president: 1 });
    expect(eligible(game)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  test('C-05: a short deck is reshuffled before chaos takes its top tile', () => {
    const game = { ...enacting(5, ''), tracker: 2 };
    must(game, 4, ask);
    const heard = events((table) => must(game, 0, agree, table), shuffledTo('L'));
    expect(heard.slice(0, 3)).toEqual([
      { type: 'veto-agreed', president: 0, tracker: 3 },
      { type: 'reshuffled', cards: 12, after: 'veto' },
      { type: 'chaos', policy: 'liberal' },
    ]);
  });

  test('C-05: and without chaos all the same', () => {
    const game = enacting(5, 'FF');
    must(game, 4, ask);
    must(game, 0, agree, shuffledTo(''));
    expect(game.deck).toHaveLength(12);
    expect(game.discards).toEqual([]);
  });

  test('C-18: the Chancellor asks once a session, and again in another', () => {
    const game = enacting(5);
    must(game, 4, ask);
    expect(refused(game, 4, ask)).toBe('C-18');
    must(game, 0, refuse);
    expect(refused(game, 4, ask)).toBe('C-18');
    must(game, 4, { type: 'enact', policy: 'liberal' });
    elect(game, 1, 2);
    must(game, 1, { type: 'discard', policy: 'fascist' });
    expect(options(game, 2)).toContainEqual(ask);
  });

  test('C-21: a government whose veto is agreed to enacts nothing', () => {
    const game = enacting(5);
    must(game, 4, ask);
    must(game, 0, agree);
    expect(refused(game, 4, { type: 'enact', policy: 'liberal' })).toBe('R-40');
    expect(game).toMatchObject({ liberalPolicies: 0, fascistPolicies: 5 });
  });
});
