/** Executive action: the President must use the power under a Fascist policy that a government has just laid. */
import { powerReached } from './board.ts';
import type { Game, Surroundings } from './game.ts';

/** Opens the power under the Fascist policy just laid; false where the board shows none. */
export function openPower(game: Game, { tell }: Surroundings): boolean {
  const power = powerReached(game);
  if (power === null) return false;
  game.phase = power;
  tell?.({ event: { type: 'power-opened', power, president: game.president } });
  return true;
}
