import { describe, expect, test } from 'vitest';
import { botNames, bots } from '../../src/bots/index.ts';
import { dice, seedFrom, type Dice } from '../../src/chance/index.ts';
import {
  awaited,
  claims,
  options,
  play,
  reaches,
  seatsIn,
  view,
  type Event,
  type Game,
  type Rules,
  type Seat,
} from '../../src/game/index.ts';
import { freshGame, sightOf } from './table.ts';

/** Plays games at random; before each decision, `look` is given the game, the seat and what that seat has heard. */
function wander(
  players: number,
  rules: Partial<Rules>,
  games: number,
  look: (game: Game, seat: Seat, log: readonly Event[], chance: Dice) => void,
): void {
  const chance = dice(seedFrom(`wander ${players}`));
  for (let number = 0; number < games; number += 1) {
    const game = freshGame(players, `wander ${players} ${number}`, rules);
    const logs = game.roles.map((): Event[] => []);
    while (game.ending === null) {
      for (const seat of seatsIn(awaited(game))) {
        look(game, seat, logs[seat] ?? [], chance);
        const refusal = play(game, seat, chance.pick(options(game, seat)), {
          shuffle: (tiles) => chance.shuffle(tiles),
          tell: (news) => logs.forEach((log, hearer) => reaches(news, hearer) && log.push(news.event)),
        });
        if (refusal !== null) throw new Error(refusal.reason);
      }
    }
  }
}

/** The same game to that seat, with what it can't know changed; null where no draw of roles fits what it knows. */
function otherWorld(game: Game, seat: Seat, log: readonly Event[], chance: Dice): Game | null {
  const others = game.roles.flatMap((_, other) => (other === seat ? [] : [other]));
  const dealt = chance.shuffle(others.map((other) => game.roles[other]));
  const roles = game.roles.map((role, other) => dealt[others.indexOf(other)] ?? role);
  const seesDeck = game.phase === 'peek' && game.president === seat;
  const other: Game = { ...game, roles, deck: seesDeck ? game.deck : chance.shuffle(game.deck) };
  if (game.phase === 'enact' && game.president !== seat) other.buried = chance.pick(['liberal', 'fascist']);
  if (game.phase === 'vote') other.ja = game.voted;
  const fits = log.every((event) => {
    if (event.type === 'saw-party') return view(other, event.target).mine?.party === event.party;
    return event.type !== 'executed' || roles[event.target] !== 'hitler';
  });
  const proven = seatsIn(game.notHitler).every((shown) => roles[shown] !== 'hitler');
  return fits && proven && JSON.stringify(view(other, seat)) === JSON.stringify(view(game, seat))
    ? other
    : null;
}

describe.each(botNames)('%s', (name) => {
  test.each([
    [5, {}],
    [7, {}],
    [10, {}],
    [7, { mastermind: 'certain', mastermindParty: 'own' }],
    [10, { mastermind: 'maybe', notHitlerBadge: false, hitlerKnows: 'always', deathReveal: 'party' }],
  ] as const)(
    'with %i players and the rules %j decides alike in worlds that its seat can not tell apart',
    (players, rules) => {
      const bot = bots[name];
      let compared = 0;
      let otherRoles = 0;
      wander(players, rules, 25, (game, seat, log, chance) => {
        const other = otherWorld(game, seat, log, chance);
        if (other === null) return;
        compared += 1;
        if (other.roles.join() !== game.roles.join()) otherRoles += 1;
        const answer = (world: Game): unknown => {
          const own = dice(seedFrom('own'));
          const sight = sightOf(world, seat, log);
          return [bot.decide(sight, options(world, seat), own), bot.claim?.(sight, claims(world, seat), own)];
        };
        expect(answer(other)).toEqual(answer(game));
      });
      expect(compared).toBeGreaterThan(500);
      expect(otherRoles).toBeGreaterThan(100);
    },
  );
});
