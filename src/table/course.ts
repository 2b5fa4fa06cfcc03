import { derive } from '../chance/index.ts';
import { Match } from './match.ts';
import { noClocks } from './clocks.ts';
import { differingRules, minPlayers, type Rules, type Seat } from '../game/index.ts';
import type { Event, Game, News } from '../game/index.ts';
import { RecordKeeper, RecordLost } from './record-keeper.ts';
import type { Chair } from './chair.ts';
import type { BrokenOffBy, ClosedBecause, Notice, Refused, Stage } from './session.ts';
import type { LeftOff, RecordLine } from '../record/index.ts';
import type { Origin } from './origin.ts';
import type { Seating } from './seating.ts';
import type { Journal, TableOptions } from './options.ts';

/** What the games of a table ask of it. */
export interface Surroundings {
  readonly options: TableOptions;
  readonly seating: Seating;
  /** Shows everybody what has changed, and lets them hear the news. */
  readonly publish: (news?: readonly News[]) => void;
  /** Has everybody told what happens to a seat, at once. */
  readonly tell: (notice: Notice, chair: Chair) => void;
  /** A line of the record can't be kept. */
  readonly recordLost: () => void;
}

/** The games of a table, one after another: begun from the lobby, kept on record, and ended or broken off. */
export class Course {
  /** What a spectator has heard in the newest game. */
  readonly publicLog: Event[] = [];
  readonly #around: Surroundings;
  readonly #record: RecordKeeper;
  readonly #wantsBreakOff = new Set<Chair>();
  #rules: Partial<Rules>;
  #stage: Stage = 'lobby';
  #match: Match | null = null;
  #gameId = '';
  #brokenOff: BrokenOffBy | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#rules = differingRules(around.options.rules);
    this.#record = new RecordKeeper(around.options.now);
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** By which the game shown or the next one is played: the options that differ from the default. */
  get rules(): Partial<Rules> {
    return this.#rules;
  }

  /** The game under way, or the one that is over and looked at. */
  get shown(): Match | null {
    return this.#stage === 'over' ? this.#match : this.underWay;
  }

  /** The game under way, if any. */
  get underWay(): Match | null {
    return this.#stage === 'playing' ? this.#match : null;
  }

  get game(): Game | null {
    return this.underWay?.game ?? null;
  }

  /** Counts the games, from 1; 0 before the first. */
  get number(): number {
    return this.#match?.number ?? 0;
  }

  /** Who broke off the game that is over; null where nobody did. */
  get brokenOff(): BrokenOffBy | null {
    return this.#brokenOff;
  }

  /** Those who want the game under way broken off. */
  get wantsBreakOff(): ReadonlySet<Chair> {
    return this.#wantsBreakOff;
  }

  /** Begins a game with those who sit; they must be ready. */
  start(): Refused | null {
    const { options, seating } = this.#around;
    const { chairs } = seating;
    if (chairs.length < minPlayers) return 'too-few';
    if (chairs.some(({ ready, away, place }) => away || !(ready || place?.hosts))) return 'not-ready';
    const id = options.newGameId();
    this.#begin({ id, rules: this.#rules }, id, () => options.openRecord(id));
    return null;
  }

  /** Goes on with a game that was left off, with those who sit where its record has them. `openRecord` adds to that. */
  goOn(leftOff: LeftOff, openRecord: () => Journal): void {
    const { id, rules } = leftOff.deal;
    this.#rules = differingRules(rules);
    this.#begin(leftOff, id, openRecord);
  }

  #begin(from: Origin, id: string, openRecord: () => Journal): void {
    const { options, seating, publish, tell } = this.#around;
    const { chairs } = seating;
    const number = this.number + 1;
    this.#gameId = id;
    this.#stage = 'playing';
    this.#brokenOff = null;
    this.#wantsBreakOff.clear();
    this.#guarded(() => {
      this.#record.begin(openRecord);
      const match = new Match({
        from,
        number,
        chairs: [...chairs],
        publicLog: this.publicLog,
        seed: derive(options.seed, 'game', String(number)),
        botPause: options.botPause,
        clocks: options.clocks ?? noClocks,
        bot: options.bot,
        now: options.now,
        after: options.after,
        write: (line) => this.#record.write(line),
        happened: (news) => this.#happened(news),
        clockTold: publish,
        note: tell,
        guarded: (step) => this.#guarded(step),
      });
      this.#match = match;
      options.watcher?.started?.(id, chairs.length);
      this.#happened(match.opening);
    });
  }

  /** Has the next game played by other rules: nobody is ready for what they haven't seen. */
  playBy(rules: Partial<Rules>): void {
    this.#rules = differingRules(rules);
    this.#getUp();
  }

  /** Back to the lobby, with the same people in the same seats. */
  again(): void {
    this.#stage = 'lobby';
    this.#brokenOff = null;
    this.#getUp();
  }

  /** Ends the game under way without an ending. */
  breakOff(by: BrokenOffBy): void {
    this.change((match) => {
      match.breakOff(by);
      this.#brokenOff = by;
      this.#over();
    });
  }

  /** Counts who wants the game broken off; whether that is by now more than half of the people seated. */
  wish(chair: Chair, wish: boolean): boolean {
    if (wish) this.#wantsBreakOff.add(chair);
    else this.#wantsBreakOff.delete(chair);
    const people = this.#around.seating.chairs.filter(({ person }) => person).length;
    return this.#wantsBreakOff.size * 2 > people;
  }

  /** Changes the game, and shows it. */
  change(step: (match: Match) => void): void {
    this.#guarded(() => {
      if (this.#match !== null) step(this.#match);
      this.#around.publish();
    });
  }

  /** Lets a seat act in the game under way. */
  act(chair: Chair | null, act: (match: Match, seat: Seat) => Refused | null): Refused | null {
    const match = this.underWay;
    if (match === null) return 'not-started';
    if (chair === null) return 'spectator';
    let refused: Refused | null = null;
    this.#guarded(() => {
      refused = act(match, chair.seat);
    });
    return refused;
  }

  /** Keeps a line of the game under way; out of a game nothing is kept. */
  keep(line: RecordLine): void {
    if (this.#stage === 'playing') this.#guarded(() => this.#record.write(line));
  }

  /** Ends it for good: a running game is broken off, what was over stays to be looked at. */
  close(because: ClosedBecause): void {
    const running = this.underWay;
    if (running && because !== 'storage') this.#guarded(() => running.breakOff(because));
    this.leaveOff();
  }

  /** Ends it for good, but leaves the record of a running game to be gone on with. */
  leaveOff(): void {
    this.underWay?.stop();
    this.#record.end();
    if (this.#stage !== 'over') this.#stage = 'closed';
  }

  #getUp(): void {
    for (const chair of this.#around.seating.chairs) chair.getUp();
  }

  #happened(news: readonly News[]): void {
    if (this.game?.ending) this.#over();
    this.#around.publish(news);
  }

  #over(): void {
    this.#stage = 'over';
    this.#record.end();
    this.#around.options.watcher?.ended?.(this.#match?.game.ending ?? null, this.#gameId);
  }

  /** A line that can't be kept closes the table: nobody may see what no record will show. */
  #guarded(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof RecordLost)) throw error;
      this.#around.recordLost();
    }
  }
}
