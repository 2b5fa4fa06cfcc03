import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { WebSocketServer, type WebSocket } from 'ws';
import { BEAT } from '../../src/doors/web-socket/heartbeat.ts';
import { Clock } from '../support/clock.ts';
import { connect } from '../../src/doors/web-socket/index.ts';
import type { Port } from '../../src/doors/port/index.ts';
import { GRACE } from '../../src/doors/port/callers.ts';
import { greet, Reconnecting, type Link } from '../../src/wire/index.ts';
import { hello, how, openDoor, rawConnection, rawSocket, seatAt } from './doors.ts';
import { CONGESTED, linkOver, MOST_UNREAD, socketLimits } from '../../src/doors/web-socket/web-socket-link.ts';
import { backOff } from '../../src/wire/back-off.ts';
import { openTable, sit } from '../wire/tables.ts';
import { PATIENCE } from '../../src/doors/web-socket/connect.ts';
import type { TableSession } from '../../src/table/index.ts';

const greeting = { type: 'hello', name: 'Ada' } as const;

/** Lets what was sent over the socket so far arrive at both ends. */
async function roundTrip(socket: WebSocket): Promise<void> {
  const pong = once(socket, 'pong');
  socket.ping();
  await pong;
}

describe('a host whose clock stands still', () => {
  let clock: Clock;
  let door: Port;
  let inside: TableSession;
  beforeEach(async () => {
    clock = new Clock();
    const table = openTable(5, 0);
    inside = sit(table, 'Ada');
    door = await openDoor(table, { after: clock.after });
  });
  afterEach(() => door.close());

  it('gives a connection its grace and no more, before and after the upgrade', async () => {
    const silent = rawConnection(door);
    const upgraded = rawSocket(door);
    await upgraded.open;
    clock.pass(GRACE - 1);
    await roundTrip(upgraded.socket);
    clock.pass(1);
    expect(await silent.closed).toBe('');
    expect(await upgraded.closed).toBe(1006);
  });

  it('lets whoever has a seat keep it as long as its pings are answered', async () => {
    const { socket, heard, open, closed } = rawSocket(door);
    await open;
    socket.send(hello('Eve'));
    await eventually(() => expect(heard).not.toHaveLength(0));
    for (let turn = 0; turn < 5; turn += 1) {
      const pinged = once(socket, 'ping');
      clock.pass(BEAT);
      await pinged;
      await roundTrip(socket);
    }
    expect(inside.latest.table.seats[1]?.name).toBe('Eve');
    socket.terminate();
    await closed;
  });

  it('shows whoever answers no ping for a whole beat to be away', async () => {
    const { socket, heard, open, closed } = rawSocket(door, { autoPong: false });
    await open;
    socket.send(hello('Eve'));
    await eventually(() => expect(heard).not.toHaveLength(0));
    clock.pass(2 * BEAT);
    expect(await closed).toBe(1006);
    await eventually(() => expect(inside.latest.table.seats[1]).toMatchObject({ name: 'Eve', away: true }));
  });
});

describe('a guest whose clock stands still', () => {
  const servers: (Server | WebSocketServer)[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  const listening = async <S extends Server | WebSocketServer>(server: S): Promise<number> => {
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };

  it('waits no longer than its patience for a host that says nothing', async () => {
    const clock = new Clock();
    const silent = createServer();
    const port = await listening(silent.listen(0, '127.0.0.1'));
    const reached = once(silent, 'connection');
    const outcome = connect({ host: '127.0.0.1', port }, { greeting, ...how, after: clock.after });
    await reached;
    clock.pass(PATIENCE);
    expect(await outcome).toEqual({ unreachable: 'timed-out' });
  });

  it('nor for one that opens a socket and gives no answer', async () => {
    const clock = new Clock();
    const mute = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    const port = await listening(mute);
    const greeted = new Promise((resolve) => mute.on('connection', (socket) => socket.on('message', resolve)));
    const outcome = connect({ host: '127.0.0.1', port }, { greeting, ...how, after: clock.after });
    await greeted;
    clock.pass(PATIENCE);
    expect(await outcome).toEqual({ unreachable: 'timed-out' });
  });

  it('notices that the host is gone though the socket stays open', async () => {
    const clock = new Clock();
    const asleep = new WebSocketServer({ host: '127.0.0.1', port: 0, autoPong: false });
    const port = await listening(asleep);
    asleep.on('connection', (socket) => greet(linkOver(socket), openTable(5, 0)));
    const session = await connect({ host: '127.0.0.1', port }, { greeting, ...how, after: clock.after });
    if (!(session instanceof Reconnecting)) throw new Error('not let in');
    clock.pass(2 * BEAT);
    await eventually(() => expect(session.link).not.toBe('up'));
    session.leave();
  });
});

describe('a link to a reader who has stopped reading', () => {
  let server: WebSocketServer;
  let reader: ReturnType<typeof rawConnection>;
  let socket: WebSocket;
  beforeEach(async () => {
    server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...socketLimits });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    reader = rawConnection({ port });
    const connected = once(server, 'connection') as Promise<[WebSocket]>;
    reader.socket.write(
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    reader.socket.pause();
    [socket] = await connected;
  });
  afterEach(() => {
    reader.socket.destroy();
    server.close();
  });

  /** Sends piece after piece until the link says so. */
  async function sendUntil(link: Link, piece: string, enough: () => boolean): Promise<void> {
    for (let sent = 0; !enough() && sent < 2000; sent += 1) {
      link.send(piece);
      expect(socket.bufferedAmount).toBeLessThan(MOST_UNREAD + 2 * piece.length);
      await new Promise(setImmediate);
    }
    expect(enough()).toBe(true);
  }

  it('is congested before much has piled up, and says when the reader has caught up', async () => {
    const link = linkOver(socket);
    const drained = vi.fn<() => void>();
    await sendUntil(link, 'x'.repeat(10_000), () => link.congested);
    expect(socket.bufferedAmount).toBeLessThan(CONGESTED + 20_000);
    link.onDrained(drained);
    expect(drained).not.toHaveBeenCalled();
    reader.socket.resume();
    await eventually(() => expect(drained).toHaveBeenCalled());
    expect(link.congested).toBe(false);
    expect(socket.readyState).toBe(socket.OPEN);
  });

  it('is cut when it is sent to all the same, by a code that lets it come back', async () => {
    const link = linkOver(socket);
    const ended = vi.fn<() => void>();
    link.onClose(ended);
    await sendUntil(link, 'x'.repeat(100_000), () => socket.readyState !== socket.OPEN);
    await eventually(() => expect(ended).toHaveBeenCalledOnce());
  });
});

describe('a guest over sockets', () => {
  it('comes back when its host does, to the seat that it had', async () => {
    const clock = new Clock();
    const table = openTable(5, 0);
    const inside = sit(table, 'Bob');
    const door = await openDoor(table);
    const session = await seatAt(door, 'Ada', { after: clock.after });
    await door.close();
    await eventually(() => expect(session.link).not.toBe('up'));
    const tries = (): number => (session.link === 'up' ? Infinity : session.link.lost.tries);
    for (let turn = 0; turn < 3; turn += 1) {
      session.retry();
      await eventually(() => expect(tries()).toBe(turn + 1));
    }
    expect(inside.latest.table.seats[1]?.away).toBe(true);
    const again = await openDoor(table, { port: door.port });
    clock.pass(backOff(3, 0));
    await eventually(() => expect(session.link).toBe('up'));
    expect(inside.latest.table.seats).toMatchObject([{ name: 'Bob' }, { name: 'Ada', away: false }]);
    session.leave();
    await again.close();
  });
});
