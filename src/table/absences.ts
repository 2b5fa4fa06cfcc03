import type { Chair } from './chair.ts';

/** How long a person must be away before everybody is told, in milliseconds: time for four tries to come back. */
export const MISSED_AFTER = 10_000;

/**
 * Who is away for long enough to be missed. A link that comes back sooner is nobody's news: so a flapping one tells
 * nothing, and no seat is told of more than once each way in that time.
 */
export class Absences {
  readonly #after: (milliseconds: number, then: () => void) => () => void;
  readonly #missed: (chair: Chair) => void;
  /** Those who are away and not missed yet, each with what calls it off that they are. */
  readonly #fresh = new Map<Chair, () => void>();
  readonly #known = new Set<Chair>();

  /** `missed` hears of whoever has been away for so long. */
  constructor(after: (milliseconds: number, then: () => void) => () => void, missed: (chair: Chair) => void) {
    this.#after = after;
    this.#missed = missed;
  }

  begin(chair: Chair): void {
    const callOff = this.#after(MISSED_AFTER, () => {
      this.makeKnown(chair);
      this.#missed(chair);
    });
    this.#fresh.set(chair, callOff);
  }

  /** Everybody knows by other news that this person is away. */
  makeKnown(chair: Chair): void {
    this.#callOff(chair);
    this.#known.add(chair);
  }

  /** This person is back; whether everybody knew that they were away. */
  end(chair: Chair): boolean {
    this.#callOff(chair);
    return this.#known.delete(chair);
  }

  /** Nobody is missed any more. */
  stop(): void {
    for (const callOff of this.#fresh.values()) callOff();
    this.#fresh.clear();
  }

  #callOff(chair: Chair): void {
    this.#fresh.get(chair)?.();
    this.#fresh.delete(chair);
  }
}
