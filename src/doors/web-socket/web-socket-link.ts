import { WebSocket } from 'ws';
import type { Link } from '../../wire/index.ts';

/** When more bytes than these wait for a reader, what can wait is left out until they are gone. */
export const CONGESTED = 65_536;
/** The most bytes that may wait for a reader who has stopped reading. */
export const MOST_UNREAD = 1_048_576;
/** The code of RFC 6455's registry for "try again later": a reader who lost its link by it may come back. */
const TRY_AGAIN_LATER = 1013;

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
  let drained = (): void => {};
  const isCongested = (): boolean => socket.bufferedAmount > CONGESTED;
  socket.on('error', () => {});
  socket.on('close', () => ended());
  // A binary message is never one of ours, and neither is the empty text.
  socket.on('message', (data, isBinary) => hear(isBinary ? '' : data.toString()));
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(text, () => {
        if (!isCongested()) drained();
      });
      if (socket.bufferedAmount > MOST_UNREAD) socket.close(TRY_AGAIN_LATER);
    },
    get congested() {
      return isCongested();
    },
    onDrained(listener) {
      drained = listener;
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
