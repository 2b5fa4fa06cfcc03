import type { Bot } from './bot.ts';

/**
 * Plays at random: ballots, nominees and targets uniform; tiles by position, so that of F, F, L an F is twice as
 * likely; a veto asked for with ½ before it chooses a tile, and granted with ½. Reads only its options and its hand,
 * and claims nothing.
 */
export const random: Bot = {
  name: 'random',
  listens: false,
  decide(sight, options, dice) {
    const [first] = options;
    if (first?.type !== 'discard' && first?.type !== 'enact') return dice.pick(options);
    const veto = options.find(({ type }) => type === 'veto');
    if (veto !== undefined && dice.below(2) === 0) return veto;
    const tile = dice.pick(sight.hand);
    return options.find((option) => 'policy' in option && option.policy === tile) ?? first;
  },
};
