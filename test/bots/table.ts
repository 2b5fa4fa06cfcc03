import { dice, seedFrom } from '../../src/chance/index.ts';
import type { Sight } from '../../src/bots/index.ts';
import {
  deal,
  handOf,
  newGame,
  view,
  type Event,
  type Game,
  type Move,
  type Rules,
  type Seat,
} from '../../src/game/index.ts';

/** A new game of so many players. */
export function freshGame(players: number, seed = 'table', rules: Partial<Rules> = {}): Game {
  const names = Array.from({ length: players }, (_, seat) => ({ name: `player ${seat}` }));
  return newGame(deal({ id: 'game', rules, players: names }, dice(seedFrom(seed))));
}

/** A game with roles Hitler at 0, a fascist at 1 and liberals else, and whatever a test wants otherwise. */
export function gameWith(players: number, changes: Partial<Game>): Game {
  const roles = Array.from(
    { length: players },
    (_, seat) => (['hitler', 'fascist'] as const)[seat] ?? 'liberal',
  );
  return { ...freshGame(players), roles, ...changes };
}

/** What a seat of that game sees and has heard. */
export const sightOf = (game: Game, seat: Seat, log: readonly Event[] = []): Sight => ({
  seat,
  hand: handOf(game, seat),
  view: view(game, seat),
  log,
});

/** How often each answer comes in so many tries, by its JSON. */
export function frequencies(tries: number, ask: () => Move): Map<string, number> {
  const found = new Map<string, number>();
  for (let count = 0; count < tries; count += 1) {
    const key = JSON.stringify(ask());
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}
