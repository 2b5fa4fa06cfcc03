import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { After } from './heartbeat.ts';
import { turnAway } from './gate.ts';

/** The most connections that may be open at once: in all, from one address, and from one address without a seat yet. */
export const MOST_CONNECTIONS = 256;
export const MOST_FROM_ONE_ADDRESS = 64;
export const MOST_WAITING = 16;

/** How long a connection may take from its first packet to a seat, in milliseconds. */
export const GRACE = 10_000;

/** The open connections from one address, and how many of them have no seat yet. */
interface Caller {
  open: number;
  waiting: number;
}

/**
 * Turns away, with 503, whoever calls when enough connections are open, and ends each that has no seat after the grace;
 * the answer tells that the connection over that stream has one.
 */
export function limitCallers(server: Server, after: After): (stream: Duplex) => void {
  const callers = new Map<string, Caller>();
  const settle = new WeakMap<Duplex, () => void>();
  let open = 0;
  server.on('connection', (socket) => {
    // A reset in the middle of a handshake has no other listener.
    socket.on('error', () => socket.destroy());
    const address = socket.remoteAddress ?? '';
    const caller = callers.get(address) ?? { open: 0, waiting: 0 };
    const enough =
      open >= MOST_CONNECTIONS || caller.open >= MOST_FROM_ONE_ADDRESS || caller.waiting >= MOST_WAITING;
    if (enough) {
      turnAway(socket, 503);
      return;
    }
    callers.set(address, caller);
    open += 1;
    caller.open += 1;
    caller.waiting += 1;
    const callOff = after(GRACE, () => socket.destroy());
    const seated = (): void => {
      if (!settle.delete(socket)) return;
      callOff();
      caller.waiting -= 1;
    };
    settle.set(socket, seated);
    socket.on('close', () => {
      seated();
      open -= 1;
      caller.open -= 1;
      if (caller.open === 0) callers.delete(address);
    });
  });
  return (stream) => settle.get(stream)?.();
}
