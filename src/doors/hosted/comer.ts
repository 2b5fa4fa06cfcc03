import type { After, Keymap, TableScreenProps, TerminalSession } from '../../screen/index.ts';
import type { DoorName } from '../../table/index.ts';
import type { Policy } from '../../game/index.ts';
import type { Seating } from '../../wire/index.ts';
import type { Turns } from './turns.ts';
import type { Edition, Language } from '../../words/index.ts';

/** The table as people find it whose screens are drawn in this process. */
export interface House {
  readonly table: Seating & {
    /** Whether somebody new could sit down now. */
    readonly hasRoom: boolean;
  };
  /** In what guests read the game unless they want another. */
  readonly edition: Edition;
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

/** In what somebody reads the game, and the hints for newcomers that they need no more; and what hears of changes of both. */
export type Reader = Pick<TableScreenProps, 'edition' | 'onEdition' | 'known' | 'onHint'>;

/** Somebody at a terminal of their own who wants to get to the table, and what is known of them. */
export interface Comer extends Way {
  /** The token of the seat that they come back to, as they have it. */
  readonly token?: string;
  /** What they may be called. */
  readonly name?: string;
  /** What they know to be the table's code. */
  readonly code?: string;
  /** What they read, as far as their side tells. */
  readonly language?: Language | null;
}
