import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from './system-error.ts';

/**
 * Makes a folder that is its owner's alone, and those above it that are missing; throws the system's error where it can't.
 * Node's own `recursive` never ends where a file system takes no folders, as /proc does.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}
