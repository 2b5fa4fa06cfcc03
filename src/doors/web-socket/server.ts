import { WebSocketServer } from 'ws';
import { socketLimits } from './web-socket-link.ts';

/** What comes in is far shorter. */
const MOST_BYTES_A_MESSAGE = 16_384;
/** The code for "going away" (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;

/** A server of sockets that listens nowhere by itself, with our limits. */
export const newSocketServer = (): WebSocketServer =>
  new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES_A_MESSAGE, ...socketLimits });

/** Closes every socket after what was sent to it; resolves when all are gone. */
export async function closeSockets({ clients }: WebSocketServer): Promise<void> {
  const closed = Array.from(clients, (socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of clients) socket.close(GOING_AWAY);
  await Promise.all(closed);
}
