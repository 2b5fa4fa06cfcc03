/** Set-up: five to ten players, their secret roles, the policy deck and the first presidential candidate (R-01 … R-12). */
import { completeRules, type Rules } from './house-rules.ts';
import { firstSeats, noSeats, type Seat } from './seats.ts';
import { policies, roles as everyRole, type Party, type Policy, type Role } from './vocabulary.ts';
import type { Game } from './game.ts';

export const minPlayers = 5;
export const maxPlayers = 10;

/** how many of each role are dealt, by the number of players. */
export const roleCounts = {
  5: { liberal: 3, fascist: 1, hitler: 1 },
  6: { liberal: 4, fascist: 1, hitler: 1 },
  7: { liberal: 4, fascist: 2, hitler: 1 },
  8: { liberal: 5, fascist: 2, hitler: 1 },
  9: { liberal: 5, fascist: 3, hitler: 1 },
  10: { liberal: 6, fascist: 3, hitler: 1 },
} as const satisfies Record<number, Record<Role, number>>;

/** */
export const deckCounts = { liberal: 6, fascist: 11 } as const satisfies Record<Policy, number>;

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

/** Deals roles, then the deck, then draws the first presidential candidate. Throws for other than 5–10 players. */
export function deal(setup: Setup, chance: Chance): Deal {
  const { id, rules, players } = setup;
  const roles = chance.shuffle(rolesFor(players.length));
  const deck = chance.shuffle(fullDeck);
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

/** What is wrong with a deal, or null: the clause that it breaks. Expects fields of the right types. */
export function faultIn(dealt: Pick<Deal, 'players' | 'roles' | 'deck' | 'firstPresident'>): DealFault | null {
  const count = dealt.players.length;
  const pack = rolePacks.get(count);
  if (pack === undefined) return { clause: 'R-01', why: `${count} players` };
  if (!isMadeOf(dealt.roles, pack, everyRole))
    return { clause: 'R-04', why: `roles not those of ${count} players` };
  if (!isMadeOf(dealt.deck, fullDeck, policies))
    return { clause: 'R-05', why: 'deck not 6 liberal and 11 fascist policies' };
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
export function newGame(dealt: Pick<Deal, 'rules' | 'players' | 'roles' | 'deck' | 'firstPresident'>): Game {
  const fault = faultIn(dealt);
  if (fault) throw new Error(`not a deal: ${fault.why} (${fault.clause})`);
  return {
    rules: completeRules(dealt.rules),
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
    government: null,
    sessions: [],
    usedPowers: [],
    afterChaos: false,
    investigated: noSeats,
    notHitler: noSeats,
    ending: null,
  };
}

/** the party card that lies beside a role card. */
export const partyOf = (role: Role): Party => (role === 'liberal' ? 'liberal' : 'fascist');

/** Whether a seat of that role knows every fascist, Hitler among them: R-11; for Hitler, R-12. */
export const knowsFascists = (role: Role, players: number): boolean =>
  role === 'fascist' || (role === 'hitler' && players <= 6);

const listed = <T extends string>(counts: Readonly<Record<T, number>>): readonly T[] =>
  (Object.entries(counts) as [T, number][]).flatMap(([item, count]) =>
    Array.from({ length: count }, () => item),
  );

const fullDeck = listed<Policy>(deckCounts);
const rolePacks: ReadonlyMap<number, readonly Role[]> = new Map(
  Object.entries(roleCounts).map(([players, counts]) => [Number(players), listed<Role>(counts)]),
);

function rolesFor(players: number): readonly Role[] {
  const pack = rolePacks.get(players);
  if (pack) return pack;
  throw new Error(`${players} players: the game is for ${minPlayers} to ${maxPlayers} (R-01)`);
}

const isMadeOf = <T extends string>(items: readonly T[], pack: readonly T[], kinds: readonly T[]): boolean =>
  items.length === pack.length && kinds.every((kind) => howMany(items, kind) === howMany(pack, kind));

function howMany<T>(items: readonly T[], kind: T): number {
  let count = 0;
  for (const item of items) if (item === kind) count += 1;
  return count;
}
