import { describe, expect, test } from 'vitest';
import { awaited, options, seatsIn, view } from '../../src/game/index.ts';
import {
  elect,
  enactAs,
  events,
  govern,
  must,
  position,
  refused,
  reject,
  setOf,
  veto,
  voteAll,
} from '../support/positions.ts';

const ja = { type: 'vote', ballot: 'ja' };
const nein = { type: 'vote', ballot: 'nein' };
const voteOpen = (players: number) => position({ players, phase: 'vote', chancellor: 1 });

describe('the ballot', () => {
  test('R-27: all the living vote, the two candidates included', () => {
    const game = position({ players: 7, dead: [4], phase: 'vote', chancellor: 1 });
    expect(seatsIn(awaited(game))).toEqual([0, 1, 2, 3, 5, 6]);
    for (const seat of [0, 1, 2, 3, 5, 6]) expect(options(game, seat)).toEqual([ja, nein]);
    expect(options(game, 4)).toEqual([]);
  });

  test('R-27: it opens with the nomination, and closes with the last ballot', () => {
    const game = position({ players: 5 });
    expect(refused(game, 2, ja)).toBe('R-27');
    must(game, 0, { type: 'nominate', chancellor: 1 });
    voteAll(game, [0, 1, 2]);
    expect(refused(game, 2, ja)).toBe('R-27');
  });

  test('R-27: a ballot may change until the last one is in', () => {
    const game = voteOpen(5);
    for (const seat of [0, 1, 2, 3]) must(game, seat, ja);
    for (const seat of [0, 1]) must(game, seat, nein);
    expect(seatsIn(awaited(game))).toEqual([4]);
    must(game, 4, nein);
    expect(game).toMatchObject({ phase: 'nominate', tracker: 1 });
  });

  test('R-27: until then the table hears who has voted, never how, and nothing of a change', () => {
    const game = voteOpen(5);
    const heard = events((table) => {
      must(game, 3, ja, table);
      must(game, 0, nein, table);
      must(game, 3, nein, table);
    });
    expect(heard).toEqual([
      { type: 'voted', seat: 3 },
      { type: 'voted', seat: 0 },
    ]);
    expect(view(game, 1)).toMatchObject({ voted: [0, 3], ballots: null, mine: { ballot: null } });
    expect(view(game, 3).mine?.ballot).toBe('nein');
  });

  test('R-27: once all are in, every ballot is public, and the dead have none', () => {
    const game = position({ players: 6, dead: [3], phase: 'vote', chancellor: 1 });
    const ballots = ['ja', 'nein', 'ja', null, 'ja', 'nein'];
    const heard = events((table) => voteAll(game, [0, 2, 4], table));
    expect(heard).toContainEqual({
      type: 'elected',
      government: 1,
      president: 0,
      chancellor: 1,
      ballots,
      tracker: 0,
    });
    expect(view(game, null)).toMatchObject({ ballots, voted: [] });
  });

  test('R-27: the next vote starts with no ballot', () => {
    const game = position({ players: 5 });
    reject(game, 0, 1);
    must(game, 1, { type: 'nominate', chancellor: 2 });
    expect(seatsIn(awaited(game))).toEqual([0, 1, 2, 3, 4]);
    expect(view(game, null).ballots).toBeNull();
  });
});

describe('the count', () => {
  const everyCount = [5, 6, 7, 8, 9, 10].flatMap((voters) =>
    Array.from({ length: voters + 1 }, (_, yes) => ({
      voters,
      yes,
      outcome: yes > voters - yes ? 'elects' : 'rejects',
    })),
  );
  test.each(everyCount)('R-28: $yes Ja of $voters $outcome', ({ voters, yes, outcome }) => {
    const game = voteOpen(voters);
    voteAll(
      game,
      Array.from({ length: yes }, (_, seat) => seat),
    );
    expect(game.phase).toBe(outcome === 'elects' ? 'discard' : 'nominate');
  });

  test('R-28: a tied vote fails', () => {
    const game = voteOpen(6);
    voteAll(game, [0, 1, 2]);
    expect(game).toMatchObject({ government: null, tracker: 1 });
  });

  test('R-28: the dead count neither for nor against', () => {
    const game = position({ players: 10, dead: [7, 8], hitler: 1, phase: 'vote', chancellor: 1 });
    voteAll(game, [0, 1, 2, 3, 4]);
    expect(game.phase).toBe('discard');
  });

  test('R-28: the last ballot of a player executed since counts no more', () => {
    const game = position({ players: 7, fascist: 3, deck: 'FFF…' });
    govern(game, 0, 1, 'fascist');
    must(game, 0, { type: 'execute', target: 5 });
    must(game, 1, { type: 'nominate', chancellor: 2 });
    voteAll(game, [0, 1, 2]);
    expect(game).toMatchObject({ phase: 'nominate', tracker: 1 });
  });

  test('R-29: a rejection moves the tracker, and the presidency passes on', () => {
    const game = position({ players: 7 });
    const heard = events((table) => reject(game, 0, 1, table));
    const ballots = Array<string>(7).fill('nein');
    expect(heard.slice(-2)).toEqual([
      { type: 'rejected', president: 0, chancellor: 1, ballots, tracker: 1 },
      { type: 'round-began', round: 2, president: 1, because: 'next' },
    ]);
    reject(game, 1, 2);
    expect(game).toMatchObject({ tracker: 2, president: 2, chancellor: null });
  });

  test('R-33: an elected government resets the tracker, so that failures must be in a row', () => {
    const game = position({ players: 7, tracker: 2, deck: 'LLL…' });
    elect(game, 0, 1);
    expect(game.tracker).toBe(0);
    enactAs(game, 'liberal');
    reject(game, 1, 2);
    expect(game).toMatchObject({ tracker: 1, liberalPolicies: 1 });
  });

  test('C-02: with trackerReset enactment a veto after two failures is the third', () => {
    const game = position({
      players: 7,
      rules: { trackerReset: 'enactment' },
      fascist: 5,
      tracker: 2,
      deck: 'FFFL…',
    });
    elect(game, 0, 1);
    expect(game.tracker).toBe(2);
    veto(game);
    expect(game).toMatchObject({ liberalPolicies: 1, tracker: 0, termLimits: null });
  });
});

describe('Hitler as Chancellor', () => {
  test.each([0, 1, 2])('R-34: with %i Fascist policies nobody is checked', (fascist) => {
    const game = position({ players: 7, fascist });
    elect(game, 0, 6);
    expect(game).toMatchObject({ phase: 'discard', ending: null, notHitler: setOf([]) });
  });

  test.each([3, 4, 5])('R-34: with %i he wins, and no tile is drawn', (fascist) => {
    const game = position({ players: 7, fascist });
    const before = [...game.deck];
    elect(game, 0, 6);
    expect(game).toMatchObject({
      phase: 'over',
      ending: { winner: 'fascist', by: 'hitler-elected' },
      hand: [],
    });
    expect(game.deck).toEqual(before);
    expect(refused(game, 0, { type: 'discard', policy: 'fascist' })).toBe('R-34');
    expect(refused(game, 6, { type: 'enact', policy: 'fascist' })).toBe('R-34');
  });

  test('R-34: nominated and rejected, he wins nothing', () => {
    const game = position({ players: 7, fascist: 3 });
    reject(game, 0, 6);
    expect(game.ending).toBeNull();
  });

  test('R-34, C-22: anyone else is proved not Hitler, before the table, for good', () => {
    const game = position({ players: 7, fascist: 3, notHitler: [2] });
    const heard = events((table) => elect(game, 0, 4, table));
    expect(heard).toContainEqual({ type: 'proved-not-hitler', seat: 4 });
    expect(view(game, null).notHitler).toEqual([2, 4]);
  });
});
