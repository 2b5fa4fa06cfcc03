/** The Fascist boards: which power lies under which square, by the number of players at the start. */
import { ask } from './expansions/index.ts';
import type { Board } from './expansions/expansion.ts';
import type { Game } from './game.ts';
import type { Power } from './vocabulary.ts';

export const liberalSquares = 5;
export const fascistSquares = 6;
/** From so many Fascist policies on, electing Hitler loses the game. */
export const hitlerZoneFrom = 3;
/** From so many Fascist policies on, a later session may veto. */
export const vetoFrom = 5;
/** So many failures in a row bring chaos. */
export const trackerEnd = 3;

const small: Board = [null, null, 'peek', 'execute', 'execute', null];
const middle: Board = [null, 'investigate', 'special-election', 'execute', 'execute', null];
const large: Board = ['investigate', 'investigate', 'special-election', 'execute', 'execute', null];

/** The powers of the board for so many players, first square first, at a table without expansions. */
export const boardFor = (players: number): Board => (players <= 6 ? small : players <= 8 ? middle : large);

/** The powers of this table's board, first square first. */
export function boardOf(game: Game): Board {
  const players = game.roles.length;
  const usual = boardFor(players);
  return ask(game, ({ board }) => board?.(usual, players, game.rules)) ?? usual;
}

/** The power under the last Fascist policy, or null. */
export const powerReached = (game: Game): Power | null => boardOf(game)[game.fascistPolicies - 1] ?? null;

export const inHitlerZone = (game: Game): boolean => game.fascistPolicies >= hitlerZoneFrom;
