import type { CurtainWords, HandedFor, HandingWords, NamesWords, RitualWords } from '../handing-words.ts';
import type { Person } from './person.ts';
import type { Sentence } from '../span.ts';

/** What is said around one terminal that goes from hand to hand. */
export interface HandingPhrases extends Pick<HandingWords, 'oneTerminal' | 'head' | 'anybody'> {
  readonly curtain: CurtainPhrases;
  next(person: Person): Sentence;
  button(person: Person): readonly string[];
  readonly ritual: RitualPhrases;
  readonly names: NamesWords;
}

/** What hangs between two people. */
export interface CurtainPhrases extends Omit<CurtainWords, 'next' | 'progress'> {
  /** What comes next, and behind it what ends it. */
  readonly comes: Readonly<Record<HandedFor, string>>;
  readonly falls: Readonly<Record<'role' | 'vote' | 'decision', Sentence>>;
  readonly unasked: Sentence;
  readonly progress: Readonly<Record<'role' | 'vote', (done: number, of: number) => string>>;
}

/** What the ritual is read from: each line at most 120 columns. */
export interface RitualPhrases extends Omit<RitualWords, 'lines'> {
  readonly eyesShut: string;
  readonly eyesShutFistsOut: string;
  /** Whoever opens their eyes: where Hitler learns who the fascists are, and where not; one fascist or more. */
  readonly look: Readonly<Record<'withHitler' | 'withoutHitler', Readonly<Record<'one' | 'more', string>>>>;
  /** Hitler shows a thumb, eyes open or shut. */
  readonly thumb: Readonly<Record<'withHitler' | 'withoutHitler', string>>;
  readonly thumbIsHitler: Readonly<Record<'one' | 'more', string>>;
  readonly pause: string;
  readonly eyesShutAgain: string;
  readonly eyesShutHandsDown: string;
  /** Everybody's eyes are shut: by their hands the Mastermind is to know them (MM-6). */
  readonly handsForMastermind: string;
  readonly mastermindLooks: Readonly<Record<'maybe' | 'certain', string>>;
  readonly eyesOpen: string;
  readonly unclear: string;
}
