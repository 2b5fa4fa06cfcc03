import type { After } from '../../src/screen/terminal/pace.ts';

/** A clock that stands still until a test lets time pass. */
export class Clock {
  #now = 0;
  readonly #timers = new Set<{ readonly at: number; readonly run: () => void }>();

  readonly now = (): number => this.#now;

  readonly after: After = (milliseconds, run) => {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** How many timers run. */
  get timers(): number {
    return this.#timers.size;
  }

  /** Lets so many milliseconds pass, running what falls due in its order, new timers included. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }
}

/**
 * Lets so many milliseconds pass each time that this process has come round, so that its time goes as fast as it keeps up,
 * on a busy machine too; the answer stops it.
 */
export function letPass(clock: Clock, milliseconds: number): () => void {
  let next = setTimeout(pass, 1);
  function pass(): void {
    clock.pass(milliseconds);
    next = setTimeout(pass, 1);
  }
  return () => clearTimeout(next);
}
