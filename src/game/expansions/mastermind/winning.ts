import { has } from '../../seats.ts';
import type { Game } from '../../game.ts';
import type { Laid } from '../expansion.ts';
import type { Policy } from '../../vocabulary.ts';

/** The Mastermind wins with so many policies of each on the tracks (MM-7, MM-9). */
export const mastermindWins = { liberal: 4, fascist: 5 } as const satisfies Record<Policy, number>;

/** MM-7, MM-9: whether the policy just laid wins for a living Mastermind. */
export function winsByPolicy(game: Game, laid: Laid): boolean {
  if (!stands(game) || !lives(game)) return false;
  if (laid.policy === 'fascist') return !waitsForExecution(game, laid);
  return laid.by === 'government' && game.chancellor === seatOf(game);
}

/** MM-8: whether the execution that the fifth Fascist policy gave has left a living Mastermind the winner. */
export const winsByExecution = (game: Game): boolean =>
  game.rules.mastermindTiming === 'after-execution' && stands(game) && lives(game);

const waitsForExecution = (game: Game, { power }: Laid): boolean =>
  game.rules.mastermindTiming === 'after-execution' && power === 'execute';

const stands = (game: Game): boolean =>
  game.liberalPolicies === mastermindWins.liberal && game.fascistPolicies === mastermindWins.fascist;

/** −1 where none was dealt. */
const seatOf = (game: Game): number => game.roles.indexOf('mastermind');

/** MM-11, MM-14. */
function lives(game: Game): boolean {
  const seat = seatOf(game);
  return seat !== -1 && has(game.living, seat);
}
