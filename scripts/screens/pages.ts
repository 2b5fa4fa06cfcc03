import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { FakeSession } from '../../test/support/fake-session.ts';
import { openWebDoor } from '../../test/support/web-table.ts';
import { updateIn, type Scene } from '../../test/golden/scene.ts';

/** A device on which a scene is shown in a browser, and whether in words. */
interface Device extends BrowserContextOptions {
  readonly name: string;
  readonly inWords?: true;
}

const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The pictures of the page in a browser. */
export const devices: readonly Device[] = [
  { name: 'page-phone', viewport: { width: 390, height: 760 }, ...phone },
  { name: 'page-phone-on-its-side', viewport: { width: 844, height: 340 }, ...phone },
  { name: 'page-desktop', viewport: { width: 1180, height: 760 } },
  { name: 'page-in-words', viewport: { width: 640, height: 1000 }, inWords: true },
];

/** Fonts that every machine draws alike, under names that the page asks for. */
const fonts = [
  ['@fontsource/maple-mono/400.css', 'Maple Mono', 'SF Mono'],
  ['@fontsource/maple-mono/700.css', 'Maple Mono', 'SF Mono'],
  ['@fontsource-variable/noto-sans-tc/index.css', 'Noto Sans TC Variable', 'Menlo'],
  ['@fontsource-variable/noto-sans-kr/index.css', 'Noto Sans KR Variable', 'Consolas'],
] as const;

/** Paints a scene as each device shows it: a PNG of 24 bits a pixel, by its name. Rejects where the browser doesn't start. */
export async function paintPages(executablePath: string, scene: Scene): Promise<ReadonlyMap<string, Buffer>> {
  const { chromium } = await import('playwright-core');
  const seated = (): FakeSession & { lost(): void } =>
    Object.assign(new FakeSession(updateIn(scene), scene.log, scene.talk), { lost: () => undefined });
  const { name, seats } = updateIn(scene).table;
  const text = JSON.stringify([seats, scene.talk]);
  const door = await openWebDoor({ name, hasRoom: true, sit: seated, watch: seated, comeBack: seated });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const pictures = new Map<string, Buffer>();
  for (const { name: picture, inWords, ...device } of devices) {
    const context = await browser.newContext({ ...device, colorScheme: 'dark', bypassCSP: true });
    const page = await context.newPage();
    await page.goto(door.url);
    await useFonts(page, door.url, text);
    await page.fill('[name=name]', 'José');
    await page.click('#entrance form button:not([type])');
    if (inWords) await page.click('#turn');
    else await page.locator('.xterm-rows', { hasText: 'YOUR MOVE' }).waitFor();
    await page.evaluate('document.fonts.ready');
    await page.locator('#presses button').first().waitFor({ state: 'attached' });
    pictures.set(picture, await page.screenshot({ animations: 'disabled' }));
    await context.close();
  }
  await browser.close();
  await door.close();
  return pictures;
}

/** Has the fonts at hand before anything is measured with them, for that text. */
async function useFonts(page: Page, url: string, text: string): Promise<void> {
  await page.route(`${url}@fontsource**/**`, (route) =>
    route.fulfill({ path: join('node_modules', decodeURIComponent(new URL(route.request().url()).pathname)) }),
  );
  for (const [file, family, asked] of fonts) {
    const css = await readFile(join('node_modules', file), 'utf8');
    const folder = `/${file.slice(0, file.lastIndexOf('/'))}/`;
    await page.addStyleTag({ content: css.replaceAll(family, asked).replaceAll('url(./', `url(${folder}`) });
  }
  await page.addStyleTag({ content: ':root { font-family: "DejaVu Sans", Menlo, Consolas, sans-serif; }' });
  const faces = fonts.flatMap(([, , asked]) => [`20px "${asked}"`, `bold 20px "${asked}"`]);
  const wanted = JSON.stringify({ faces, text });
  await page.evaluate(
    `(({ faces, text }) => Promise.all(faces.map((face) => document.fonts.load(face, text))))(${wanted})`,
  );
}
