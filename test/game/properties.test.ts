import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dice } from '../../src/chance/dice.ts';
import { seedFrom } from '../../src/chance/seed.ts';
import { awaited, has, options, play, powers, seatsIn, type Game, type Policy } from '../../src/game/index.ts';
import { anyRules } from '../support/any-rules.ts';
import { randomHistory, replay, type History, type Scene } from '../support/randomPlay.ts';
import { eligible, letters } from '../support/positions.ts';

const anyGame = fc
  .record({ seed: fc.nat(), players: fc.integer({ min: 5, max: 10 }), usual: fc.boolean() })
  .map(({ seed, players, usual }) => {
    const chance = dice(seedFrom(`game ${seed}`));
    return randomHistory(chance, players, usual ? {} : anyRules(chance));
  });

/** Checks random games whole. */
const always = (check: (history: History) => void): void =>
  fc.assert(fc.property(anyGame, check), { numRuns: 25 });

/** Checks every moment of random games. */
const atEveryMoment = (check: (scene: Scene) => void): void =>
  always((history) => {
    for (const scene of replay(history)) check(scene);
  });

const isPower = (game: Game): boolean => (powers as readonly string[]).includes(game.phase);
const seatsOf = (game: Game): number[] => [...game.roles.keys()];

test('R-05: of 6 liberal and 11 fascist tiles none is ever lost or added', () => {
  atEveryMoment(({ game }) => {
    const laid = 'L'.repeat(game.liberalPolicies) + 'F'.repeat(game.fascistPolicies);
    const held: Policy[] = game.buried === null ? game.hand : [...game.hand, game.buried];
    const all = laid + letters([...game.deck, ...game.discards, ...held]);
    expect(Array.from(all).toSorted().join('')).toBe('FFFFFFFFFFFLLLLLL');
  });
});

test('R-30, R-32: the tracker stands from 0 to 2 whenever somebody decides', () => {
  atEveryMoment(({ game }) => {
    expect(game.tracker).toBeGreaterThanOrEqual(0);
    expect(game.tracker).toBeLessThanOrEqual(2);
  });
});

test('R-22: a candidate always has somebody to nominate', () => {
  atEveryMoment(({ game }) => {
    expect(game.phase === 'nominate' && eligible(game).length === 0).toBe(false);
  });
});

test('C-04: the deck has three tiles at every nomination, ballot and power', () => {
  atEveryMoment(({ game }) => {
    const must = game.phase === 'nominate' || game.phase === 'vote' || isPower(game);
    expect(game.deck.length).toBeGreaterThanOrEqual(must ? 3 : 0);
  });
});

test('R-51: a power opens once a square at most, for the government that laid its policy, and never by chaos', () => {
  always((history) => {
    const squares: number[] = [];
    for (const { game, news } of replay(history)) {
      const told = news.map(({ event }) => event).filter(({ type }) => type !== 'reshuffled');
      const opened = told.findIndex(({ type }) => type === 'power-opened');
      if (opened < 0) continue;
      expect(told[opened - 1]).toMatchObject({ type: 'enacted', policy: 'fascist', president: game.president });
      squares.push(game.fascistPolicies);
    }
    expect(new Set(squares).size).toBe(squares.length);
  });
});

test('R-60: the dead are never waited for, and have nothing to do', () => {
  atEveryMoment(({ game }) => {
    const dead = seatsOf(game).filter((seat) => !has(game.living, seat));
    for (const seat of dead) {
      expect(options(game, seat)).toEqual([]);
      expect(has(awaited(game), seat)).toBe(false);
    }
  });
});

test('R-27, R-51: outside a vote one seat decides, and whoever is waited for has something to decide', () => {
  atEveryMoment(({ game }) => {
    const waited = seatsIn(awaited(game));
    for (const seat of waited) expect(options(game, seat).length).toBeGreaterThan(0);
    if (game.phase === 'vote') return;
    expect(waited).toHaveLength(game.phase === 'over' ? 0 : 1);
    expect(seatsOf(game).filter((seat) => options(game, seat).length > 0)).toEqual(waited);
  });
});

test('R-64: every game ends, with its last step', () => {
  always((history) => {
    const endings = [...replay(history)].map(({ news }) => news.at(-1)?.event.type);
    expect(endings.filter((type) => type === 'ended')).toHaveLength(1);
    expect(endings.at(-1)).toBe('ended');
  });
});

test('a game goes on the same from a copy through JSON', () => {
  always((history) => {
    const playing: typeof play = (game, seat, command, inside) => {
      const copy: Game = JSON.parse(JSON.stringify(game));
      let deck: readonly Policy[] = [];
      const refusal = play(game, seat, command, {
        ...inside,
        shuffle: (tiles, after) => {
          deck = inside.shuffle(tiles, after);
          return deck;
        },
      });
      expect(play(copy, seat, command, { shuffle: () => deck })).toEqual(refusal);
      expect(copy).toEqual(game);
      return refusal;
    };
    for (const { game } of replay(history, playing)) expect(JSON.parse(JSON.stringify(game))).toEqual(game);
  });
});

test('a game goes the same whether or not anybody is told', () => {
  always((history) => {
    const untold: typeof play = (game, seat, command, { shuffle }) => play(game, seat, command, { shuffle });
    const told = [...replay(history)].at(-1);
    const silent = [...replay(history, untold)].at(-1);
    expect(silent?.game).toEqual(told?.game);
  });
});
