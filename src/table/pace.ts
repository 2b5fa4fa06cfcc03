import type { Dice } from '../chance/index.ts';
import type { Game } from '../game/index.ts';

type Phase = Game['phase'];

/** When bots speak and answer in a phase, in milliseconds from now. */
interface Moments {
  /** One for each claim, in no order: each comes after a pause of its own. */
  readonly claims: readonly number[];
  /** One for each answer, in no order; none comes before the last claim. */
  readonly answers: readonly number[];
}

/** So many pauses a phase takes that an outcome led to: everybody is to have read it before the next one. */
const pausesAfterOutcome = 2.5;

/** The vote comes after a name alone, the Chancellor's turn after a discard that nobody else may notice. */
const withoutOutcome: ReadonlySet<Phase> = new Set(['vote', 'enact']);

/** Shares are drawn in steps as fine as this. */
const steps = 1000;

/**
 * How fast bots play. A phase takes from half to one and a half times its mean, whatever is decided in it: its length
 * follows from the phase and from dice of the pace's own, so that it tells nothing of hands, roles or answers.
 */
export class Pace {
  readonly #pause: number;
  readonly #dice: Dice;

  /** `pause`: what a phase takes on average that no outcome led to, in milliseconds; with 0 nothing takes any time. */
  constructor(pause: number, dice: Dice) {
    this.#pause = pause;
    this.#dice = dice;
  }

  /** Draws the moments of so many claims and answers in a phase; the last of them comes when its time is up. */
  draw(phase: Phase, claims: number, answers: number): Moments {
    const pauses = withoutOutcome.has(phase) ? 1 : pausesAfterOutcome;
    const length = this.#pause * pauses * (0.5 + this.#share());
    const parts = Array.from({ length: claims + Math.sign(answers) }, () => 1 + this.#share());
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const ends: number[] = [];
    for (const part of parts) ends.push((ends.at(-1) ?? 0) + (part / whole) * length);
    const quiet = ends[claims - 1] ?? 0;
    const shares = Array.from({ length: answers }, (_, index) => (index === 0 ? 1 : 0.3 + 0.7 * this.#share()));
    return {
      claims: this.#dice.shuffle(ends.slice(0, claims).map(Math.round)),
      answers: this.#dice.shuffle(shares.map((share) => Math.round(quiet + share * (length - quiet)))),
    };
  }

  #share(): number {
    return this.#dice.below(steps) / steps;
  }
}
