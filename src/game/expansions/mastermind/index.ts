/** The Mastermind: one Liberal's envelope may hold a player who knows everybody and wins alone (R-71, MM-1 … MM-15). */
import { winsByExecution, winsByPolicy } from './winning.ts';
import type { Expansion } from '../expansion.ts';

export const mastermind: Expansion = {
  /** MM-2, MM-3: takes the place of a Liberal, for certain or in one of two decks. */
  cards(usual, rules) {
    const roles = usual.roles.with(usual.roles.indexOf('liberal'), 'mastermind');
    const withMastermind = { ...usual, roles };
    return rules.mastermind === 'maybe' ? [usual, withMastermind] : [withMastermind];
  },
  /** MM-6: is shown every role, and to nobody. */
  knows: (knower) => knower === 'mastermind',
  /** MM-5: the party card is a Liberal one unless the table gave the Mastermind a card of its own. */
  party: (role, rules) => (role === 'mastermind' && rules.mastermindParty === 'own' ? 'mastermind' : null),
  afterPolicy: (game, laid) => (winsByPolicy(game, laid) ? 'mastermind' : null),
  afterExecution: (game) => (winsByExecution(game) ? 'mastermind' : null),
};
