import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from './system-error.ts';

/** What a file in JSON holds; null where it is missing or damaged. */
export function readState(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || isSystemError(error)) return null;
    throw error;
  }
}

/** Writes a file that is its owner's alone, beside it first and then in its place, so that no crash leaves half of it; false where it can't be written. */
export function writeState(path: string, value: unknown): boolean {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, path);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}
