import type { NamedKeys } from '../../key-words.ts';
import type { Pair } from '../log.ts';
import type { Person } from '../person.ts';
import type { Sentence } from '../../span.ts';

/** How far a vote has come. */
export interface Poll {
  /** How many Ja elect. */
  readonly majority: number;
  readonly alive: number;
  /** How many ballots are in. */
  readonly voted: number;
}

type BallotKeys = Pick<NamedKeys, 'ja' | 'nein'>;

export interface VotePhrases {
  /** The bar: who stands for election. */
  candidates(pair: Pair): Sentence;
  /** The bar, or a row for those who look on: whose ballots are missing, of one person at least. */
  waitingFor(people: readonly Person[]): Sentence;
  /** The same to somebody whose own is in. */
  yoursIsInWaitingFor(people: readonly Person[]): Sentence;
  /** What elects them, before the first ballot is in. */
  electThem(poll: Poll): Sentence;
  electThemSomeIn(poll: Poll): Sentence;
  /** What a rejection does: it moves the tracker to `tracker`, or lays the top tile. */
  rejectionMoves(tracker: number): Sentence;
  readonly rejectionLays: Sentence;
  /** In the Hitler zone. */
  electingHitler(chancellor: Person): Sentence;
  readonly changeable: Sentence;
  yoursIsLast(keys: BallotKeys): Sentence;
  /** To somebody whose ballot is in, and whose screen doesn't show it to neighbours. */
  changesIt(keys: BallotKeys, poll: Poll): Sentence;
  readonly holdToSeeYours: Sentence;
}
