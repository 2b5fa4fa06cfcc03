import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { greet, type Seating } from '../../wire/index.ts';
import { keepAlive, type After } from './heartbeat.ts';
import { linkOver, socketLimits } from './web-socket-link.ts';
import { limitCallers } from './callers.ts';
import { turnAway, turnedAwayWith } from './gate.ts';

/** What a door is opened with. */
export interface ListenOptions {
  readonly table: Seating;
  /** The address to listen on: `127.0.0.1`, or `0.0.0.0` for every IPv4 address of this machine. */
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly after: After;
}

/** An open way in. */
export interface Door {
  readonly port: number;
  /** Closes every connection after what was sent to it, by what was just done too; resolves when all are gone. */
  close(): Promise<void>;
}

/** Why a door can't be opened there: something else listens; only the administrator may; no such address here. */
export type ListenFailure = 'port-taken' | 'not-allowed' | 'no-such-address';

/** A guest's message is far shorter. */
const MOST_BYTES_A_MESSAGE = 16_384;
const MOST_BYTES_OF_HEADERS = 8192;

const failures: Readonly<Record<string, ListenFailure>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'not-allowed',
  EADDRNOTAVAIL: 'no-such-address',
  EAFNOSUPPORT: 'no-such-address',
  ENOTFOUND: 'no-such-address',
};

/** Lets people in to a table over WebSocket. Nothing that comes in by it can end it. Rejects for unforeseen failures. */
export function listen({
  table,
  host,
  port,
  after,
}: ListenOptions): Promise<Door | { refused: ListenFailure }> {
  const server = createServer({ maxHeaderSize: MOST_BYTES_OF_HEADERS }, introduce);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES_A_MESSAGE, ...socketLimits });
  const seated = limitCallers(server, after);
  server.on('upgrade', (request, stream, head) => {
    const status = turnedAwayWith(request);
    if (status !== null) {
      turnAway(stream, status);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      keepAlive(socket, after);
      greet(linkOver(socket), table, () => seated(stream));
    });
  });
  return new Promise((resolve, reject) => {
    // Stays for good: an error of a listening server costs one connection, and must not cost the table.
    server.on('error', (error: NodeJS.ErrnoException) => {
      const failure = failures[error.code ?? ''];
      if (failure === undefined) reject(error);
      else resolve({ refused: failure });
    });
    server.listen(port, host, () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => close(server, sockets) });
    });
  });
}

/** Tells whoever comes with a browser or the like what this is. */
function introduce(request: IncomingMessage, response: ServerResponse): void {
  const status = turnedAwayWith(request) ?? 200;
  const join = `secret-cli join ${request.headers.host}`;
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end(
    status === 200 ? `A table of secret-cli. Join it from a terminal: ${join}\n` : `${STATUS_CODES[status]}\n`,
  );
}

async function close(server: Server, sockets: WebSocketServer): Promise<void> {
  const goingAway = 1001;
  // Why a session has ended is told a microtask after it has.
  await new Promise(setImmediate);
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
    for (const socket of sockets.clients) socket.close(goingAway);
  });
}
