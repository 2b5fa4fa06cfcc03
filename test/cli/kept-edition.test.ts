import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KeptEdition } from '../../src/cli/kept-edition.ts';

describe('what a user turned to last', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const kept = (): KeptEdition => new KeptEdition(join(folder, 'edition.json'));

  test('is nothing at first', () => {
    expect(kept().edition).toEqual({});
  });

  test('is kept: what they turned, and nothing that came by itself', () => {
    kept().turn({ language: 'es', theme: 'classic' }, { language: 'es', theme: 'cats' });
    expect(kept().edition).toEqual({ theme: 'cats' });
    kept().turn({ language: 'es', theme: 'cats' }, { language: 'ko', theme: 'cats' });
    expect(kept().edition).toEqual({ theme: 'cats', language: 'ko' });
  });

  test.each(['', '[]', 'null', '"cats"', '{"theme": "dogs", "language": 7}'])(
    'of a damaged file (%s) is nothing',
    (text) => {
      writeFileSync(join(folder, 'edition.json'), text);
      expect(kept().edition).toEqual({});
    },
  );
});
