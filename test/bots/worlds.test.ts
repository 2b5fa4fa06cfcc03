import { advise, botNames, bots, type Sight } from '../../src/bots/index.ts';
import { claims, options, type Event, type Game, type Move, type Seat } from '../../src/game/index.ts';
import { describe, expect, test } from 'vitest';
import { dice, seedFrom } from '../../src/chance/index.ts';
import { otherWorld, wander } from './worlds.ts';
import { sightOf } from './table.ts';

const tables = [
  [5, {}],
  [7, {}],
  [10, {}],
  [7, { mastermind: 'certain', mastermindParty: 'own' }],
  [10, { mastermind: 'maybe', notHitlerBadge: false, hitlerKnows: 'always', deathReveal: 'party' }],
] as const;

/** What a program makes of a seat's sight, with the claims open to it in that game. */
type Answer = (sight: Sight, options: readonly Move[], game: Game) => unknown;

/** Each with the number of games: a careful player takes its time. */
const programs: readonly (readonly [string, number, Answer])[] = [
  ...botNames.map((name): readonly [string, number, Answer] => [
    name,
    name === 'careful' ? 4 : 25,
    (sight, moves, game) => {
      const own = dice(seedFrom('own'));
      const bot = bots[name];
      return [bot.decide(sight, moves, own), bot.claim?.(sight, claims(game, sight.seat), own)];
    },
  ]),
  ['advice', 4, (sight, moves) => advise(sight, moves)],
];

describe.each(programs)('%s', (_name, games, answer) => {
  test.each(tables)(
    'with %i players and the rules %j is alike in worlds that its seat can not tell apart',
    (players, rules) => {
      let compared = 0;
      let otherRoles = 0;
      const inWorld = (world: Game, seat: Seat, log: readonly Event[]): unknown =>
        answer(sightOf(world, seat, log), options(world, seat), world);
      wander(players, rules, games, (game, seat, log, chance) => {
        const other = otherWorld(game, seat, log, chance);
        if (other === null) return;
        compared += 1;
        if (other.roles.join() !== game.roles.join()) otherRoles += 1;
        expect(inWorld(other, seat, log)).toEqual(inWorld(game, seat, log));
      });
      expect(compared).toBeGreaterThan(20 * games);
      expect(otherRoles).toBeGreaterThan(4 * games);
    },
  );
});
