import type { Bot } from '../bots/index.ts';
import type { Clocks } from './clocks.ts';
import type { ClosedBecause, DoorName } from './session.ts';
import type { Ending, Rules } from '../game/index.ts';
import type { RecordLine } from '../record/index.ts';
import type { SafeText } from '../text/index.ts';
import type { Seed } from '../chance/index.ts';

/** What a table is opened with; time, luck and storage come in from outside. */
export interface TableOptions {
  readonly name: SafeText;
  /** How many can sit, at most ten. */
  readonly capacity: number;
  /** Starts a game by itself as soon as every seat is taken and ready. */
  readonly startsByItself: boolean;
  /** What guests must know to come in; null: nothing. */
  readonly code: string | null;
  /** By which the first game is played, unless its host changes them; all others by default. */
  readonly rules: Partial<Rules>;
  /** Absent: nobody is hurried. */
  readonly clocks?: Clocks;
  /** What bots are called, in the order in which they sit down. */
  readonly botNames: readonly SafeText[];
  /** How many of them sit from the start. */
  readonly bots: number;
  /** Plays for those bots, and in for people who are away. */
  readonly bot: Bot;
  readonly seed: Seed;
  readonly newGameId: () => string;
  /** A secret that nobody can guess. */
  readonly newToken: () => string;
  /** Starts a game's record. Writing throws when a line can't be kept. */
  readonly openRecord: (id: string) => Journal;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; the answer calls it off. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** How long bots take on average, in milliseconds; longer where everybody is to read an outcome first. */
  readonly botPause: number;
  readonly watcher?: TableWatcher;
}

/** Where the record of one game goes. */
export interface Journal {
  write(line: RecordLine): void;
  close(): void;
}

/** What a table tells whoever opened it. */
export interface TableWatcher {
  readonly joined?: (seat: number, name: SafeText, bot: boolean) => void;
  readonly started?: (id: string, players: number) => void;
  /** Null for a game that was broken off. */
  readonly ended?: (ending: Ending | null, id: string) => void;
  readonly closed?: (because: ClosedBecause) => void;
}

/** How somebody comes to a table. */
export interface Entry {
  readonly code?: string | undefined;
  /** The one who opened the table: needs no code, and runs it. */
  readonly hosts?: boolean;
  /** Absent at the table's own machine. */
  readonly door?: DoorName;
}

/** Why somebody may not come in. */
export type EntryRefused = 'full' | 'name-taken' | 'bad-code' | 'no-such-seat' | 'closed';
