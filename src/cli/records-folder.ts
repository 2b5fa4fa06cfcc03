import { accessSync, closeSync, constants, mkdirSync, openSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import envPaths from 'env-paths';
import type { RecordLine } from '../record/index.ts';

/** Where records go when nobody names a folder: the state directory of XDG, or the system's own like it. */
const usualFolder = (): string => join(envPaths('secret-cli', { suffix: '' }).log, 'records');

/** A folder that records are written to. */
export class RecordsFolder {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** Makes the folder where it is missing. Throws the system's error where it can't be written to. */
  static open(path: string | undefined): RecordsFolder {
    const folder = path === undefined ? usualFolder() : resolve(path);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return new RecordsFolder(folder);
  }

  /** Starts the record of that id; the file is its owner's alone. */
  start(id: string): RecordFile {
    return new RecordFile(join(this.path, `${id}.jsonl`));
  }
}

/** The record of one game, whose lines are in the file as soon as they are written. */
export class RecordFile {
  readonly path: string;
  #file: number | null = null;
  #begun = false;

  constructor(path: string) {
    this.path = path;
  }

  /** Whether the file is there. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Throws the system's error where the line can't be kept. The first line makes the file, which must be new. */
  write(line: RecordLine): void {
    this.#file ??= openSync(this.path, 'wx', 0o600);
    this.#begun = true;
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}
