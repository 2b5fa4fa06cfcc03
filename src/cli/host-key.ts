import { readFileSync } from 'node:fs';
import { isHostKey, newHostKey } from '../doors/ssh/index.ts';
import { isSystemError } from './system-error.ts';
import { printable } from './printable.ts';
import { writeOwnFile } from './state-file.ts';

/** The private key by which this user's tables are known over SSH, and whether the next one will be known by it, too. */
export interface HostKey {
  readonly key: string;
  readonly kept: boolean;
}

/**
 * The key in that file, which is made where it is missing. One that is damaged is not replaced, since whoever knows it
 * is frightened by another: then a sentence says what to do.
 */
export function hostKeyIn(path: string): HostKey | { readonly problem: string } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ENOENT') return newKeyIn(path);
    return {
      problem: `the host key ${printable(path)} can’t be read (${error.code}); look to its permissions.`,
    };
  }
  if (isHostKey(text)) return { key: text, kept: true };
  const warned = 'ssh will then warn those who have been here before';
  return { problem: `the host key ${printable(path)} is damaged; delete it for a new one (${warned}).` };
}

function newKeyIn(path: string): HostKey {
  const key = newHostKey();
  return { key, kept: writeOwnFile(path, key) };
}
