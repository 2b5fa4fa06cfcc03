import type { EndedBy, Party, Policy, Power } from '../../game/index.ts';
import type { Person } from './person.ts';

/** A government, or those who would be one. */
export interface Pair {
  readonly president: Person;
  readonly chancellor: Person;
}

/** What a vote came to. */
export interface Count {
  readonly ja: number;
  readonly nein: number;
  /** How many Ja it took. */
  readonly needed: number;
}

/** Why a President is the new round's: the end of `roundBegan`. */
export interface BecausePhrases {
  readonly first: string;
  readonly next: string;
  nextAfter(person: Person): string;
  /** `dead`: numbers of the seats passed over, one at least. */
  nextPast(dead: readonly number[]): string;
  picked(by: Person): string;
  pickedAndNext(by: Person): string;
  /** After the special election that `caller` called. */
  resumed(caller: Person): string;
}

/** The log's lines. Names stand in them without seats. */
export interface LogPhrases {
  roundBegan(president: Person, because: string): string;
  readonly because: BecausePhrases;
  nominated(pair: Pair): string;
  nominatedNotHitler(pair: Pair): string;
  /** `laid`: Fascist policies, three to five. */
  nominatedInZone(pair: Pair, laid: number): string;
  elected(pair: Pair, count: Count): string;
  readonly trackerReset: string;
  rejected(pair: Pair, count: Count, tracker: number): string;
  rejectedByTie(pair: Pair, count: Count, tracker: number): string;
  provedNotHitler(person: Person): string;
  /** The `nth` of its kind, and what comes of it. */
  readonly enacted: {
    liberal(nth: number): string;
    fascist(nth: number): string;
    fascistWithoutPower(nth: number, players: number): string;
    opensZone(nth: number): string;
    opensVeto(nth: number): string;
  };
  vetoAsked(chancellor: Person): string;
  vetoRefused(president: Person, chancellor: Person): string;
  vetoAgreed(president: Person, tracker: number): string;
  chaos: Readonly<Record<Policy, (nth: number) => string>>;
  reshuffled(cards: number): string;
  readonly powerOpened: Readonly<Record<Power, (president: Person) => string>>;
  investigated(president: Person, target: Person): string;
  peeked(president: Person): string;
  specialElectionCalled(president: Person, target: Person): string;
  executedHitler(president: Person, target: Person): string;
  executed(president: Person, target: Person): string;
  /** What else is said of it: the party card (C-19), and that term limits loosen. */
  readonly cardShown: Readonly<Record<Party, string>>;
  readonly fewAreLeft: string;
  claimed(person: Person, claim: string): string;
  readonly ended: Readonly<Record<EndedBy, string>>;
}
