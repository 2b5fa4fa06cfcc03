import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromium as kind, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { chromium } from '../../scripts/screens/painter.ts';
import { openWebTable, type WebTable } from './web-table.ts';
import { rowsOf } from './page-hands.ts';

/** The browser that pages are tried in. */
export const program = chromium() ?? 'chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP rebound.test 127.0.0.1',
];

export const desktop = { viewport: { width: 1200, height: 720 } };
export const phone = {
  viewport: { width: 390, height: 760 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** What a test in browsers begins with. */
export interface Browsers {
  /** Opens a table, as `openWebTable` does. */
  readonly table: (...options: Parameters<typeof openWebTable>) => Promise<WebTable>;
  /** A browser with nothing kept in it. */
  readonly device: (like: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>;
  readonly open: (context: BrowserContext, url: string) => Promise<Page>;
}

/** Has a browser run for the tests of a group; each test closes its devices and its table, and fails by whatever went wrong within. */
export function useBrowsers(): Browsers {
  let browser: Browser;
  const tables: WebTable[] = [];
  const contexts: BrowserContext[] = [];
  const mishaps: string[] = [];

  beforeAll(async () => {
    browser = await kind.launch({ executablePath: program, args: flags });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    const closed = tables.splice(0);
    for (const table of closed) await table.close();
    const wrong = [...closed.flatMap(({ faults }) => faults), ...mishaps.splice(0)];
    if (wrong.length > 0) throw new Error(wrong.map(String).join('\n'));
  });

  return {
    async table(...options) {
      const table = await openWebTable(...options);
      tables.push(table);
      return table;
    },
    async device(like) {
      const context = await browser.newContext(like);
      contexts.push(context);
      return context;
    },
    async open(context, url) {
      const page = await context.newPage();
      page.on('pageerror', (error) => mishaps.push(String(error)));
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) mishaps.push(message.text());
      });
      await page.goto(url);
      return page;
    },
  };
}

/** Has somebody at the entrance take a seat. */
export async function sit(page: Page, name: string): Promise<Page> {
  await page.fill('[name=name]', name);
  await page.click('#entrance form button:not([type])');
  await page.waitForSelector('#table:not([hidden])');
  return page;
}

/** Resolves once the terminal in a page shows that. */
export const shows = (page: Page, what: RegExp): Promise<unknown> =>
  expect.poll(() => rowsOf(page).then((rows) => rows.join('\n')), { timeout: 60_000 }).toMatch(what);
