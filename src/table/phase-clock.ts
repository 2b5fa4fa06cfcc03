import { clockOf, secondsTold, type Clocks, type TimeLeft } from './clocks.ts';
import type { Seat, View } from '../game/index.ts';

/** What a clock needs of its table. */
export interface ClockHands {
  /** Milliseconds. */
  readonly now: () => number;
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** `left` says something else than before. */
  readonly told: () => void;
  /** The time of these seats is up, in the phase that was followed last. */
  readonly timeUp: (seats: readonly Seat[]) => void;
}

/**
 * The clock of one phase after another. It follows the spectators' view, so that it knows nothing that the table may
 * not: while a government legislates the table waits for both of its members, one clock runs, both use up what they
 * have besides, and time is up for both at once.
 */
export class PhaseClock {
  readonly #clocks: Clocks;
  readonly #hands: ClockHands;
  /** What each person has besides, in milliseconds; bots aren't in it. */
  readonly #extras: Map<Seat, number>;
  #phase = '';
  /** What the phase may take, in milliseconds; 0 for as long as it likes. */
  #limit = 0;
  #awaited: readonly Seat[] = [];
  #areOne = false;
  /** How long the phase has taken up to `since`, in milliseconds. */
  #taken = 0;
  #deadline = 0;
  #left: TimeLeft | null = null;
  /** What the clock runs towards; null while it stands. */
  #run: { readonly since: number; readonly wait: number; readonly callOff: () => void } | null = null;

  constructor(clocks: Clocks, people: readonly Seat[], hands: ClockHands) {
    this.#clocks = clocks;
    this.#hands = hands;
    this.#extras = new Map(people.map((seat) => [seat, clocks.extra * 1000]));
  }

  /** What was last said of the phase under way; null where nothing was. */
  get left(): TimeLeft | null {
    return this.#left;
  }

  /** To be called after each thing that happened in the game, and to go on after a stop. */
  follow({ round, phase, awaited }: Pick<View, 'round' | 'phase' | 'awaited'>): void {
    this.stop();
    const name = `${round}.${phase}`;
    const isNew = name !== this.#phase;
    this.#charge(isNew ? this.#awaited : this.#awaited.filter((seat) => !awaited.includes(seat)));
    this.#awaited = awaited;
    if (isNew) this.#begin(name, phase);
    else if (this.#nextDeadline() !== this.#deadline) this.#head();
    this.#go();
  }

  /** Stands still, until the game is followed again. */
  stop(): void {
    if (this.#run === null) return;
    const { since, wait, callOff } = this.#run;
    callOff();
    this.#run = null;
    // The time of day may be set while the clock runs: it never gets further than to what it ran towards.
    this.#taken += Math.min(Math.max(this.#hands.now() - since, 0), wait);
  }

  #begin(name: string, phase: View['phase']): void {
    const clock = clockOf(phase);
    this.#phase = name;
    this.#limit = clock === null ? 0 : this.#clocks[clock] * 1000;
    this.#areOne = phase === 'legislate';
    this.#taken = 0;
    this.#left = null;
    this.#head();
  }

  /** Makes for the next time that is up for somebody. */
  #head(): void {
    this.#deadline = this.#nextDeadline();
    if (this.#limit === 0) return;
    const extra = this.#isOvertime;
    const seconds = secondsTold.find((told) => told * 1000 === this.#deadline - this.#taken) ?? null;
    this.#left = seconds === null && !extra ? null : { seconds, extra };
  }

  get #isOvertime(): boolean {
    return this.#taken >= this.#limit;
  }

  #nextDeadline(): number {
    return this.#isOvertime ? Math.min(...this.#awaited.map((seat) => this.#endOf(seat))) : this.#limit;
  }

  /** When a seat's time is up, in milliseconds from the phase's beginning. A bot needs no clock to answer. */
  #endOf(seat: Seat): number {
    return this.#limit + (this.#extras.get(seat) ?? Infinity);
  }

  #go(): void {
    const rest = this.#deadline - this.#taken;
    if (this.#limit === 0 || rest === Infinity) return;
    const told = secondsTold.find((seconds) => seconds * 1000 <= rest && seconds !== this.#left?.seconds);
    const wait = Math.max(told === undefined ? rest : rest - told * 1000, 0);
    const callOff = this.#hands.after(wait, () => {
      this.#run = null;
      this.#taken += wait;
      if (told === undefined) this.#arrive();
      else this.#tell(told);
    });
    this.#run = { since: this.#hands.now(), wait, callOff };
  }

  #tell(seconds: (typeof secondsTold)[number]): void {
    this.#left = { seconds, extra: this.#isOvertime };
    this.#go();
    this.#hands.told();
  }

  /** The phase's time is over, or that of somebody. */
  #arrive(): void {
    const ends = this.#awaited.filter((seat) => this.#endOf(seat) <= this.#taken);
    if (ends.length > 0) {
      this.#hands.timeUp(this.#areOne ? this.#awaited : ends);
      return;
    }
    this.#head();
    this.#go();
    this.#hands.told();
  }

  /** Takes from these what the phase has taken beyond its time. */
  #charge(seats: readonly Seat[]): void {
    if (this.#limit === 0) return;
    const over = Math.max(this.#taken - this.#limit, 0);
    for (const seat of seats) {
      const extra = this.#extras.get(seat);
      if (extra !== undefined) this.#extras.set(seat, Math.max(extra - over, 0));
    }
  }
}
