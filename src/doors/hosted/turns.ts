/**
 * Runs what is asked for one at a time, each in a turn of the event loop of its own, in the order in which it was first
 * asked for: what many screens have to draw leaves room between them for keys, sockets and timers. One for the process.
 */
export class Turns {
  readonly #waiting = new Set<() => void>();

  /** Has it run once, however often it is asked for until then. */
  ask(run: () => void): void {
    this.#waiting.add(run);
    if (this.#waiting.size === 1) setImmediate(this.#next);
  }

  /** Has it not run, if it waits. */
  forget(run: () => void): void {
    this.#waiting.delete(run);
  }

  readonly #next = (): void => {
    const [run] = this.#waiting;
    if (run === undefined) return;
    this.#waiting.delete(run);
    if (this.#waiting.size > 0) setImmediate(this.#next);
    run();
  };
}
