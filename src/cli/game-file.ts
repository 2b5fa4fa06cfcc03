import { open, type FileHandle } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { isSystemError } from './system-error.ts';

const BUFFERED_UNITS = 65_536;

/** Whether something would be lost if that file were emptied: an empty one or a device holds nothing. */
export function holdsSomething(path: string): boolean {
  try {
    const found = statSync(path);
    return found.isFile() && found.size > 0;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}

/** A file of records that never ends within a game: games go in whole, and what a failed write left is cut off. */
export class GameFile {
  readonly #handle: FileHandle;
  #waiting = '';
  /** Bytes of the games that are in the file. */
  #written = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Opens the file and empties it. Rejects with the system's error where it can't. */
  static async open(path: string): Promise<GameFile> {
    return new GameFile(await open(path, 'w'));
  }

  /** Adds the lines of one finished game; rejects where the file takes no more. */
  async add(lines: readonly string[]): Promise<void> {
    this.#waiting += lines.map((line) => `${line}\n`).join('');
    if (this.#waiting.length >= BUFFERED_UNITS) await this.#flush();
  }

  /** Writes what is waiting; rejects like `add`. */
  async finish(): Promise<void> {
    await this.#flush();
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    try {
      await this.#handle.appendFile(bytes);
      this.#written += bytes.length;
    } catch (error) {
      await this.#handle.truncate(this.#written).catch(() => undefined);
      throw error;
    }
  }
}
