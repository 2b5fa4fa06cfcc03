import type { Barred, Claim, Event, Move, Reason, Rules, Seat, View, Viewer } from '../game/index.ts';
import type { Clocks, TimeLeft } from './clocks.ts';
import type { SafeText } from '../text/index.ts';
import type { TableCommand } from './commands.ts';

/** Where a table stands; `closed` is for good. */
export type Stage = 'lobby' | 'playing' | 'over' | 'closed';

/** The doors by which guests come: by a program of theirs that speaks the protocol, by SSH, by a browser. */
export const doorNames = ['node', 'ssh', 'browser'] as const;
export type DoorName = (typeof doorNames)[number];

/** A door that is open now. */
export interface OpenDoor {
  readonly door: DoorName;
  readonly port: number;
  /** Nobody on the network can read what goes through it. */
  readonly secure: boolean;
}

/** Who sits in a seat. */
export interface Sitter {
  readonly name: SafeText;
  /** A person's seat, even while a bot plays it. */
  readonly person: boolean;
  /** A bot plays this seat now: its own, or in for a person who is away. */
  readonly bot: boolean;
  /** A person without a connection. The seat is kept. */
  readonly away: boolean;
  /** Wants the game to start; has looked at their role. Bots always. */
  readonly ready: boolean;
  /** By which the person came last; null for bots, and for whoever sits at the table's own machine. */
  readonly door: DoorName | null;
}

/** The table without the game: the same for everybody. */
export interface TableState {
  readonly name: SafeText;
  readonly stage: Stage;
  /** Those who are seated, in order; in the lobby the list grows, shrinks and can be put in another order. */
  readonly seats: readonly Sitter[];
  /** How many can sit. */
  readonly capacity: number;
  /** Starts by itself as soon as every seat is taken and ready. */
  readonly startsByItself: boolean;
  /** The seat of whoever runs the table; null when they have none. */
  readonly host: Seat | null;
  readonly spectators: number;
  /** By which one gets in now, each at most once. */
  readonly doors: readonly OpenDoor[];
  /** By which the game shown or the next one is played: the options that differ from the default. */
  readonly rules: Partial<Rules>;
  /** Roles are being looked at: nothing is decided until every person is ready, or the host goes on. */
  readonly looking: boolean;
  readonly paused: boolean;
  /** What phases may take; all 0 where nobody is hurried. */
  readonly clocks: Clocks;
  /** What the clock of the phase said last; null where it hasn't said anything, or there is none. */
  readonly timeLeft: TimeLeft | null;
  /** People sit together or are on a call: silence must be kept aloud too. */
  readonly together: boolean;
  /** The seats that want this game broken off. */
  readonly wantsBreakOff: readonly Seat[];
  /** Who broke the game off, so that it is over without an ending; null where nobody did. */
  readonly brokenOff: BrokenOffBy | null;
  /** Counts this table's games, from 1; 0 before the first. */
  readonly game: number;
  /** Null while the table is open; a game that was over by then stays `over`, to be looked at. */
  readonly closedBecause: ClosedBecause | null;
}

/** A game's host alone may break it off, or more than half of the people seated. */
export const breakersOff = ['host', 'majority'] as const;
export type BrokenOffBy = (typeof breakersOff)[number];

/** Why a table was closed: its host closed it, or a record could not be written. */
export type ClosedBecause = 'host-left' | 'storage';

/** A question put to a seat. */
export interface Decision {
  /** Names game, round, phase and seat: another seat's answer doesn't change it. */
  readonly id: string;
  /** Ready-made commands to choose from. */
  readonly options: readonly Move[];
  /** What a rule forbids this time, and which. */
  readonly barred: readonly Barred[];
}

/** What everybody is told about a person's seat. */
export const notices = [
  'away',
  'back',
  /** A bot plays for somebody who is away, or no longer does though they still are. */
  'bot-in',
  'bot-out',
  'wants-break-off',
  'wants-to-play-on',
  /** The host put them out of the lobby. */
  'kicked',
  /** Their time was up, and a bot answered for them once. */
  'forced',
  /** The same for a government whose President that is: for one of the two or both. */
  'forced-government',
] as const;
export type Notice = (typeof notices)[number];

/** A line of the talk: something that was said, or what everybody is told. All have the same ones. */
export type ChatLine =
  | (LineOf<Seat | null> & { readonly type: 'said'; readonly text: SafeText })
  | (LineOf<Seat> & { readonly type: 'notice'; readonly notice: Notice })
  /** The host changed the house rules of the next game, and somebody is no longer ready for it. */
  | { readonly type: 'rules'; readonly round: null };

interface LineOf<Whose extends Seat | null> {
  /** Whose words these are, null for a spectator; or whom the notice is about. */
  readonly seat: Whose;
  readonly name: SafeText;
  /** The round in which it was told; null outside a game. */
  readonly round: number | null;
}

/** All that a session knows now. */
export interface Update {
  /** The seat, or null for a spectator; in the lobby it may change. */
  readonly viewer: Viewer;
  /** Whether this viewer runs the table. */
  readonly hosts: boolean;
  readonly table: TableState;
  /** Null until the first game has started, and in the lobby; once the table is closed, what this viewer saw last. */
  readonly view: View | null;
  /** The open question to this seat; a ballot that may still be changed is one. */
  readonly decision: Decision | null;
  readonly claims: readonly Claim[];
  /** What this viewer has heard since the update before, in order. */
  readonly news: readonly Event[];
  /** What was said and noted since the update before. */
  readonly talk: readonly ChatLine[];
}

/** Why the table takes no command, answer or word: a rule of the game, or of the table. */
export type Refused = Reason | TableReason;

export const tableReasons = [
  /** The decision is answered or past. */
  'stale',
  'not-started',
  'link-lost',
  /** Only the host may. */
  'host-only',
  'lobby-only',
  'game-only',
  'over-only',
  /** Spectators write only in the lobby and after the end. */
  'spectator',
  'paused',
  /** Roles are being looked at. */
  'looking',
  /** Nobody, or nobody of that kind, sits there. */
  'no-such-sitter',
  'table-full',
  'too-few',
  'not-ready',
  /** Ready for other rules than those that the table plays by now. */
  'rules-changed',
  'nothing-said',
  /** It takes more than a line of chat. */
  'too-long',
  'too-fast',
] as const;
export type TableReason = (typeof tableReasons)[number];

/**
 * Why a session is at its end: this side left; a link was lost; the seat was taken up from elsewhere; the host put them
 * out; the table closed; what the host says can't be read; it let nobody back in; another table is open in its place.
 */
export type EndedBecause =
  'left' | 'lost' | 'replaced' | 'kicked' | 'closed' | 'unreadable' | 'sent-away' | 'another-table';

/** One viewer's place at the table, alike for a person here, a guest over a network and a bot. */
export interface TableSession {
  readonly latest: Update;
  /** All that this viewer has heard in this game, in order. */
  readonly log: readonly Event[];
  /** All that was said and noted at the table. */
  readonly talk: readonly ChatLine[];
  /** Takes the seat up again from elsewhere, or after a lost link; null for spectators. */
  readonly token: string | null;
  /** Resolves when the session is at its end, with why. */
  readonly ended: Promise<EndedBecause>;
  /** Calls back after each change that this viewer can see; the answer stops it. */
  onUpdate(listener: (update: Update) => void): () => void;
  /** Answers a decision; resolves with null once it is taken, or with why not. An answer to an old decision is harmless. */
  answer(decisionId: string, move: Move): Promise<Refused | null>;
  claim(claim: Claim): Promise<Refused | null>;
  say(text: string): Promise<Refused | null>;
  /** Runs the table, or says what a person wants of it. */
  command(command: TableCommand): Promise<Refused | null>;
  /** Goes away: in the lobby the seat is free again, in a game it is kept. */
  leave(): void;
}
