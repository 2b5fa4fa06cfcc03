import { Absences } from './absences.ts';
import { looksLikeABot } from './bot-like.ts';
import { carryOut, type Run } from './host-commands.ts';
import { derive } from '../chance/index.ts';
import { Match } from './match.ts';
import { minPlayers, reaches, type Event, type Game, type News } from '../game/index.ts';
import { Place, type Desk } from './place.ts';
import { RecordKeeper, RecordLost } from './record-keeper.ts';
import { Seating } from './seating.ts';
import { Talk } from './talk.ts';
import type { Chair } from './chair.ts';
import type { ClosedBecause, EndedBecause, Notice, Refused, Stage, TableState, Update } from './session.ts';
import type { Entry, EntryRefused, TableOptions } from './options.ts';
import type { SafeText } from '../text/index.ts';
import type { TableCommand } from './commands.ts';

/** A table with the people, bots and spectators around it, game after game. Knows no socket and no screen. */
export class Table {
  readonly #seating: Seating;
  readonly #options: TableOptions;
  readonly #places = new Set<Place>();
  readonly #talk = new Talk();
  readonly #desk: Desk;
  readonly #run: Run;
  readonly #publicLog: Event[] = [];
  readonly #record: RecordKeeper;
  readonly #wantsBreakOff = new Set<Chair>();
  readonly #absences: Absences;
  #stage: Stage = 'lobby';
  #match: Match | null = null;
  #gameId = '';
  #together = false;
  #brokenOff = false;
  #closedBecause: ClosedBecause | null = null;

  constructor(options: TableOptions) {
    this.#options = options;
    this.#seating = new Seating(options.capacity, options.newToken);
    this.#desk = {
      answer: (place, id, move) => this.#inGame(place, (match, seat) => match.answer(seat, id, move)),
      claim: (place, claim) => this.#inGame(place, (match, seat) => match.claim(seat, claim)),
      say: (place, text) => this.#say(place, text),
      command: (place, command) => this.#command(place, command),
      gone: (place, because) => this.#gone(place, because),
    };
    this.#record = new RecordKeeper(options.openRecord, options.now);
    this.#absences = new Absences(options.after, (chair) => {
      this.#note('away', chair);
      this.#publish();
    });
    this.#run = this.#whatHostsRun();
    for (let bot = 0; bot < options.bots; bot += 1) this.#seatBot();
  }

  /** Seats somebody new, in the lobby. */
  sit(name: SafeText, entry: Entry = {}): Place | { readonly refused: EntryRefused } {
    const refused = this.#turnedAway(entry);
    if (refused !== null) return { refused };
    if (this.#seating.isTaken(name) || looksLikeABot(name, this.#options.botNames)) {
      return { refused: 'name-taken' };
    }
    if (this.#stage !== 'lobby' || this.#seating.isFull) return { refused: 'full' };
    const chair = this.#seating.take(name);
    const place = this.#newPlace(chair, entry.hosts === true);
    this.#options.watcher?.joined?.(this.#seating.seatOf(chair) ?? 0, name, false);
    return place;
  }

  /** Lets somebody look on; bots that are all of the table wait for no more than that. */
  watch(entry: Entry = {}): Place | { readonly refused: EntryRefused } {
    const refused = this.#turnedAway(entry);
    if (refused !== null) return { refused };
    const place = this.#newPlace(null, entry.hosts === true);
    this.#startIfDue();
    return place;
  }

  /** Gives a seat back to whoever holds its token; a session that still has it ends. */
  comeBack(token: string): Place | { readonly refused: EntryRefused } {
    if (this.#closedBecause !== null) return { refused: 'closed' };
    const chair = this.#seating.withToken(token);
    if (chair === null || !chair.person) return { refused: 'no-such-seat' };
    const hosts = chair.place?.hosts ?? false;
    if (chair.place !== null) this.#remove(chair.place, 'replaced');
    this.#guarded(() => {
      if (this.#stage !== 'playing') return;
      this.#record.write({ type: 'table.returned', seat: chair.seat });
      if (chair.bot !== null) this.#record.write({ type: 'table.human', seat: chair.seat });
    });
    chair.bot = null;
    if (this.#absences.end(chair)) this.#note('back', chair);
    const place = this.#newPlace(chair, hosts);
    this.#startIfDue();
    return place;
  }

  /** Closes the table for all; a running game is broken off, what was over stays to be looked at. */
  close(because: ClosedBecause): void {
    if (this.#closedBecause !== null) return;
    this.#closedBecause = because;
    const running = this.#stage === 'playing' ? this.#match : null;
    running?.stop();
    this.#absences.stop();
    if (running && because !== 'storage') this.#guarded(() => running.breakOff(because));
    this.#record.end();
    if (this.#stage !== 'over') this.#stage = 'closed';
    this.#publish();
    this.#options.watcher?.closed?.(because);
    for (const place of this.#places) this.#remove(place, 'closed');
  }

  #whatHostsRun(): Run {
    const stage = (): Stage => this.#stage;
    const match = (): Match | null => this.#match;
    return {
      get stage() {
        return stage();
      },
      get match() {
        return match();
      },
      seating: this.#seating,
      start: () => this.#start(),
      again: () => this.#again(),
      setTogether: (together) => {
        this.#together = together;
        this.#publish();
      },
      seatBot: () => this.#seatBot(),
      standIn: (chair, bot) =>
        this.#change((match) => {
          match.standIn(chair, bot ? this.#options.bot : null);
          this.#absences.makeKnown(chair);
          this.#note(bot ? 'bot-in' : 'bot-out', chair);
        }),
      putOut: (place) => this.#remove(place, 'kicked'),
      note: (notice, chair) => this.#note(notice, chair),
      change: (step) => this.#change(step),
      publish: () => {
        this.#publish();
        this.#startIfDue();
      },
    };
  }

  #change(step: (match: Match) => void): void {
    this.#guarded(() => {
      if (this.#match !== null) step(this.#match);
      this.#publish();
    });
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
    if (this.#stage === 'lobby' && this.#options.startsByItself && this.#seating.isFull) this.#start();
  }

  /** Begins a game with those who sit; they must be ready. */
  #start(): Refused | null {
    const { chairs } = this.#seating;
    if (chairs.length < minPlayers) return 'too-few';
    if (chairs.some(({ ready, away, place }) => away || !(ready || place?.hosts))) return 'not-ready';
    const number = (this.#match?.number ?? 0) + 1;
    this.#gameId = this.#options.newGameId();
    this.#stage = 'playing';
    this.#brokenOff = false;
    this.#wantsBreakOff.clear();
    this.#guarded(() => {
      this.#record.begin(this.#gameId);
      const match = new Match({
        id: this.#gameId,
        number,
        rules: this.#options.rules,
        chairs: [...chairs],
        publicLog: this.#publicLog,
        seed: derive(this.#options.seed, 'game', String(number)),
        botPause: this.#options.botPause,
        after: this.#options.after,
        write: (line) => this.#record.write(line),
        happened: (news) => this.#happened(news),
        guarded: (step) => this.#guarded(step),
      });
      this.#match = match;
      this.#options.watcher?.started?.(this.#gameId, chairs.length);
      this.#publish(match.opening);
    });
    return null;
  }

  /** Ends the game under way without an ending. */
  #breakOff(reason: string): void {
    this.#change((match) => {
      match.breakOff(reason);
      this.#brokenOff = true;
      this.#over();
    });
  }

  /** Back to the lobby, with the same people in the same seats. */
  #again(): void {
    this.#stage = 'lobby';
    this.#brokenOff = false;
    for (const chair of this.#seating.chairs) chair.getUp();
    this.#publish();
  }

  /** Shows everybody what has changed. */
  #publish(news: readonly News[] = []): void {
    const shared = { table: this.#state(), talk: this.#talk.passOn() };
    for (const place of this.#places) place.show(this.#updateFor(place, shared, news));
  }

  /** Has everybody told what happens to a seat, by what is published next. */
  #note(notice: Notice, chair: Chair): void {
    const seat = this.#seating.seatOf(chair);
    if (seat !== null) this.#talk.note(notice, seat, chair.name, this.#underWay());
  }

  #underWay(): Game | null {
    return this.#stage === 'playing' ? (this.#match?.game ?? null) : null;
  }

  #turnedAway({ code, hosts }: Entry): EntryRefused | null {
    if (this.#closedBecause !== null) return 'closed';
    return hosts || this.#options.code === null || code === this.#options.code ? null : 'bad-code';
  }

  #newPlace(chair: Chair | null, hosts: boolean): Place {
    const log = chair?.log ?? this.#publicLog;
    const place = new Place({ chair, hosts, log, talk: this.#talk.lines }, this.#desk);
    if (chair !== null) chair.place = place;
    this.#places.add(place);
    this.#publish();
    return place;
  }

  #inGame(place: Place, act: (match: Match, seat: number) => Refused | null): Refused | null {
    const { chair } = place;
    if (this.#match === null || this.#stage !== 'playing') return 'not-started';
    if (chair === null) return 'spectator';
    const match = this.#match;
    let refused: Refused | null = null;
    this.#guarded(() => {
      refused = act(match, chair.seat);
    });
    return refused;
  }

  #say(place: Place, text: string): Refused | null {
    const seat = this.#seating.seatOf(place.chair);
    const who = { seat, name: place.chair?.name ?? this.#options.name };
    const said = this.#talk.say(place.chair ?? place, who, text, this.#underWay(), this.#options.now());
    if (typeof said === 'string') return said;
    this.#guarded(() => {
      if (this.#stage === 'playing' && said.seat !== null) {
        this.#record.write({ type: 'chat', seat: said.seat, text: said.text });
      }
      this.#publish();
    });
    return null;
  }

  #command(place: Place, command: TableCommand): Refused | null {
    switch (command.type) {
      case 'ready':
        return this.#ready(place.chair, command.ready);
      case 'break-off':
        return this.#wishBreakOff(place, command.wish);
      default:
        return place.hosts ? carryOut(this.#run, command) : 'host-only';
    }
  }

  /** In the lobby: wants to start. While roles are looked at: knows the role. */
  #ready(chair: Chair | null, ready: boolean): Refused | null {
    if (chair === null) return 'spectator';
    const looking = this.#stage === 'playing' && this.#match?.looking === true;
    if (this.#stage !== 'lobby' && !looking) return 'lobby-only';
    if (looking) {
      this.#change((match) => match.ready(chair));
      return null;
    }
    chair.ready = ready;
    this.#publish();
    this.#startIfDue();
    return null;
  }

  #wishBreakOff(place: Place, wish: boolean): Refused | null {
    if (this.#stage !== 'playing') return 'game-only';
    if (place.hosts && wish) {
      this.#breakOff('host');
      return null;
    }
    const { chair } = place;
    if (chair === null) return 'spectator';
    if (wish === this.#wantsBreakOff.has(chair)) return 'stale';
    if (!this.#talk.takeShare(chair, this.#options.now())) return 'too-fast';
    if (wish) this.#wantsBreakOff.add(chair);
    else this.#wantsBreakOff.delete(chair);
    this.#note(wish ? 'wants-break-off' : 'wants-to-play-on', chair);
    const people = this.#seating.chairs.filter(({ person }) => person).length;
    if (this.#wantsBreakOff.size * 2 > people) this.#breakOff('majority');
    else this.#publish();
    return null;
  }

  #gone(place: Place, because: 'left' | 'lost'): void {
    const { chair } = place;
    if (!this.#places.has(place)) return;
    this.#remove(place, because);
    if (chair !== null && this.#stage === 'lobby' && because === 'left') this.#seating.free(chair);
    else if (chair !== null) this.#absences.begin(chair);
    if (chair !== null && this.#stage === 'playing') {
      this.#guarded(() => this.#record.write({ type: 'table.left', seat: chair.seat }));
    }
    this.#publish();
  }

  #remove(place: Place, because: EndedBecause): void {
    this.#places.delete(place);
    if (place.chair?.place === place) place.chair.place = null;
    place.end(because);
  }

  #happened(news: readonly News[]): void {
    const ending = this.#match?.game.ending ?? null;
    if (ending !== null) this.#over();
    this.#publish(news);
  }

  #over(): void {
    this.#stage = 'over';
    this.#record.end();
    this.#options.watcher?.ended?.(this.#match?.game.ending ?? null, this.#gameId);
  }

  /** A line that can't be kept closes the table: nobody may see what no record will show. */
  #guarded(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof RecordLost)) throw error;
      this.close('storage');
    }
  }

  #updateFor(place: Place, shared: Pick<Update, 'table' | 'talk'>, news: readonly News[]): Update {
    const viewer = this.#seating.seatOf(place.chair);
    const match = this.#stage === 'playing' || this.#stage === 'over' ? this.#match : null;
    const seat = this.#stage === 'playing' ? viewer : null;
    return {
      viewer,
      ...shared,
      hosts: place.hosts,
      view: this.#stage === 'closed' ? place.lastView : (match?.viewFor(viewer) ?? null),
      decision: seat === null ? null : (match?.decisionFor(seat) ?? null),
      claims: seat === null ? [] : (match?.claimsFor(seat) ?? []),
      news: news.flatMap((told) => (reaches(told, viewer) ? [told.event] : [])),
    };
  }

  #state(): TableState {
    const { chairs, capacity } = this.#seating;
    const playing = this.#stage === 'playing';
    return {
      name: this.#options.name,
      stage: this.#stage,
      seats: chairs.map(({ sitter }) => sitter),
      capacity,
      startsByItself: this.#options.startsByItself,
      host: this.#seating.seatOf(chairs.find(({ place }) => place?.hosts) ?? null),
      spectators: [...this.#places].filter(({ chair }) => chair === null).length,
      looking: playing && this.#match?.looking === true,
      paused: playing && this.#match?.paused === true,
      together: this.#together,
      wantsBreakOff: chairs.flatMap((chair, seat) => (playing && this.#wantsBreakOff.has(chair) ? [seat] : [])),
      brokenOff: this.#brokenOff,
      game: this.#match?.number ?? 0,
      closedBecause: this.#closedBecause,
    };
  }
}
