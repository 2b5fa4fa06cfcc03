import type { Account } from '../account/told.ts';
import type { ColourDepth } from './colour.ts';
import type { Size } from './size.ts';

/**
 * One person's terminal, whatever carries it: the local TTY, an SSH channel, a browser's socket. Nothing in this
 * folder but `localTerminal.ts` knows more of a terminal than this.
 */
export interface TerminalSession {
  /** What the terminal can show. */
  readonly depth: ColourDepth;

  /** Whoever watches the link sees how much is sent, though not what: frames with secrets are all of one size. */
  readonly padded?: true;

  /** The window as the other side tells it, in cells. It may be nonsense: `size.ts` makes sense of it. */
  size(): Size;

  /**
   * Sends text. False means that the reader is slow: nothing more should be sent until `drain` is heard. Never
   * throws; what is written after the end is lost.
   */
  write(text: string): boolean;

  /** Asks for bytes as they are typed (true), or for the mode the terminal was found in (false). */
  setRawMode(raw: boolean): void;

  /** Starts listening, once; the answer stops it. */
  listen(listener: TerminalListener): () => void;

  /** Takes what is drawn in words as well, with the keys that can be pressed; each time anew. */
  account?(account: Account): void;

  /** Stops the program as Ctrl-Z does. Only a local terminal can. */
  suspend?(): void;

  /** Hears of a bug that ended what was shown here. The terminal is already as it was found. */
  onError(error: unknown): void;
}

/** What a session hears of its terminal. */
export interface TerminalListener {
  input(bytes: Uint8Array): void;
  resize(): void;
  drain(): void;
  /** The terminal goes: link lost, signal, end of the process. Restore it before returning. */
  end(): void;
  /** The program is about to be stopped: restore the terminal before returning. */
  suspend(): void;
  /** The program runs again. */
  resume(): void;
}
