import { describe, expect, test } from 'vitest';
import { options, view, type Game, type Seat } from '../../src/game/index.ts';
import {
  cards,
  elect,
  events,
  govern,
  must,
  position,
  refused,
  reject,
  setOf,
  targets,
} from '../support/positions.ts';

/** The n-th Fascist policy has just been enacted by government (0, 1). */
function enacted(players: number, nth: number, more: { hitler?: Seat; investigated?: Seat[] } = {}): Game {
  const game = position({ players, fascist: nth - 1, deck: 'FFFFFF…', ...more });
  govern(game, 0, 1, 'fascist');
  return game;
}

describe('the boards', () => {
  const none = 'nominate';
  const boards = [
    { sizes: [5, 6], powers: [none, none, 'peek', 'execute', 'execute', 'over'] },
    { sizes: [7, 8], powers: [none, 'investigate', 'special-election', 'execute', 'execute', 'over'] },
    {
      sizes: [9, 10],
      powers: ['investigate', 'investigate', 'special-election', 'execute', 'execute', 'over'],
    },
  ];
  const squares = boards.flatMap(({ sizes, powers }) =>
    sizes.flatMap((players) => powers.map((phase, square) => ({ players, nth: square + 1, phase }))),
  );
  test.each(squares)(
    'R-50, C-20: of $players, Fascist policy $nth brings $phase',
    ({ players, nth, phase }) => {
      expect(enacted(players, nth).phase).toBe(phase);
    },
  );

  test('R-50: a Liberal policy brings no power', () => {
    const game = position({ players: 9, fascist: 3, deck: 'LLL…' });
    govern(game, 0, 1, 'liberal');
    expect(game.phase).toBe('nominate');
  });

  test.each([5, 6, 7, 8, 9, 10])('C-16: the board of %i has one special election at most', (players) => {
    const { powers } = view(position({ players }), null);
    expect(powers.filter((power) => power === 'special-election').length).toBeLessThanOrEqual(1);
  });
});

const uses = [
  { players: 5, nth: 3, use: { type: 'peek' } },
  { players: 9, nth: 1, use: { type: 'investigate', target: 2 } },
  { players: 7, nth: 3, use: { type: 'special-election', target: 2 } },
  { players: 7, nth: 4, use: { type: 'execute', target: 2 } },
] as const;

describe.each(uses)('the power to $use.type', ({ players, nth, use }) => {
  test('R-51: must be used before anything else happens', () => {
    const game = enacted(players, nth);
    expect(options(game, 0).map(({ type }) => type)).toEqual(options(game, 0).map(() => use.type));
    expect(refused(game, 1, { type: 'nominate', chancellor: 2 })).toBe('R-51');
    for (const other of uses.filter(({ use: { type } }) => type !== use.type))
      expect(refused(game, 0, other.use)).toBe('R-51');
  });

  test('R-51: is the President’s alone', () => {
    const game = enacted(players, nth);
    for (const seat of [1, 2, 4]) {
      expect(options(game, seat)).toEqual([]);
      expect(refused(game, seat, use)).toBe('R-51');
    }
  });

  test('R-51: is used once', () => {
    const game = enacted(players, nth);
    must(game, 0, use);
    expect(game.phase).toBe('nominate');
    for (const seat of [0, game.president]) expect(refused(game, seat, use)).toBe('R-51');
  });

  test('R-51: is noted on the board, for all to see', () => {
    const game = enacted(players, nth);
    must(game, 0, use);
    const target = 'target' in use ? use.target : null;
    expect(view(game, null).usedPowers.at(-1)).toEqual({
      power: use.type,
      president: 0,
      target,
      government: 1,
    });
  });
});

describe.each(uses.filter(({ use }) => use.type !== 'peek'))(
  'a target to $use.type',
  ({ players, nth, use }) => {
    test('C-17: is another player alive', () => {
      const game = position({ players, fascist: nth - 1, dead: [3], deck: 'FFF…' });
      govern(game, 0, 1, 'fascist');
      expect(targets(game)).toEqual(
        Array.from({ length: players }, (_, seat) => seat).filter((s) => s !== 0 && s !== 3),
      );
      expect(refused(game, 0, { ...use, target: 0 })).toBe('C-17');
      expect(refused(game, 0, { ...use, target: 3 })).toBe('C-17');
      expect(refused(game, 0, { ...use, target: players })).toBe('format');
    });
  },
);

describe('investigation', () => {
  test.each([
    [2, 'liberal', 'liberal'],
    [6, 'fascist', 'fascist'],
    [8, 'hitler', 'fascist'],
  ])('R-52: seat %i, who is %s, shows the President a %s card', (target, role, party) => {
    const game = enacted(9, 1);
    expect(game.roles[target]).toBe(role);
    const heard = events((table) => must(game, 0, { type: 'investigate', target }, table));
    expect(heard).toContainEqual({ type: 'saw-party', target, party, to: 0 });
  });

  test('R-52: the table learns whose card it was and nothing of the card', () => {
    const game = enacted(9, 1);
    const heard = events((table) => must(game, 0, { type: 'investigate', target: 8 }, table));
    expect(heard.filter(({ to }) => to === undefined)).toEqual([
      { type: 'investigated', president: 0, target: 8 },
      { type: 'round-began', round: 2, president: 1, because: 'next' },
    ]);
    expect(view(game, null).investigated).toEqual([8]);
  });

  test('R-53, C-07: nobody is investigated twice in a game, by anybody', () => {
    const game = enacted(9, 2, { investigated: [1, 4] });
    expect(targets(game)).toEqual([2, 3, 5, 6, 7, 8]);
    expect(refused(game, 0, { type: 'investigate', target: 4 })).toBe('R-53');
  });
});

describe('special election', () => {
  const called = (target: Seat): Game => {
    const game = position({ players: 7, fascist: 2, deck: 'FFFLLLFFF…' });
    govern(game, 0, 4, 'fascist');
    must(game, 0, { type: 'special-election', target });
    return game;
  };

  test('R-55: the player picked stands next, and nominates', () => {
    const game = called(5);
    expect(game).toMatchObject({ phase: 'nominate', president: 5, because: 'special-election' });
    expect(refused(game, 1, { type: 'nominate', chancellor: 2 })).toBe('R-55');
    must(game, 5, { type: 'nominate', chancellor: 2 });
  });

  test('R-55: afterwards the order resumes left of the President who called it', () => {
    const game = called(5);
    expect(view(game, null).nextPresident).toBe(1);
    govern(game, 5, 2, 'liberal');
    expect(game).toMatchObject({ president: 1, because: 'resumed' });
    expect(refused(game, 6, { type: 'nominate', chancellor: 2 })).toBe('R-55');
    reject(game, 1, 3);
    expect(game).toMatchObject({ president: 2, because: 'next' });
  });

  test('R-56: the next in line, when picked, stands twice in a row', () => {
    const game = called(1);
    reject(game, 1, 2);
    expect(game).toMatchObject({ president: 1, because: 'resumed' });
    reject(game, 1, 2);
    expect(game.president).toBe(2);
  });

  test('C-14: one that is rejected counts as a failure and is used up', () => {
    const game = called(5);
    reject(game, 5, 2);
    expect(game).toMatchObject({ tracker: 1, president: 1, phase: 'nominate' });
    expect(refused(game, 0, { type: 'special-election', target: 5 })).toBe('R-51');
  });

  test('C-15: the order resumes left of the caller’s seat though the caller dies meanwhile', () => {
    const game = position({ players: 7, fascist: 2, deck: 'FFFFFF…' });
    govern(game, 0, 4, 'fascist');
    must(game, 0, { type: 'special-election', target: 5 });
    govern(game, 5, 2, 'fascist');
    must(game, 5, { type: 'execute', target: 0 });
    expect(game).toMatchObject({ president: 1, because: 'resumed' });
  });
});

describe('peek', () => {
  const due = (): Game => {
    const game = position({ players: 5, fascist: 2, deck: 'FFFLFLF…' });
    govern(game, 0, 1, 'fascist');
    return game;
  };

  test('R-57: the President sees the top three in order, from when the power opens to when it is used', () => {
    const game = due();
    expect(view(game, 0).mine?.peek).toEqual(cards('LFL'));
    const heard = events((table) => must(game, 0, { type: 'peek' }, table));
    expect(heard.slice(0, 2)).toEqual([
      { type: 'peeked', president: 0 },
      { type: 'saw-deck', policies: cards('LFL'), to: 0 },
    ]);
    expect(view(game, 0).mine?.peek).toEqual([]);
  });

  test('R-57: nobody else sees them', () => {
    const game = due();
    for (const seat of [1, 2, 3, 4]) expect(view(game, seat).mine?.peek).toEqual([]);
  });

  test('R-57: they stay as they lay', () => {
    const game = due();
    const before = [...game.deck];
    must(game, 0, { type: 'peek' });
    expect(game.deck).toEqual(before);
    elect(game, 1, 2);
    expect(game.hand).toEqual(cards('LFL'));
  });
});

describe('execution', () => {
  test('R-58: the player executed is dead, and the next round begins', () => {
    const game = enacted(7, 4);
    must(game, 0, { type: 'execute', target: 1 });
    expect(game).toMatchObject({ phase: 'nominate', living: setOf([0, 2, 3, 4, 5, 6]), president: 2 });
  });

  test('R-59: Hitler’s death is announced and wins the game for the liberals', () => {
    const game = enacted(7, 4);
    const heard = events((table) => must(game, 0, { type: 'execute', target: 6 }, table));
    expect(heard).toEqual([
      { type: 'executed', president: 0, target: 6, hitler: true, party: null },
      { type: 'ended', winner: 'liberal', by: 'hitler-executed', roles: game.roles, sessions: game.sessions },
    ]);
  });

  test.each([2, 5])('R-59, C-19: of seat %i the table learns only that it was not Hitler', (target) => {
    const game = enacted(7, 4);
    const heard = events((table) => must(game, 0, { type: 'execute', target }, table));
    expect(heard).toEqual([
      { type: 'executed', president: 0, target, hitler: false, party: null },
      { type: 'round-began', round: 2, president: 1, because: 'next' },
    ]);
    expect(view(game, 3)).toMatchObject({ ending: null, mine: { known: [] } });
  });

  test('R-60: the dead do nothing, and are out of every choice', () => {
    const game = enacted(7, 4);
    must(game, 0, { type: 'execute', target: 3 });
    const commands = [
      { type: 'nominate', chancellor: 1 },
      { type: 'vote', ballot: 'ja' },
      { type: 'veto' },
      { type: 'claim', about: 'president-hand', policies: cards('LLL') },
    ];
    for (const command of commands) expect(refused(game, 3, command)).toBe('R-60');
    expect(options(game, 3)).toEqual([]);
    elect(game, 1, 2);
    expect(view(game, null).ballots?.[3]).toBeNull();
  });

  test('R-60: the presidency passes over the dead', () => {
    const game = enacted(7, 4);
    must(game, 0, { type: 'execute', target: 1 });
    expect(game.president).toBe(2);
  });
});
