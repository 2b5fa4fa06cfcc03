import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { get } from 'node:http';
import { randomBytes } from 'node:crypto';
import { Clock } from '../support/clock.ts';
import { hello, openDoor, rawConnection, rawSocket, seatAt } from './doors.ts';
import { MOST_WAITING } from '../../src/doors/port/callers.ts';
import { openTable, playRandomly } from '../wire/tables.ts';
import type { Port } from '../../src/doors/port/index.ts';
import type { Reconnecting } from '../../src/wire/index.ts';
import { hostname } from 'node:os';
import { isOwnName } from '../../src/doors/port/gate.ts';
import type { Stage, Update } from '../../src/table/index.ts';

let door: Port;
let seated: Reconnecting;
let noticed: Update[];

/** A door with one honest guest inside, who must not notice anything. */
beforeEach(async () => {
  door = await openDoor(openTable(5, 3));
  seated = await seatAt(door, 'Ada');
  noticed = [];
  seated.onUpdate((update) => noticed.push(update));
});
afterEach(() => door.close());

/** What the guest inside has noticed, and how a whole game ends that it plays with another who comes in now. */
async function afterwards(): Promise<{ noticed: number; stage: Stage }> {
  const before = noticed.length;
  const bob = await seatAt(door, 'Bob');
  const [over] = await Promise.all([playRandomly(seated, 'Ada'), playRandomly(bob, 'Bob')]);
  return { noticed: before, stage: over.table.stage };
}
const undisturbed = { noticed: 0, stage: 'over' };

const upgrade = (...headers: string[]): string =>
  [
    'GET / HTTP/1.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
    '\r\n',
  ].join('\r\n');

describe('a host survives', () => {
  it('garbage instead of HTTP', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { socket, closed } = rawConnection(door);
      socket.end(randomBytes(300));
      await closed;
    }
    expect(await afterwards()).toEqual(undisturbed);
  });

  it('garbage instead of frames', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { socket, closed } = rawConnection(door);
      socket.write(upgrade(`Host: 127.0.0.1:${door.port}`));
      socket.end(Buffer.concat([Buffer.from([0xf7]), randomBytes(300)]));
      expect(await closed).toMatch(/^HTTP\/1.1 101 /);
    }
    expect(await afterwards()).toEqual(undisturbed);
  });

  it('connections that are reset at once, in the middle of a request, upgraded or turned away', async () => {
    const beginnings = ['GET', upgrade(`Host: 127.0.0.1:${door.port}`), upgrade('Host: evil.example')];
    for (const beginning of [...beginnings, ...beginnings, ...beginnings]) {
      const resets = Array.from({ length: MOST_WAITING - 1 }, () => {
        const { socket, closed } = rawConnection(door);
        socket.write(beginning, () => socket.resetAndDestroy());
        return closed;
      });
      await Promise.all(resets);
    }
    expect(await afterwards()).toEqual(undisturbed);
  });

  it('a message that is too long for any socket of ours', async () => {
    const { socket, open, closed } = rawSocket(door);
    await open;
    socket.send('x'.repeat(20_000));
    expect(await closed).toBe(1009);
    expect(await afterwards()).toEqual(undisturbed);
  });

  it('a flood of fragments', async () => {
    const { socket, open, closed } = rawSocket(door);
    await open;
    for (let turn = 0; turn < 100; turn += 1) socket.send('x', { fin: false });
    expect(await closed).toBe(1008);
    expect(await afterwards()).toEqual(undisturbed);
  });

  it.each([
    ['text that is no message', 'hello'],
    ['a binary message', Buffer.from(hello('Eve'))],
  ])('%s, and says that it is malformed', async (_, message) => {
    const { socket, heard, open, closed } = rawSocket(door);
    await open;
    socket.send(message);
    await closed;
    expect(heard).toEqual(['{"type":"refused","code":"malformed"}']);
    expect(await afterwards()).toEqual(undisturbed);
  });
});

describe('a request is turned away', () => {
  it.each([
    ['another site’s name', 'Host: evil.example', 421],
    ['another machine’s address', 'Host: 192.0.2.1:7777', 421],
    ['no host', 'X-Nothing: 1', 421],
    ['a host that is none', 'Host: [:7777', 421],
    ['a URL for a host', 'Host: ws://localhost/', 421],
    ['the origin of a page', 'Host: localhost\r\nOrigin: http://localhost', 403],
  ])('for %s', async (_, headers, status) => {
    const { socket, closed } = rawConnection(door);
    socket.write(upgrade(headers));
    expect(await closed).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('for another path', async () => {
    const { socket, closed } = rawConnection(door);
    socket.write(upgrade('Host: localhost').replace('GET /', 'GET /table'));
    expect(await closed).toMatch(/^HTTP\/1.1 404 /);
  });

  it.each(['robin', 'robin.lan', 'robin.lan.', 'robin.local', 'elsewhere.local', 'localhost'])(
    'but %s may be a machine that calls itself Robin.lan',
    (asked) => expect(isOwnName(asked, 'Robin.lan')).toBe(true),
  );

  it.each(['evil.example', 'robin.lan.evil.example', 'lan', 'local', ''])('and %j may not', (asked) =>
    expect(isOwnName(asked, 'Robin.lan')).toBe(false),
  );

  it.each(['localhost', 'localhost:7777', '127.0.0.1', 'robins-laptop.local:7777', `${hostname()}:7777`])(
    'but not for %s',
    async (host) => {
      const { socket, open } = rawSocket(door, { headers: { host } });
      await open;
      expect(socket.readyState).toBe(socket.OPEN);
    },
  );
});

describe('a browser', () => {
  it('is told in a line what this is and how to join', async () => {
    expect(await page({})).toEqual([
      200,
      `A table of secret-cli. Join it from a terminal: npx secret-cli join 127.0.0.1:${door.port}\n`,
    ]);
  });

  it('that was led here under another name is told nothing', async () => {
    expect(await page({ host: 'evil.example' })).toEqual([421, 'Misdirected Request\n']);
  });
});

function page(headers: Record<string, string>): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: door.port, headers, agent: false }, (response) => {
      let text = '';
      response
        .on('data', (data) => (text += String(data)))
        .on('end', () => resolve([response.statusCode, text]));
    });
    request.on('error', reject);
  });
}

describe('the door', () => {
  it('closes at once, whatever its connections are in the middle of', async () => {
    await door.close();
    door = await openDoor(openTable(5, 3), { after: new Clock().after });
    seated = await seatAt(door, 'Ada');
    const silent = rawConnection(door);
    const begun = rawConnection(door);
    const refused = rawConnection(door);
    const upgraded = rawSocket(door);
    begun.socket.write('GET / HT');
    refused.socket.write(upgrade('Host: evil.example'));
    await upgraded.open;
    await door.close();
    await Promise.all([silent.closed, begun.closed, refused.closed, upgraded.closed]);
    await eventually(() => expect(seated.link).not.toBe('up'));
    seated.leave();
  });
});
