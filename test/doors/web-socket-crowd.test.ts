import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { ask, openDoor, rawConnection, rawSocket, seatAt } from './doors.ts';
import { MOST_CONNECTIONS, MOST_FROM_ONE_ADDRESS, MOST_WAITING } from '../../src/doors/port/callers.ts';
import { openTable, playRandomly, sit } from '../wire/tables.ts';
import type { Port } from '../../src/doors/port/index.ts';
import type { Place } from '../../src/table/index.ts';
import type { WebSocket } from 'ws';

/** Only there has loopback addresses to spare. */
const onLinux = process.platform === 'linux';

let door: Port;
let inside: Place;
let noticed: number;

/** A door with somebody at the table who must not notice anything; one more person and the game begins. */
beforeEach(async () => {
  const table = openTable(5, 3);
  inside = sit(table, 'Ada');
  door = await openDoor(table);
  noticed = 0;
  inside.onUpdate(() => (noticed += 1));
});
afterEach(() => door.close());

/** What the table comes to when somebody comes in now. */
async function wholeGame(): Promise<string> {
  const bob = await seatAt(door, 'Bob');
  const [over] = await Promise.all([playRandomly(inside, 'Ada'), playRandomly(bob, 'Bob')]);
  return over.table.stage;
}

/** Lets that many look on from an address; all of them get in. */
async function watchFrom(localAddress: string, many: number): Promise<WebSocket[]> {
  const watching: WebSocket[] = [];
  while (watching.length < many) {
    const { socket, open } = rawSocket(door, { localAddress });
    await open;
    const welcome = once(socket, 'message');
    socket.send('{"type":"watch","protocol":7}');
    await welcome;
    watching.push(socket);
  }
  return watching;
}

const callers = (many: number, from?: string) => Array.from({ length: many }, () => rawConnection(door, from));

/** Whether the door has room: whoever gets so far as to be told that the name won't do has been let in by it. */
const hasRoom = () =>
  eventually(async () => expect(await ask(door, '')).toMatchObject({ refused: { code: 'bad-name' } }));
const hasNone = () => eventually(async () => expect(await ask(door, '')).toEqual({ unreachable: 'crowded' }));

describe('a door', () => {
  it('lets so many of one address wait for a seat, turns more away, and lets in again when they are gone', async () => {
    const [watching] = await watchFrom('127.0.0.1', 1);
    noticed = 0;
    const waiting = callers(MOST_WAITING);
    await hasNone();
    for (const { closed } of callers(30)) expect(await closed).toMatch(/^HTTP\/1.1 503 /);
    expect(noticed).toBe(0);
    for (const { socket } of waiting) socket.destroy();
    await hasRoom();
    expect(await wholeGame()).toBe('over');
    watching?.close();
  });

  it('lets so many of one address in, seated or not, and another for each that goes', async () => {
    const [gone] = await watchFrom('127.0.0.1', MOST_FROM_ONE_ADDRESS);
    await hasNone();
    expect(inside.latest.table).toMatchObject({ stage: 'lobby', spectators: MOST_FROM_ONE_ADDRESS });
    gone?.close();
    await hasRoom();
  });

  it.skipIf(!onLinux)('is open to one address while another calls without end', async () => {
    const silent = callers(MOST_WAITING, '127.0.0.2');
    const [last] = callers(1, '127.0.0.2');
    expect(await last?.closed).toMatch(/^HTTP\/1.1 503 /);
    expect(await wholeGame()).toBe('over');
    for (const { socket } of silent) socket.destroy();
  });

  it.skipIf(!onLinux)('lets so many in from everywhere, and another for each that goes', async () => {
    let gone: WebSocket | undefined;
    for (let from = 0; from < MOST_CONNECTIONS / MOST_FROM_ONE_ADDRESS; from += 1) {
      [gone] = await watchFrom(`127.0.0.${2 + from}`, MOST_FROM_ONE_ADDRESS);
    }
    expect(inside.latest.table.spectators).toBe(MOST_CONNECTIONS);
    await hasNone();
    gone?.close();
    await hasRoom();
  });
});
