import type { Claim, Event, Move, Policy, Seat, View } from '../game/index.ts';
import type { Dice } from '../chance/index.ts';

/** What a seat knows of its game, and all that a bot is given of it; whoever runs the game makes it. */
export interface Sight {
  readonly seat: Seat;
  /** The tiles before it. */
  readonly hand: readonly Policy[];
  /** This seat's own view. */
  readonly view: View;
  /** Everything that this seat has heard, in order; may be empty for a bot that doesn't listen. */
  readonly log: readonly Event[];
}

/**
 * A player that is a program. It is pure: what it does follows from what its seat knows, from what is put to it
 * and from its own dice, so that its game can be played again.
 */
export interface Bot {
  readonly name: string;
  /** Whether it reads the log, so that one need not be kept for it otherwise. */
  readonly listens: boolean;
  /** One of `options`, of which there is at least one. */
  decide(sight: Sight, options: readonly Move[], dice: Dice): Move;
  /**
   * One of `claims`, those open to its seat, of which there is at least one; or null to say nothing. It is asked
   * after each step that gave it something to claim, and doesn't say again what its log says it has claimed.
   */
  claim?(sight: Sight, claims: readonly Claim[], dice: Dice): Claim | null;
}
