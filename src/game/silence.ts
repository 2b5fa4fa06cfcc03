/** Silence: from the draw until the policy is laid nobody speaks, or only its members do not, as the table decided (R-41, C-06). */
import { inSession, type Game } from './game.ts';
import type { Seat } from './seats.ts';

/** Whether a living seat must keep silent now. */
export function mustBeSilent(game: Game, seat: Seat): boolean {
  const { silence } = game.rules;
  if (silence === 'off' || !inSession(game)) return false;
  return silence === 'table' || seat === game.president || seat === game.chancellor;
}
