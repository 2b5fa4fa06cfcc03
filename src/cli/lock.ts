import { basename, dirname } from 'node:path';
import { isSystemError } from './system-error.ts';
import { linkSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { makeFolder } from './make-folder.ts';

/**
 * Holds a lock for this process alone, for as long as it runs, and takes over that of a process that has ended. Returns
 * what lets it go, or null where another holds it. Throws the system's error where no file can be written there.
 *
 * Each who takes it puts down a file with the next number, which one can do and no other; the highest number holds it. A
 * file is cleared away by the holder of a higher one only, so that nobody ever clears away what has just been put down.
 */
export function takeLock(path: string): (() => void) | null {
  const draft = `${path}.new.${process.pid}`;
  makeFolder(dirname(path));
  writeFileSync(draft, nameOf(process.pid), { mode: 0o600 });
  try {
    const held = claim(path, draft);
    return held === null ? null : () => truncateSync(held);
  } finally {
    rmSync(draft, { force: true });
  }
}

function claim(path: string, draft: string): string | null {
  for (;;) {
    const last = Math.max(0, ...numbersAt(path));
    if (runs(read(`${path}.${last}`) ?? '')) return null;
    const mine = `${path}.${last + 1}`;
    if (!isPutDown(draft, mine)) continue;
    const numbers = numbersAt(path);
    // Others may have been there with that number and gone, while this one looked.
    if (Math.max(...numbers) > last + 1) rmSync(mine, { force: true });
    else {
      for (const number of numbers) if (number <= last) rmSync(`${path}.${number}`, { force: true });
      return mine;
    }
  }
}

function numbersAt(path: string): readonly number[] {
  const head = `${basename(path)}.`;
  return readdirSync(dirname(path)).flatMap((name) => {
    const number = name.slice(head.length);
    return name.startsWith(head) && /^\d{1,15}$/.test(number) ? [Number(number)] : [];
  });
}

/** Puts a file in its place with all that stands in it, unless there is one. */
function isPutDown(draft: string, place: string): boolean {
  try {
    linkSync(draft, place);
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isSystemError(error)) return null;
    throw error;
  }
}

/** A process by its number and when it was started: a later one may get the same number. */
const nameOf = (pid: number): string => `${pid} ${startOf(pid)}`;

function runs(holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  return pid > 0 && isAlive(pid) && nameOf(pid) === holder;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isSystemError(error) && error.code === 'EPERM';
  }
}

/** In the system's own count, from `/proc` (proc_pid_stat(5), field 22); empty where there is none. */
function startOf(pid: number): string {
  const [, fields = ''] = /^.*\) (.*)/s.exec(read(`/proc/${pid}/stat`) ?? '') ?? [];
  return fields.split(' ')[19] ?? '';
}
