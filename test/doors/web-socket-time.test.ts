import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { WebSocketServer, type WebSocket } from 'ws';
import { BEAT } from '../../src/doors/web-socket/heartbeat.ts';
import { Clock } from '../support/clock.ts';
import { connect, type Door } from '../../src/doors/web-socket/index.ts';
import { GRACE } from '../../src/doors/web-socket/listen.ts';
import { greet, RemoteSession } from '../../src/wire/index.ts';
import { hello, openDoor, rawConnection, rawSocket } from './doors.ts';
import { linkOver, MOST_UNREAD } from '../../src/doors/web-socket/web-socket-link.ts';
import { openTable, sit } from '../wire/tables.ts';
import { PATIENCE } from '../../src/doors/web-socket/connect.ts';
import type { TableSession } from '../../src/table/index.ts';

/** Lets what was sent over the socket so far arrive at both ends. */
async function roundTrip(socket: WebSocket): Promise<void> {
  const pong = once(socket, 'pong');
  socket.ping();
  await pong;
}

describe('a host whose clock stands still', () => {
  let clock: Clock;
  let door: Door;
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
    await vi.waitFor(() => expect(heard).not.toHaveLength(0));
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

  it('takes the seat of whoever answers no ping for a whole beat', async () => {
    const { socket, heard, open, closed } = rawSocket(door, { autoPong: false });
    await open;
    socket.send(hello('Eve'));
    await vi.waitFor(() => expect(heard).not.toHaveLength(0));
    clock.pass(2 * BEAT);
    expect(await closed).toBe(1006);
    await vi.waitFor(() => expect(inside.latest.table.seats[1]).toBeNull());
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
    const outcome = connect({ host: '127.0.0.1', port }, { name: 'Ada', after: clock.after });
    await reached;
    clock.pass(PATIENCE);
    expect(await outcome).toEqual({ unreachable: 'timed-out' });
  });

  it('nor for one that opens a socket and gives no answer', async () => {
    const clock = new Clock();
    const mute = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    const port = await listening(mute);
    const greeted = new Promise((resolve) => mute.on('connection', (socket) => socket.on('message', resolve)));
    const outcome = connect({ host: '127.0.0.1', port }, { name: 'Ada', after: clock.after });
    await greeted;
    clock.pass(PATIENCE);
    expect(await outcome).toEqual({ unreachable: 'timed-out' });
  });

  it('notices that the host is gone though the socket stays open', async () => {
    const clock = new Clock();
    const asleep = new WebSocketServer({ host: '127.0.0.1', port: 0, autoPong: false });
    const port = await listening(asleep);
    asleep.on('connection', (socket) => greet(linkOver(socket), openTable(5, 0)));
    const session = await connect({ host: '127.0.0.1', port }, { name: 'Ada', after: clock.after });
    if (!(session instanceof RemoteSession)) throw new Error('not let in');
    clock.pass(2 * BEAT);
    expect(await session.ended).toBe('lost');
  });
});

describe('a link', () => {
  it('to a reader who has stopped reading is cut before much has piled up', async () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    const reader = rawConnection({
      port: (server.address() as AddressInfo).port,
      close: () => Promise.resolve(),
    });
    const connected = once(server, 'connection') as Promise<[WebSocket]>;
    reader.socket.write(
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    reader.socket.pause();
    const [socket] = await connected;
    const link = linkOver(socket);
    const ended = vi.fn<() => void>();
    link.onClose(ended);
    let sent = 0;
    const piece = 'x'.repeat(100_000);
    while (socket.readyState === socket.OPEN && sent < 200) {
      link.send(piece);
      expect(socket.bufferedAmount).toBeLessThan(MOST_UNREAD + 2 * piece.length);
      sent += 1;
      await new Promise(setImmediate);
    }
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    reader.socket.destroy();
    server.close();
  });
});
