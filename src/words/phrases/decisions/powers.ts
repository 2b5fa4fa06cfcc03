import type { Confirmation } from '../../words.ts';
import type { Person } from '../person.ts';
import type { Sentence } from '../../span.ts';

export interface InvestigatePhrases {
  /** The bar. */
  readonly investigate: Sentence;
  /** In more room than the reminder takes: what the card is. */
  readonly youLearnTheParty: Sentence;
  readonly nobodyYet: Sentence;
  investigatedInRound(target: Person, round: number): Sentence;
}

export interface PeekPhrases {
  /** The bar. */
  readonly peek: Sentence;
  readonly orderStays: Sentence;
  readonly nextDraws: Sentence;
  readonly tellOrNot: Sentence;
}

export interface SpecialElectionPhrases {
  /** The bar. */
  readonly pick: Sentence;
  readonly anyoneAlive: Sentence;
  /** Afterwards, at `next`, who stands twice if picked. */
  orderResumes(next: Person): Sentence;
}

export interface ExecutePhrases {
  /** The bar. */
  readonly execute: Sentence;
  /** The bar of the question whether it is meant. */
  really(target: Person): Sentence;
  /** Behind what is left to the dead: at several lengths, the longest first. */
  readonly enterMeansBack: readonly [string, ...string[]];
  buttons(target: Person): Confirmation['buttons'];
}

/** Under the card that an investigation shows. */
export interface PartyCardPhrases {
  /** The bar. */
  look(target: Person): Sentence;
  readonly openWhileHeld: Sentence;
  readonly tellOrNot: Sentence;
  /** `key`: what opens claims. */
  claims(key: string): Sentence;
  /** At most 12 columns. */
  label(target: Person): Sentence;
}
