import type { Barred, Claim, Event, Move, Refusal, View, Viewer } from '../game/index.ts';
import type { SafeText } from '../text/index.ts';

/** Where a table stands. */
export type Stage = 'gathering' | 'playing' | 'over' | 'closed';

/** Who sits in a seat: `bot` from the start, or in for somebody who is away. */
export interface Sitter {
  readonly name: SafeText;
  readonly bot: boolean;
  readonly away: boolean;
}

/** The table without the game: the same for everybody. */
export interface TableState {
  readonly name: SafeText;
  readonly stage: Stage;
  /** By seat; null while free. */
  readonly seats: readonly (Sitter | null)[];
  /** Why the table was closed. */
  readonly closedBecause: ClosedBecause | null;
}

/** Why a table was closed before its game was over: the host left, or its record could not be written. */
export type ClosedBecause = 'host-left' | 'storage';

/** A question put to a seat. */
export interface Decision {
  /** Names round, phase and seat: another seat's answer doesn't change it. */
  readonly id: string;
  /** Ready-made commands to choose from. */
  readonly options: readonly Move[];
  /** What a rule forbids this time, and which. */
  readonly barred: readonly Barred[];
}

/** All that a session knows now. */
export interface Update {
  readonly table: TableState;
  /** Null until the game has started. */
  readonly view: View | null;
  /** The open question to this seat; a ballot that may still be changed is one. */
  readonly decision: Decision | null;
  readonly claims: readonly Claim[];
  /** What this viewer has heard since the update before, in order. */
  readonly news: readonly Event[];
}

/**
 * Why an answer was not taken: a rule of the game, or of the table. With `link-lost` nobody knows whether a table
 * elsewhere took it.
 */
export type Refused = Refusal['reason'] | 'stale' | 'not-started' | 'link-lost';

/** One viewer's place at the table, alike for a person here, a guest over a network and a bot. */
export interface TableSession {
  /** The seat, or null for a spectator. */
  readonly viewer: Viewer;
  readonly latest: Update;
  /** All that this viewer has heard, in order. */
  readonly log: readonly Event[];
  /** Calls back after each change that this viewer can see; the answer stops it. */
  onUpdate(listener: (update: Update) => void): () => void;
  /** Answers a decision; resolves with null once it is taken, or with why not. An answer to an old decision is harmless. */
  answer(decisionId: string, move: Move): Promise<Refused | null>;
  claim(claim: Claim): Promise<Refused | null>;
  /** Gives the seat up: before the start it is free again, in a game a bot plays on for it. */
  leave(): void;
}
