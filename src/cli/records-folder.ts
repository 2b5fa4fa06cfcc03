import { accessSync, closeSync, constants, openSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { statePath } from './state-folder.ts';
import type { Journal } from '../table/index.ts';
import type { RecordLine } from '../record/index.ts';

/** A folder that records are written to. */
export class RecordsFolder {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** Makes the folder where it is missing; without a path it is the usual one. Throws the system's error where it can't be written to. */
  static open(path: string | undefined): RecordsFolder {
    const folder = path === undefined ? statePath('records') : resolve(path);
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return new RecordsFolder(folder);
  }

  /** Where the record of that game is. */
  pathOf(id: string): string {
    return join(this.path, `${id}.jsonl`);
  }

  /** Starts the record of a game in a new file, which is its owner's alone. Throws the system's error where it can't. */
  start(id: string): Journal {
    return new RecordFile(openSync(this.pathOf(id), 'wx', 0o600));
  }
}

/** The record of one game, whose lines are in the file as soon as they are written. */
class RecordFile implements Journal {
  #file: number | null;

  constructor(file: number) {
    this.#file = file;
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
