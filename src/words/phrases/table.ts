import type { BrokenOffBy, Confirmation } from '../words.ts';
import type { ButtonUse, TableWords } from '../table-words.ts';
import type { Person } from './person.ts';
import type { Sentence } from '../span.ts';

/** What a table in a game waits for of somebody who is away. A government is one: which of its members chooses is nobody's business. */
export type AwaitedOf = 'ballot' | 'government' | 'seat';

/** Whether a clock runs. */
export type Hurry = 'clock' | 'noClock';

/** What is said of a table around its game. */
export interface TablePhrases extends Pick<TableWords, 'silence'> {
  readonly buttons: Readonly<Record<Exclude<ButtonUse, 'standIn' | 'start' | 'breakOff'>, string>> & {
    start(seats: number): string;
    /** For the host, and for the others, who can only wish it. */
    readonly breakOff: string;
    readonly wishBreakOff: string;
    standIn(seat: number): string;
  };
  haveLooked(looked: number, seats: number): string;
  /** `missing`: one at least. */
  waitingToLook(missing: readonly Person[]): Sentence;
  readonly beginsWhenLooked: Sentence;
  /** `looked`: as `haveLooked` says it. */
  lookedWatching(looked: string): Sentence;
  lookedPlaying(looked: string): Sentence;
  readonly away: {
    readonly head: string;
    readonly bar: Readonly<Record<AwaitedOf, (person: Person) => Sentence>>;
    bot(person: Person): Sentence;
    readonly waiting: Readonly<Record<Hurry, Sentence>>;
  };
  readonly paused: {
    readonly bar: Sentence;
    readonly until: Readonly<Record<Hurry, Sentence>>;
    readonly meanwhile: Sentence;
  };
  readonly menu: { readonly head: string; readonly bar: Sentence; readonly majority: Sentence };
  readonly nobodyWishes: string;
  /** `wishing`: one at least, of so many people. */
  wishing(wishing: readonly Person[], people: number): Sentence;
  readonly brokenOff: Readonly<Record<BrokenOffBy, Sentence>>;
  readonly breakOff: Confirmation;
  /** The same where all play at one terminal, and nobody hosts. */
  readonly here: {
    readonly paused: Sentence;
    readonly until: Sentence;
    /** What becomes of a game that is broken off, and of one that is left. */
    readonly menu: Sentence;
    readonly breakOff: Pick<Confirmation, 'bar' | 'rows'>;
  };
  readonly undecided: Sentence;
  readonly talkIsOpenToAll: string;
  /** After the last game of a table. */
  readonly noMore: string;
}
