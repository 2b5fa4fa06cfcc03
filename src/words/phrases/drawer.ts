import type { Ballot, Party, Role } from '../../game/index.ts';
import type { DrawerWords } from '../words.ts';
import type { Office } from '../board-words.ts';
import type { Person } from './person.ts';
import type { Sentence } from '../span.ts';

/** The two cards of a seat. */
export interface Dealt {
  readonly role: Role;
  readonly party: Party;
}

/** Somebody whose role the viewer knows. */
export interface Known {
  readonly person: Person;
  readonly role: Role;
}

/** A ballot and the round in which it was cast. */
export interface CastIn {
  readonly round: number;
  readonly ballot: Ballot;
}

/** What a seat alone learned. Tiles are the letters of a hand, `discarded` and `given` too. */
export interface SecretPhrases {
  passed(discarded: string, given: string, chancellor: Person): string;
  readonly sawParty: Readonly<Record<Party, (target: Person) => string>>;
  sawDeck(hand: string): string;
}

/** The rows of a seat's own secrets. */
export interface DrawerPhrases extends Pick<DrawerWords, 'opened' | 'close' | 'label'> {
  head(person: Person): string;
  /** The ritual is still to show whom the viewer knows, if anybody. */
  beforeRitual(dealt: Dealt): Sentence;
  knowingNobody(dealt: Dealt): Sentence;
  knowing(dealt: Dealt, known: readonly Known[]): Sentence;
  readonly nothingSeen: Sentence;
  /** Nothing was drawn or got: the viewer hasn't been in that office. */
  readonly neverIn: Readonly<Record<Office, Sentence>>;
  /** A hand that was drawn, and what became of it. */
  drewAndPassed(hand: string, discarded: string, given: string, chancellor: Person): string;
  /** What the viewer saw in a round. */
  inRound(round: number, seen: string): string;
  /** The same, with the hand or the party card that the viewer told the table of. */
  toldHand(seen: string, hand: string): string;
  readonly toldParty: Readonly<Record<Party, (seen: string) => string>>;
  /** `more`: whether others are left out. */
  entries(newestFirst: readonly string[], more: boolean): string;
  /** `now`: null while it isn't cast. */
  ballot(now: Ballot | null): string;
  ballots(now: Ballot | null, newestFirst: readonly CastIn[], more: boolean): string;
  /** `missing`: how many policies more would win for the viewer's team. */
  readonly win: Readonly<Record<'liberal' | 'fascist', (missing: number) => Sentence>>;
  /** What wins for the Mastermind: while the fifth Fascist policy is missing, and after it. */
  readonly mastermindWins: Readonly<Record<'byFifthFascist' | 'byFourthLiberal', Sentence>>;
}
