import type { Ballot, Party, Policy } from './vocabulary.ts';
import type { Seat } from './seats.ts';

export interface Nominate {
  readonly type: 'nominate';
  readonly chancellor: Seat;
}
export interface Vote {
  readonly type: 'vote';
  readonly ballot: Ballot;
}
export interface Discard {
  readonly type: 'discard';
  readonly policy: Policy;
}
export interface Enact {
  readonly type: 'enact';
  readonly policy: Policy;
}
export interface Veto {
  readonly type: 'veto';
}
export interface AnswerVeto {
  readonly type: 'answer-veto';
  readonly consent: boolean;
}
export interface Investigate {
  readonly type: 'investigate';
  readonly target: Seat;
}
export interface Peek {
  readonly type: 'peek';
}
export interface CallSpecialElection {
  readonly type: 'special-election';
  readonly target: Seat;
}
export interface Execute {
  readonly type: 'execute';
  readonly target: Seat;
}

/** A step that moves the game on. Its seat stands beside it, never in it. */
export type Move =
  Nominate | Vote | Discard | Enact | Veto | AnswerVeto | Investigate | Peek | CallSpecialElection | Execute;
export type MoveType = Move['type'];

/** What a seat says it saw: tiles in any order for a hand, top first for a peek. */
export type Claim =
  | { readonly type: 'claim'; readonly about: TileClaim; readonly policies: readonly Policy[] }
  | { readonly type: 'claim'; readonly about: 'investigation'; readonly target: Seat; readonly party: Party };

/** The claims that name tiles. */
export type TileClaim = 'president-hand' | 'chancellor-hand' | 'peek';

/** Whatever a seat may do: moves and claims. */
export type Command = Move | Claim;
