import type { Move, Policy, Role, Seat } from '../../game/index.ts';
import type { Shift } from '../belief/index.ts';

/** What a careful player in a seat would make of it all. */
export interface Advice {
  /** By seat. */
  readonly standings: readonly Standing[];
  /** What may be done now, in the order of the options; empty where nothing is asked. */
  readonly weighed: readonly Weighed[];
  /** The best of those; null where nothing is asked. */
  readonly best: Weighed | null;
}

/** What is thought of a seat; chances are of its being a fascist or Hitler. */
export interface Standing {
  readonly seat: Seat;
  /** What the adviser's own seat can tell. */
  readonly mine: number;
  /** What anybody can tell from what the whole table knows. */
  readonly table: number;
  /** The role that the seat was shown, or holds itself; null where it doesn't know. */
  readonly known: Role | null;
  /** The events that moved `mine` most, or `table` where the role is known; the strongest first, at most two. */
  readonly moved: readonly Shift[];
}

/** A move, how good it is (the larger the better, among the moves of one question), and why, where it is the best. */
export interface Weighed {
  readonly move: Move;
  readonly weight: number;
  readonly reason: AdviceReason;
}

/** Chances are from 0 to 1: of laying a policy, or of a seat's being what the reason says. */
export type AdviceReason =
  /** There is nothing else to do. */
  | { readonly kind: 'no-choice' }
  /** Hitler's election ends the game for the viewer's team. */
  | { readonly kind: 'hitler-wins'; readonly seat: Seat }
  /** They may be Hitler, who would win by this election. */
  | { readonly kind: 'may-be-hitler'; readonly seat: Seat; readonly chance: number }
  /** They can't be, so that this election can't end the game. */
  | { readonly kind: 'not-hitler'; readonly seat: Seat }
  /** Nobody who may be named is less likely to be Hitler. */
  | { readonly kind: 'least-hitler'; readonly seat: Seat; readonly chance: number }
  /** Nobody who may be chosen is less likely to be on the fascists' side. */
  | { readonly kind: 'least-suspected'; readonly seat: Seat; readonly chance: number }
  /** One of the viewer's own, with the table's suspicion of them. */
  | { readonly kind: 'fellow'; readonly seat: Seat; readonly chance: number }
  /** A government's chance to lay the policy that is wanted. */
  | { readonly kind: 'likeliest'; readonly policy: Policy; readonly chance: number }
  /** The same, beside what would come instead. */
  | {
      readonly kind: 'government';
      readonly policy: Policy;
      readonly chance: number;
      readonly against: 'next' | 'chaos';
      readonly otherwise: number;
    }
  /** The game is won by it. */
  | { readonly kind: 'wins'; readonly policy: Policy }
  /** It brings the policy that is wanted. */
  | { readonly kind: 'serves'; readonly policy: Policy }
  /** It brings a Fascist policy, and the table's suspicion of the viewer from one chance to another: not too much, or too much. */
  | { readonly kind: 'worth-it' | 'too-dear'; readonly before: number; readonly after: number }
  /** A veto keeps that policy off the board, or refusing one brings it there. */
  | { readonly kind: 'veto-spares' | 'veto-denied'; readonly policy: Policy }
  /** Nobody is less certain, so that their card tells most. */
  | { readonly kind: 'tells-most'; readonly seat: Seat; readonly chance: number }
  | { readonly kind: 'likeliest-hitler'; readonly seat: Seat; readonly chance: number }
  /** The table trusts them, with so little suspicion. */
  | { readonly kind: 'most-trusted'; readonly seat: Seat; readonly chance: number }
  /** They lay the policies that the Mastermind doesn't want. */
  | { readonly kind: 'against-you'; readonly seat: Seat };
