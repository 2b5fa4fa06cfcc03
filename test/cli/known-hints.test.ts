import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KnownHints } from '../../src/cli/known-hints.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('hints that a user needs no more', () => {
  it('are remembered by the next program', () => {
    const path = join(folder, 'deep', 'hints.json');
    const hints = new KnownHints(path);
    expect(hints.kinds).toEqual([]);
    hints.add('vote');
    hints.add('claim');
    hints.add('vote');
    expect(new KnownHints(path).kinds).toEqual(['vote', 'claim']);
  });

  it.each(['', '{', 'null', '{"vote":true}', '"vote"'])('are none where the file holds %j', (text) => {
    const path = join(folder, 'hints.json');
    writeFileSync(path, text);
    expect(new KnownHints(path).kinds).toEqual([]);
  });

  it('are those there are: others in the file are passed over', () => {
    const path = join(folder, 'hints.json');
    writeFileSync(path, '["vote","constructor",7,null]');
    expect(new KnownHints(path).kinds).toEqual(['vote']);
  });

  it('come again where they can’t be written, and nothing else happens', () => {
    writeFileSync(join(folder, 'file'), '');
    const hints = new KnownHints(join(folder, 'file', 'hints.json'));
    hints.add('vote');
    expect(hints.kinds).toEqual(['vote']);
  });
});
