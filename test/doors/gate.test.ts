import { describe, expect, it } from 'vitest';
import { wayOf } from '../../src/doors/port/gate.ts';
import type { IncomingMessage } from 'node:http';

const asked = (
  url: string,
  headers: Record<string, string | undefined>,
  { secure = false, upgrade = true } = {},
): ReturnType<typeof wayOf> =>
  wayOf({ url, headers, socket: { localAddress: '127.0.0.1' } } as unknown as IncomingMessage, {
    secure,
    upgrade,
  });

const host = '127.0.0.1:7777';
const ours = `http://${host}`;

describe('a socket is asked for', () => {
  it.each([
    ['/', undefined, 'protocol'],
    ['/', ours, 403],
    ['/', 'http://evil.example', 403],
    ['/', 'null', 403],
    ['/screen', ours, 'screen'],
    ['/screen', undefined, 403],
    ['/screen', 'null', 403],
    ['/screen', 'http://evil.example', 403],
    ['/screen', 'http://127.0.0.1', 403],
    ['/screen', 'http://127.0.0.1:7778', 403],
    ['/screen', 'http://localhost:7777', 403],
    ['/screen', `https://${host}`, 403],
    ['/screen?x', ours, 403],
    ['/screen/', ours, 403],
    ['/other', undefined, 404],
    ['//', undefined, 404],
    [`http://${host}/`, undefined, 404],
  ])('at %s from %s: %s', (url, origin, way) => {
    expect(asked(url, { host, origin })).toBe(way);
  });

  it('over TLS, from our page over TLS alone', () => {
    expect(asked('/screen', { host, origin: `https://${host}` }, { secure: true })).toBe('screen');
    expect(asked('/screen', { host, origin: ours }, { secure: true })).toBe(403);
  });

  it('under our name in any case', () => {
    expect(asked('/screen', { host: 'LocalHost:7777', origin: 'http://localhost:7777' })).toBe('screen');
  });
});

describe('a page is asked for', () => {
  it.each([
    [undefined, 'page'],
    [ours, 'page'],
    ['http://evil.example', 403],
    ['null', 403],
  ])('from %s: %s', (origin, way) => {
    expect(asked('/', { host, origin }, { upgrade: false })).toBe(way);
    expect(asked('/any.js', { host, origin }, { upgrade: false })).toBe(way);
  });
});

describe('whatever is asked for, under a name that isn’t ours', () => {
  it.each(['evil.example', 'evil.example:7777', '192.0.2.1', '', undefined, `${host}, evil.example`])(
    '%j is misdirected',
    (named) => {
      for (const upgrade of [true, false]) {
        expect(asked('/', { host: named }, { upgrade })).toBe(421);
        expect(asked('/screen', { host: named, origin: `http://${named}` }, { upgrade })).toBe(421);
      }
    },
  );
});
