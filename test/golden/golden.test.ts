import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { halves, overlong } from './cells.ts';
import { misaligned } from './borders.ts';
import { pictureOf, textIn } from './picture.ts';
import { pictures } from './scenes.ts';
import { sized } from './scene.ts';
import type { Cell } from '../support/xterm.ts';
import type { OnScreen } from '../support/on-screen.ts';

const folder = fileURLToPath(new URL('expected/', import.meta.url));
const cases = pictures.map((picture) => [`${sized(picture.window)}/${picture.name}.txt`, picture] as const);

/** The bar of a question to the viewer: heavy rules around words. */
const asks = (row: readonly Cell[]): boolean =>
  /^━━ .* ━+$/.test(textIn(row)) && row[0]?.weight === 'bold inverse';

describe.each(cases)('%s', (path, picture) => {
  let screen: OnScreen;
  beforeAll(async () => {
    screen = await picture.draw();
  });
  afterAll(() => {
    screen.shown.close();
    for (const error of screen.terminal.errors) throw error;
  });

  test('is drawn as it is kept: cells, looks and modes', () =>
    expect(pictureOf(screen.terminal)).toMatchFileSnapshot(folder + path));

  test('keeps within its window, straight and whole, and hides the cursor', () => {
    const { terminal } = screen;
    const rows = terminal.cells();
    expect(textIn(rows.at(-1) ?? []).trim()).toBe('');
    expect(overlong(terminal)).toEqual([]);
    expect(misaligned(rows)).toEqual([]);
    expect(halves(rows)).toEqual([]);
    for (const bar of rows.filter(asks)) expect(new Set(bar.map(({ weight }) => weight)).size).toBe(1);
    expect(terminal.modes.get(25)).toBe(false);
  });
});

test('no kept screen is left over from a scene that is gone', () => {
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.txt') && !name.startsWith('editions'),
  );
  expect(kept.toSorted()).toEqual(cases.map(([path]) => path).toSorted());
});
