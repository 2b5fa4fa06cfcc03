import {
  begun,
  given,
  handedBack,
  nextOf,
  read,
  readerOf,
  resumed,
  taken,
  toBoard,
  type Situation,
  type Turns,
} from './turns.ts';
import { behind, type Behind } from './behind.ts';
import type { Seat } from '../../game/index.ts';
import type { SafeText } from '../../text/index.ts';
import type { Seats } from './seats.ts';
import type { TableSession } from '../../table/index.ts';

/** Whose sessions one terminal shows, and how their games go round. */
export interface RoundOptions extends Seats {
  /** Whether people get to know their side by the ritual, read aloud; else each behind the curtain. */
  readonly ritual: boolean;
  /** Whether it has been read in the game that is gone on with. */
  readonly ritualRead: boolean;
  /** It has been read in the game under way. */
  readonly onRitualRead: () => void;
}

/** What the terminal shows now. */
export type Showing =
  | {
      readonly at: 'board';
      readonly next: Seat | null;
      /** A game that was left unfinished goes on, and nobody has had the terminal yet. */
      readonly goesOn: boolean;
    }
  | ({ readonly at: 'curtain'; readonly seat: Seat } & Behind)
  | { readonly at: 'seat'; readonly seat: Seat; readonly beforeRitual: boolean }
  | { readonly at: 'ritual'; readonly reader: Seat };

/** One terminal that goes from hand to hand, through one game of the table after another. */
export class HandedRound implements Seats {
  readonly board: TableSession;
  readonly people: ReadonlyMap<Seat, TableSession>;
  readonly #options: RoundOptions;
  readonly #listeners = new Set<() => void>();
  #turns: Turns;
  #showing: Showing;
  #settling = false;
  #goesOn: boolean;

  /** Begins a game where none is under way. */
  constructor(options: RoundOptions) {
    this.#options = options;
    this.board = options.board;
    this.people = options.people;
    this.#turns = resumed(options.ritual && !options.ritualRead);
    for (const session of [this.board, ...this.people.values()]) session.onUpdate(() => this.#hear());
    this.#goesOn = this.board.latest.table.stage === 'playing';
    this.#beginIfDue();
    this.#showing = this.#show();
  }

  /** Calls back after each change of what is to be shown; the answer stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly showing = (): Showing => this.#showing;

  /** The session of a person. Throws for a seat without one. */
  sessionOf(seat: Seat): TableSession {
    const session = this.people.get(seat);
    if (session === undefined) throw new Error(`nobody here sits in seat ${seat}`);
    return session;
  }

  nameOf(seat: Seat): SafeText {
    const sitter = this.board.latest.table.seats[seat];
    if (sitter === undefined) throw new Error(`no seat ${seat} at this table`);
    return sitter.name;
  }

  /** The board's screen gives it to somebody, or somebody's own gives it back (null). */
  readonly hand = (to: Seat | null): void => {
    // Sessions hear of an answer one after another: who is asked next stands only once all of them have.
    queueMicrotask(() =>
      this.#turn((turns, now) => (to === null ? handedBack(turns, now) : given(turns, now, to))),
    );
  };

  /** Whom the curtain names has taken it. */
  readonly take = (): void => this.#turn(taken);

  readonly lookAtBoard = (): void => this.#turn(toBoard);

  /** The ritual's last line has been read. */
  readonly ritualRead = (): void => {
    this.#options.onRitualRead();
    this.#turn(read);
  };

  get #situation(): Situation {
    const people = [...this.people].map(([seat, { latest }]) => [seat, latest] as const);
    return { board: this.board.latest, people: new Map(people) };
  }

  #turn(turn: (turns: Turns, now: Situation) => Turns): void {
    this.#turns = turn(this.#turns, this.#situation);
    this.#settle();
  }

  #hear(): void {
    if (this.#settling) return;
    this.#settling = true;
    queueMicrotask(() => {
      this.#settling = false;
      this.#beginIfDue();
      this.#settle();
    });
  }

  /** Nobody waits in a lobby who sits in the room: the same people play again at once. */
  #beginIfDue(): void {
    const { board, people } = this;
    if (board.latest.table.stage !== 'lobby') return;
    for (const session of people.values())
      void session.command({ type: 'ready', rules: board.latest.table.rules });
    void board.command({ type: 'start' });
    this.#goesOn = false;
    this.#turns = begun(this.#situation, this.#options.ritual);
  }

  #settle(): void {
    // When it is over everybody may see everything.
    if (this.board.latest.table.stage !== 'playing') this.#turns = toBoard(this.#turns);
    const showing = this.#show();
    if (JSON.stringify(showing) === JSON.stringify(this.#showing)) return;
    this.#showing = showing;
    for (const listener of this.#listeners) listener();
  }

  #show(): Showing {
    const { shown, last, ritual } = this.#turns;
    const now = this.#situation;
    switch (shown.at) {
      case 'board':
        return { at: 'board', next: nextOf(now, last), goesOn: this.#goesOn && last === null };
      case 'curtain':
        return { ...shown, ...behind(now, shown.seat) };
      case 'seat':
        return { at: 'seat', seat: shown.seat, beforeRitual: ritual };
      case 'ritual':
        return { at: 'ritual', reader: readerOf(now) ?? 0 };
    }
  }
}
