import { languages, themes, type Edition } from '../words/index.ts';
import { readState, writeState } from './state-file.ts';

/** What this user last turned to on a screen, in a file: a language, a theme, both or neither. */
export class KeptEdition {
  readonly #path: string;
  #kept: Partial<Edition>;

  constructor(path: string) {
    this.#path = path;
    const { language, theme } = (readState(path) ?? {}) as { readonly [what: string]: unknown };
    this.#kept = {
      ...chosen('language', languages, language),
      ...chosen('theme', themes, theme),
    };
  }

  get edition(): Partial<Edition> {
    return this.#kept;
  }

  /** Keeps what is otherwise than before. Where it can't be written, it holds for this screen alone. */
  turn(from: Edition, to: Edition): void {
    this.#kept = {
      ...this.#kept,
      ...(to.language === from.language ? {} : { language: to.language }),
      ...(to.theme === from.theme ? {} : { theme: to.theme }),
    };
    writeState(this.#path, this.#kept);
  }
}

const chosen = <T>(what: string, known: readonly T[], kept: unknown): { readonly [what: string]: T } =>
  known.some((one) => one === kept) ? { [what]: kept as T } : {};
