import type { Expansion } from '../../src/game/expansions/expansion.ts';

/** An expansion that isn't shipped: another deck, with a Fascist tile less, and another board, which begins with a peek. */
export const leanDeck: Expansion = {
  cards: (usual) => [{ ...usual, deck: usual.deck.toSpliced(usual.deck.indexOf('fascist'), 1) }],
  board: ([, ...rest]) => ['peek', ...rest],
};
