import type { WebSocket } from 'ws';
import type { TableOptions } from '../../table/index.ts';

/** Calls back once after so many milliseconds; the answer calls it off. */
export type After = TableOptions['after'];

/** Milliseconds between two pings. */
export const BEAT = 10_000;

/** Pings an open socket as long as it lives, and ends it when one isn't answered for a whole beat. */
export function keepAlive(socket: WebSocket, after: After): void {
  let answered = true;
  let callOff = after(BEAT, beat);
  function beat(): void {
    if (!answered) {
      socket.terminate();
      return;
    }
    answered = false;
    socket.ping();
    callOff = after(BEAT, beat);
  }
  socket.on('pong', () => {
    answered = true;
  });
  socket.on('close', () => callOff());
}
