import { find } from './dom.ts';

/** The field for what somebody says: sent as a whole, since phones' keyboards change what they have typed already. */
export class Talk {
  readonly #input = find<HTMLInputElement>('#say input');
  readonly #unheard = find('#unheard');
  readonly #placeholder: string;

  constructor(placeholder: string, say: (text: string) => void) {
    this.#placeholder = placeholder;
    find<HTMLFormElement>('#say').addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.#input.value.trim();
      this.#unheard.hidden = true;
      if (text === '') return;
      this.#input.value = '';
      say(text);
    });
  }

  /** Why nothing can be said now; null where something can. */
  mute(because: string | null): void {
    this.#input.placeholder = because ?? this.#placeholder;
  }

  /** What wasn't heard can be said again, unless the next is begun. */
  unheard(text: string, says: string): void {
    this.#unheard.textContent = says;
    this.#unheard.hidden = false;
    if (this.#input.value === '') this.#input.value = text;
  }
}
