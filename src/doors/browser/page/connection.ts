import { backOff } from '../../../wire/back-off.ts';
import type { FromPage, ToPage } from '../messages.ts';

/** What a page hears of its connection. */
export interface ConnectionListener {
  /** It is open: the first message must lead to the table. */
  opened(): void;
  told(message: ToPage): void;
  drawn(bytes: Uint8Array): void;
  /** It is lost, and is being tried again. */
  lost(): void;
}

/** Milliseconds between two signs of life, and how long one may take before the socket counts as dead. */
const BEAT = 15_000;
const PATIENCE = 4000;

/**
 * A socket to the table that comes back by itself: after it was closed, and after a phone was locked, whose sockets may
 * look open and be dead.
 */
export class Connection {
  readonly #listener: ConnectionListener;
  #socket: WebSocket | null = null;
  #wanted = false;
  #tries = 0;
  #retry: number | undefined;
  #deadline: number | undefined;

  constructor(listener: ConnectionListener) {
    this.#listener = listener;
    const wake = (): void => this.#wake();
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    addEventListener('online', wake);
    setInterval(() => this.#beat(), BEAT);
  }

  /** Opens it, at once; a link that is lost is tried again until `stop`. */
  start(): void {
    this.#wanted = true;
    this.#tries = 0;
    this.#open();
  }

  stop(): void {
    this.#wanted = false;
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    this.#socket?.close();
    this.#socket = null;
  }

  say(message: FromPage): void {
    this.#send(JSON.stringify(message));
  }

  press(bytes: string): void {
    this.#send(new TextEncoder().encode(bytes));
  }

  #send(data: string | Uint8Array<ArrayBuffer>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(data);
  }

  #open(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    const before = this.#socket;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/screen`);
    this.#socket = socket;
    before?.close();
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => {
      if (this.#socket === socket) this.#listener.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      if (typeof data === 'string') this.#hear(JSON.parse(data) as ToPage);
      else this.#listener.drawn(new Uint8Array(data as ArrayBuffer));
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lose();
    });
  }

  #hear(message: ToPage): void {
    this.#tries = 0;
    if (message.type === 'pong') clearTimeout(this.#deadline);
    else this.#listener.told(message);
  }

  #lose(): void {
    this.#socket = null;
    clearTimeout(this.#deadline);
    if (!this.#wanted) return;
    this.#listener.lost();
    this.#retry = setTimeout(() => this.#open(), backOff(this.#tries, Math.random()));
    this.#tries += 1;
  }

  /** The page is looked at again, or the network is back. */
  #wake(): void {
    if (!this.#wanted || document.visibilityState === 'hidden') return;
    if (this.#socket === null) this.start();
    else this.#beat();
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || document.visibilityState === 'hidden') return;
    this.say({ type: 'ping' });
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      this.#socket?.close();
      this.#lose();
    }, PATIENCE);
  }
}
