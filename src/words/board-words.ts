import type { Ballot, Party, Policy, Power, Role, Seat, View } from '../game/index.ts';
import type { BrokenOffBy, NameOf } from './words.ts';
import type { Sentence } from './span.ts';

/** A terminal's window, in cells. */
export interface Window {
  readonly columns: number;
  readonly rows: number;
}

/** Short words that stand alone, each with the columns that it may take. */
export interface Terms {
  /** At most 8 columns; with what a party card says before it, 19. */
  readonly party: Readonly<Record<Party, string>>;
  readonly role: Readonly<Record<Role, string>>;
  /** A role that must not be overlooked: at most 10 columns. */
  readonly roleLoud: Readonly<Record<Role, string>>;
  /** 1 column. */
  readonly roleLetter: Readonly<Record<Role, string>>;
  /** On a tile of one's own: at most 8 columns. */
  readonly tile: Readonly<Record<Policy, string>>;
  /** On a laid tile: at most 3 columns. */
  readonly tileFace: Readonly<Record<Policy, string>>;
  /** 1 column: a policy among others of a hand. */
  readonly letter: Readonly<Record<Policy, string>>;
  /** At most 4 columns. */
  readonly ballot: Readonly<Record<Ballot, string>>;
  /** 1 column: a ballot among the last that somebody cast. */
  readonly ballotSign: Readonly<Record<Ballot, string>>;
  /** 1 column, or a character of 2, which all seats then make room for. */
  readonly placard: Readonly<Record<Office, string>>;
  /** Two rows of at most 6 columns. */
  readonly power: Readonly<Record<Power, readonly [string, string]>>;
  /** At most 7 columns. */
  readonly veto: string;
  /** In the place of the seat that a power was used on: at most 3 columns. */
  readonly topOfDeck: string;
  /** At most 6 columns, 5 where a placard has 2; who is away and whom a bot stands in for in the place of a ballot, 4. */
  readonly mark: Readonly<Record<Mark, string>>;
  /** 1 column: proven not to be Hitler, where there is no room for the mark. */
  readonly notHitlerSign: string;
}

/** The two offices of a government. */
export type Office = 'president' | 'chancellor';

/** What is publicly known of a player, beside the name. */
export type Mark = 'dead' | 'away' | 'bot' | 'notHitler' | 'limit' | 'probed' | 'you';

/** The four steps of a round. */
export type Step = 'nominate' | 'vote' | 'legislate' | 'power';

export interface BoardWords {
  round(round: number): string;
  /** At most 4 columns. */
  roundShort(round: number): string;
  /** Where the window is small: what a larger one would show. */
  showsMore(window: Window): string;
  /** Names the terminal's window. */
  windowTitle(isAsked: boolean, table: string): string;
  readonly step: Readonly<Record<Step, string>>;
  readonly stepNow: Readonly<Record<Step, string>>;
  /** In the place of the steps once the game is broken off: at most 10 columns. */
  readonly stepsEnded: string;
  /** The last line of the log of such a game. */
  brokenOff(by: BrokenOffBy): string;
  you(seat: Seat, nameOf: NameOf, hosts: boolean): string;
  readonly spectator: string;
  /** With a blank and how many are laid behind it, at most 21 columns. */
  readonly track: Readonly<Record<Policy, string>>;
  /** At most 4 columns. */
  readonly trackShort: Readonly<Record<Policy, string>>;
  /** Heads the powers of the Fascist track: at most 7 columns. */
  readonly powers: string;
  /** At most 8 columns. */
  laid(count: number, squares: number): string;
  /** At most 5 columns, the first 3 of which are all that there is room for where the window is small. */
  readonly win: string;
  /** The piles, with their counts at most 18 columns: deck, two digits, two blanks, discards. */
  readonly deck: string;
  discards(count: number): string;
  /** With the tracker between, and the discards behind: 42 columns, of which 11 are for it and two blanks. */
  readonly tracker: string;
  readonly chaosNext: string;
  /** At most 17 columns. */
  readonly zone: Readonly<Record<'on' | 'off', string>>;
  readonly seats: string;
  /** Which seats stand in the first column and which in the second. */
  columns(half: number, seats: number): string;
  /** Which way round a table the seats go. */
  readonly clockwise: string;
  /** Head the columns of ballots and marks: at most 4 and 6 columns. */
  readonly now: string;
  readonly mark: string;
  /** The rounds of some votes. */
  rounds(first: number, last: number): string;
  /** What the letters at a seat of the round table are. */
  ballotsExplained(first: number, last: number): string;
  /** Placards with room for words: of candidates, of those in office, of the last elected pair. At most 12 columns. */
  readonly placard: Readonly<Record<'stands' | 'inOffice' | 'was', Readonly<Record<Office, string>>>>;
  /** The next to stand for President, at the usual time and before a special election. */
  next(seat: Seat, nameOf: NameOf, afterSpecial: boolean): string;
  nextLong(seat: Seat, nameOf: NameOf, afterSpecial: boolean): string;
  /** At most 4 columns. */
  readonly cast: string;
  /** At most 9 columns. */
  readonly castLong: string;
  readonly log: string;
  /** Heads log and chat in one. */
  readonly talk: string;
  /** The game in figures, where there is no room for its board. */
  figures(view: View): Sentence;
  /** Who stands for which office or holds it. */
  pair(view: View, nameOf: NameOf): Sentence;
}
