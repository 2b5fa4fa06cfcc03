import { BotDriver } from './bot-driver.ts';
import { claims, reaches, view, type Claim, type Command, type Game, type Move } from '../game/index.ts';
import { decisionFor } from './decision.ts';
import { Pace } from './pace.ts';
import { PhaseClock } from './phase-clock.ts';
import { derive, dice, type Seed } from '../chance/index.ts';
import { takeInHand, type Origin } from './origin.ts';
import type { Bot } from '../bots/index.ts';
import type { Chair } from './chair.ts';
import type { Clocks, TimeLeft } from './clocks.ts';
import type { BrokenOffBy, ClosedBecause, Decision, Notice, Refused } from './session.ts';
import type { Event, News, Seat, View, Viewer } from '../game/index.ts';
import type { RecordedGame, RecordLine } from '../record/index.ts';

/** What a game at a table is begun with. */
export interface MatchOptions {
  readonly from: Origin;
  /** Its number at this table, from 1. */
  readonly number: number;
  readonly chairs: readonly Chair[];
  /** Hears what a spectator may; emptied first. */
  readonly publicLog: Event[];
  /** Deals, reshuffles, the bots' dice and their pace all come from it. */
  readonly seed: Seed;
  readonly botPause: number;
  readonly clocks: Clocks;
  /** Answers for those whose time is up. */
  readonly bot: Bot;
  readonly now: () => number;
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** Keeps one line of the record; throws when it can't. */
  readonly write: (line: RecordLine) => void;
  /** Hears what came of each command that was carried out. */
  readonly happened: (news: readonly News[]) => void;
  /** Shows what the clock says. */
  readonly clockTold: () => void;
  /** Has everybody told of a seat, before anything that follows. */
  readonly note: (notice: Notice, chair: Chair) => void;
  /** Runs a step of a bot; what it throws is the table's business. */
  readonly guarded: (step: () => void) => void;
}

/** One game at a table: its record, its bots, and what holds it up. */
export class Match {
  readonly number: number;
  readonly #chairs: readonly Chair[];
  readonly #options: MatchOptions;
  readonly #played: RecordedGame;
  readonly #bots: BotDriver;
  readonly #clock: PhaseClock;
  #looking: boolean;
  #paused = false;

  /** Deals and writes the deal, or goes on with a game that was left off and writes what its record lacks. */
  constructor(options: MatchOptions) {
    const { chairs, seed } = options;
    this.#options = options;
    this.number = options.number;
    this.#chairs = chairs;
    this.#played = takeInHand(options.from, chairs, seed, options.write);
    this.#bots = new BotDriver(chairs, {
      after: options.after,
      pace: new Pace(options.botPause, dice(derive(seed, 'pace'))),
      command: (seat, command) => options.guarded(() => void this.#carryOut(seat, command)),
    });
    const people = chairs.flatMap(({ person }, seat) => (person ? [seat] : []));
    this.#clock = new PhaseClock(options.clocks, people, {
      now: options.now,
      after: options.after,
      told: options.clockTold,
      timeUp: (seats) => options.guarded(() => this.#force(seats)),
    });
    this.#looking = chairs.some(({ ready }) => !ready);
    options.publicLog.length = 0;
    this.#hear(this.#played.opening);
    this.#wake();
  }

  get game(): Game {
    return this.#played.game;
  }

  /** What there was to hear when it was begun here. */
  get opening(): readonly News[] {
    return this.#played.opening;
  }

  get looking(): boolean {
    return this.#looking;
  }

  get paused(): boolean {
    return this.#paused;
  }

  get timeLeft(): TimeLeft | null {
    return this.#clock.left;
  }

  /** Everybody knows their role, or the host goes on without those who don't. */
  goOn(): void {
    this.#looking = false;
    this.#wake();
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.#options.write({ type: paused ? 'table.paused' : 'table.resumed' });
    if (paused) this.stop();
    else this.#wake();
  }

  /** A bot takes over the seat of somebody who is away, or gives it back. */
  standIn(chair: Chair, bot: Bot | null): void {
    chair.bot = bot;
    this.#options.write({ type: bot ? 'table.bot' : 'table.human', seat: chair.seat });
    if (bot) this.looked(chair);
    this.#wake();
  }

  /** That seat knows its role. */
  looked(chair: Chair): void {
    chair.ready = true;
    if (this.#looking && this.#chairs.every((each) => each.ready)) this.goOn();
  }

  /** Ends the record of a game that will not be finished. */
  breakOff(reason: BrokenOffBy | ClosedBecause): void {
    this.stop();
    this.#options.write({ type: 'abandoned', reason });
  }

  /** Neither bots nor the clock go on by themselves. */
  stop(): void {
    this.#bots.stop();
    this.#clock.stop();
  }

  viewFor(viewer: Viewer): View {
    return view(this.game, viewer);
  }

  /** The question that is open to a seat now. */
  decisionFor(seat: Seat): Decision | null {
    if (this.#looking || this.#paused) return null;
    const decision = decisionFor(this.game, seat);
    return decision && { ...decision, id: `${this.number}.${decision.id}` };
  }

  claimsFor(seat: Seat): readonly Claim[] {
    return claims(this.game, seat);
  }

  answer(seat: Seat, decisionId: string, move: Move): Refused | null {
    if (this.#looking) return 'looking';
    if (this.#paused) return 'paused';
    if (this.decisionFor(seat)?.id !== decisionId) return 'stale';
    return this.#carryOut(seat, move);
  }

  claim(seat: Seat, claim: Claim): Refused | null {
    return this.#carryOut(seat, claim);
  }

  /** Lets a bot answer once for each of these that the table waits for in this phase. */
  #force(seats: readonly Seat[]): void {
    const { bot, note } = this.#options;
    const { round, phase } = this.viewFor(null);
    const due = seats.flatMap((seat) => this.#chairs[seat] ?? []);
    if (phase === 'legislate') for (const president of due.slice(0, 1)) note('forced-government', president);
    else for (const chair of due) note('forced', chair);
    for (const chair of due) {
      // Each is looked at anew: whoever is told may answer by themselves, and the President's bot asks the Chancellor.
      const now = this.viewFor(null);
      const open = this.decisionFor(chair.seat)?.options;
      if (now.round !== round || now.phase !== phase) return;
      if (open !== undefined && now.awaited.includes(chair.seat))
        this.#carryOut(chair.seat, chair.decide(this.game, open, chair.bot ?? bot), chair.person);
    }
  }

  #carryOut(seat: Seat, command: Command, timeIsUp = false): Refused | null {
    const chair = this.#chairs[seat];
    const standIn = chair?.person === true && chair.bot !== null;
    const outcome = this.#played.play(seat, command, standIn || timeIsUp);
    if (outcome.refusal !== null) return outcome.refusal.reason;
    this.#hear(outcome.news);
    this.#followClock();
    this.#options.happened(outcome.news);
    this.#wakeBots();
    return null;
  }

  #hear(news: readonly News[]): void {
    for (const told of news) {
      for (const { seat, log } of this.#chairs) if (reaches(told, seat)) log.push(told.event);
      if (reaches(told, null)) this.#options.publicLog.push(told.event);
    }
  }

  #wake(): void {
    this.#followClock();
    this.#wakeBots();
  }

  #wakeBots(): void {
    if (!this.#looking && !this.#paused) this.#bots.wake(this.game);
  }

  #followClock(): void {
    if (!this.#looking && !this.#paused) this.#clock.follow(this.viewFor(null));
  }
}
