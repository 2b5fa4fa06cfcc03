import type { Seat } from '../game/index.ts';
import type { Confirmation, NameOf, Panel } from './words.ts';

/** Who sits at a table, as far as sentences are about them. */
export interface Company {
  readonly seats: readonly Sitting[];
  readonly startsByItself: boolean;
  readonly capacity: number;
  readonly host: Seat | null;
  /** The seats that want the game broken off. */
  readonly wantsBreakOff: readonly Seat[];
}

/** One of them. */
export interface Sitting {
  readonly name: string;
  readonly person: boolean;
  readonly bot: boolean;
  readonly away: boolean;
  readonly ready: boolean;
}

/** The viewer's place in a company. */
export interface Standing {
  readonly company: Company;
  /** Null for a spectator. */
  readonly me: Seat | null;
  readonly hosts: boolean;
}

/** A panel with a bar that is loud when the table waits for the viewer. */
export interface AskingPanel extends Panel {
  readonly asks: boolean;
}

export interface LobbyWords {
  /** Row 1: how many sit and how many watch. */
  stage(seated: number, spectators: number): string;
  tableOf(host: string): string;
  readonly program: string;
  joinLine(address: string): string;
  readonly notEncrypted: string;
  /** Nobody but this machine can join. */
  readonly onlyHere: string;
  /** How a guest comes back. */
  readonly comeBack: string;
  readonly together: string;
  readonly ready: string;
  readonly runsIt: string;
  readonly free: string;
  roles(players: number): string;
  board(players: number): string;
  ask(standing: Standing): AskingPanel;
  kick(seat: Seat | null, nameOf: NameOf): Panel;
  confirmKick(seat: Seat, nameOf: NameOf): Confirmation;
  move(seat: Seat | null, held: boolean, nameOf: NameOf): Panel;
}

export interface ChatWords {
  readonly head: string;
  /** What the keys of the page do, at its head's end. */
  readonly keys: string;
  readonly nothing: string;
  round(round: number): string;
  /** Who says it, where a spectator does. */
  readonly spectator: string;
  /** Stands before what is being typed. */
  readonly say: string;
  readonly sendOrBack: string;
}

export interface LogPageWords {
  readonly head: string;
  readonly keys: string;
}

export interface HistoryWords {
  readonly head: string;
  /** The board in short, at the head's end. */
  board(liberal: number, fascist: number, tracker: number, deck: number): string;
  readonly columns: string;
  readonly nothing: string;
  readonly veto: string;
  /** At most 20 columns. */
  tracker(tie: boolean, tracker: number): string;
  chaos(tile: string): string;
  notHitler(seat: Seat): string;
  /** What the President did with a power, and what was said of it; null for nothing. */
  investigated(seat: Seat, said: string | null): string;
  peeked(said: string | null): string;
  picked(seat: Seat): string;
  killed(seat: Seat): string;
  readonly note: string;
  readonly keys: string;
  readonly keysOfLine: string;
}

export interface HelpWords {
  readonly head: string;
  readonly keysHead: string;
  /** The keys that always work, in rows of two columns. */
  readonly keys: readonly (readonly [string, string])[];
  boardHead(players: number): string;
  /** What a Fascist square brings: its number, and the words for it. */
  square(number: number, brings: string): string;
  readonly brings: Readonly<Record<'investigate' | 'peek' | 'special-election' | 'execute', string>>;
  readonly veto: string;
  readonly win: string;
  readonly zone: string;
  readonly marks: readonly string[];
  readonly now: readonly [string, string];
}

/** What stands on buttons: each at most 30 columns. */
export type ButtonUse =
  | 'ready'
  | 'notReady'
  | 'start'
  | 'addBot'
  | 'moveSeat'
  | 'kick'
  | 'together'
  | 'apart'
  | 'goOn'
  | 'standIn'
  | 'wait'
  | 'pause'
  | 'resume'
  | 'breakOff'
  | 'playOn'
  | 'again';

export interface TableWords {
  button(use: ButtonUse, standing: Standing, seat: Seat | null): string;
  /** Roles are being looked at, and the viewer knows theirs. */
  looked(standing: Standing): Panel;
  /** “6 of 10 have looked”. */
  haveLooked(company: Company): string;
  /** For the host: the table waits for somebody without a connection. */
  away(seat: Seat, forBallot: boolean, nameOf: NameOf): Panel & { readonly head: string };
  readonly paused: Panel;
  linkLost(since: string, tries: number, last: string | null, returnLine: string): Panel;
  menu(standing: Standing): Panel & { readonly head: string };
  readonly brokenOff: Panel;
  /** A second look at what ends the game for all. */
  readonly breakOff: Confirmation;
  /** Over everything while silence must be kept aloud too. */
  readonly silence: string;
}

/** Why the table itself, not the game, takes no answer, word or command; or it never got there. */
export type TableReason =
  | 'stale'
  | 'not-started'
  | 'link-lost'
  | 'host-only'
  | 'lobby-only'
  | 'game-only'
  | 'over-only'
  | 'spectator'
  | 'paused'
  | 'looking'
  | 'no-such-sitter'
  | 'table-full'
  | 'too-few'
  | 'not-ready'
  | 'nothing-said'
  | 'too-fast';
