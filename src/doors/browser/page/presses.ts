import { find } from './dom.ts';
import { sequenceOf, spaceReleased } from './keys.ts';
import type { Press } from '../../../screen/line.ts';

/** Milliseconds between two presses of Space that is held: each keeps secrets open for longer than that. */
const REPEAT = 400;

/** Space, as long as it is held by a button. */
export class Hold {
  readonly #press: (bytes: string) => void;
  #repeating: number | undefined;

  constructor(press: (bytes: string) => void) {
    this.#press = press;
    document.addEventListener('visibilitychange', () => this.end());
  }

  get isHeld(): boolean {
    return this.#repeating !== undefined;
  }

  begin(): void {
    if (this.isHeld) return;
    this.#press(sequenceOf('space'));
    this.#repeating = setInterval(() => this.#press(sequenceOf('space')), REPEAT);
  }

  end(): void {
    if (!this.isHeld) return;
    clearInterval(this.#repeating);
    this.#repeating = undefined;
    this.#press(spaceReleased);
  }
}

/** A button for each key that can be pressed now. */
export class Presses {
  readonly #row = find('#presses');
  readonly #press: (bytes: string) => void;
  readonly #hold: Hold;
  readonly #buttons = new Map<string, HTMLButtonElement>();

  constructor(press: (bytes: string) => void, hold: Hold) {
    this.#press = press;
    this.#hold = hold;
  }

  /** Buttons stay the same as long as their keys do, so that neither focus nor a finger loses one. */
  show(presses: readonly Press[]): void {
    for (const [key, button] of this.#buttons) {
      if (presses.some((press) => press.key === key)) continue;
      button.remove();
      this.#buttons.delete(key);
    }
    for (const [index, { key, label, picked }] of presses.entries()) {
      const button = this.#buttons.get(key) ?? this.#made(key);
      if (button.textContent !== label) button.textContent = label;
      button.setAttribute('aria-current', String(picked === true));
      if (this.#row.children[index] !== button)
        this.#row.insertBefore(button, this.#row.children[index] ?? null);
    }
  }

  #made(key: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['key'] = key;
    this.#buttons.set(key, button);
    if (key === 'space') this.#makeHeld(button);
    else
      button.addEventListener('click', () => {
        this.#hold.end();
        this.#press(sequenceOf(key));
      });
    return button;
  }

  #makeHeld(button: HTMLButtonElement): void {
    const end = (): void => this.#hold.end();
    button.addEventListener('pointerdown', () => this.#hold.begin());
    for (const event of ['pointerup', 'pointercancel', 'pointerleave', 'blur'])
      button.addEventListener(event, end);
    button.addEventListener('contextmenu', (event) => event.preventDefault());
    button.addEventListener('click', (event) => {
      const byKeyboard = event.detail === 0;
      if (byKeyboard) this.#press(sequenceOf('space'));
    });
  }
}
