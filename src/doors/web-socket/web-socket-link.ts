import { WebSocket } from 'ws';
import type { Link } from '../../wire/index.ts';

/** The most bytes that may wait for a reader who has stopped reading. */
export const MOST_UNREAD = 1_048_576;

/** What both ends of a socket are opened with: no compression, and few fragments, which cost more than their bytes. */
export const socketLimits = {
  maxFragments: 16,
  maxBufferedChunks: 64,
  perMessageDeflate: false,
  closeTimeout: 2000,
} as const;

/** The link over a WebSocket. An error closes it and concerns nobody else; a reader that stops reading loses it. */
export function linkOver(socket: WebSocket): Link {
  let hear = (_text: string): void => {};
  let ended = (): void => {};
  socket.on('error', () => {});
  socket.on('close', () => ended());
  // A binary message is never one of ours, and neither is the empty text.
  socket.on('message', (data, isBinary) => hear(isBinary ? '' : data.toString()));
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(text);
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    },
    close() {
      socket.close();
    },
    onMessage(listener) {
      hear = listener;
    },
    onClose(listener) {
      ended = listener;
    },
  };
}
