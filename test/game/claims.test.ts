import { describe, expect, test } from 'vitest';
import { claims, type Command, type Game, type Seat } from '../../src/game/index.ts';
import {
  cards,
  elect,
  enactAs,
  events,
  govern,
  letters,
  must,
  pass,
  position,
  refused,
  reject,
  veto,
} from '../support/positions.ts';

const hand = (about: 'president-hand' | 'chancellor-hand' | 'peek', tiles: string) => ({
  type: 'claim',
  about,
  policies: cards(tiles),
});

/** What a seat may claim, as `about: tiles` or `about: seat party`. */
const mayClaim = (game: Game, seat: Seat): string[] =>
  claims(game, seat).map((claim) =>
    claim.about === 'investigation'
      ? `${claim.target} ${claim.party}`
      : `${claim.about}: ${letters(claim.policies)}`,
  );

/** Government (0, 1) of seven has enacted a Liberal policy. */
function governed(): Game {
  const game = position({ players: 7, deck: 'LFFFFF…' });
  govern(game, 0, 1, 'liberal');
  return game;
}

describe('claims', () => {
  test('R-66: after a session its President may claim any three and its Chancellor any two policies', () => {
    const game = governed();
    expect(mayClaim(game, 0)).toEqual(['LLL', 'LLF', 'LFF', 'FFF'].map((tiles) => `president-hand: ${tiles}`));
    expect(mayClaim(game, 1)).toEqual(['LL', 'LF', 'FF'].map((tiles) => `chancellor-hand: ${tiles}`));
  });

  test('R-66: nobody else claims', () => {
    const game = governed();
    for (const seat of [2, 3, 4, 5, 6]) {
      expect(claims(game, seat)).toEqual([]);
      expect(refused(game, seat, hand('president-hand', 'LFF'))).toBe('R-66');
    }
    expect(refused(game, 0, hand('chancellor-hand', 'LF'))).toBe('R-66');
    expect(refused(game, 0, hand('peek', 'LFF'))).toBe('R-66');
  });

  test('R-65, R-66: true or false, a claim is told to the table and changes nothing', () => {
    const game = governed();
    const before = JSON.stringify(game);
    for (const tiles of ['LFF', 'FFF']) {
      const claim = hand('president-hand', tiles);
      const heard = events((table) => must(game, 0, claim, table));
      expect(heard).toEqual([{ type: 'claimed', seat: 0, government: 1, claim }]);
    }
    expect(JSON.stringify(game)).toBe(before);
  });

  test.each(['LFF', 'FLF', 'FFL'])('R-66: the tiles of a hand may be named in any order: %s', (tiles) => {
    const heard = events((table) => must(governed(), 0, hand('president-hand', tiles), table));
    expect(heard).toMatchObject([{ claim: hand('president-hand', 'LFF') }]);
  });

  test('R-66: a claim may be changed until the next session begins', () => {
    const game = governed();
    reject(game, 1, 2);
    must(game, 0, hand('president-hand', 'FFF'));
    must(game, 2, { type: 'nominate', chancellor: 3 });
    const heard = events((table) => must(game, 1, hand('chancellor-hand', 'FF'), table));
    expect(heard).toMatchObject([{ seat: 1, government: 1, claim: hand('chancellor-hand', 'FF') }]);
  });

  test('R-41, R-66: nothing is claimed while a government legislates', () => {
    const game = governed();
    elect(game, 1, 2);
    for (const seat of [0, 1, 2]) expect(claims(game, seat)).toEqual([]);
    expect(refused(game, 0, hand('president-hand', 'LFF'))).toBe('R-41');
    pass(game, 'fascist');
    expect(refused(game, 1, hand('chancellor-hand', 'LF'))).toBe('R-41');
  });

  test('R-66: the last government alone claims', () => {
    const game = governed();
    elect(game, 1, 2);
    enactAs(game, 'fascist');
    expect([0, 1, 2].map((seat) => claims(game, seat).length > 0)).toEqual([false, true, true]);
  });

  test('R-66: a government whose veto was agreed to claims as well', () => {
    const game = position({ players: 7, fascist: 5, deck: 'FFF…' });
    elect(game, 0, 1);
    veto(game);
    expect(mayClaim(game, 0)).toContain('president-hand: FFF');
    expect(mayClaim(game, 1)).toContain('chancellor-hand: FF');
  });

  test('R-66: after a peek its President claims three in order', () => {
    const game = position({ players: 5, fascist: 2, deck: 'FFF…' });
    govern(game, 0, 1, 'fascist');
    expect(refused(game, 0, hand('peek', 'LFL'))).toBe('R-66');
    must(game, 0, { type: 'peek' });
    const heard = events((table) => must(game, 0, hand('peek', 'LFL'), table));
    expect(heard).toMatchObject([{ claim: hand('peek', 'LFL') }]);
    expect(mayClaim(game, 0).filter((claim) => claim.startsWith('peek'))).toHaveLength(8);
    expect(refused(game, 1, hand('peek', 'LFL'))).toBe('R-66');
  });

  test('R-66: after an investigation its President claims a party of that player', () => {
    const game = position({ players: 9, deck: 'FFF…' });
    govern(game, 0, 1, 'fascist');
    must(game, 0, { type: 'investigate', target: 5 });
    const claim = { type: 'claim', about: 'investigation', target: 5, party: 'liberal' } satisfies Command;
    must(game, 0, claim);
    expect(mayClaim(game, 0).slice(-2)).toEqual(['5 liberal', '5 fascist']);
    expect(refused(game, 0, { ...claim, target: 4 })).toBe('R-66');
    expect(refused(game, 5, claim)).toBe('R-66');
  });

  test('R-66: the dead claim nothing', () => {
    const game = position({ players: 7, fascist: 3, deck: 'FFF…' });
    govern(game, 0, 1, 'fascist');
    must(game, 0, { type: 'execute', target: 1 });
    expect(claims(game, 1)).toEqual([]);
    expect(refused(game, 1, hand('chancellor-hand', 'FF'))).toBe('R-60');
    must(game, 0, hand('president-hand', 'LFF'));
  });

  test('R-66: no claim is open before the first session', () => {
    const game = position({ players: 7 });
    expect(claims(game, 0)).toEqual([]);
    expect(refused(game, 0, hand('president-hand', 'LFF'))).toBe('R-66');
  });

  test.each([
    { policies: cards('LF') },
    { policies: cards('LFFF') },
    { policies: ['liberal', 'liberal', 'mastermind'] },
    { policies: [{ toString: 0 }, { toString: 0 }, { toString: 0 }] },
    { policies: 'liberal' },
    { policies: null },
    { about: 'hand' },
    { about: null },
  ])('R-66: a claim of %o is refused', (wrong) => {
    expect(refused(governed(), 0, { ...hand('president-hand', 'LFF'), ...wrong })).toBe('R-66');
  });
});
