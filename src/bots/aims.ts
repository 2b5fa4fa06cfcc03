/** What a seat works for, by its role. */
import { mastermindWins, type Policy, type Role, type Seat, type View } from '../game/index.ts';

/** The policy that a seat would rather see laid now. */
export function wanted(view: View): Policy {
  const role = view.mine?.role;
  if (role === 'mastermind') return wantedByMastermind(view);
  return role === 'fascist' ? 'fascist' : 'liberal';
}

/** Liberal policies up to the fourth, then Fascist ones up to the fifth (MM-7); with five of those it needs Liberal ones again (MM-9). */
const wantedByMastermind = ({ liberalPolicies, fascistPolicies }: View): Policy =>
  liberalPolicies === mastermindWins.liberal && fascistPolicies < mastermindWins.fascist
    ? 'fascist'
    : 'liberal';

/** Whether a Mastermind would win as the next Chancellor to lay a Liberal policy, and only so (MM-9). */
export const needsOffice = ({ liberalPolicies, fascistPolicies }: View): boolean =>
  liberalPolicies === mastermindWins.liberal - 1 && fascistPolicies === mastermindWins.fascist;

/** Whether the next Fascist policy may win for a Mastermind (MM-7). */
export const mastermindIsNear = ({ rules, liberalPolicies, fascistPolicies }: View): boolean =>
  rules.mastermind !== 'off' &&
  liberalPolicies === mastermindWins.liberal &&
  fascistPolicies === mastermindWins.fascist - 1;

/** The role that this seat was shown of another, or its own; null where it doesn't know. */
export function roleKnown({ mine }: View, seat: Seat): Role | null {
  if (mine === null) return null;
  return seat === mine.seat ? mine.role : (mine.known.find((shown) => shown.seat === seat)?.role ?? null);
}
