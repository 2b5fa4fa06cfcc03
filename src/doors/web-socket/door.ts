import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { greet, type Seating } from '../../wire/index.ts';
import { keepAlive, type After } from './heartbeat.ts';
import { linkOver, socketLimits } from './web-socket-link.ts';

/** What the way in for programs is made of. */
export interface WebSocketDoorOptions {
  readonly table: Seating;
  readonly after: After;
  /** Whoever came by that stream is in. */
  readonly seated: (stream: Duplex) => void;
}

/** The way in for programs that speak the protocol. */
export interface WebSocketDoor {
  /** Opens a socket for whoever asks for one. Nothing that comes in by it can end the table. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  /** Closes every socket after what was sent to it; resolves when all are gone. */
  close(): Promise<void>;
}

/** A guest's message is far shorter. */
const MOST_BYTES_A_MESSAGE = 16_384;
/** The code for "going away" (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;

/** Lets people in to a table over WebSockets, whoever listens for them. */
export function webSocketDoor({ table, after, seated }: WebSocketDoorOptions): WebSocketDoor {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES_A_MESSAGE, ...socketLimits });
  return {
    upgrade(request, stream, head) {
      server.handleUpgrade(request, stream, head, (socket) => {
        keepAlive(socket, after);
        greet(linkOver(socket), table, () => seated(stream));
      });
    },
    async close() {
      const closed = Array.from(
        server.clients,
        (socket) => new Promise((resolve) => socket.once('close', resolve)),
      );
      for (const socket of server.clients) socket.close(GOING_AWAY);
      await Promise.all(closed);
    },
  };
}
