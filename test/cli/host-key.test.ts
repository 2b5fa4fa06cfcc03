import { inEnglish } from '../support/in-english.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { has } from '../support/needs.ts';
import { hostFingerprint, isHostKey, newHostKey } from '../../src/doors/ssh/host-key.ts';
import { hostKeyIn } from '../../src/cli/host-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the host key', () => {
  const path = (): string => join(folder, 'state', 'ssh_host_key');

  it('is made once, is its owner’s alone, and stays the same', () => {
    const first = hostKeyIn(path());
    expect(first).toMatchObject({ kept: true });
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(inEnglish(hostKeyIn(path()))).toEqual(first);
  });

  it('can always be read again', () => {
    for (let key = 0; key < 2000; key += 1) expect(isHostKey(newHostKey())).toBe(true);
  });

  it('is used though it can’t be kept', () => {
    expect(inEnglish(hostKeyIn('/proc/no/such/folder'))).toMatchObject({ kept: false });
  });

  it.each(['', 'not a key', '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----\n'])(
    'that is damaged is said to be, and left alone: %j',
    (text) => {
      const damaged = join(folder, 'key');
      writeFileSync(damaged, text);
      expect(inEnglish(hostKeyIn(damaged))).toEqual({
        problem: expect.stringContaining('is damaged; delete it'),
      });
    },
  );

  it('that is no file is said to be unreadable', () => {
    expect(inEnglish(hostKeyIn(folder))).toEqual({ problem: expect.stringContaining('EISDIR') });
  });

  // ssh-keygen comes with ssh.
  it.skipIf(!has('ssh', '-V'))('is known by the fingerprint that ssh-keygen prints', () => {
    const made = hostKeyIn(path());
    if ('problem' in made) throw new Error('no key');
    const [, printed] = execFileSync('ssh-keygen', ['-lf', path()], { encoding: 'utf8' }).split(' ');
    expect(hostFingerprint(made.key)).toBe(printed);
  });
});
