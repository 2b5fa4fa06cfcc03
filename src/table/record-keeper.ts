import type { Journal } from './options.ts';
import type { RecordLine } from '../record/index.ts';

/** A line of a record could not be kept. */
export class RecordLost extends Error {}

/** Keeps the record of one game after another; throws `RecordLost` when it can't. */
export class RecordKeeper {
  readonly #now: () => number;
  #journal: Journal | null = null;

  /** `now`: milliseconds since the Unix epoch. */
  constructor(now: () => number) {
    this.#now = now;
  }

  begin(open: () => Journal): void {
    keeping(() => {
      this.#journal = open();
    });
  }

  /** Keeps a line of the game under way; between games nothing is kept. */
  write(line: RecordLine): void {
    keeping(() => this.#journal?.write({ ...line, at: this.#now() }));
  }

  end(): void {
    this.#journal?.close();
    this.#journal = null;
  }
}

function keeping(step: () => void): void {
  try {
    step();
  } catch (cause) {
    throw new RecordLost('a line of the record could not be kept', { cause });
  }
}
