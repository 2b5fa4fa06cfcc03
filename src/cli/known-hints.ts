import type { HintKind } from '../words/index.ts';
import { hintsAmong } from '../screen/index.ts';
import { readState, writeState } from './state-file.ts';

/** The hints for newcomers that this user needs no more, in a file. */
export class KnownHints {
  readonly #path: string;
  readonly #kinds: Set<HintKind>;

  constructor(path: string) {
    this.#path = path;
    const kept = readState(path);
    this.#kinds = new Set(Array.isArray(kept) ? hintsAmong(kept) : []);
  }

  get kinds(): readonly HintKind[] {
    return [...this.#kinds];
  }

  /** Where it can't be written, the hint comes again the next time. */
  add(kind: HintKind): void {
    this.#kinds.add(kind);
    writeState(this.#path, this.kinds);
  }
}
