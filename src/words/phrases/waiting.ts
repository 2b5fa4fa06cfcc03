import type { Office } from '../board-words.ts';
import type { Person } from './person.ts';
import type { Power, Rules } from '../../game/index.ts';
import type { Sentence } from '../span.ts';

/** What those see whom the table doesn't wait for. */
export interface WaitingPhrases {
  readonly nominate: {
    bar(president: Person): Sentence;
    mayBeNamed(people: readonly Person[]): Sentence;
    readonly nobodyLimited: Sentence;
    limitedPair(one: Person, other: Person): Sentence;
    /** By the office that the last elected government gave the one who is limited. */
    readonly limited: Readonly<Record<Office, (person: Person) => Sentence>>;
    tracker(tracker: number): Sentence;
  };
  readonly vote: {
    /** `needed`: how many Ja it takes of those alive. */
    majority(needed: number, alive: number): Sentence;
    readonly together: Sentence;
  };
  readonly legislate: {
    /** By who is silent (C-06). */
    bar(silence: Rules['silence'], president: Person, chancellor: Person): Sentence;
    readonly whoIsHidden: Sentence;
  };
  readonly answerVeto: {
    bar(president: Person): Sentence;
    readonly ifRefused: Sentence;
  };
  readonly power: {
    /** That of the powers which none but the President is asked about. */
    executesAlone(president: Person): string;
    /** What becomes of what is learned or chosen. */
    readonly comes: Readonly<Record<Extract<Power, 'peek' | 'special-election'>, Sentence>>;
    readonly mustBeUsed: Sentence;
  };
}
