import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { desktop, phone, program, shows, sit, useBrowsers } from '../support/browsers.ts';
import { Fingers, Keyboard, Reader, type Hands } from '../support/page-hands.ts';
import { has } from '../support/needs.ts';
import { isOver, KeyPlayer } from '../support/key-player.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';
import type { WebTable } from '../support/web-table.ts';

describe.skipIf(!has(program, '--version'))('in a browser', () => {
  const { table, device, open } = useBrowsers();
  let host: WebTable | undefined;

  /** Lets everybody play until all see the end. */
  async function play(hands: readonly Hands[]): Promise<readonly string[]> {
    const players = hands.map((each) => new KeyPlayer(each));
    const patience = Date.now() + 400_000;
    for (;;) {
      const screens = await Promise.all(hands.map((each) => each.screen()));
      if (screens.every(isOver)) return screens;
      if (Date.now() > patience) throw new Error(`the game never ended:\n${screens.join('\n')}`);
      for (const [index, player] of players.entries()) {
        const screen = screens[index] ?? '';
        if (isOver(screen)) continue;
        player.play(screen);
        await player.pane.done();
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  it('a phone by touch, a desktop by keys and a reader of words play a game with two bots to its end', async () => {
    host = await table(5, 2);
    const touched = await sit(await open(await device(phone), host.url), 'Ada');
    const typed = await sit(await open(await device(desktop), host.url), 'Boris');
    const read = await open(await device(desktop), host.url);
    await sit(read, 'Clara');
    await read.click('#turn');
    await shows(touched, /Clara/);
    const screens = await play([new Fingers(touched), new Keyboard(typed), new Reader(read)]);
    for (const screen of screens) expect(screen).toMatch(/THE END/);
    await expect.poll(() => read.locator('#reading').innerText()).toMatch(/Who was who/);
    expect(await read.locator('#log li').count()).toBeGreaterThan(5);
    expect(await read.locator('.xterm-rows').count()).toBe(1);
  });

  const isAway = (seat: number): boolean | undefined => {
    const looksOn = host?.table.watch();
    return looksOn === undefined || 'refused' in looksOn ? undefined : looksOn.latest.table.seats[seat]?.away;
  };

  it('a phone that was locked, its socket dead, comes back into its seat by itself', async () => {
    host = await table(5, 4);
    const proxy = await tcpProxy(host.port);
    const page = await sit(await open(await device(phone), `http://127.0.0.1:${proxy.port}/`), 'Ada');
    await page.click('#presses [data-key=r]');
    await page.waitForSelector('#presses [data-key=space]');
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    proxy.cut();
    await expect.poll(() => isAway(4)).toBe(true);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await page.waitForSelector('#link:not([hidden])');
    expect(await page.locator('#link').innerText()).toMatch(/Link lost. Your seat is kept/);
    expect(await page.locator('#table[inert]').count()).toBe(1);
    proxy.mend();
    await page.waitForSelector('#link', { state: 'hidden' });
    expect(await page.locator('#table[inert]').count()).toBe(0);
    await shows(page, /you: 5 Ada/);
    expect(isAway(4)).toBe(false);
    await page.locator('#presses [data-key=space]').dispatchEvent('pointerdown');
    await shows(page, /Party|PARTY|party/);
    await page.locator('#presses [data-key=space]').dispatchEvent('pointerup');
    await shows(page, /Your envelope/);
    await proxy.close();
  });

  it('a page that is loaded anew has its seat again; another window takes it over, and says so to the first, which takes it back', async () => {
    host = await table(5, 0);
    const context = await device(desktop);
    const first = await sit(await open(context, host.url), 'Ada');
    await first.reload();
    await shows(first, /you: 1 Ada/);
    expect(new URL(first.url()).hash).toBe('');
    const second = await open(context, host.url);
    await shows(second, /you: 1 Ada/);
    await first.waitForSelector('#ending:not([hidden])');
    expect(await first.locator('#ending').innerText()).toMatch(/taken up from elsewhere/);
    await first.click('#ending button');
    await shows(first, /you: 1 Ada/);
    await second.waitForSelector('#ending:not([hidden])');
  });

  it.each(['dark', 'light'] as const)(
    'a %s page is drawn in its own palette, when it comes back in words and turns to the screen, too',
    async (colorScheme) => {
      host = await table(5, 0);
      const page = await sit(await open(await device({ ...desktop, colorScheme }), host.url), 'Ada');
      await page.click('#turn');
      await page.reload();
      await page.waitForSelector('#table.in-words');
      await page.click('#turn');
      await shows(page, /1\*Ada/);
      const mark = page.locator('.xterm-rows span', { hasText: '»' }).first();
      const isYellow = async (): Promise<boolean> =>
        /#ffe066|255, 224, 102/i.test((await mark.getAttribute('style')) ?? '');
      await expect.poll(isYellow).toBe(colorScheme === 'dark');
    },
  );

  it('a way back in the fragment brings somebody into their seat, and is taken out of the address', async () => {
    host = await table(5, 0);
    const first = await sit(await open(await device(desktop), host.url), 'Ada');
    const { origins } = await first.context().storageState();
    const token = origins[0]?.localStorage.find(({ name }) => name.includes('seat'))?.value;
    const elsewhere = await open(
      await device(phone),
      `${host.url}#seat=${token?.toUpperCase().replaceAll('-', '')}`,
    );
    await shows(elsewhere, /you: 1 Ada/);
    expect(elsewhere.url()).toBe(host.url);
    await first.waitForSelector('#ending:not([hidden])');
  });

  it('the form says why somebody is not let in, and takes a code from the fragment', async () => {
    host = await table(5, 0, { code: 'heron' });
    const page = await open(await device(desktop), host.url);
    await page.fill('[name=name]', 'Ada');
    await page.fill('[name=code]', 'stork');
    await page.click('[name=watch]');
    await expect.poll(() => page.locator('#entrance [role=alert]').innerText()).toMatch(/not the code/);
    const invited = await open(await device(desktop), `${host.url}#code=heron`);
    await sit(invited, 'Ada');
    const other = await open(await device(desktop), `${host.url}#code=heron`);
    await other.fill('[name=name]', 'ADA');
    await other.click('#entrance form button:not([type])');
    await expect.poll(() => other.locator('#entrance [role=alert]').innerText()).toMatch(/name/);
    await sit(other, 'Boris');
  });

  it('what is typed into the field for chat is said, and disturbs no question', async () => {
    host = await table(5, 0);
    const page = await sit(await open(await device(phone), host.url), 'Ada');
    await page.fill('#say input', 'j n Enter: hello \u001b[2J');
    await page.press('#say input', 'Enter');
    await shows(page, /1 Ada.*j n Enter: hello/);
    await expect.poll(() => page.locator('#log').textContent()).toMatch(/1 Ada: j n Enter/);
  });

  it('a page of another site gets no socket, and a name that was made to lead here no page', async () => {
    host = await table(5, 0);
    const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>'));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const address = elsewhere.address();
    const page = await open(
      await device(desktop),
      `http://localhost:${typeof address === 'object' ? address?.port : 0}/`,
    );
    const outcome = await page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const socket = new WebSocket(url);
          socket.addEventListener('open', () => resolve('open'));
          socket.addEventListener('error', () => resolve('refused'));
        }),
      `ws://127.0.0.1:${host.port}/screen`,
    );
    expect(outcome).toBe('refused');
    const response = await page.goto(`http://rebound.test:${host.port}/`);
    expect(response?.status()).toBe(421);
    elsewhere.closeAllConnections();
    await new Promise((resolve) => elsewhere.close(resolve));
  });
});
