import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { ask, openDoor, rawConnection, rawSocket, seatAt } from './doors.ts';
import { MOST_CONNECTIONS, MOST_FROM_ONE_ADDRESS, MOST_WAITING } from '../../src/doors/web-socket/callers.ts';
import { openTable, playRandomly, sit } from '../wire/tables.ts';
import type { Door } from '../../src/doors/web-socket/index.ts';
import type { Place } from '../../src/table/index.ts';

/** Only there has loopback addresses to spare. */
const onLinux = process.platform === 'linux';

let door: Door;
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
async function watchFrom(localAddress: string, many: number): Promise<void> {
  for (let turn = 0; turn < many; turn += 1) {
    const { socket, open } = rawSocket(door, { localAddress });
    await open;
    const welcome = once(socket, 'message');
    socket.send('{"type":"watch","protocol":3}');
    await welcome;
  }
}

const callers = (many: number, from?: string) => Array.from({ length: many }, () => rawConnection(door, from));

describe('a door', () => {
  it('lets so many of one address wait for a seat, turns more away, and lets in again when they are gone', async () => {
    const waiting = callers(MOST_WAITING);
    await eventually(async () => expect(await ask(door, 'Bob')).toEqual({ unreachable: 'crowded' }));
    for (const { closed } of callers(30)) expect(await closed).toMatch(/^HTTP\/1.1 503 /);
    expect(noticed).toBe(0);
    for (const { socket } of waiting) socket.destroy();
    await Promise.all(waiting.map(({ closed }) => closed));
    await eventually(async () => expect((await rawStatus()).startsWith('HTTP/1.1 400 ')).toBe(true));
    expect(await wholeGame()).toBe('over');
  });

  it('lets so many of one address in, however many have a seat', async () => {
    await watchFrom('127.0.0.1', MOST_FROM_ONE_ADDRESS);
    expect(await ask(door, 'Bob')).toEqual({ unreachable: 'crowded' });
    expect(inside.latest.table).toMatchObject({ stage: 'lobby', spectators: MOST_FROM_ONE_ADDRESS });
  });

  it.skipIf(!onLinux)('is open to one address while another calls without end', async () => {
    const silent = callers(MOST_WAITING, '127.0.0.2');
    const [first] = callers(1, '127.0.0.2');
    expect(await first?.closed).toMatch(/^HTTP\/1.1 503 /);
    expect(await wholeGame()).toBe('over');
    for (const { socket } of silent) socket.destroy();
  });

  it.skipIf(!onLinux)('lets so many in from everywhere', async () => {
    const addresses = MOST_CONNECTIONS / MOST_FROM_ONE_ADDRESS;
    for (let last = 0; last < addresses; last += 1)
      await watchFrom(`127.0.0.${2 + last}`, MOST_FROM_ONE_ADDRESS);
    expect(inside.latest.table.spectators).toBe(MOST_CONNECTIONS);
    expect(await ask(door, 'Bob')).toEqual({ unreachable: 'crowded' });
  });
});

/** How the door answers a request that is none: like any other's once there is room. */
function rawStatus(): Promise<string> {
  const { socket, closed } = rawConnection(door);
  socket.end('nothing\r\n\r\n');
  return closed;
}
