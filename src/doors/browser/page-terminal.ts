import type { Account, ColourDepth, Size, TerminalListener, TerminalSession } from '../../screen/index.ts';
import { Narrator } from './narrator.ts';
import type { PageLink } from './page-link.ts';

/** The terminal in a page, and beside it the same in words. */
export class PageTerminal implements TerminalSession {
  readonly depth: ColourDepth = 'truecolor';
  readonly padded?: true;
  readonly onError: (error: unknown) => void;
  readonly #link: PageLink;
  readonly #narrator: Narrator;
  #size: Size;
  #listener: TerminalListener | undefined;

  constructor(
    link: PageLink,
    told: { readonly size: Size; readonly padded: boolean; readonly onError: (error: unknown) => void },
  ) {
    this.#link = link;
    this.#size = told.size;
    this.#narrator = new Narrator(link, told.padded);
    if (told.padded) this.padded = true;
    this.onError = told.onError;
  }

  size(): Size {
    return this.#size;
  }

  resized(size: Size): void {
    this.#size = size;
    this.#listener?.resize();
  }

  write(text: string): boolean {
    this.#link.draw(text);
    return this.#link.writable;
  }

  account(account: Account): void {
    this.#narrator.tell(account);
  }

  /** A page's terminal sends each key as it is pressed, and has no other mode. */
  setRawMode(): void {}

  listen(listener: TerminalListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }

  pressed(bytes: Uint8Array): void {
    this.#listener?.input(bytes);
  }

  drained(): void {
    this.#narrator.catchUp();
    this.#listener?.drain();
  }

  gone(): void {
    this.#listener?.end();
  }
}
