import { find } from './dom.ts';
import type { WayBack } from '../../../screen/account/told.ts';
import type { PageWords } from '../../../words/index.ts';

/** The lines that bring somebody back into their seat, whole, each with a button that copies it. */
export class Ways {
  readonly #words: PageWords;
  readonly #list = find('#ways');

  constructor(words: PageWords) {
    this.#words = words;
  }

  show(ways: readonly WayBack[]): void {
    this.#list.hidden = ways.length === 0;
    this.#list.replaceChildren(...ways.map((way) => this.#made(way)));
  }

  #made({ door, line }: WayBack): HTMLElement {
    const item = document.createElement('li');
    const code = document.createElement('code');
    code.textContent = line;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = this.#words.copy;
    button.setAttribute('aria-label', this.#words.copyFor[door]);
    // A terminal that loses the focus shuts what is secret, and these lines are.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      button.textContent = copies(code) ? this.#words.copied : this.#words.notCopied;
      button.removeAttribute('aria-label');
    });
    item.append(code, button);
    return item;
  }
}

/** Selects an element's text and copies it; false where the browser doesn't. Without TLS a page has no `navigator.clipboard`. */
function copies(element: Element): boolean {
  getSelection()?.selectAllChildren(element);
  return document.execCommand('copy');
}
