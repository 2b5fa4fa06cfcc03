/** Execution: a player leaves the game for good; if it is Hitler the Liberals win, else no card is shown (R-58 … R-60). */
import { end } from '../ending.ts';
import { nextRound } from '../nomination.ts';
import { noteUse, overAnother, power, targetBars } from './power.ts';
import { only, without } from '../seats.ts';
import type { Act } from '../act.ts';
import type { Execute } from '../commands.ts';

export const execute: Act<Execute> = {
  ...power('execute'),
  ...overAnother<Execute>('execute'),
  bars: targetBars,
  carryOut(game, { target }, surroundings) {
    const hitler = game.roles[target] === 'hitler';
    noteUse(game, 'execute', target);
    game.living = without(game.living, only(target));
    surroundings.tell?.({ event: { type: 'executed', president: game.president, target, hitler } });
    if (hitler) end(game, 'hitler-executed', surroundings);
    else nextRound(game, surroundings);
  },
};
