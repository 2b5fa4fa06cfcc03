/** Ending: five Liberal or six Fascist policies, Hitler executed or elected, and everybody shows their role. */
import { ask } from './expansions/index.ts';
import { fascistSquares, liberalSquares, powerReached } from './board.ts';
import { endings, type EndedBy, type Policy } from './vocabulary.ts';
import type { Game, Surroundings } from './game.ts';
import type { Laid, Layer } from './expansions/expansion.ts';

/** Ends the game at once: whatever would have followed the step is left out. */
export function end(game: Game, by: EndedBy, { tell }: Surroundings): void {
  game.phase = 'over';
  game.ending = { winner: endings[by], by };
  const sessions = game.sessions.map((session) => ({ ...session }));
  tell?.({ event: { type: 'ended', winner: endings[by], by, roles: game.roles, sessions } });
}

/** Lays a policy on its track; true when that ends the game, for a team before an expansion (MM-13). */
export function lay(game: Game, policy: Policy, layer: Layer, surroundings: Surroundings): boolean {
  if (policy === 'liberal') game.liberalPolicies += 1;
  else {
    game.fascistPolicies += 1;
    game.usedPowers.push(null);
  }
  game.tracker = 0;
  const by = teamWin(game) ?? ask(game, ({ afterPolicy }) => afterPolicy?.(game, laid(game, policy, layer)));
  if (by !== null) end(game, by, surroundings);
  return by !== null;
}

function teamWin(game: Game): EndedBy | null {
  if (game.liberalPolicies === liberalSquares) return 'liberal-policies';
  return game.fascistPolicies === fascistSquares ? 'fascist-policies' : null;
}

const laid = (game: Game, policy: Policy, by: Layer): Laid => ({
  policy,
  by,
  power: policy === 'fascist' && by === 'government' ? powerReached(game) : null,
});
