import type { Power, PublicPhase, Rules, Seat, Viewer } from '../game/index.ts';
import type { BrokenOffBy, Confirmation, NameOf, Panel, Scene } from './words.ts';
import type { Sentence } from './span.ts';
import type { WayThrough } from './ways.ts';

/** Who sits at a table, as far as sentences are about them. */
export interface Company {
  readonly seats: readonly Sitting[];
  readonly startsByItself: boolean;
  readonly capacity: number;
  readonly host: Seat | null;
  /** The options that differ from the default. */
  readonly rules: Partial<Rules>;
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
  /** All who play are at one terminal: nobody comes to this table, and nobody hosts it for others. */
  readonly here: boolean;
}

/** A panel with a bar that is loud when the table waits for the viewer. */
export interface AskingPanel extends Panel {
  readonly asks: boolean;
}

type Door = WayThrough['door'];

export interface LobbyWords {
  /** Row 1: how many sit and how many watch. */
  stage(seated: number, spectators: number): string;
  tableOf(host: string): string;
  /** Name the lines that lead in: at most 8 columns. */
  readonly doors: Readonly<Record<Door, string>>;
  /** By which door somebody came, beside their name. */
  readonly cameBy: Readonly<Record<Door, string>>;
  /** For a guest whose link others can read. */
  readonly notEncrypted: Sentence;
  /** For the host: what others can read of what goes by which door. */
  readable(open: readonly WayThrough[]): Sentence;
  /** Names the line with what SSH knows the host's machine by: at most 8 columns. */
  readonly hostKey: string;
  /** Nobody but this machine can join. */
  readonly onlyHere: Sentence;
  /** How a guest comes back. */
  readonly comeBack: string;
  /** For a guest whom nothing leads back but their seat's token; `key` shows the lines that have it. */
  noteWayBack(key: string): Sentence;
  /** People sit side by side or are on a call, and who is silent then. */
  together(rules: Partial<Rules>): string;
  readonly ready: string;
  readonly runsIt: string;
  readonly free: string;
  /** What so many players are dealt under these rules, or how many it takes. */
  roles(players: number, rules: Partial<Rules>): Sentence;
  board(players: number): string;
  ask(standing: Standing): AskingPanel;
  kick(seat: Seat | null, nameOf: NameOf): Panel;
  confirmKick(seat: Seat, nameOf: NameOf): Confirmation;
  move(seat: Seat | null, held: boolean, nameOf: NameOf): Panel;
}

/** What becomes of a person's seat, and what that person wants of the game. */
export type SeatNotice =
  | 'away'
  | 'back'
  | 'bot-in'
  | 'bot-out'
  | 'wants-break-off'
  | 'wants-to-play-on'
  | 'kicked'
  | 'forced'
  | 'forced-government';

export interface ChatWords {
  readonly head: string;
  /** The head where only the lines with a text are shown. */
  headWith(sought: string): string;
  /** What the keys of the page do, at its head's end; `find`: the key that does. */
  keys(find: string): string;
  /** `talk`: the key that opens it. */
  nothing(talk: string): string;
  readonly notFound: string;
  round(round: number): string;
  /** Who says it, where a spectator does. */
  readonly spectator: string;
  /** What everybody is told about a seat, as a sentence that begins with it. */
  readonly notices: Readonly<Record<SeatNotice, (seat: Seat, nameOf: NameOf) => string>>;
  /** The host changed the house rules, and whoever was ready no longer is. */
  readonly rulesChanged: string;
  /** What stands before and behind what is being typed. */
  readonly typing: Readonly<Record<'say' | 'find', readonly [before: string, behind: string]>>;
  /** How many more columns may be typed. */
  left(columns: number): string;
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
  /** Heads the columns of a history with seats' numbers for names. */
  readonly columnsShort: string;
  /** Heads such a history of the last governments. */
  readonly governments: string;
  /** `history`: the key that opens it. */
  noteShort(history: string): string;
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
  /** All that came of one government: each of `followed`, one behind the other. */
  listed(followed: readonly string[]): string;
  readonly note: string;
  readonly keys: string;
  readonly keysOfLine: string;
}

/** What goes on, as far as help speaks of it. */
export type HelpTopic = 'lobby' | 'roles' | PublicPhase;

export interface HelpWords {
  readonly head: string;
  /** What the keys of the page do where it is longer than the window. */
  readonly keys: string;
  /** What goes on and what it means, with its head at most three rows of 79 columns; without a game there is no scene. */
  readonly now: {
    readonly [T in HelpTopic]: (scene: Scene | null) => { readonly head: string; readonly says: string };
  };
  readonly keysNow: string;
  readonly keysAlways: string;
  boardHead(players: number): string;
  /** What squares of the Fascist track bring: at most 24 columns. */
  readonly brings: Readonly<Record<Power | 'veto' | 'win', string>>;
  /** Heads the marks, the tip and the words: at most 7 columns. */
  readonly label: Readonly<Record<'marks' | 'tip' | 'words', string>>;
  /** Each sign with what it means. */
  marks(scene: Scene | null): readonly (readonly [sign: string, meaning: string])[];
  /** At most 69 columns, and the same for every role. */
  readonly tips: Readonly<Record<HelpTopic, string>>;
  /** What words of the rules mean at a table with these house rules, each first. */
  words(rules: Partial<Rules>): readonly string[];
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
  | 'wayBack'
  | 'again';

/** Pages with lines that lead to the table. */
export interface WaysWords {
  /** What shuts them. */
  readonly keys: string;
  /** For the host: all that lead in. */
  readonly invite: {
    readonly head: string;
    /** What comers must know besides. */
    code(code: string): string;
    /** Heads what the page's certificate is known by. */
    readonly certificate: string;
  };
  /** For a person: those that lead back into their seat. */
  readonly back: { readonly head: string; readonly warning: string };
}

/** A link to the table that is lost; the times as they are to be shown. */
export interface LostLink {
  readonly since: string;
  readonly tries: number;
  readonly lastTry?: string;
}

/** What leads back to a table whose link is lost. */
export interface LeadingBack {
  /** For another terminal; empty where there is none. */
  readonly line: string;
  /** The doors beside the one that is lost, with what leads to them. */
  readonly others: Readonly<Partial<Record<Door, string>>>;
  /** Shows all lines that lead into the seat; null for who has none. */
  readonly key: string | null;
}

export interface TableWords {
  button(use: ButtonUse, standing: Standing, seat: Seat | null): string;
  /** Roles are being looked at, and the viewer knows theirs or has none. */
  looked(standing: Standing): Panel;
  /** “6 of 10 have looked”. */
  haveLooked(company: Company): string;
  /** For the host: the table waits for somebody without a connection; `clocked`: a clock runs meanwhile. */
  away(seat: Seat, phase: PublicPhase, clocked: boolean, nameOf: NameOf): Panel & { readonly head: string };
  /** `clocked`: the table plays by clocks. */
  paused(clocked: boolean, standing: Standing): Panel;
  linkLost(link: LostLink, me: Viewer, back: LeadingBack): Panel;
  menu(standing: Standing): Panel & { readonly head: string };
  /** `open`: whether the table may have another game. */
  brokenOff(by: BrokenOffBy, open: boolean): Panel;
  /** A second look at what ends the game for all. */
  breakOff(standing: Standing): Confirmation;
  /** Over everything while silence must be kept aloud too. */
  readonly silence: Sentence;
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
  | 'rules-changed'
  | 'nothing-said'
  | 'too-long'
  | 'too-fast';

/** Why a screen doesn't do all that a key would: a paste is longer than a line of chat; what is asked must be looked at first; people in one room talk aloud. */
export type ScreenReason = 'alone' | 'aloud' | 'cut' | 'goes-on' | 'look-first' | 'side-by-side';
