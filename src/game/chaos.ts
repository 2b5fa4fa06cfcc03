/** Chaos: after three failures in a row the country enacts the top policy itself, without a power, and forgets term limits (R-30 … R-32). */
import { lay } from './ending.ts';
import { nextRound } from './nomination.ts';
import { reshuffleIfShort, takeTop } from './deck.ts';
import { trackerEnd, vetoFrom } from './board.ts';
import type { Game, Surroundings } from './game.ts';

/** after a government that came to nothing, chaos if it was the third in a row; then the next round. */
export function afterFailure(game: Game, surroundings: Surroundings): void {
  if (game.tracker === trackerEnd && erupt(game, surroundings)) return;
  nextRound(game, surroundings);
}

/** True when the policy ends the game. */
function erupt(game: Game, surroundings: Surroundings): boolean {
  const policy = takeTop(game);
  game.termLimits = null;
  game.afterChaos = true;
  surroundings.tell?.({ event: { type: 'chaos', policy } });
  if (lay(game, policy, 'chaos', surroundings)) return true;
  if (policy === 'fascist' && game.fascistPolicies === vetoFrom) game.vetoLost = !game.rules.chaosUnlocksVeto;
  reshuffleIfShort(game, 'chaos', surroundings);
  return false;
}
