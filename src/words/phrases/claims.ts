import type { ClaimWords } from '../words.ts';
import type { Party } from '../../game/index.ts';
import type { Person } from './person.ts';
import type { Sentence } from '../span.ts';

/** What is claimed, as log and drawer repeat it: the end of `claimed` in the log. */
export interface ClaimedPhrases {
  /** `hand`: its letters. */
  drew(hand: string): string;
  got(hand: string): string;
  peeked(hand: string): string;
  readonly card: Readonly<Record<Party, (target: Person) => string>>;
}

/** What the viewer may claim. */
export interface ClaimPhrases extends Pick<ClaimWords, 'head' | 'notNow'> {
  /** The question about a government that was elected in a round. */
  readonly ask: {
    drew(round: number): Sentence;
    got(round: number): Sentence;
    /** The first tile comes first. */
    peeked(round: number): Sentence;
    card(target: Person, round: number): Sentence;
  };
  /** What the other member of the government said they had, and which of the viewer's hands agree with it or don't. */
  othersSaid(other: Person, hand: string, fit: readonly string[], clash: readonly string[]): Sentence;
  readonly onRecord: string;
  /** The same, and letters that claim a hand when they are typed in chat. */
  onRecordTyping(letters: string): Sentence;
}
