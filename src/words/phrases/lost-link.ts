import type { Sentence } from '../span.ts';

/** What somebody reads while the host can't be reached: true whether its program still runs or has ended. */
export interface LostLinkPhrases {
  bar(since: string): Sentence;
  readonly seatIsKept: Sentence;
  readonly lookOnAgain: Sentence;
  trying(tries: number): Sentence;
  /** `at`: when the last one was. */
  tryingSince(tries: number, at: string): Sentence;
  /** Which other doors there are, and the key that shows the lines to them. */
  readonly otherDoors: Readonly<Record<OtherDoors, (key: string) => Sentence>>;
  /** The same for those without such a key, but with a line. */
  readonly otherLines: Readonly<Record<OtherDoors, (line: string) => Sentence>>;
  otherTerminal(line: string): Sentence;
}

/** The doors beside that of Node. */
export type OtherDoors = 'ssh' | 'browser' | 'both';
