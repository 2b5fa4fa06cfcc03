import type { Confirmation, DecisionKind, NameOf } from './words.ts';
import type { Rules, Seat } from '../game/index.ts';
import type { Sentence } from './span.ts';

/** What somebody takes the keyboard for. */
export type HandedFor = 'role' | DecisionKind;

/** What is said around one terminal that goes from hand to hand. */
export interface HandingWords {
  /** Row 1, in the place of whose screen it is; `people`: how many go round. */
  oneTerminal(people: number): string;
  /** Heads the bar of whoever is to have the keyboard next. */
  readonly head: string;
  readonly curtain: CurtainWords;
  /** The board for everybody: to whom the keyboard goes next, on the bar and on a button at several lengths. */
  next(seat: Seat, nameOf: NameOf): { readonly bar: Sentence; readonly button: readonly string[] };
  /** Beside it: a digit gives it to anybody. */
  readonly anybody: Sentence;
  /** Before it is left: the line that goes on with the game. */
  stop(returnLine: string): Confirmation;
  readonly ritual: RitualWords;
  readonly names: NamesWords;
}

/** What hangs between two people. */
export interface CurtainWords {
  /** Before the name, and after it: at most 37 columns a line. */
  readonly give: string;
  readonly lookAway: string;
  /** `key`: the digit of their seat. */
  press(name: string, key: string): Sentence;
  /** They have pressed it. */
  enter(name: string): Sentence;
  /** What comes next, and that the curtain falls again; null for somebody who is asked nothing. */
  next(what: HandedFor | null): Sentence;
  /** `board`: the key of the board. */
  wrongPerson(board: string): Sentence;
  /** Another digit was pressed. */
  notYou(name: string, key: string): Sentence;
  /** How many have voted, or looked at their role. */
  progress(what: 'role' | 'vote', done: number, of: number): string;
  /** How one terminal goes round, a sentence each. */
  readonly help: readonly string[];
}

/** A line of the ritual; one that isn't said is for its reader alone. */
export interface RitualLine {
  readonly aloud: boolean;
  readonly says: string;
}

/** The ritual by which people get to know their side, read aloud by one of them. */
export interface RitualWords {
  readonly head: string;
  /** `line` of `lines`, from 1. */
  reads(reader: string, line: number, lines: number): Sentence;
  /** To the reader, who is one of them. */
  readonly yourEyes: Sentence;
  lines(players: number, rules: Rules): readonly RitualLine[];
}

/** Asks who plays. */
export interface NamesWords {
  readonly where: string;
  readonly about: readonly string[];
  readonly head: string;
  ask(seat: number): Sentence;
  /** Heads the field: at most 8 columns. */
  readonly field: string;
  /** All who can play are there. */
  readonly all: Sentence;
  /** How many names are missing. */
  missing(count: number): Sentence;
  /** An empty line begins a game of so many, of whom so many are bots. */
  begins(players: number, bots: number): Sentence;
}
