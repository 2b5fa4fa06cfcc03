/** What to discard, to enact and to veto. */
import { chanceToEnact } from '../belief/government.ts';
import { chanceToWin, tracksIn, withPolicy } from './goal.ts';
import { liberalsIn } from '../belief/clues.ts';
import {
  trackerEnd,
  type AnswerVeto,
  type Discard,
  type Enact,
  type Policy,
  type Veto,
} from '../../game/index.ts';
import type { AdviceReason, Weighed } from './advice.ts';
import type { Mind } from './mind.ts';

const other = (policy: Policy): Policy => (policy === 'liberal' ? 'fascist' : 'liberal');

/** How good it is that this session lays that policy: a fascist pays for it with what the table thinks of them. */
function valueOf(mind: Mind, policy: Policy): number {
  const { goal } = mind.outlook;
  const win = chanceToWin(goal, withPolicy(tracksIn(mind.view), policy));
  if (goal.cover === 0 || win === 1) return win;
  return win - goal.cover * (mind.suspicionOfMe(policy) - mind.suspicionOfMe(null));
}

export function discarding(mind: Mind, move: Discard): Weighed {
  const { hand, view } = mind;
  const passed = liberalsIn(hand) - liberalsIn([move.policy]);
  const fascist = mind.chanceOfChancellor((side) => chanceToEnact('fascist', passed, side));
  const weight = fascist * valueOf(mind, 'fascist') + (1 - fascist) * valueOf(mind, 'liberal');
  if (new Set(hand).size === 1) return { move, weight, reason: { kind: 'no-choice' } };
  const { chancellor } = view;
  if (chancellor !== null && passed === 1 && mind.isFellow(chancellor)) {
    const chance = mind.table.suspicion[chancellor] ?? 0;
    return { move, weight, reason: { kind: 'fellow', seat: chancellor, chance } };
  }
  return { move, weight, reason: whyTile(mind, other(move.policy)) };
}

export function enacting(mind: Mind, move: Enact): Weighed {
  const weight = valueOf(mind, move.policy);
  const reason: AdviceReason =
    new Set(mind.hand).size === 1 ? { kind: 'no-choice' } : whyTile(mind, move.policy);
  return { move, weight, reason };
}

/** Why a policy is to be laid, or furthered. */
function whyTile(mind: Mind, policy: Policy): AdviceReason {
  const { goal } = mind.outlook;
  if (chanceToWin(goal, withPolicy(tracksIn(mind.view), policy)) === 1) return { kind: 'wins', policy };
  if (goal.cover === 0) return { kind: 'serves', policy };
  const [before, after] = [mind.suspicionOfMe(null), mind.suspicionOfMe('fascist')];
  return { kind: policy === 'fascist' ? 'worth-it' : 'too-dear', before, after };
}

/** How good it is that nothing is enacted. */
function valueOfNothing({ outlook, view }: Mind): number {
  return view.tracker + 1 === trackerEnd ? outlook.chaos().win : chanceToWin(outlook.goal, tracksIn(view));
}

export const vetoing = (mind: Mind, move: Veto): Weighed => ({
  move,
  weight: valueOfNothing(mind),
  reason: { kind: 'veto-spares', policy: other(mind.outlook.goal.policy) },
});

export function answering(mind: Mind, move: AnswerVeto): Weighed {
  const { goal } = mind.outlook;
  const unwanted = other(goal.policy);
  if (move.consent)
    return { move, weight: valueOfNothing(mind), reason: { kind: 'veto-spares', policy: unwanted } };
  const fascist = mind.chanceOfChancellor((side) => chanceToEnact('fascist', liberalsIn(mind.hand), side));
  const weight = fascist * valueOf(mind, 'fascist') + (1 - fascist) * valueOf(mind, 'liberal');
  return { move, weight, reason: { kind: 'veto-denied', policy: goal.policy } };
}
