import { plain } from './plain.ts';
import { weighOptions } from './advice/index.ts';
import type { Bot } from './bot.ts';

/** Does what a careful player would (`advise`), each of equally good moves as likely, and claims as `plain` does. */
export const careful: Bot = {
  name: 'careful',
  listens: true,
  decide(sight, options, dice) {
    const weighed = weighOptions(sight, options);
    const most = Math.max(...weighed.map(({ weight }) => weight));
    return dice.pick(weighed.filter(({ weight }) => weight > most - sameness)).move;
  },
  claim(sight, claims, dice) {
    return plain.claim?.(sight, claims, dice) ?? null;
  },
};

/** Weights that differ by less differ by rounding alone. */
const sameness = 1e-9;
