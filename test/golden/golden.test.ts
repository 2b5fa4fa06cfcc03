import { describe, expect, test } from 'vitest';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keepsTo } from './kept.ts';
import { pictures } from './scenes.ts';
import { textIn } from './picture.ts';
import { sized } from './scene.ts';
import type { Cell } from '../support/xterm.ts';

const folder = fileURLToPath(new URL('expected/', import.meta.url));
const cases = pictures.map((picture) => [`${sized(picture.window)}/${picture.name}.txt`, picture] as const);

/** The bar of a question to the viewer: heavy rules around words. */
const asks = (row: readonly Cell[]): boolean =>
  /^━━ .* ━+$/.test(textIn(row)) && row[0]?.weight === 'bold inverse';

describe.each(cases)('%s', (path, picture) => {
  const screen = keepsTo(folder + path, () => picture.draw());

  test('asks in a bar of one weight', () => {
    for (const bar of screen().terminal.cells().filter(asks))
      expect(new Set(bar.map(({ weight }) => weight)).size).toBe(1);
  });
});

test('no kept screen is left over from a scene that is gone', () => {
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.txt') && !name.startsWith('editions'),
  );
  expect(kept.toSorted()).toEqual(cases.map(([path]) => path).toSorted());
});
