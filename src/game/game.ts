import type { Because, Ending, Phase, Policy, Power, Role } from './vocabulary.ts';
import type { AfterWhat, News } from './events.ts';
import type { ExpansionName } from './expansions/index.ts';
import type { Rules } from './house-rules.ts';
import { firstSeats, without, type Seat, type SeatSet } from './seats.ts';

/** A game in progress: plain data, changed in place by `play` and by nothing else. It knows everything; viewers get a view. */
export interface Game {
  readonly rules: Rules;
  /** Those on the table. */
  readonly expansions: readonly ExpansionName[];
  /** By seat. */
  readonly roles: readonly Role[];
  phase: Phase;
  /** Counts presidential candidacies, from 1. */
  round: number;
  living: SeatSet;

  /** The presidential candidate; in office once the vote has passed. */
  president: Seat;
  because: Because;
  /** The seat from which the order goes on: the last candidate who was not picked by a special election. */
  order: Seat;
  /** The candidate for Chancellor; in office once the vote has passed. Null while none is named. */
  chancellor: Seat | null;
  /** Who has voted in this election, or in the last one while nobody stands. */
  voted: SeatSet;
  /** Those of `voted` whose ballot says Ja. */
  ja: SeatSet;

  liberalPolicies: number;
  fascistPolicies: number;
  /** Elections and vetoes failed in a row. */
  tracker: number;
  /** Whom R-23 limits: the last elected pair, null at the start and after chaos. */
  termLimits: Pair | null;

  /** Top first. */
  deck: Policy[];
  /** In no order that means anything. During a session what its members discard is not yet among them. */
  discards: Policy[];
  /** The tiles that the President, then the Chancellor holds. */
  hand: Policy[];
  /** What the President of this session discarded. */
  buried: Policy | null;
  /** Whether the Chancellor of this session has asked for a veto and been refused. */
  vetoRefused: boolean;
  /** Whether chaos laid the policy that would have opened the veto, at a table where that loses it (C-12). */
  vetoLost: boolean;

  /** The last elected government: the one whose claims are open between sessions. */
  government: Government | null;
  /** Every session so far, with the tiles that only its members saw. */
  sessions: Session[];
  /** By Fascist policy laid: how the power under it was used; null where there is none, or it was lost. */
  usedPowers: (UsedPower | null)[];
  /** Whether the last policy was laid by chaos and no candidate has named a Chancellor since. */
  afterChaos: boolean;
  investigated: SeatSet;
  /** Elected Chancellor in the Hitler zone and not Hitler. */
  notHitler: SeatSet;
  ending: Ending | null;
}

export interface Pair {
  readonly president: Seat;
  readonly chancellor: Seat;
}

/** An elected pair with its number, from 1. */
export interface Government extends Pair {
  readonly number: number;
}

/** A government's session, as its members know it; shown to all when the game is over. */
export interface Session extends Government {
  readonly round: number;
  readonly drew: readonly Policy[];
  /** What the Chancellor got; empty until the President has discarded. */
  passed: readonly Policy[];
  /** Null until a tile is laid, and where none was. */
  enacted: Policy | null;
}

export interface UsedPower {
  readonly power: Power;
  readonly president: Seat;
  /** Null for a peek. */
  readonly target: Seat | null;
  /** The government that used it. */
  readonly government: number;
}

/** What comes into a move from outside. */
export interface Surroundings {
  /** Returns the same tiles in an order that nobody knows: the new deck, top first. */
  readonly shuffle: (tiles: readonly Policy[], after: AfterWhat) => readonly Policy[];
  /** Is told each thing that happens, with its audience, as it happens. */
  readonly tell?: ((news: News) => void) | undefined;
}

/** The seats that R-60 silences, out of those dealt in. */
export const deadSeats = (game: Game): SeatSet => without(firstSeats(game.roles.length), game.living);

/** From the draw until the policy is laid or the veto agreed: the time of R-41. */
export const inSession = (game: Game): boolean =>
  game.phase === 'discard' || game.phase === 'enact' || game.phase === 'answer-veto';
