/** Whom to investigate, to call as the next candidate, and to execute. */
import { roleKnown, wanted } from '../aims.ts';
import type { CallSpecialElection, Execute, Investigate, Seat } from '../../game/index.ts';
import type { Mind } from './mind.ts';
import type { Weighed } from './advice.ts';

/** Of two who are as likely Hitler, the likelier fascist goes. */
const worthOfFascist = 0.001;

/** Whose card tells most: whom the viewer is least certain of; who knows everybody speaks ill of the most trusted. */
export function investigating(mind: Mind, move: Investigate): Weighed {
  const { target } = move;
  if (mind.isOfFascists && mind.knowsAll) return overTrusted(mind, move);
  const chance = mind.own.suspicion[target] ?? 0;
  return { move, weight: 1 - Math.abs(2 * chance - 1), reason: { kind: 'tells-most', seat: target, chance } };
}

export function callingElection(mind: Mind, move: CallSpecialElection): Weighed {
  const { target } = move;
  const [mine, table] = [mind.own.suspicion[target] ?? 0, mind.table.suspicion[target] ?? 0];
  if (mind.isFellow(target))
    return { move, weight: 2 - table, reason: { kind: 'fellow', seat: target, chance: table } };
  if (mind.isOfFascists && mind.knowsAll)
    return { move, weight: 1 - table, reason: { kind: 'most-trusted', seat: target, chance: table } };
  return { move, weight: 1 - mine, reason: { kind: 'least-suspected', seat: target, chance: mine } };
}

export function executing(mind: Mind, move: Execute): Weighed {
  const { target } = move;
  if (mind.isOfFascists) return overTrusted(mind, move);
  if (mind.view.mine?.role === 'mastermind')
    return { move, weight: dangerTo(mind, target), reason: { kind: 'against-you', seat: target } };
  const chance = mind.own.hitler[target] ?? 0;
  const weight = chance + worthOfFascist * ((mind.own.suspicion[target] ?? 0) - chance);
  return { move, weight, reason: { kind: 'likeliest-hitler', seat: target, chance } };
}

/** A fascist aims at whom the table trusts most, and never at one of theirs while there is another. */
function overTrusted(mind: Mind, move: Execute | Investigate): Weighed {
  const seat = move.target;
  const chance = mind.table.suspicion[seat] ?? 0;
  const weight = (mind.isFellow(seat) ? -1 : 1) - (mind.own.suspicion[seat] ?? 0) - chance / 2;
  return { move, weight, reason: { kind: 'most-trusted', seat, chance } };
}

/** The Mastermind spares Hitler, whose death wins the game for the Liberals (MM-13). */
function dangerTo({ view }: Mind, seat: Seat): number {
  const role = roleKnown(view, seat);
  if (role === 'hitler') return -1;
  return role === wanted(view) ? 0 : 1;
}
