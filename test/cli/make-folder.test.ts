import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../src/cli/make-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'secret-cli-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('missing folders are made, their owner’s alone; one that is there stays', () => {
  const folder = join(root, 'state', 'records');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
  expect(statSync(join(root, 'state')).mode & 0o777).toBe(0o700);
});

test('where a file is in the way it says so', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => makeFolder(join(root, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(root, 'file', 'folder'))).toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')('where a file system takes no folders it says so and ends', () => {
  expect(() => makeFolder('/proc/no/such/folder')).toThrow('ENOENT');
});
