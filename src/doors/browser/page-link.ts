import { WebSocket, type RawData } from 'ws';
import { CONGESTED, MOST_UNREAD } from '../web-socket/index.ts';
import type { ToPage } from './messages.ts';

/** The code of RFC 6455's registry for "try again later": a page that lost its screen by it comes back. */
const TRY_AGAIN_LATER = 1013;

/** What comes from a page. */
export interface PageListener {
  text(text: string): void;
  bytes(bytes: Uint8Array): void;
  /** What waited for a slow reader is gone. */
  drained(): void;
  closed(): void;
}

/** The socket of one page. An error closes it and concerns nobody else; a page that stops reading loses it. */
export class PageLink {
  readonly #socket: WebSocket;
  #listener: PageListener | null = null;
  #congested = false;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => this.#listener?.closed());
    socket.on('message', (data: RawData, isBinary) => {
      if (isBinary) this.#listener?.bytes(data as Buffer);
      else this.#listener?.text(String(data));
    });
  }

  listen(listener: PageListener): void {
    this.#listener = listener;
  }

  /** False while the reader is slow. */
  get writable(): boolean {
    return !this.#congested;
  }

  tell(message: ToPage): void {
    this.#send(JSON.stringify(message), false);
  }

  /** Says something that is to be as long as whatever else may be said in its place, but for what rounds to the same size. */
  tellPadded(message: ToPage, unit: number): void {
    const json = JSON.stringify(message);
    const bytes = Buffer.byteLength(json);
    this.#send(json + ' '.repeat(Math.ceil(bytes / unit) * unit - bytes), false);
  }

  draw(text: string): void {
    this.#send(Buffer.from(text), true);
  }

  close(): void {
    this.#socket.close(1000);
  }

  #send(data: string | Buffer, binary: boolean): void {
    const socket = this.#socket;
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(data, { binary }, () => this.#sent());
    this.#congested = socket.bufferedAmount > CONGESTED;
    if (socket.bufferedAmount > MOST_UNREAD) socket.close(TRY_AGAIN_LATER);
  }

  #sent(): void {
    if (!this.#congested || this.#socket.bufferedAmount > CONGESTED) return;
    this.#congested = false;
    this.#listener?.drained();
  }
}
