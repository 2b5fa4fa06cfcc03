/** Set-up: five to ten players, their secret roles, the policy deck and the first presidential candidate (R-01 … R-10). */
import { cardsFor, maxPlayers, minPlayers } from './cards.ts';
import { completeRules, type Rules } from './house-rules.ts';
import { expansionsOn } from './expansions/index.ts';
import { firstSeats, noSeats, type Seat } from './seats.ts';
import { policies, roles as everyRole, type Policy, type Role } from './vocabulary.ts';
import type { Cards } from './expansions/expansion.ts';
import type { Game } from './game.ts';

/** A bot's name and its own dice, so that its game can be played again. */
export interface BotPlayer {
  readonly name: string;
  /** The seed of its dice, in hex. */
  readonly dice: string;
}

/** Who sits in a seat. */
export interface Player {
  readonly name: string;
  readonly bot?: BotPlayer;
}

/** A deal as the first line of a record tells it (`record.md`). */
export interface Deal {
  readonly type: 'game';
  readonly format: 'secret-cli.record';
  readonly version: 1;
  readonly id: string;
  /** The options that differ from the default. */
  readonly rules: Partial<Rules>;
  /** By seat. */
  readonly players: readonly Player[];
  /** By seat. */
  readonly roles: readonly Role[];
  /** Top first. */
  readonly deck: readonly Policy[];
  readonly firstPresident: Seat;
}

/** What a deal is made for. */
export interface Setup {
  readonly id: string;
  readonly rules: Partial<Rules>;
  readonly players: readonly Player[];
}

/** Where a deal's luck comes from. */
export interface Chance {
  /** A whole number from 0 to below `n`, each as likely. */
  below(n: number): number;
  /** The same items, each order as likely. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * Deals roles, then the deck, then draws the first presidential candidate; before that, which cards
 * are dealt, where there is a choice (MM-2). Throws for other than 5–10 players.
 */
export function deal(setup: Setup, chance: Chance): Deal {
  const { id, rules, players } = setup;
  const cards = drawCards(cardsFor(players.length, rules), chance);
  if (cards === undefined)
    throw new Error(`${players.length} players: the game is for ${minPlayers} to ${maxPlayers} (R-01)`);
  const roles = chance.shuffle(cards.roles);
  const deck = chance.shuffle(cards.deck);
  const firstPresident = chance.below(players.length);
  return {
    type: 'game',
    format: 'secret-cli.record',
    version: 1,
    id,
    rules,
    players,
    roles,
    deck,
    firstPresident,
  };
}

const drawCards = (sets: readonly Cards[], chance: Chance): Cards | undefined =>
  sets[sets.length > 1 ? chance.below(sets.length) : 0];

/** What a game can be begun from. */
type Dealt = Pick<Deal, 'rules' | 'players' | 'roles' | 'deck' | 'firstPresident'>;

/** What is wrong with a deal, or null: the clause that it breaks. Expects fields of the right types. */
export function faultIn(dealt: Dealt): DealFault | null {
  const count = dealt.players.length;
  const sets = cardsFor(count, dealt.rules);
  if (sets.length === 0) return { clause: 'R-01', why: `${count} players` };
  const withRoles = sets.filter(({ roles }) => isMadeOf(dealt.roles, roles, everyRole));
  if (withRoles.length === 0) return { clause: 'R-04', why: `roles not those of ${count} players` };
  if (!withRoles.some(({ deck }) => isMadeOf(dealt.deck, deck, policies)))
    return { clause: 'R-05', why: 'deck not the policies of this table' };
  const first = dealt.firstPresident;
  if (!Number.isInteger(first) || first < 0 || first >= count)
    return { clause: 'R-10', why: 'no such first President' };
  return null;
}

export interface DealFault {
  readonly clause: 'R-01' | 'R-04' | 'R-05' | 'R-10';
  readonly why: string;
}

/** The game at its first nomination. Throws for a deal that `faultIn` finds fault with. */
export function newGame(dealt: Dealt): Game {
  const fault = faultIn(dealt);
  if (fault) throw new Error(`not a deal: ${fault.why} (${fault.clause})`);
  return {
    rules: completeRules(dealt.rules),
    expansions: expansionsOn(dealt.rules),
    roles: [...dealt.roles],
    phase: 'nominate',
    round: 1,
    living: firstSeats(dealt.roles.length),
    president: dealt.firstPresident,
    because: 'first',
    order: dealt.firstPresident,
    chancellor: null,
    voted: noSeats,
    ja: noSeats,
    liberalPolicies: 0,
    fascistPolicies: 0,
    tracker: 0,
    termLimits: null,
    deck: [...dealt.deck],
    discards: [],
    hand: [],
    buried: null,
    vetoRefused: false,
    vetoLost: false,
    government: null,
    sessions: [],
    usedPowers: [],
    afterChaos: false,
    investigated: noSeats,
    notHitler: noSeats,
    ending: null,
  };
}

const isMadeOf = <T extends string>(items: readonly T[], pack: readonly T[], kinds: readonly T[]): boolean =>
  items.length === pack.length && kinds.every((kind) => howMany(items, kind) === howMany(pack, kind));

function howMany<T>(items: readonly T[], kind: T): number {
  let count = 0;
  for (const item of items) if (item === kind) count += 1;
  return count;
}
