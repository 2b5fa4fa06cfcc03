import { ballotsCast, majority } from './election.ts';
import { boardOf, inHitlerZone } from './board.ts';
import { has, seatsIn, type Seat } from './seats.ts';
import { inNoOrder } from './deck.ts';
import { inSession, type Game, type Pair, type UsedPower } from './game.ts';
import { partyOf, rolesShownTo } from './knowledge.ts';
import { awaited } from './play.ts';
import { eligible, limited, successor } from './nomination.ts';
import { topThree } from './powers/peek.ts';
import { vetoIsOpen } from './veto.ts';
import type { Rules } from './house-rules.ts';
import type { Ballot, Because, Ending, Party, Phase, Policy, Power, Role } from './vocabulary.ts';

/** A seat, or null for a spectator. */
export type Viewer = Seat | null;

/** What the table sees of the phase: within a session not which of the two is choosing. */
export type PublicPhase = Exclude<Phase, 'discard' | 'enact'> | 'legislate';

/** The game as one viewer may see it: `mine` is that seat's own knowledge, all else is the same for everybody. */
export interface View {
  /** What the table plays by. */
  readonly rules: Rules;
  readonly round: number;
  readonly phase: PublicPhase;
  readonly president: Seat;
  readonly because: Because;
  readonly chancellor: Seat | null;
  /** Whose turn the presidency comes to after this round. */
  readonly nextPresident: Seat;
  /** Those the table waits for; both members of a government while it legislates. */
  readonly awaited: readonly Seat[];
  readonly living: readonly Seat[];
  /** Who has voted in the open election. */
  readonly voted: readonly Seat[];
  /** The ballots of the last election by seat, once all are in; null for the dead of that time. */
  readonly ballots: readonly (Ballot | null)[] | null;
  readonly liberalPolicies: number;
  readonly fascistPolicies: number;
  readonly tracker: number;
  readonly deck: number;
  /** Without what a government holds. */
  readonly discards: number;
  readonly hitlerZone: boolean;
  readonly veto: 'closed' | 'open' | 'asked' | 'refused';
  /** The power under each Fascist square. */
  readonly powers: readonly (Power | null)[];
  /** By Fascist policy laid: who used its power, and on whom. */
  readonly usedPowers: readonly (UsedPower | null)[];
  /** The last elected pair, until chaos forgets it. */
  readonly termLimits: Pair | null;
  /** The living whom term limits keep from being Chancellor. */
  readonly limited: readonly Seat[];
  /** Whom the candidate of this round may name, or might have named. */
  readonly eligible: readonly Seat[];
  /** So many Ja elect a government. */
  readonly majority: number;
  readonly investigated: readonly Seat[];
  /** Who is proved not to be Hitler, where the table keeps it on show (C-22). */
  readonly notHitler: readonly Seat[];
  readonly ending: (Ending & { readonly roles: readonly Role[] }) | null;
  readonly mine: Mine | null;
}

/** What a seat alone knows. */
export interface Mine {
  readonly seat: Seat;
  readonly role: Role;
  readonly party: Party;
  /** Whose roles this seat was shown at the start, its own left out (R-11, R-12, MM-6). */
  readonly known: readonly { readonly seat: Seat; readonly role: Role }[];
  /** Its ballot in the open election. */
  readonly ballot: Ballot | null;
  /** The tiles before it: as drawn for the President, in one canonical order for the Chancellor. */
  readonly hand: readonly Policy[];
  /** What this seat discarded as President of the session under way. */
  readonly discarded: Policy | null;
  /** The top three, top first, while this seat holds the power to look at them. */
  readonly peek: readonly Policy[];
}

/** Builds a viewer's view from nothing, naming what it may show. */
export function view(game: Game, viewer: Viewer): View {
  const { ending } = game;
  return {
    rules: game.rules,
    round: game.round,
    phase: game.phase === 'discard' || game.phase === 'enact' ? 'legislate' : game.phase,
    president: game.president,
    because: game.because,
    chancellor: game.chancellor,
    nextPresident: successor(game),
    awaited: publiclyAwaited(game),
    living: seatsIn(game.living),
    voted: game.phase === 'vote' ? seatsIn(game.voted) : [],
    ballots: game.phase === 'vote' || game.voted === 0 ? null : ballotsCast(game),
    liberalPolicies: game.liberalPolicies,
    fascistPolicies: game.fascistPolicies,
    tracker: game.tracker,
    deck: game.deck.length,
    discards: game.discards.length,
    hitlerZone: inHitlerZone(game),
    veto: vetoState(game),
    powers: boardOf(game),
    usedPowers: [...game.usedPowers],
    termLimits: game.termLimits,
    limited: seatsIn(limited(game)),
    eligible: seatsIn(eligible(game)),
    majority: majority(game),
    investigated: seatsIn(game.investigated),
    notHitler: game.rules.notHitlerBadge ? seatsIn(game.notHitler) : [],
    ending: ending && { ...ending, roles: game.roles },
    mine: viewer === null ? null : knowledgeOf(game, viewer),
  };
}

/** The tiles that a seat holds in the session under way: the President's as drawn, the Chancellor's in no telling order. */
export function handOf(game: Game, seat: Seat): readonly Policy[] {
  if (!inSession(game)) return [];
  if (seat === game.president) return game.phase === 'discard' ? game.hand : inNoOrder(game.hand);
  return seat === game.chancellor && game.phase !== 'discard' ? inNoOrder(game.hand) : [];
}

function knowledgeOf(game: Game, seat: Seat): Mine {
  const role = game.roles[seat];
  if (role === undefined) throw new Error(`no seat ${seat} at this table`);
  return {
    seat,
    role,
    party: partyOf(game, seat),
    known: rolesShownTo(game, seat),
    ballot: game.phase === 'vote' && has(game.voted, seat) ? (has(game.ja, seat) ? 'ja' : 'nein') : null,
    hand: handOf(game, seat),
    discarded: inSession(game) && seat === game.president ? game.buried : null,
    peek: game.phase === 'peek' && seat === game.president ? topThree(game) : [],
  };
}

function publiclyAwaited(game: Game): Seat[] {
  if (game.phase !== 'discard' && game.phase !== 'enact') return seatsIn(awaited(game));
  return game.chancellor === null ? [] : [game.president, game.chancellor];
}

function vetoState(game: Game): View['veto'] {
  if (!vetoIsOpen(game)) return 'closed';
  if (game.phase === 'answer-veto') return 'asked';
  return game.phase === 'enact' && game.vetoRefused ? 'refused' : 'open';
}
