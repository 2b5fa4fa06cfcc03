import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Size } from '../../src/screen/terminal/size.ts';

/** What a terminal's colours are: ANSI 0–15 are xterm's. */
export interface Theme {
  readonly background: string;
  readonly foreground: string;
}

export const themes = {
  dark: { background: '#101418', foreground: '#dfe3e6' },
  light: { background: '#ffffff', foreground: '#1a1a1a' },
} as const satisfies Record<string, Theme>;

/** A terminal in a browser, which draws what a program wrote to a terminal of that size. */
export interface Painter {
  /** The picture, as a PNG of 24 bits a pixel. */
  paint(written: string, window: Size, theme: Theme): Promise<Buffer>;
  close(): Promise<void>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of an installed Chromium, or undefined. */
export const chromium = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** A host name that never resolves: the page and its packages are handed over from the disk. */
const origin = 'http://screens.invalid';

/** Starts a painter; the caller closes it. Rejects where the browser doesn't start. */
export async function openPainter(executablePath: string): Promise<Painter> {
  const { chromium: kind } = await import('playwright-core');
  const args = [
    '--no-sandbox',
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ];
  const browser = await kind.launch({ executablePath, args });
  const page = await browser.newPage({ viewport: { width: 2000, height: 1200 } });
  await page.route(`${origin}/**`, (route) => route.fulfill({ path: fileAt(new URL(route.request().url())) }));
  await page.goto(`${origin}/`);
  return painterOn(browser, page);
}

function painterOn(browser: Browser, page: Page): Painter {
  return {
    async paint(written, { columns, rows }, theme) {
      await page.evaluate(`paint(${JSON.stringify({ written, columns, rows, theme })})`);
      return page.locator('#terminal').screenshot();
    },
    close: () => browser.close(),
  };
}

/** The page itself, or a file of a package. Like everything that npm runs, this is run in the project's folder. */
const fileAt = ({ pathname }: URL): string =>
  pathname === '/' ? 'scripts/screens/page.html' : join('node_modules', decodeURIComponent(pathname));
