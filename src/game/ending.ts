/** Ending: five Liberal or six Fascist policies, Hitler executed or elected, and everybody shows their role. */
import { fascistSquares, liberalSquares } from './board.ts';
import { endings, type EndedBy, type Policy } from './vocabulary.ts';
import type { Game, Surroundings } from './game.ts';

/** Ends the game at once: whatever would have followed the step is left out. */
export function end(game: Game, by: EndedBy, { tell }: Surroundings): void {
  game.phase = 'over';
  game.ending = { winner: endings[by], by };
  const sessions = game.sessions.map((session) => ({ ...session }));
  tell?.({ event: { type: 'ended', winner: endings[by], by, roles: game.roles, sessions } });
}

/** Lays a policy on its track, whoever enacted it; true when that ends the game. */
export function lay(game: Game, policy: Policy, surroundings: Surroundings): boolean {
  if (policy === 'liberal') game.liberalPolicies += 1;
  else {
    game.fascistPolicies += 1;
    game.usedPowers.push(null);
  }
  game.tracker = 0;
  if (game.liberalPolicies === liberalSquares) end(game, 'liberal-policies', surroundings);
  else if (game.fascistPolicies === fascistSquares) end(game, 'fascist-policies', surroundings);
  return game.ending !== null;
}
