import { capped, find } from './dom.ts';
import { nameOf, sequenceOf } from './keys.ts';
import type { Hold } from './hold.ts';
import type { KeyWords } from '../../../words/index.ts';
import type { Press } from '../../../screen/line.ts';

/** A button for each key that can be pressed now, which bears the key's name: sentences tell of keys. */
export class Presses {
  readonly #row = find('#presses');
  readonly #press: (bytes: string) => void;
  readonly #hold: Hold;
  readonly #keys: KeyWords;
  readonly #buttons = new Map<string, HTMLButtonElement>();

  constructor(press: (bytes: string) => void, hold: Hold, keys: KeyWords) {
    this.#press = press;
    this.#hold = hold;
    this.#keys = keys;
    hold.onChange(() => this.#buttons.get('space')?.setAttribute('aria-pressed', String(hold.isHeld)));
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
      capped(button, nameOf(key, this.#keys), label);
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
    button.addEventListener('pointerdown', () => this.#hold.begin());
    for (const event of ['pointerup', 'pointercancel', 'pointerleave'])
      button.addEventListener(event, () => this.#hold.letGo());
    button.addEventListener('blur', () => this.#hold.end());
    button.addEventListener('contextmenu', (event) => event.preventDefault());
    button.addEventListener('click', (event) => {
      const byKeyboard = event.detail === 0;
      if (byKeyboard) this.#press(sequenceOf('space'));
    });
  }
}
