import { Absences } from './absences.ts';
import { Course } from './course.ts';
import { FrontDesk } from './front-desk.ts';
import { isCode } from './code.ts';
import { looksLikeABot } from './bot-like.ts';
import { NAME_COLUMNS, safeText, type SafeText } from '../text/index.ts';
import { Place, type Desk } from './place.ts';
import { Seating } from './seating.ts';
import { stateOf, updateFor } from './telling.ts';
import { Talk } from './talk.ts';
import type { Chair } from './chair.ts';
import type { ClosedBecause, EndedBecause, Notice, OpenDoor } from './session.ts';
import type { Entry, EntryRefused, Journal, TableOptions } from './options.ts';
import type { LeftOff } from '../record/index.ts';
import type { News, Seat } from '../game/index.ts';
import type { Run } from './run.ts';

/** A table with the people, bots and spectators around it, who come, speak and go. Knows no socket and no screen. */
export class Table {
  readonly #seating: Seating;
  readonly #options: TableOptions;
  readonly #course: Course;
  readonly #places = new Set<Place>();
  readonly #talk = new Talk();
  readonly #desk: Desk;
  readonly #absences: Absences;
  #together = false;
  #doors: readonly OpenDoor[] = [];
  #closedBecause: ClosedBecause | null = null;

  constructor(options: TableOptions) {
    this.#options = options;
    this.#seating = new Seating(options.capacity, options.newToken);
    this.#course = new Course({
      options,
      seating: this.#seating,
      publish: (news) => this.#publish(news),
      tell: (notice, chair) => {
        this.#note(notice, chair);
        this.#publish();
      },
      recordLost: () => this.close('storage'),
    });
    this.#absences = new Absences(options.after, (chair) => {
      this.#note('away', chair);
      this.#publish();
    });
    const run = this.#whatHostsRun();
    this.#desk = new FrontDesk(run, this.#talk, options, (place, because) => this.#gone(place, because));
    for (let bot = 0; bot < options.bots; bot += 1) this.#seatBot();
  }

  /**
   * A table at which the game goes on that a record left unfinished. Its people are away until their seats are taken up;
   * the bots are played by `options.bot`. `openRecord` opens the record to add to it; refused where it can't be added to.
   */
  static resume(
    options: Omit<TableOptions, 'capacity' | 'rules' | 'bots'>,
    leftOff: LeftOff,
    openRecord: () => Journal,
  ): Table | { readonly refused: 'storage' } {
    const { players, rules } = leftOff.deal;
    const table = new Table({ ...options, capacity: players.length, rules, bots: 0 });
    for (const { name, bot } of players)
      table.#seating.take(safeText(name, NAME_COLUMNS), bot === undefined ? null : options.bot);
    table.#talk.recall(leftOff.said, table.#seating.chairs);
    table.#course.goOn(leftOff, openRecord);
    return table.#closedBecause === null ? table : { refused: 'storage' };
  }

  get name(): SafeText {
    return this.#options.name;
  }

  /** Whether somebody new could sit down now: before the game, as long as a seat is free. */
  get hasRoom(): boolean {
    return this.#course.stage === 'lobby' && !this.#seating.isFull;
  }

  /** Seats somebody new, in the lobby. */
  sit(name: SafeText, entry: Entry = {}): Place | { readonly refused: EntryRefused } {
    const refused = this.#turnedAway(entry);
    if (refused !== null) return { refused };
    if (this.#seating.isTaken(name) || looksLikeABot(name, this.#options.botNames)) {
      return { refused: 'name-taken' };
    }
    if (!this.hasRoom) return { refused: 'full' };
    const chair = this.#seating.take(name);
    const place = this.#newPlace(chair, entry);
    this.#options.watcher?.joined?.(this.#seating.seatOf(chair) ?? 0, name, false);
    return place;
  }

  /** Lets somebody look on; bots that are all of the table wait for no more than that. */
  watch(entry: Entry = {}): Place | { readonly refused: EntryRefused } {
    const refused = this.#turnedAway(entry);
    if (refused !== null) return { refused };
    const place = this.#newPlace(null, entry);
    this.#startIfDue();
    return place;
  }

  /** Gives a seat back to whoever holds its token; a session that still has it ends. */
  comeBack(token: string, entry: Pick<Entry, 'door'> = {}): Place | { readonly refused: EntryRefused } {
    const chair = this.#seating.withToken(token);
    return this.#seatAgain(chair, { ...entry, hosts: chair?.place?.hosts ?? false });
  }

  /** Gives a person's seat to whoever runs this program, who needs no token; a session that still has it ends. */
  takeUp(seat: Seat, entry: Pick<Entry, 'door' | 'hosts'> = {}): Place | { readonly refused: EntryRefused } {
    return this.#seatAgain(this.#seating.chairs[seat] ?? null, entry);
  }

  /** By these doors guests get in from now on, and by no other. */
  openDoors(doors: readonly OpenDoor[]): void {
    this.#doors = doors;
    this.#publish();
  }

  /** Closes the table for all; a running game is broken off, what was over stays to be looked at. */
  close(because: ClosedBecause): void {
    this.#shut(because, () => this.#course.close(because));
  }

  /** Closes the table for all as its host does, but leaves the record of a running game to be gone on with. */
  leaveOff(): void {
    this.#shut('host-left', () => this.#course.leaveOff());
  }

  #shut(because: ClosedBecause, endGames: () => void): void {
    if (this.#closedBecause !== null) return;
    this.#closedBecause = because;
    this.#absences.stop();
    endGames();
    this.#publish();
    this.#options.watcher?.closed?.(because);
    for (const place of this.#places) this.#remove(place, 'closed');
  }

  #seatAgain(chair: Chair | null, entry: Entry): Place | { readonly refused: EntryRefused } {
    if (this.#closedBecause !== null) return { refused: 'closed' };
    if (chair === null || !chair.person) return { refused: 'no-such-seat' };
    if (chair.place !== null) this.#remove(chair.place, 'replaced');
    this.#course.keep({ type: 'table.returned', seat: chair.seat });
    if (chair.bot !== null) this.#course.keep({ type: 'table.human', seat: chair.seat });
    chair.bot = null;
    if (this.#absences.end(chair)) this.#note('back', chair);
    const place = this.#newPlace(chair, entry);
    this.#startIfDue();
    return place;
  }

  #turnedAway({ code, hosts }: Entry): EntryRefused | null {
    if (this.#closedBecause !== null) return 'closed';
    return hosts || isCode(code, this.#options.code) ? null : 'bad-code';
  }

  #newPlace(chair: Chair | null, { hosts = false, door }: Entry): Place {
    const log = chair?.log ?? this.#course.publicLog;
    const place = new Place({ chair, hosts, log, talk: this.#talk.lines }, this.#desk);
    if (chair !== null) {
      chair.place = place;
      chair.door = door ?? null;
    }
    this.#places.add(place);
    this.#publish();
    return place;
  }

  #gone(place: Place, because: 'left' | 'lost'): void {
    const { chair } = place;
    if (!this.#places.has(place)) return;
    this.#remove(place, because);
    if (chair !== null && this.#course.stage === 'lobby' && because === 'left') this.#seating.free(chair);
    else if (chair !== null) this.#absences.begin(chair);
    if (chair !== null) this.#course.keep({ type: 'table.left', seat: chair.seat });
    this.#publish();
  }

  #remove(place: Place, because: EndedBecause): void {
    this.#places.delete(place);
    if (place.chair?.place === place) place.chair.place = null;
    place.end(because);
  }

  /** Seats one more bot; false where nobody more can sit. */
  #seatBot(): boolean {
    const name = this.#options.botNames.find((free) => !this.#seating.isTaken(free));
    if (this.#seating.isFull || name === undefined) return false;
    const chair = this.#seating.take(name, this.#options.bot);
    this.#options.watcher?.joined?.(this.#seating.seatOf(chair) ?? 0, name, true);
    return true;
  }

  #startIfDue(): void {
    const due = this.#course.stage === 'lobby' && this.#options.startsByItself && this.#seating.isFull;
    if (due) this.#course.start();
  }

  #whatHostsRun(): Run {
    return {
      course: this.#course,
      seating: this.#seating,
      setTogether: (together) => {
        this.#together = together;
        this.#publish();
      },
      seatBot: () => this.#seatBot(),
      bot: this.#options.bot,
      absences: this.#absences,
      putOut: (place) => this.#remove(place, 'kicked'),
      note: (notice, chair) => this.#note(notice, chair),
      noteRules: () => this.#talk.noteRules(),
      takeShare: (chair) => this.#talk.takeShare(chair, this.#options.now()),
      publish: () => {
        this.#publish();
        this.#startIfDue();
      },
    };
  }

  /** Has everybody told what happens to a seat, by what is published next. */
  #note(notice: Notice, chair: Chair): void {
    const seat = this.#seating.seatOf(chair);
    if (seat !== null) this.#talk.note(notice, seat, chair.name, this.#course.game);
  }

  /** Shows everybody what has changed. */
  #publish(news: readonly News[] = []): void {
    const situation = {
      options: this.#options,
      seating: this.#seating,
      course: this.#course,
      places: this.#places,
      together: this.#together,
      doors: this.#doors,
      closedBecause: this.#closedBecause,
    };
    const shared = { table: stateOf(situation), talk: this.#talk.passOn() };
    for (const place of this.#places) place.show(updateFor(place, situation, shared, news));
  }
}
