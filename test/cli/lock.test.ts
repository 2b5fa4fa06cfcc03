import { buildSync } from 'esbuild';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { hasFile } from '../support/needs.ts';
import { takeLock } from '../../src/cli/lock.ts';

let folder: string;
let path: string;
/** A program that tries to take the lock named on its command line, says so, and ends without letting it go. */
let taker: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
  taker = join(folder, 'taker.mjs');
  buildSync({
    stdin: {
      contents: `
        import { takeLock } from './lock.ts';
        console.log(takeLock(process.argv[2]) === null ? 'held' : 'taken');
        process.stdin.resume();
      `,
      resolveDir: fileURLToPath(new URL('../../src/cli', import.meta.url)),
    },
    outfile: taker,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

let tables = 0;
beforeEach(() => {
  mkdirSync(join(folder, `${(tables += 1)}`));
  path = join(folder, `${tables}`, 'lock');
});

const files = (): readonly string[] => readdirSync(join(path, '..'));

/** Lets another process try to take the lock; it runs until it is ended. */
async function another(): Promise<{ readonly came: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [taker, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { came: said.toString().trim(), child };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('is held by one process at a time, until that lets it go', async () => {
  const release = takeLock(path);
  expect(release).not.toBeNull();
  expect(takeLock(path)).toBeNull();
  const first = await another();
  expect(first.came).toBe('held');
  release?.();
  const second = await another();
  expect(second.came).toBe('taken');
  expect(takeLock(path)).toBeNull();
  expect(files()).toHaveLength(1);
  await Promise.all([end(first.child), end(second.child)]);
});

it('is taken over from a process that was killed, by one of those who try', async () => {
  const killed = await another();
  await end(killed.child);
  const tried = await Promise.all(Array.from({ length: 8 }, another));
  expect(tried.filter(({ came }) => came === 'taken')).toHaveLength(1);
  expect(files()).toHaveLength(1);
  await Promise.all(tried.map(({ child }) => end(child)));
  expect(takeLock(path)).not.toBeNull();
});

test.each(['', 'nonsense', '0 1', '-1 ', '99999999999999999999 5'])(
  'what says %j instead of who holds it holds nothing',
  (text) => {
    writeFileSync(`${path}.7`, text);
    expect(takeLock(path)).not.toBeNull();
    expect(files()).toEqual(['lock.8']);
  },
);

test('what isn’t the lock’s is left alone', () => {
  for (const name of ['lock', 'lock.', 'lock.x', 'lock.9.x', 'other.12', 'lock.new.1'])
    writeFileSync(join(path, '..', name), `${process.pid}`);
  expect(takeLock(path)).not.toBeNull();
  expect(files()).toHaveLength(7);
});

// Only systems with /proc tell when a process was started.
test.skipIf(!hasFile('/proc/self/stat'))(
  'a process with the number of one that has ended is not taken for it',
  () => {
    takeLock(path);
    const [pid = '', start = ''] = readFileSync(`${path}.1`, 'utf8').split(' ');
    writeFileSync(`${path}.1`, `${pid} ${Number(start) - 1}`);
    expect(takeLock(path)).not.toBeNull();
  },
);

it('throws what the system says where no file can be written', () => {
  expect(() => takeLock('/dev/null/lock')).toThrow(expect.objectContaining({ syscall: expect.any(String) }));
});
