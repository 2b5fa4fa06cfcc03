import { colourDepth, type ColourDepth, type Size } from '../../screen/index.ts';
import { languageIn, type Language } from '../../words/index.ts';
import type { Session } from 'ssh2';

/** The variables of a client's environment that are heard, and how much of them. */
const HEARD = /^(?:LANG|LC_[A-Z]{1,16}|NO_COLOR|COLORTERM|TERM_PROGRAM)$/;
const MOST_LETTERS = 64;

/** What an SSH client says of its terminal before it asks for a shell, and of its window at any time. */
export class TerminalRequest {
  #size: Size | null = null;
  readonly #environment = new Map<string, string>();
  readonly #resized: () => void;

  /** `resized` hears of each other size. */
  constructor(session: Session, resized: () => void) {
    this.#resized = resized;
    session.on('pty', (accept, _reject, { term, cols, rows }) => {
      this.#hear('TERM', term);
      this.#size = { columns: cols, rows };
      accept?.();
    });
    session.on('env', (accept, reject, { key, val }) => {
      if (HEARD.test(key) && this.#hear(key, val)) accept?.();
      else reject?.();
    });
    session.on('window-change', (accept, _reject, { cols, rows }) => {
      this.#size = { columns: cols, rows };
      accept?.();
      this.#resized();
    });
  }

  /** Whether there is a terminal at all. */
  get hasTerminal(): boolean {
    return this.#size !== null;
  }

  get depth(): ColourDepth {
    return colourDepth(Object.fromEntries(this.#environment));
  }

  /** What they read; null where their client doesn't tell, or it is none of ours. */
  get language(): Language | null {
    return languageIn(Object.fromEntries(this.#environment));
  }

  readonly size = (): Size => this.#size ?? { columns: 0, rows: 0 };

  #hear(key: string, value: string): boolean {
    if (value.length > MOST_LETTERS) return false;
    this.#environment.set(key, value);
    return true;
  }
}
