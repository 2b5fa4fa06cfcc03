import type { Confirmation } from '../words.ts';
import type { Sentence } from '../span.ts';

/** The question before leaving. */
export interface LeavingPhrases {
  readonly head: string;
  readonly ask: Sentence;
  /** While the table waits for the viewer's ballot, or for another answer of theirs. */
  readonly askAwaited: Readonly<Record<'ballot' | 'seat', Sentence>>;
  readonly askToClose: Sentence;
  readonly openWhileYouStay: Sentence;
  readonly closing: Readonly<Record<'table' | 'game', Sentence>>;
  /** In the lobby. */
  readonly freed: Sentence;
  readonly freedOrClosed: Sentence;
  readonly kept: string;
  keptFor(returnLine: string): Sentence;
  /** Where all play at one terminal: the game is gone on with by that line. */
  readonly here: { readonly ask: Sentence; kept(line: string): Sentence };
  readonly buttons: Readonly<Record<'closing' | 'leaving' | 'both', Confirmation['buttons']>>;
}

/** Why the table is gone. */
export interface PartedPhrases {
  readonly seenLast: Sentence;
  readonly hostLeft: Readonly<Record<'bar' | 'why' | 'next', Sentence>>;
  readonly storage: Readonly<Record<'bar' | 'why' | 'next', Sentence>>;
  readonly kicked: Readonly<Record<'bar' | 'next', Sentence>>;
  readonly replaced: Readonly<Record<'bar' | 'next', Sentence>>;
  readonly sentAway: Readonly<Record<'bar' | 'why' | 'next', Sentence>>;
  readonly anotherTable: Readonly<Record<'bar' | 'why' | 'next', Sentence>> & {
    nextWith(returnLine: string): Sentence;
  };
  readonly unreadable: Readonly<Record<'bar' | 'why' | 'next', Sentence>>;
}
