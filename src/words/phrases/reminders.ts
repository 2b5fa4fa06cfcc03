import type { Person } from './person.ts';
import type { Power, Rules } from '../../game/index.ts';
import type { Sentence } from '../span.ts';

/** Whether so few are alive that term limits bar only the last Chancellor. */
export type Crowd = 'many' | 'few';

/** What a President must do with a power: told in full, told in little room, and with a number for the name. */
export type UsePhrases = Readonly<Record<'long' | 'short' | 'numbered', (president: Person) => string>>;

/** What several parts of the screen remind of: rows beneath a bar, where nothing else is said. */
export interface ReminderPhrases {
  /** Nobody is limited after chaos. */
  readonly chaosForgot: Sentence;
  /** C-03: a vetoed government was elected all the same. */
  readonly electedSoLimited: Readonly<Record<Crowd, string>>;
  /** What the card of an investigation is. */
  readonly partyOnly: Sentence;
  /** What an execution decides, by what the dead show (C-19). */
  readonly fatal: Readonly<Record<Rules['deathReveal'], Sentence>>;
  /** What is left to the dead. */
  readonly deadAreOut: string;
  /** What a government does with three tiles. */
  readonly drawAndLay: Sentence;
  /** While a government legislates: when talk and claims open, by who is silent (C-06). */
  readonly talkLater: Readonly<Record<Rules['silence'], Sentence>>;
  /**
   * A session is over: whoever governed may claim what they saw, the others ask them. By whether they may talk again or
   * could do so before. `key`: what opens claims.
   */
  readonly talkIsOpen: Readonly<
    Record<'again' | 'before', { readonly claim: (key: string) => string; readonly ask: string }>
  >;
  /** What the President's consent to a veto leads to. `tracker`: where it moves to. */
  ifAgreed(tracker: number): Sentence;
  /** Where the Hitler zone is on. */
  readonly zoneNow: Sentence;
  readonly uses: Readonly<Record<Power, UsePhrases>>;
}
