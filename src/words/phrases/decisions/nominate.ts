import type { Crowd } from '../reminders.ts';
import type { Office } from '../../board-words.ts';
import type { Person } from '../person.ts';
import type { Policy } from '../../../game/index.ts';
import type { Sentence } from '../../span.ts';

/** Somebody whom term limits bar, and what they were last elected to. */
export interface Limited {
  readonly person: Person;
  readonly office: Office;
}

export interface NominatePhrases {
  /** The bar. */
  readonly name: Sentence;
  /** The bar after chaos, and what it laid. */
  readonly nameAfterChaos: Readonly<Record<Policy, Sentence>>;
  /** `limited`: one at least. */
  notNow(limited: readonly Limited[]): Sentence;
  readonly nobodyElectedYet: Sentence;
  /** Nobody but the last elected President and Chancellor, or of few the Chancellor: they are the viewer, or dead. */
  readonly nobodyElse: Readonly<Record<Crowd, Sentence>>;
  /** What follows: the vote, of which a rejection moves the tracker to `tracker`, or lays the top tile. */
  rejectionMoves(tracker: number): Sentence;
  readonly rejectionLays: Sentence;
  /** In the Hitler zone. */
  readonly namingHitler: Sentence;
}
