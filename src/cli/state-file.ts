import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from './system-error.ts';
import { makeFolder } from './make-folder.ts';

/** What a file in JSON holds; null where it is missing or damaged. */
export function readState(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || isSystemError(error)) return null;
    throw error;
  }
}

/** Writes a file in JSON, as `writeOwnFile` does. */
export const writeState = (path: string, value: unknown): boolean =>
  writeOwnFile(path, `${JSON.stringify(value, null, 2)}\n`);

/** Writes a file that is its owner's alone, beside it first and then in its place, so that no crash leaves half of it; false where it can't be written. */
export function writeOwnFile(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}`;
  try {
    makeFolder(dirname(path));
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, path);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}
