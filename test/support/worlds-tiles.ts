import type { Session } from './worlds-chronicle.ts';
import type { Policy, Viewer } from '../../src/game/index.ts';

/**
 * What a session's President may discard from the tiles that lie in its place in `deck`, so that the viewer sees the
 * same as in `decks`: as Chancellor the two tiles that it got, and like everybody the policy enacted.
 */
export function waysToDiscard(
  { tiles, chancellor, discarded, enacted }: Session,
  decks: readonly (readonly Policy[])[],
  deck: readonly Policy[],
  viewer: Viewer,
): readonly Policy[] {
  const hand = deck.slice(tiles.from, tiles.to);
  const ways = Array.from(new Set(hand));
  if (viewer === chancellor && discarded !== null) {
    const drawn = decks[tiles.deck]?.slice(tiles.from, tiles.to) ?? [];
    const received = inOrder(without(drawn, discarded.policy));
    return ways.filter((policy) => inOrder(without(hand, policy)) === received);
  }
  return ways.filter((policy) => enacted === null || without(hand, policy).includes(enacted));
}

const without = (hand: readonly Policy[], policy: Policy): readonly Policy[] =>
  hand.toSpliced(hand.indexOf(policy), 1);

const inOrder = (hand: readonly Policy[]): string => String(hand.toSorted());
