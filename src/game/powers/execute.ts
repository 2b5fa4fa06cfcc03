/** Execution: a player leaves the game for good; if it is Hitler the Liberals win, else no role is shown (R-58 … R-60). */
import { ask } from '../expansions/index.ts';
import { end } from '../ending.ts';
import { nextRound } from '../nomination.ts';
import { noteUse, overAnother, power, targetBars } from './power.ts';
import { only, without } from '../seats.ts';
import { partyOf } from '../knowledge.ts';
import type { Act } from '../act.ts';
import type { Execute } from '../commands.ts';

export const execute: Act<Execute> = {
  ...power('execute'),
  ...overAnother<Execute>('execute'),
  bars: targetBars,
  carryOut(game, { target }, surroundings) {
    const { president, rules } = game;
    const hitler = game.roles[target] === 'hitler';
    const party = rules.deathReveal === 'party' ? partyOf(game, target) : null;
    noteUse(game, 'execute', target);
    game.living = without(game.living, only(target));
    surroundings.tell?.({ event: { type: 'executed', president, target, hitler, party } });
    const by = hitler ? 'hitler-executed' : ask(game, ({ afterExecution }) => afterExecution?.(game));
    if (by === null) nextRound(game, surroundings);
    else end(game, by, surroundings);
  },
};
