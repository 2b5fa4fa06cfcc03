import { sequenceOf, spaceReleased } from './keys.ts';

/** Milliseconds between two presses of Space that is held: each keeps secrets open for longer than that. */
const REPEAT = 400;
/** Milliseconds for which even a tap shows secrets: nobody sees anything of what comes and goes with a finger. */
const GLANCE = 1000;

/** Space, as long as it is held by a button. */
export class Hold {
  readonly #press: (bytes: string) => void;
  readonly #listeners: (() => void)[] = [];
  #repeating: number | undefined;
  #ending: number | undefined;
  #begunAt = 0;

  constructor(press: (bytes: string) => void) {
    this.#press = press;
    document.addEventListener('visibilitychange', () => this.end());
  }

  get isHeld(): boolean {
    return this.#repeating !== undefined;
  }

  /** Calls back whenever it begins or ends. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  begin(): void {
    clearTimeout(this.#ending);
    this.#begunAt = performance.now();
    if (this.isHeld) return;
    this.#press(sequenceOf('space'));
    this.#repeating = setInterval(() => this.#press(sequenceOf('space')), REPEAT);
    this.#tell();
  }

  /** A finger is taken off: it ends, but not before a glance. */
  letGo(): void {
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => this.end(), GLANCE - (performance.now() - this.#begunAt));
  }

  /** Ends it at once. */
  end(): void {
    clearTimeout(this.#ending);
    if (!this.isHeld) return;
    clearInterval(this.#repeating);
    this.#repeating = undefined;
    this.#press(spaceReleased);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
