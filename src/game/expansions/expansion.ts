import type { EndedBy, Party, Policy, Power, Role } from '../vocabulary.ts';
import type { Game } from '../game.ts';
import type { Rules } from '../house-rules.ts';

/**
 * What an expansion changes. Each hook is offered by one chapter of the rulebook, and a table without the expansion
 * never asks it.
 */
export interface Expansion {
  /** Set-up: the cards that may be dealt in place of the usual ones, each set as likely. */
  readonly cards?: (usual: Cards, rules: Rules) => readonly Cards[];
  /** Set-up: the powers under the Fascist squares, in place of the usual ones. */
  readonly board?: (usual: Board, players: number, rules: Rules) => Board;
  /** Knowledge: whether the holder of one role card is shown that of another; what others show stays. */
  readonly knows?: (knower: Role, known: Role, rules: Rules) => boolean;
  /** Knowledge: what a role's party card shows; null for what it usually does. */
  readonly party?: (role: Role, rules: Rules) => Party | null;
  /** Ending: how a policy just laid ends the game, once it hasn't ended it for a team; null where it doesn't. */
  readonly afterPolicy?: (game: Game, laid: Laid) => EndedBy | null;
  /** Execution: how it ends the game, once the dead isn't Hitler; null where it doesn't. */
  readonly afterExecution?: (game: Game) => EndedBy | null;
}

/** What is shuffled and dealt. */
export interface Cards {
  readonly roles: readonly Role[];
  readonly deck: readonly Policy[];
}

/** The power under each Fascist square, first square first. */
export type Board = readonly (Power | null)[];

/** A policy that was just laid on its track. */
export interface Laid {
  readonly policy: Policy;
  readonly by: Layer;
  /** What its square gives the President; null where chaos laid it. */
  readonly power: Power | null;
}

/** Who lays a policy: the elected government, or the country in chaos. */
export type Layer = 'government' | 'chaos';
