/** What a careful player would do, and why. */
import { answering, discarding, enacting, vetoing } from './legislation.ts';
import { callingElection, executing, investigating } from './targets.ts';
import { Mind } from './mind.ts';
import { nominating, voting } from './elections.ts';
import { roleKnown } from '../aims.ts';
import type { Advice, Standing, Weighed } from './advice.ts';
import type { Move } from '../../game/index.ts';
import type { Shift } from '../belief/index.ts';
import type { Sight } from '../bot.ts';

/**
 * Weighs the options of a seat, of which there may be none, from its sight alone, and what is to be thought of each
 * seat. The same for the same sight: no dice. Of equally good moves the first is the best.
 */
export function advise(sight: Sight, options: readonly Move[]): Advice {
  const mind = new Mind(sight);
  const weighed = options.map((move) => weigh(mind, move));
  return { standings: standingsIn(mind), weighed, best: bestOf(weighed) };
}

/** The options alone, in less time. */
export function weighOptions(sight: Sight, options: readonly Move[]): readonly Weighed[] {
  const mind = new Mind(sight);
  return options.map((move) => weigh(mind, move));
}

const bestOf = (weighed: readonly Weighed[]): Weighed | null =>
  weighed.reduce<Weighed | null>(
    (best, next) => (best === null || next.weight > best.weight ? next : best),
    null,
  );

function weigh(mind: Mind, move: Move): Weighed {
  switch (move.type) {
    case 'nominate':
      return nominating(mind, move);
    case 'vote':
      return voting(mind, move);
    case 'discard':
      return discarding(mind, move);
    case 'enact':
      return enacting(mind, move);
    case 'veto':
      return vetoing(mind, move);
    case 'answer-veto':
      return answering(mind, move);
    case 'investigate':
      return investigating(mind, move);
    case 'special-election':
      return callingElection(mind, move);
    case 'execute':
      return executing(mind, move);
    case 'peek':
      return { move, weight: 1, reason: { kind: 'no-choice' } };
  }
}

function standingsIn({ own, table, view }: Mind): readonly Standing[] {
  return own.suspicion.map((mine, seat) => {
    const known = roleKnown(view, seat);
    const shifts = (known === null ? own : table).shifts[seat] ?? [];
    return { seat, mine, table: table.suspicion[seat] ?? 0, known, moved: strongest(shifts) };
  });
}

/** What moves a suspicion by less isn't half a tenth, and not worth a word. */
const leastShift = 0.05;

const strongest = (shifts: readonly Shift[]): readonly Shift[] =>
  shifts
    .filter(({ by }) => Math.abs(by) >= leastShift)
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, 2);
