import type { Key } from './keys.ts';
import { paced, type After, type Paced } from './pace.ts';

/** Hears keys. */
export type KeyHandler = (key: Key) => void;

/** The most keys that wait; pastes are one each, and nobody types further ahead than this. */
const MOST_WAITING = 256;

/** What a key bus needs of its session. */
export interface KeyBusOptions {
  readonly after: After;
  /** Called after each key: whatever it changed must be on its way before the next one is heard. */
  readonly settle: () => void;
  /** Called with what a handler threw. */
  readonly fail: (error: unknown) => void;
}

/**
 * Hands keys to the handlers of a screen, one key a turn of the event loop: the second key of a packet meets the
 * screen that the first one made, and a flood of keys leaves room for the other sessions.
 */
export class KeyBus {
  readonly #handlers = new Set<KeyHandler>();
  readonly #waiting: Key[] = [];
  readonly #turns: Paced;
  readonly #options: KeyBusOptions;

  constructor(options: KeyBusOptions) {
    this.#options = options;
    this.#turns = paced(0, options.after, () => this.#deliver());
  }

  /** Takes the next key; drops it when too many wait. */
  push(key: Key): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(key);
    this.#turns.ask();
  }

  /** Adds a handler; the answer removes it. */
  subscribe(handler: KeyHandler): () => void {
    this.#handlers.add(handler);
    return () => this.#handlers.delete(handler);
  }

  /** Hands out no more keys. */
  close(): void {
    this.#turns.stop();
  }

  #deliver(): void {
    const key = this.#waiting.shift();
    if (!key) return;
    try {
      for (const handler of this.#handlers) handler(key);
      this.#options.settle();
    } catch (error) {
      this.#options.fail(error);
    }
    if (this.#waiting.length > 0) this.#turns.ask();
  }
}
