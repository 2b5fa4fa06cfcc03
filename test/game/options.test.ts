import { describe, expect, test } from 'vitest';
import { dice } from '../../src/chance/dice.ts';
import { seedFrom } from '../../src/chance/seed.ts';
import {
  barred,
  claims,
  options,
  phases,
  play,
  policies,
  type Command,
  type Game,
  type Policy,
} from '../../src/game/index.ts';
import { noReshuffle, position } from '../support/positions.ts';
import { randomHistory, replay } from '../support/randomPlay.ts';

const seats = Array.from({ length: 12 }, (_, index) => index - 1);
const upTo = (length: number): Policy[][] =>
  length === 0
    ? [[]]
    : upTo(length - 1).flatMap((tiles) => [tiles, ...policies.map((policy) => [...tiles, policy])]);

/** Every command that anybody could think of, and some more. */
const everyCommand: readonly Command[] = [
  ...seats.flatMap((seat): Command[] => [
    { type: 'nominate', chancellor: seat },
    { type: 'investigate', target: seat },
    { type: 'special-election', target: seat },
    { type: 'execute', target: seat },
    ...policies.map((party): Command => ({ type: 'claim', about: 'investigation', target: seat, party })),
  ]),
  ...policies.flatMap((policy): Command[] => [
    { type: 'discard', policy },
    { type: 'enact', policy },
  ]),
  { type: 'vote', ballot: 'ja' },
  { type: 'vote', ballot: 'nein' },
  { type: 'veto' },
  { type: 'answer-veto', consent: true },
  { type: 'answer-veto', consent: false },
  { type: 'peek' },
  ...(['president-hand', 'chancellor-hand', 'peek'] as const).flatMap((about) =>
    unique(upTo(4)).map((tiles): Command => ({ type: 'claim', about, policies: tiles })),
  ),
];

function unique<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** A claim with its tiles in the order in which a menu names them. */
function asOnMenu(command: Command): string {
  if (command.type !== 'claim' || command.about === 'investigation' || command.about === 'peek')
    return JSON.stringify(command);
  return JSON.stringify({ ...command, policies: command.policies.toSorted().toReversed() });
}

const copyOf = (game: Game): Game => JSON.parse(JSON.stringify(game));
const inAnyOrder = { shuffle: (tiles: readonly Policy[]) => tiles };

/** Moments of six games: of the many ballots every tenth, of all else each. */
function* moments(): Generator<Game, void> {
  for (const players of [5, 6, 7, 8, 9, 10]) {
    const history = randomHistory(dice(seedFrom(`options ${players}`)), players, {});
    let ballots = 0;
    for (const { game } of replay(history)) {
      if (game.phase === 'vote') ballots += 1;
      if (game.phase !== 'vote' || ballots % 10 === 0) yield game;
    }
  }
}

describe('options and claims', () => {
  test('P-04: are exactly the commands that play accepts, in every phase, from every seat', () => {
    const seen = new Set<string>();
    for (const game of moments()) {
      seen.add(game.phase);
      const before = JSON.stringify(game);
      for (const seat of game.roles.keys()) {
        const menu = new Set(
          [...options(game, seat), ...claims(game, seat)].map((option) => JSON.stringify(option)),
        );
        const accepted = everyCommand.filter((command) => {
          const legal = menu.has(asOnMenu(command));
          return play(legal ? copyOf(game) : game, seat, command, legal ? inAnyOrder : noReshuffle) === null;
        });
        expect(unique(accepted.map(asOnMenu)).toSorted()).toEqual([...menu].toSorted());
      }
      expect(JSON.stringify(game)).toBe(before);
    }
    expect([...seen].toSorted()).toEqual(phases.toSorted());
  });

  test('and what is barred are all the choices there are, and a refusal is the bar', () => {
    for (const game of moments()) {
      for (const seat of game.roles.keys()) {
        const open = options(game, seat).map(({ type }) => type);
        for (const { move, refusal } of barred(game, seat)) {
          expect(play(game, seat, move, noReshuffle)).toBe(refusal);
          expect(options(game, seat)).not.toContainEqual(move);
        }
        expect(open.length > 0 || barred(game, seat).length === 0).toBe(true);
      }
    }
  });

  test('of a seat are its choices and its bars: none is missing', () => {
    const game = position({ players: 7, dead: [2], gov: [6, 3] });
    const named = [...options(game, 0), ...barred(game, 0).map(({ move }) => move)];
    expect(named.flatMap((move) => ('chancellor' in move ? [move.chancellor] : [])).toSorted()).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
  });
});

describe('menus', () => {
  test('are shared between seats, games and calls', () => {
    const [one, other] = [5, 9].map((players) => position({ players, phase: 'vote', chancellor: 1 }));
    if (!one || !other) throw new Error('two games');
    expect(options(one, 0)).toBe(options(one, 0));
    expect(options(one, 0)).toBe(options(other, 3));
  });

  test('are read-only, and so are their commands', () => {
    for (const game of moments())
      for (const seat of game.roles.keys()) {
        const menu = options(game, seat);
        expect(
          menu.length === 0 || (Object.isFrozen(menu) && menu.every((move) => Object.isFrozen(move))),
        ).toBe(true);
      }
  });

  test('hold no more seats than the table', () => {
    expect(options(position({ players: 5 }), 0)).toHaveLength(4);
    expect(options(position({ players: 10 }), 0)).toHaveLength(9);
  });

  test('accept an equal command by value, and ignore fields that they do not know', () => {
    const game = position({ players: 5 });
    expect(play(game, 0, { chancellor: 1, type: 'nominate', why: 'trust' }, noReshuffle)).toBeNull();
    expect(game.chancellor).toBe(1);
  });
});
