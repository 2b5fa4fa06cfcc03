import type { Move, Party, Policy, Seat } from '../game/index.ts';
import type { NameOf } from './words.ts';
import type { Sentence } from './span.ts';

/** What a careful player would make of the game. */
export interface AdviceWords {
  readonly head: string;
  /** Over the columns of numbers: what the viewer can tell, at most 5 columns wide, and what anybody can, at most 6. */
  readonly column: Readonly<Record<'mine' | 'table', string>>;
  /** Over what moved a suspicion most. */
  readonly movedHead: string;
  /** What the numbers say. */
  readonly explained: string;
  /** In the place of what follows from the viewer's own role and tiles, while that is shut. */
  readonly shut: Sentence;
  readonly nothingAsked: string;
  does(move: Move, nameOf: NameOf): string;
  because(reason: Because, nameOf: NameOf): string;
  /** An event that moved the suspicion of a seat. */
  moved(by: MovedBy, seat: Seat, nameOf: NameOf): Sentence;
}

/** Why a move is the best; chances are from 0 to 1. */
export type Because =
  | { readonly kind: 'no-choice' }
  | { readonly kind: 'hitler-wins' | 'not-hitler' | 'against-you'; readonly seat: Seat }
  | {
      readonly kind:
        | 'may-be-hitler'
        | 'least-hitler'
        | 'least-suspected'
        | 'fellow'
        | 'tells-most'
        | 'likeliest-hitler'
        | 'most-trusted';
      readonly seat: Seat;
      readonly chance: number;
    }
  | { readonly kind: 'likeliest'; readonly policy: Policy; readonly chance: number }
  | {
      readonly kind: 'government';
      readonly policy: Policy;
      readonly chance: number;
      readonly against: 'next' | 'chaos';
      readonly otherwise: number;
    }
  | { readonly kind: 'wins' | 'serves' | 'veto-spares' | 'veto-denied'; readonly policy: Policy }
  | { readonly kind: 'worth-it' | 'too-dear'; readonly before: number; readonly after: number };

/** What may move a suspicion; claims are numbers of Liberal tiles, null where nothing was said. */
export type MovedBy = { readonly round: number } & (
  | {
      readonly type: 'government';
      readonly president: Seat;
      readonly chancellor: Seat;
      readonly enacted: Policy | 'vetoed' | null;
      readonly said: { readonly president: number | null; readonly chancellor: number | null };
    }
  | {
      readonly type: 'investigated';
      readonly president: Seat;
      readonly target: Seat;
      readonly party: Party | null;
    }
  | { readonly type: 'executed'; readonly president: Seat; readonly target: Seat }
  | { readonly type: 'chaos' | 'reshuffled' | 'looked' }
);
