import { readFileSync } from 'node:fs';
import { isHostKey, newHostKey } from '../doors/ssh/index.ts';
import { isSystemError } from './system-error.ts';
import { printable } from './printable.ts';
import { writeOwnFile } from './state-file.ts';
import type { Said } from '../words/index.ts';

/** The private key by which this user's tables are known over SSH, and whether the next one will be known by it, too. */
export interface HostKey {
  readonly key: string;
  readonly kept: boolean;
}

/**
 * The key in that file, which is made where it is missing. One that is damaged is not replaced, since whoever knows it
 * is frightened by another: then `problem` says what to do.
 */
export function hostKeyIn(path: string): HostKey | { readonly problem: Said } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ENOENT') return newKeyIn(path);
    const { code = '' } = error;
    return { problem: ({ host }) => host.keyUnreadable(printable(path), code) };
  }
  if (isHostKey(text)) return { key: text, kept: true };
  return { problem: ({ host }) => host.keyDamaged(printable(path)) };
}

function newKeyIn(path: string): HostKey {
  const key = newHostKey();
  return { key, kept: writeOwnFile(path, key) };
}
