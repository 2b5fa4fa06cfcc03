import type { After, Keymap, TerminalSession } from '../../screen/index.ts';
import type { DoorName } from '../../table/index.ts';
import type { Policy } from '../../game/index.ts';
import type { Seating } from '../../wire/index.ts';
import type { Turns } from './turns.ts';
import type { Words } from '../../words/index.ts';

/** The table as people find it whose screens are drawn in this process. */
export interface House {
  readonly table: Seating;
  readonly words: Words;
  readonly keymap: Keymap;
  readonly after: After;
  /** The same tiles in an order that nobody can foresee. */
  readonly shuffle: (tiles: readonly Policy[]) => readonly Policy[];
  readonly turns: Turns;
  /** What whoever comes anew must know; null where nothing. */
  readonly code: string | null;
  /** Hears of a fault of ours that ended somebody's screen, and nothing else. */
  readonly onFault: TerminalSession['onError'];
}

/** How somebody got to this machine, and gets there again. */
export interface Way {
  readonly door: Exclude<DoorName, 'node'>;
  /** The address or name at which they reached it. */
  readonly at: string;
  /** Brings them back without their seat's token, by something else that they have; empty where nothing does. */
  readonly openLine: string;
  /** Brings back whoever holds that seat's token. */
  readonly returnLine: (token: string) => string;
}

/** Somebody at a terminal of their own who wants to get to the table, and what is known of them. */
export interface Comer extends Way {
  /** The seat that they come back to. */
  readonly token?: string;
  /** What they may be called. */
  readonly name?: string;
  /** What they know to be the table's code. */
  readonly code?: string;
}
