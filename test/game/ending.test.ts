import { describe, expect, test } from 'vitest';
import { awaited, claims, options, seatsIn, view, type Game } from '../../src/game/index.ts';
import { cards, elect, events, govern, must, position, refused, reject } from '../support/positions.ts';

const seats = [0, 1, 2, 3, 4, 5, 6];

/** A game of seven for each way to end, one step before it, and that step. */
const ways = [
  {
    by: 'liberal-policies',
    winner: 'liberal',
    laid: { liberal: 4 },
    finish: (game: Game) => govern(game, 0, 1, 'liberal'),
  },
  {
    by: 'fascist-policies',
    winner: 'fascist',
    laid: { fascist: 5 },
    finish: (game: Game) => govern(game, 0, 1, 'fascist'),
  },
  { by: 'hitler-elected', winner: 'fascist', laid: { fascist: 3 }, finish: (game: Game) => elect(game, 0, 6) },
  {
    by: 'hitler-executed',
    winner: 'liberal',
    laid: { fascist: 3 },
    finish: (game: Game) => {
      govern(game, 0, 1, 'fascist');
      must(game, 0, { type: 'execute', target: 6 });
    },
  },
] as const;

describe.each(ways)('$by', ({ by, winner, laid, finish }) => {
  const ended = (): Game => {
    const game = position({ players: 7, deck: by === 'liberal-policies' ? 'LLF…' : 'FFF…', ...laid });
    finish(game);
    return game;
  };

  test(`R-64: the ${winner}s win at once`, () => {
    expect(ended()).toMatchObject({ phase: 'over', ending: { winner, by }, round: 1 });
  });

  test('R-64: nobody is awaited, and nothing is left to do or to claim', () => {
    const game = ended();
    expect(seatsIn(awaited(game))).toEqual([]);
    for (const seat of seats) expect([options(game, seat), claims(game, seat)]).toEqual([[], []]);
  });

  test('R-64: whatever the living still try is refused', () => {
    const game = ended();
    for (const command of [
      { type: 'nominate', chancellor: 2 },
      { type: 'vote', ballot: 'ja' },
      { type: 'execute', target: 2 },
      { type: 'claim', about: 'president-hand', policies: cards('FFF') },
    ])
      expect(refused(game, 0, command)).toBe('R-64');
  });

  test('R-64: every role is shown', () => {
    const game = ended();
    expect(view(game, null).ending).toEqual({ winner, by, roles: game.roles });
  });
});

test('R-64: the end is the last thing told', () => {
  const game = position({ players: 7, liberal: 4, deck: 'LFF' });
  const heard = events((table) => {
    elect(game, 0, 1, table);
    must(game, 0, { type: 'discard', policy: 'fascist' }, table);
    must(game, 1, { type: 'enact', policy: 'liberal' }, table);
  });
  expect(heard.slice(-2)).toEqual([
    { type: 'enacted', policy: 'liberal', president: 0, chancellor: 1 },
    { type: 'ended', winner: 'liberal', by: 'liberal-policies', roles: game.roles, sessions: game.sessions },
  ]);
});

test('R-64: at the end everybody sees what each government had', () => {
  const game = position({ players: 7, liberal: 4, deck: 'LFF' });
  elect(game, 0, 1);
  must(game, 0, { type: 'discard', policy: 'fascist' });
  must(game, 1, { type: 'enact', policy: 'liberal' });
  expect(game.sessions).toEqual([
    {
      number: 1,
      round: 1,
      president: 0,
      chancellor: 1,
      drew: ['liberal', 'fascist', 'fascist'],
      passed: ['liberal', 'fascist'],
      enacted: 'liberal',
    },
  ]);
});

test('R-64: before it, no role is shown', () => {
  const game = position({ players: 7, liberal: 3, fascist: 2, deck: 'LFF…' });
  govern(game, 0, 6, 'liberal');
  expect(view(game, null).ending).toBeNull();
});

test('R-64: chaos can end the game too', () => {
  const game = position({ players: 7, liberal: 4, tracker: 2, deck: 'LFF…' });
  reject(game, 0, 1);
  expect(game.ending).toEqual({ winner: 'liberal', by: 'liberal-policies' });
});
