import { afterEach, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { eventually } from '../support/eventually.ts';
import { MOST_TRIES } from '../../src/doors/browser/visitor.ts';
import { openWebTable, type WebTable } from '../support/web-table.ts';
import { playRandomly, sit } from '../wire/tables.ts';
import { spaceReleased } from '../../src/doors/browser/page/keys.ts';
import { readFromPage } from '../../src/doors/browser/read-message.ts';
import type { FromPage, ToPage } from '../../src/doors/browser/messages.ts';

const window = { columns: 80, rows: 24 };

let host: WebTable;
afterEach(async () => {
  await host.close();
});

/** Waits until there is something. */
const until = <Found>(seek: () => Found | undefined | false): Promise<Found> =>
  eventually(() => {
    const found = seek();
    if (found === undefined || found === false) throw new Error('not yet');
    return found;
  });

/** A page's socket without the page. */
class Visit {
  readonly socket: WebSocket;
  readonly told: ToPage[] = [];
  drawn = '';
  readonly closed: Promise<number>;

  constructor({ port }: WebTable) {
    const headers = { origin: `http://127.0.0.1:${port}` };
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/screen`, { headers });
    this.closed = once(this.socket, 'close').then(([code]) => code as number);
    this.socket.on('error', () => {});
    this.socket.on('message', (data, isBinary) => {
      if (isBinary) this.drawn += String(data);
      else this.told.push(JSON.parse(String(data)) as ToPage);
    });
  }

  async say(message: FromPage | string): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open');
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  press(bytes: string | Uint8Array): void {
    this.socket.send(Buffer.from(bytes));
  }

  last<Type extends ToPage['type']>(type: Type): Extract<ToPage, { type: Type }> | undefined {
    return this.told.findLast((message): message is Extract<ToPage, { type: Type }> => message.type === type);
  }

  hears<Type extends ToPage['type']>(type: Type): Promise<Extract<ToPage, { type: Type }>> {
    return until(() => this.last(type));
  }
}

async function seated(name: string): Promise<Visit> {
  const visit = new Visit(host);
  await visit.say({ type: 'sit', name, window });
  await visit.hears('seated');
  return visit;
}

describe('the page', () => {
  const get = (path: string, init?: RequestInit): Promise<Response> => fetch(new URL(path, host.url), init);

  it('lets a browser load nothing but its own script, style and socket, keep nothing and tell nobody', async () => {
    host = await openWebTable(5, 0);
    for (const path of ['/', '/page.js', '/page.css']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('is in the language of whoever asks, or in the one that is asked for', async () => {
    host = await openWebTable(5, 0);
    const languageOf = async (path: string, listed: string): Promise<string | undefined> => {
      const response = await get(path, { headers: { 'accept-language': listed } });
      return /<html lang="([^"]+)"/.exec(await response.text())?.[1];
    };
    expect(await languageOf('/', 'fr, ko-KR;q=0.9, es;q=0.8')).toBe('ko');
    expect(await languageOf('/', 'zh-Hant-HK')).toBe('zh-TW');
    expect(await languageOf('/', 'fr')).toBe('en');
    expect(await languageOf('/?lang=es', 'ko')).toBe('es');
    expect(await languageOf('/?lang=xx', 'ko')).toBe('ko');
  });

  it('is all there is, by exact paths and to be read only', async () => {
    host = await openWebTable(5, 0);
    for (const path of ['/page.ts', '/../package.json', '/%2e%2e%2fpackage.json', '/?seat=x', '/page.js/'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405);
    expect(await (await get('/', { method: 'HEAD' })).text()).toBe('');
  });

  it('has no script in it but its own, whatever the table is called', async () => {
    host = await openWebTable(5, 0, { name: '</script><script>alert(1)//' as never });
    const html = await (await get('/')).text();
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toContain('<script>');
  });
});

describe('somebody at a page', () => {
  it('gets a seat and its token, a screen, and the same in words', async () => {
    host = await openWebTable(5, 0);
    const visit = await seated('Ada');
    expect(visit.last('seated')?.token).toMatch(/^(\w{4}-){4}\w{4}$/);
    expect((await visit.hears('account')).account).toMatchObject({
      title: expect.stringContaining('you: 1 Ada'),
      secrets: null,
    });
    await until(() => visit.drawn.includes('Ada'));
  });

  it('is told again only what has changed, and each line of the log once', async () => {
    host = await openWebTable(5, 0);
    const visit = await seated('Ada');
    await visit.hears('account');
    visit.told.length = 0;
    sit(host.table, 'Boris');
    await visit.hears('account');
    expect(Object.keys(visit.last('account')?.account ?? {}).toSorted()).toEqual(['seats', 'title']);
    await visit.say({ type: 'say', text: 'one' });
    await visit.say({ type: 'say', text: 'two' });
    await until(() => visit.told.some((each) => each.type === 'log' && each.lines.includes('1 Ada: two')));
    const lines = visit.told.flatMap((each) => (each.type === 'log' ? each.lines : []));
    expect(lines).toEqual(['1 Ada: one', '1 Ada: two']);
    expect(visit.told.every((each) => each.type !== 'log' || !each.anew)).toBe(true);
  });

  it('is told why they are not in, and after some tries has to come anew', async () => {
    host = await openWebTable(5, 0, { code: 'heron' });
    const visit = new Visit(host);
    await visit.say({ type: 'sit', name: '<b>', code: 'heron', window });
    expect(await visit.hears('refused')).toMatchObject({
      because: expect.any(String),
      says: expect.any(String),
    });
    for (let tries = 1; tries < MOST_TRIES; tries += 1)
      await visit.say({ type: 'watch', code: 'stork', window });
    expect(await visit.hears('ended')).toMatchObject({ because: 'refused' });
    expect(await visit.closed).toBe(1000);
    expect(visit.told.filter(({ type }) => type === 'refused')).toHaveLength(MOST_TRIES - 1);
    expect(visit.last('refused')).toMatchObject({ because: 'bad-code' });
  });

  it('hears why something that they said was not heard', async () => {
    host = await openWebTable(5, 0);
    const visit = await seated('Ada');
    await visit.say({ type: 'say', text: '\u200b' });
    expect(await visit.hears('unheard')).toMatchObject({ text: '\u200b', says: expect.any(String) });
  });

  it('hears which hint they need no more, whatever else they come with', async () => {
    host = await openWebTable(5, 4);
    const hinted = ['chat', 'nonsense', '__proto__'];
    const visit = new Visit(host);
    await visit.say({ type: 'sit', name: 'Ada', window, hinted });
    await visit.hears('seated');
    visit.press('r');
    await until(() => visit.drawn.includes('Your envelope'));
    visit.press('thello\r');
    await visit.hears('log');
    visit.press(' ');
    visit.press(`${spaceReleased}\r`);
    await until(() => visit.last('account')?.account.asks?.says.startsWith('Vote:'));
    visit.press(' ');
    expect(await visit.hears('hinted')).toEqual({ type: 'hinted', kind: 'drawer' });
    expect(visit.told.filter(({ type }) => type === 'hinted')).toHaveLength(1);
  });

  it('reads the table in the language and theme that they come with, and hears what they turn to', async () => {
    host = await openWebTable(5, 0);
    const visit = new Visit(host);
    await visit.say({ type: 'sit', name: 'Ada', window, language: 'es', theme: 'cats' });
    await until(() => visit.drawn.includes('tú: 1 Ada'));
    visit.press('.');
    expect(await visit.hears('edition')).toEqual({
      type: 'edition',
      edition: { language: 'ko', theme: 'cats' },
    });
    await until(() => visit.drawn.includes('나: 1 Ada'));
  });

  it('hears of it when their seat is taken up from elsewhere, and the first socket closes', async () => {
    host = await openWebTable(5, 0);
    const first = await seated('Ada');
    const second = new Visit(host);
    await second.say({ type: 'back', token: first.last('seated')?.token?.toUpperCase() ?? '', window });
    await second.hears('seated');
    expect(await first.hears('ended')).toEqual({ type: 'ended', because: 'replaced' });
    expect(await first.closed).toBe(1000);
  });

  it('hears of it when the host closes the table', async () => {
    host = await openWebTable(5, 0);
    const ada = await seated('Ada');
    host.table.close('host-left');
    expect(await ada.hears('ended')).toEqual({ type: 'ended', because: 'closed' });
    expect(await ada.closed).toBe(1000);
  });

  it('who leaves by the dialog is told so; whose socket is cut is away', async () => {
    host = await openWebTable(5, 4);
    const ada = await seated('Ada');
    ada.press('r');
    await until(() => looksOn().stage === 'playing');
    ada.socket.terminate();
    await until(() => looksOn().seats[4]?.away);
    const back = new Visit(host);
    await back.say({ type: 'back', token: ada.last('seated')?.token ?? '', window });
    await back.hears('seated');
    await until(() => !looksOn().seats[4]?.away);
    back.press('q');
    await until(() => back.told.some((each) => each.type === 'account' && each.account.asks?.head === 'LEAVE'));
    back.press('y');
    expect(await back.hears('ended')).toEqual({ type: 'ended', because: 'left' });
  });
});

const looksOn = () => {
  const place = host.table.watch();
  if ('refused' in place) throw new Error('nobody may look on');
  const { table } = place.latest;
  place.leave();
  return table;
};

describe('whatever else comes by a page’s socket', () => {
  it('is no message unless it is one to the letter', () => {
    for (const text of [
      '',
      'null',
      '[]',
      '{"type":"sit"}',
      '{"type":"sit","name":"Ada","window":{"columns":80,"rows":24},"more":1}',
      '{"type":"sit","name":7,"window":{"columns":80,"rows":24}}',
      '{"type":"back","token":null,"window":{"columns":80,"rows":24}}',
      '{"type":"size","window":{"columns":"80","rows":24}}',
      `{"type":"say","text":"${'x'.repeat(3000)}"}`,
      '{"type":"__proto__"}',
      JSON.stringify({ type: 'watch', window, hinted: Array.from({ length: 65 }, () => 'chat') }),
    ])
      expect([text, readFromPage(text)]).toEqual([text, null]);
    expect(readFromPage('{"type":"ping"}')).toEqual({ type: 'ping' });
    expect(
      readFromPage(JSON.stringify({ type: 'watch', window, hinted: ['of another version'] })),
    ).not.toBeNull();
  });

  it('hurts nobody: garbage, huge and nonsensical windows, floods of keys; a game goes on to its end', async () => {
    host = await openWebTable(5, 3);
    const visit = new Visit(host);
    await visit.say({ type: 'watch', window });
    await visit.hears('seated');
    const people = ['Ada', 'Boris'].map((name) => sit(host.table, name));
    const over = Promise.all(people.map((person, index) => playRandomly(person, String(index))));
    for (const text of ['', '{', '\u0000', 'x'.repeat(9000), '{"type":"sit","name":"Eve","window":{}}'])
      await visit.say(text);
    for (const [columns, rows] of [
      [1e9, 1e9],
      [-1, 0],
      [0.5, 1e-9],
      [2000, 2000],
    ] as const)
      await visit.say({ type: 'size', window: { columns, rows } });
    visit.press(randomBytes(8000));
    visit.press('\u001b[<0;1;1M'.repeat(1000));
    visit.press('\u001b['.repeat(2000));
    const stranger = new Visit(host);
    await stranger.say('nothing of sense');
    stranger.press('jjjj');
    stranger.socket.terminate();
    const loud = new Visit(host);
    await loud.say('x'.repeat(20_000));
    expect(await loud.closed).toBe(1009);
    for (const { table } of await over) expect(table.stage).toBe('over');
    const after = new Visit(host);
    await after.say({ type: 'watch', window });
    await until(() => after.drawn.includes('WIN'));
    expect(host.faults).toEqual([]);
  });

  it('a page that reads nothing keeps nobody waiting', async () => {
    host = await openWebTable(5, 0);
    const visit = await seated('Ada');
    visit.socket.pause();
    const other = await seated('Boris');
    for (let turn = 0; turn < 50; turn += 1)
      await other.say({ type: 'size', window: { columns: 80 + (turn % 2), rows: 24 } });
    await other.say({ type: 'say', text: 'still here' });
    await until(() => other.drawn.includes('still here'));
    visit.socket.resume();
    expect(await until(() => visit.drawn.includes('still here'))).toBe(true);
  });
});
