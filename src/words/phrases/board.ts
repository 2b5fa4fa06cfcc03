import type { BoardWords, Office } from '../board-words.ts';
import type { BrokenOffBy } from '../words.ts';
import type { Person } from './person.ts';
import type { Sentence } from '../span.ts';

/** The board in figures. */
export interface Figures {
  readonly liberal: number;
  readonly fascist: number;
  readonly tracker: number;
  readonly deck: number;
}

/** Somebody who stands next for President: at the usual time, and after a special election that is yet to come. */
export type NextPhrases = Readonly<Record<'usual' | 'afterSpecial', (person: Person) => string>>;

type Told =
  | 'windowTitle'
  | 'brokenOff'
  | 'you'
  | 'rounds'
  | 'ballotsExplained'
  | 'next'
  | 'nextLong'
  | 'figures'
  | 'pair';

/** The labels of the board. */
export interface BoardPhrases extends Omit<BoardWords, Told> {
  /** Names the window while the table waits for its viewer. */
  yourMoveAt(table: string): string;
  readonly brokenOff: Readonly<Record<BrokenOffBy, string>>;
  /** Who the viewer is, and that they host. */
  you(me: Person): string;
  youHost(me: Person): string;
  /** Of several votes. */
  rounds(first: number, last: number): string;
  /** What the letters at a seat of the round table are: one of a round, seven at most of several. */
  readonly ballotsExplained: { one(round: number): string; several(first: number, last: number): string };
  readonly next: NextPhrases;
  readonly nextLong: NextPhrases;
  figures(figures: Figures): Sentence;
  /** An office and who stands for it or holds it: number and name, or a number alone. */
  readonly pair: Readonly<Record<'stands' | 'inOffice', Readonly<Record<Office, (who: string) => string>>>>;
}
