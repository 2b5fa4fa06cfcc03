/** Investigate loyalty: the President alone sees another player's party card, once per player and game unless the table allows more (R-52, R-53, C-07). */
import { noteUse, overAnother, power, targetBars } from './power.ts';
import { nextRound } from '../nomination.ts';
import { noSeats, only, union } from '../seats.ts';
import { partyOf } from '../knowledge.ts';
import { refusals } from '../refusals.ts';
import type { Act } from '../act.ts';
import type { Investigate } from '../commands.ts';

export const investigate: Act<Investigate> = {
  ...power('investigate'),
  ...overAnother<Investigate>('investigate'),
  bars: [
    ...targetBars,
    {
      refusal: refusals['investigated-before'],
      forbids: (game) => (game.rules.reinvestigate ? noSeats : game.investigated),
    },
  ],
  carryOut(game, { target }, surroundings) {
    const { president } = game;
    noteUse(game, 'investigate', target);
    game.investigated = union(game.investigated, only(target));
    surroundings.tell?.({ event: { type: 'investigated', president, target } });
    surroundings.tell?.({ event: { type: 'saw-party', target, party: partyOf(game, target) }, to: president });
    nextRound(game, surroundings);
  },
};
