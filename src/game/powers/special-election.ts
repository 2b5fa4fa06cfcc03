/** Special election: the President picks the next presidential candidate; afterwards the order resumes at the President's left. */
import { noteUse, overAnother, power, targetBars } from './power.ts';
import { specialRound } from '../nomination.ts';
import type { Act } from '../act.ts';
import type { CallSpecialElection } from '../commands.ts';

export const specialElection: Act<CallSpecialElection> = {
  ...power('special-election'),
  ...overAnother<CallSpecialElection>('special-election'),
  bars: targetBars,
  carryOut(game, { target }, surroundings) {
    noteUse(game, 'special-election', target);
    surroundings.tell?.({ event: { type: 'special-election-called', president: game.president, target } });
    specialRound(game, target, surroundings);
  },
};
