import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium, openPainter, themes, type Painter } from '../../scripts/screens/painter.ts';
import { drawn, windows } from './scene.ts';
import { has } from '../support/needs.ts';
import { scenes } from './scenes.ts';
import { withPalette } from '../../scripts/screens/png.ts';

const [, window] = windows;
const browser = chromium() ?? 'chromium';

describe.skipIf(!has(browser, '--version'))('pictures of screens', () => {
  let painter: Painter;
  beforeAll(async () => {
    painter = await openPainter(browser);
  });
  afterAll(() => painter.close());

  test('a scene is painted the same each time, in few bytes, with more than one colour', async () => {
    const scene = scenes.find(({ name }) => name === 'ballot');
    if (!scene) throw new Error('there is no ballot');
    const { terminal, shown } = await drawn(scene, window);
    const once = withPalette(await painter.paint(terminal.written, window, themes.dark));
    const again = withPalette(await painter.paint(terminal.written, window, themes.dark));
    shown.close();
    expect(again.equals(once)).toBe(true);
    expect(once.length).toBeGreaterThan(10_000);
    expect(once.length).toBeLessThan(100_000);
  });

  test('wide characters take two cells', async () => {
    const side = { columns: 20, rows: 2 };
    const flowing = await painter.paint('王김나a', side, themes.dark);
    const placed = await painter.paint('王\u001b[3G김\u001b[5G나\u001b[7Ga', side, themes.dark);
    const elsewhere = await painter.paint('王\u001b[3G김\u001b[5G나\u001b[8Ga', side, themes.dark);
    expect(flowing.equals(placed)).toBe(true);
    expect(flowing.equals(elsewhere)).toBe(false);
  });
});
