import { NAME_COLUMNS, safeText, type SafeText } from '../text/index.ts';
import { statePath } from './state-folder.ts';
import { Unfinished } from './unfinished.ts';
import type { Failure } from './enter-table.ts';

/** What goes with a game besides its record. */
export interface PassSettings {
  readonly table: SafeText;
  /** Who is on whose side is told behind the curtain, and not by the ritual. */
  readonly private: boolean;
  readonly ritualRead: boolean;
}

/** Has the games on handed-round terminals for this process alone, or says why it can't. */
export const holdPass = (): Unfinished<PassSettings> | Failure =>
  Unfinished.hold(statePath('pass.json'), readSettings);

function readSettings(kept: unknown): PassSettings | null {
  const told = (kept ?? {}) as { readonly [field: string]: unknown };
  const { table, private: unread, ritualRead } = told;
  const isWhole = typeof table === 'string' && typeof unread === 'boolean' && typeof ritualRead === 'boolean';
  return isWhole ? { table: safeText(table, NAME_COLUMNS), private: unread, ritualRead } : null;
}

/** Keeps note of the game under way, so that it can be gone on with at any moment. */
export class Keeping {
  readonly #unfinished: Unfinished<PassSettings>;
  #record: string;
  #settings: PassSettings;

  /** `record`: that of a game that is gone on with; empty where none has begun. */
  constructor(unfinished: Unfinished<PassSettings>, record: string, settings: PassSettings) {
    this.#unfinished = unfinished;
    this.#record = record;
    this.#settings = settings;
  }

  /** That of the newest game. */
  get record(): string {
    return this.#record;
  }

  get settings(): PassSettings {
    return this.#settings;
  }

  /** A game begins, with that record. */
  begin(record: string): void {
    this.#record = record;
    this.#change({ ...this.#settings, ritualRead: false });
  }

  /** Everybody has heard the ritual. */
  ritualRead(): void {
    this.#change({ ...this.#settings, ritualRead: true });
  }

  #change(settings: PassSettings): void {
    this.#settings = settings;
    this.#unfinished.keep(this.#record, settings);
  }
}
