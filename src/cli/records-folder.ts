import { accessSync, constants } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { RecordFile } from './record-file.ts';
import { statePath } from './state-folder.ts';

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

  /** Starts the record of a game in a new file. Throws the system's error where it can't. */
  start(id: string): RecordFile {
    return RecordFile.start(this.pathOf(id));
  }
}
