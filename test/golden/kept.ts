import { afterAll, beforeAll, expect, test } from 'vitest';
import { halves, overlong } from './cells.ts';
import { misaligned } from './borders.ts';
import { pictureOf, textIn } from './picture.ts';
import type { OnScreen } from '../support/on-screen.ts';

/** The promises of every kept screen, that of `file`; gives the screen once it is drawn. */
export function keepsTo(file: string, draw: () => Promise<OnScreen>): () => OnScreen {
  let screen: OnScreen;
  beforeAll(async () => {
    screen = await draw();
  });
  afterAll(() => {
    screen.shown.close();
    for (const error of screen.terminal.errors) throw error;
  });

  test('is drawn as it is kept: cells, looks and modes', () =>
    expect(pictureOf(screen.terminal)).toMatchFileSnapshot(file));

  test('keeps within its window, straight and whole, and hides the cursor', () => {
    const { terminal } = screen;
    const rows = terminal.cells();
    expect(textIn(rows.at(-1) ?? []).trim()).toBe('');
    expect(overlong(terminal)).toEqual([]);
    expect(misaligned(rows)).toEqual([]);
    expect(halves(rows)).toEqual([]);
    expect(terminal.modes.get(25)).toBe(false);
  });

  return () => screen;
}
