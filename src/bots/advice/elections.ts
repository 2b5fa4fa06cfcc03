/** Whom to name, and whether to approve. */
import type { AdviceReason, Weighed } from './advice.ts';
import type { Mind } from './mind.ts';
import type { Nominate, Seat, Vote } from '../../game/index.ts';
import type { Prospect } from './outlook.ts';

/** Below this, somebody is as good as proved not to be Hitler. */
const certain = 0.005;

export function nominating(mind: Mind, move: Nominate): Weighed {
  const { outlook, view } = mind;
  const prospect = outlook.government({ president: view.president, chancellor: move.chancellor });
  return { move, weight: prospect.win, reason: whyName(mind, move.chancellor, prospect) };
}

function whyName(mind: Mind, seat: Seat, { hitler, wanted }: Prospect): AdviceReason {
  const { own, table, view } = mind;
  const { goal } = mind.outlook;
  const fears = view.hitlerZone && goal.hitlerElected === 0;
  if (view.hitlerZone && !fears && hitler > 1 - certain) return { kind: 'hitler-wins', seat };
  if (fears && hitler < certain) return { kind: 'not-hitler', seat };
  if (fears && isLeast(own.hitler, seat, view.eligible)) return { kind: 'least-hitler', seat, chance: hitler };
  if (mind.isFellow(seat)) return { kind: 'fellow', seat, chance: table.suspicion[seat] ?? 0 };
  if (goal.hitlerElected === 1 || fears || !isLeast(own.suspicion, seat, view.eligible))
    return { kind: 'likeliest', policy: goal.policy, chance: wanted };
  return { kind: 'least-suspected', seat, chance: own.suspicion[seat] ?? 0 };
}

const isLeast = (chances: readonly number[], seat: Seat, among: readonly Seat[]): boolean =>
  among.every((other) => (chances[other] ?? 0) >= (chances[seat] ?? 0));

export function voting(mind: Mind, move: Vote): Weighed {
  const { outlook, view } = mind;
  const { president, chancellor } = view;
  if (chancellor === null) throw new Error('a vote on nobody');
  const { goal } = outlook;
  const here = outlook.government({ president, chancellor });
  const there = outlook.failure();
  const weight = move.ballot === 'ja' ? here.win : there.win;
  if (view.hitlerZone && goal.hitlerElected === 1 && here.hitler > 1 - certain)
    return { move, weight, reason: { kind: 'hitler-wins', seat: chancellor } };
  if (move.ballot === 'nein' && goal.hitlerElected === 0 && here.hitler > certain)
    return { move, weight, reason: { kind: 'may-be-hitler', seat: chancellor, chance: here.hitler } };
  return {
    move,
    weight,
    reason: {
      kind: 'government',
      policy: goal.policy,
      chance: here.wanted,
      against: there.by,
      otherwise: there.wanted,
    },
  };
}
