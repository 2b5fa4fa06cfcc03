import { dice, freshSeed } from '../chance/index.ts';
import { exitCodes } from './exit-codes.ts';
import { isSystemError } from './system-error.ts';
import { printable } from './printable.ts';
import { readFileSync, rmSync } from 'node:fs';
import { readLeftOff, type LeftOff } from '../record/index.ts';
import { writeState } from './state-file.ts';
import { RecordFile } from './record-file.ts';
import { takeLock } from './lock.ts';
import type { Failure } from './enter-table.ts';
import type { Journal } from '../table/index.ts';

/** A game that can be gone on with. */
export interface UnfinishedGame<Settings> {
  /** Where its record is. */
  readonly record: string;
  readonly settings: Settings;
  readonly leftOff: LeftOff;
  /** Opens its record to add to it, without the line that was being written. Throws the system's error where it can't. */
  readonly openRecord: () => Journal;
}

/** Which game of a mode is unfinished, in a file of this user's; one process at a time has a mode's games. */
export class Unfinished<Settings extends object> {
  readonly #path: string;
  readonly #read: (settings: unknown) => Settings | null;
  /** Lets another process have the mode's games. */
  readonly release: () => void;

  private constructor(path: string, read: (settings: unknown) => Settings | null, release: () => void) {
    this.#path = path;
    this.#read = read;
    this.release = release;
  }

  /**
   * Has a mode's games for this process alone until they are released or it ends. `path` is that mode's file; `read`
   * takes what was kept beside a game for settings, or not (null).
   */
  static hold<Settings extends object>(
    path: string,
    read: (settings: unknown) => Settings | null,
  ): Unfinished<Settings> | Failure {
    try {
      const release = takeLock(`${path}.lock`);
      if (release !== null) return new Unfinished(path, read, release);
      return { exitCode: exitCodes.refused, problem: ({ unfinished }) => unfinished.busy };
    } catch (error) {
      if (!isSystemError(error)) throw error;
      const { code } = error;
      return { exitCode: exitCodes.storage, problem: ({ unfinished }) => unfinished.notKept(code) };
    }
  }

  /** Keeps a game as the unfinished one, in the place of the one before; false where the file can't be written. */
  keep(record: string, settings: Settings): boolean {
    return writeState(this.#path, { version, record, settings });
  }

  /** Nothing is unfinished any more. */
  forget(): void {
    rmSync(this.#path, { force: true });
  }

  /**
   * The game to go on with; null where none is kept, it never began, or it is over. A failure where its note or its
   * record can't be read.
   */
  async find(): Promise<UnfinishedGame<Settings> | Failure | null> {
    const kept = this.#kept();
    if (kept === null || 'problem' in kept) return kept;
    const { record, settings } = kept;
    const file = fileAt(record);
    if ('problem' in file) return file;
    const luck = dice(freshSeed());
    const leftOff = await readLeftOff(file.bytes, (tiles) => luck.shuffle(tiles));
    if (!('problem' in leftOff)) {
      return { record, settings, leftOff, openRecord: () => RecordFile.goOn(record, leftOff.bytes) };
    }
    const { problem } = leftOff;
    if (typeof problem === 'string') return null;
    return {
      exitCode: exitCodes.record,
      problem: ({ unfinished }) =>
        unfinished.damaged(printable(record), problem.line, printable(`${problem.clause} ${problem.reason}`)),
    };
  }

  /** Null only where no note was left: one that can't be read may be of a game that somebody wants to go on with. */
  #kept(): Kept<Settings> | Failure | null {
    const note = printable(this.#path);
    const damaged: Failure = {
      exitCode: exitCodes.storage,
      problem: ({ unfinished }) => unfinished.noteDamaged(note),
    };
    try {
      return this.#readNote(JSON.parse(readFileSync(this.#path, 'utf8'))) ?? damaged;
    } catch (error) {
      if (error instanceof SyntaxError) return damaged;
      if (!isSystemError(error)) throw error;
      const { code } = error;
      if (code === 'ENOENT') return null;
      return {
        exitCode: exitCodes.storage,
        problem: ({ unfinished }) => unfinished.noteUnreadable(note, code),
      };
    }
  }

  #readNote(note: unknown): Kept<Settings> | null {
    const kept = (note ?? {}) as { readonly [field: string]: unknown };
    const settings = this.#read(kept['settings']);
    const record = kept['record'];
    if (kept['version'] !== version || typeof record !== 'string' || settings === null) return null;
    return { record, settings };
  }
}

type Kept<Settings> = Pick<UnfinishedGame<Settings>, 'record' | 'settings'>;

/** Of the file's form. */
const version = 1;

function fileAt(path: string): { readonly bytes: Uint8Array } | Failure {
  try {
    return { bytes: readFileSync(path) };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const { code } = error;
    return {
      exitCode: exitCodes.storage,
      problem: ({ unfinished }) => unfinished.unreadable(printable(path), code),
    };
  }
}
