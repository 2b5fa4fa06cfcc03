import { describe, expect, it } from 'vitest';
import { desktop, phone, program, shows, sit, useBrowsers } from '../support/browsers.ts';
import { has } from '../support/needs.ts';
import { rowsOf } from '../support/page-hands.ts';
import type { OpenDoor } from '../../src/table/index.ts';
import type { Page } from 'playwright-core';

const doors: readonly OpenDoor[] = [
  { door: 'node', port: 7777, secure: false },
  { door: 'ssh', port: 7777, secure: true },
  { door: 'browser', port: 7777, secure: false },
];

describe.skipIf(!has(program, '--version'))('the page', () => {
  const { table, device, open } = useBrowsers();

  /** Somebody who looks at their role, in a game with bots. */
  async function dealt(like: Parameters<typeof device>[0]): Promise<Page> {
    const host = await table(5, 4);
    host.table.openDoors(doors);
    const page = await sit(await open(await device(like), host.url), 'Ada');
    await press(page, 'r');
    await shows(page, /Your envelope/);
    return page;
  }

  const button = (page: Page, key: string) => page.locator(`#presses [data-key="${key}"]`);

  it('names each key’s button as sentences do', async () => {
    const page = await dealt(phone);
    await shows(page, /hold Space/);
    for (const [key, says] of [
      ['space', 'Space hold to look'],
      ['enter', 'Enter I know my role'],
      ['m', 'm table'],
      ['p', 'p privacy'],
    ] as const)
      await expect.poll(() => button(page, key).textContent()).toBe(says);
    await page.click('#turn');
    expect(await page.locator('#mine').textContent()).toMatch(/^\s*Space Show my secrets\s*$/);
  });

  it('holds Space for a glance where its button is only tapped, and no longer', async () => {
    const page = await dealt(phone);
    await page.clock.install();
    await page.reload();
    await shows(page, /Your envelope/);
    await page.clock.pauseAt(Date.now() + 60_000);
    const isPressed = () => button(page, 'space').getAttribute('aria-pressed');
    await button(page, 'space').tap();
    expect(await isPressed()).toBe('true');
    await page.clock.runFor(500);
    expect(await isPressed()).toBe('true');
    await page.clock.runFor(1000);
    expect(await isPressed()).toBe('false');
    await page.clock.resume();
    await shows(page, /Your envelope/);
  });

  it('lets go of it at once when another button is pressed', async () => {
    const page = await dealt(phone);
    await button(page, 'space').dispatchEvent('pointerdown');
    await shows(page, /Party|PARTY|party/);
    expect(await button(page, 'space').getAttribute('aria-pressed')).toBe('true');
    await button(page, '?').click();
    expect(await button(page, 'space').getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    ['a phone', { ...phone, viewport: { width: 320, height: 568 } }],
    ['a desk', desktop],
  ])('on %s shows ways back whole, and copies them', async (_, like) => {
    const page = await dealt(like);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'm');
    await press(page, 'w');
    const ways = page.locator('#ways li');
    await expect.poll(() => ways.count()).toBe(3);
    for (const way of await ways.all()) {
      const line = (await way.locator('code').textContent()) ?? '';
      expect(line).toMatch(/127\.0\.0\.1.*|(\w{4}-){4}\w{4}/);
      await way.locator('button').click();
      await expect.poll(() => way.locator('button').textContent()).toBe('Copied');
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(line);
    }
    const list = `document.querySelector('#ways')`;
    expect(await page.evaluate(`${list}.scrollWidth - ${list}.clientWidth`)).toBe(0);
    await shows(page, /Ways back/);
  });

  it('in words has help for itself, a line for each thing', async () => {
    const page = await dealt(phone);
    await page.click('#turn');
    await button(page, '?').click();
    await expect.poll(() => page.locator('#reading h2').innerText()).toBe('Help');
    const lines = await page.locator('#reading li').allInnerTexts();
    expect(lines).toContain('Now: roles');
    expect(lines).toContainEqual(expect.stringMatching(/^You are a Liberal.*whom to trust\.$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Chaos: /));
    expect(await page.locator('#secrets li').count()).toBe(0);
  });

  it.each([
    [932, 430],
    [760, 360],
    [640, 290],
    [568, 250],
  ])('on a phone on its side, %i×%i, keeps all of itself within reach', async (width, height) => {
    const page = await dealt(phone);
    await page.click('#turn');
    await page.setViewportSize({ width, height });
    for (const shown of ['#account', '#screen']) {
      if (!(await page.locator(shown).isVisible())) await page.click('#turn');
      for (const part of ['#say input', '#say button', '#turn', '#below .note'])
        await expect.poll(() => isWithin(page, part, 'body'), { message: part }).toBe(true);
      await expect.poll(() => isWithin(page, '.xterm-screen', '#screen')).toBe(shown === '#screen');
    }
  });

  it('stays in the language that its reader turned to or followed a link to', async () => {
    const page = await dealt(desktop);
    await page.keyboard.press('.');
    await shows(page, /tú: 5 Ada/);
    await page.reload();
    await shows(page, /tú: 5 Ada/);
    await page.click('#turn');
    await page.click('#account a[lang=ko]');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ko');
    await expect.poll(() => page.locator('#account h1').innerText()).toContain('나: 5 Ada');
  });

  it('remembers which hints this browser’s owner needs no more', async () => {
    const page = await dealt(desktop);
    const hint = /Everybody at the table reads what you say/;
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await shows(page, /YOUR MOVE ━━ Vote:/);
    await page.keyboard.press('t');
    await shows(page, hint);
    await page.keyboard.type('hello');
    await page.keyboard.press('Enter');
    await shows(page, /5 Ada.*hello/);
    await page.reload();
    await shows(page, /YOUR MOVE ━━ Vote:/);
    await page.keyboard.press('t');
    await page.keyboard.type('again');
    await shows(page, /say › again/);
    expect((await rowsOf(page)).join('\n')).not.toMatch(hint);
  });
});

/** Presses a key, by its button where the page shows buttons. */
async function press(page: Page, key: string): Promise<void> {
  const button = page.locator(`#presses [data-key="${key}"]`);
  await button.waitFor({ state: 'attached' });
  if (await button.isVisible()) await button.click();
  else await page.keyboard.press(key);
}

const isWithin = async (page: Page, inner: string, outer: string): Promise<boolean> => {
  const [small, large] = await Promise.all(
    [inner, outer].map((selector) => page.locator(selector).boundingBox()),
  );
  if (!small || !large) return false;
  return (
    small.x >= large.x &&
    small.y >= large.y &&
    small.x + small.width <= large.x + large.width &&
    small.y + small.height <= large.y + large.height
  );
};
