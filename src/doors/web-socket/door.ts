import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { greet, type Seating } from '../../wire/index.ts';
import { keepAlive, type After } from './heartbeat.ts';
import { closeSockets, newSocketServer } from './server.ts';
import { linkOver } from './web-socket-link.ts';

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

/** Lets people in to a table over WebSockets, whoever listens for them. */
export function webSocketDoor({ table, after, seated }: WebSocketDoorOptions): WebSocketDoor {
  const server = newSocketServer();
  return {
    upgrade(request, stream, head) {
      server.handleUpgrade(request, stream, head, (socket) => {
        keepAlive(socket, after);
        greet(linkOver(socket), table, () => seated(stream));
      });
    },
    close: () => closeSockets(server),
  };
}
