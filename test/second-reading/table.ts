import type { Ending, GameLine, HouseRules, Policy, Role } from './lines.ts';

export interface Government {
  president: number;
  chancellor: number;
}

/** What stands on the table when a round begins; the rest of a reading's state lives only within a round. */
export interface Position {
  liberal: number;
  fascist: number;
  tracker: number;
  /** Top first. */
  deck: Policy[];
  discards: Policy[];
  /** Ascending. */
  living: number[];
  candidate: number;
  /** The last elected government, until chaos makes the country forget it. */
  lastElected: Government | null;
}

export interface State extends Position {
  /** Sorted. The President's discard counts only from the end of the session on. */
  discards: Policy[];
  /** Set while the vote on that seat is open. */
  nominee: number | null;
  /** The tiles that the President or, after the discard, the Chancellor holds, in the order drawn. */
  hand: Policy[];
  ending: Ending | null;
}

export type Power = 'investigate' | 'special-election' | 'peek' | 'execute';

/** the power that the n-th Fascist policy gives, by the number of players at the start. */
const smallBoard = [undefined, undefined, 'peek', 'execute', 'execute'] as const;
const mediumBoard = [undefined, 'investigate', 'special-election', 'execute', 'execute'] as const;
const largeBoard = ['investigate', 'investigate', 'special-election', 'execute', 'execute'] as const;

/** the powers by slot for a table of that many players at the start. */
export function boardFor(players: number): readonly (Power | undefined)[] {
  if (players <= 6) return smallBoard;
  return players <= 8 ? mediumBoard : largeBoard;
}

/** The table as a game is dealt. */
export function dealt(game: GameLine): Position {
  return {
    liberal: 0,
    fascist: 0,
    tracker: 0,
    deck: game.deck,
    discards: [],
    living: [...game.roles.keys()],
    candidate: game.firstPresident,
    lastElected: null,
  };
}

/** Whether term limits keep a seat from being nominated now, at a table of so many (R-23, R-26, C-01). */
export function limited(
  { living, lastElected }: Position,
  seat: number,
  players: number,
  { termLimitRelax }: HouseRules,
): boolean {
  if (lastElected === null) return false;
  const count = termLimitRelax === 'five-seated' ? players : living.length;
  return seat === lastElected.chancellor || (count > 5 && seat === lastElected.president);
}

/** The seats whose roles that seat is shown when roles are dealt, ascending (R-11, R-12, C-08, MM-6). */
export function shownTo(seat: number, roles: readonly Role[], { hitlerKnows }: HouseRules): number[] {
  const others = [...roles.keys()].filter((other) => other !== seat);
  const band = others.filter((other) => roles[other] === 'fascist' || roles[other] === 'hitler');
  switch (roles[seat]) {
    case 'mastermind':
      return others;
    case 'fascist':
      return band;
    case 'hitler':
      if (hitlerKnows === 'always') return band;
      return hitlerKnows === 'by-count' && roles.length < 7 ? band : [];
    default:
      return [];
  }
}

/** What that role's party card says (R-08, MM-5). */
export function cardOf(role: Role, { mastermindParty }: HouseRules): Policy | 'mastermind' {
  if (role === 'mastermind') return mastermindParty === 'own' ? 'mastermind' : 'liberal';
  return role === 'liberal' ? 'liberal' : 'fascist';
}
