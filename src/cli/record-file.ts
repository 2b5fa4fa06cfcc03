import { closeSync, openSync, truncateSync, writeSync } from 'node:fs';
import type { Journal } from '../table/index.ts';
import type { RecordLine } from '../record/index.ts';

/** The record of one game, whose lines are in the file as soon as they are written. */
export class RecordFile implements Journal {
  #file: number | null;

  private constructor(file: number) {
    this.#file = file;
  }

  /** Starts a new file, which is its owner's alone. Throws the system's error where it can't, or where there is one. */
  static start(path: string): RecordFile {
    return new RecordFile(openSync(path, 'wx', 0o600));
  }

  /** Adds to a file, of which so many bytes stay. Throws the system's error where it can't. */
  static goOn(path: string, bytes: number): RecordFile {
    truncateSync(path, bytes);
    return new RecordFile(openSync(path, 'a'));
  }

  write(line: RecordLine): void {
    if (this.#file === null) throw new Error('the record is closed');
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}
