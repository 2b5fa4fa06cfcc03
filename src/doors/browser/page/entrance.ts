import { find } from './dom.ts';
import type { Entering } from '../messages.ts';
import type { Memory } from './memory.ts';

/** The form that asks for a name, and for the code of a table that has one. */
export class Entrance {
  readonly #name = find<HTMLInputElement>('#entrance [name=name]');
  readonly #code = find<HTMLInputElement>('#entrance [name=code]');
  readonly #problem = find('#entrance [role=alert]');

  constructor(memory: Memory, enter: (entering: Entering) => void) {
    this.#name.value = memory.name;
    this.#code.value = memory.invited.code ?? '';
    const code = (): { readonly code?: string } => (this.#code.value === '' ? {} : { code: this.#code.value });
    find<HTMLFormElement>('#entrance form').addEventListener('submit', (event) => {
      event.preventDefault();
      memory.name = this.#name.value.trim();
      enter({ type: 'sit', name: memory.name, ...code() });
    });
    find('#entrance [name=watch]').addEventListener('click', () => enter({ type: 'watch', ...code() }));
  }

  /** Says why somebody isn't in; empty where there is nothing to say. */
  ask(problem: string, field: 'name' | 'code' = 'name'): void {
    this.#problem.textContent = problem;
    (field === 'code' ? this.#code : this.#name).focus();
  }
}
