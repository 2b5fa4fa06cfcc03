import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { After } from '../web-socket/index.ts';

/** The most connections that may be open at once: in all, from one address, and from one address without a seat yet. */
export const MOST_CONNECTIONS = 256;
export const MOST_FROM_ONE_ADDRESS = 64;
export const MOST_WAITING = 16;

/**
 * How long a connection may take, in milliseconds: from its first packet to a seat; the same by SSH, whose handshake
 * takes longer; and from when a person is asked for what is missing, like a name.
 */
export const GRACE = 10_000;
export const SSH_GRACE = 20_000;
export const ASKING_GRACE = 300_000;

/** The open connections from one address, and how many of them have no seat yet. */
interface Caller {
  open: number;
  waiting: number;
}

/** A connection until it has a seat, or is gone. */
interface Waiting {
  readonly socket: Socket;
  readonly caller: Caller;
  /** Calls off its end; null once it waits no more. */
  callOff: (() => void) | null;
}

/** Who may call, how many at once and for how long without a seat, whatever they speak and at whichever port. */
export class Callers {
  readonly #after: After;
  readonly #callers = new Map<string, Caller>();
  readonly #waiting = new WeakMap<Duplex, Waiting>();
  #open = 0;

  constructor(after: After) {
    this.#after = after;
  }

  /** Counts a connection in, and ends it when it has no seat after the grace; false where enough are open. */
  admit(socket: Socket): boolean {
    const address = socket.remoteAddress ?? '';
    const caller = this.#callers.get(address) ?? { open: 0, waiting: 0 };
    const enough =
      this.#open >= MOST_CONNECTIONS || caller.open >= MOST_FROM_ONE_ADDRESS || caller.waiting >= MOST_WAITING;
    if (enough) return false;
    this.#callers.set(address, caller);
    this.#open += 1;
    caller.open += 1;
    caller.waiting += 1;
    this.#waiting.set(socket, { socket, caller, callOff: () => {} });
    this.allow(socket, GRACE);
    socket.on('close', () => {
      this.seated(socket);
      this.#open -= 1;
      caller.open -= 1;
      if (caller.open === 0) this.#callers.delete(address);
    });
    return true;
  }

  /** The connection goes on inside of another stream, like one of TLS. */
  goesOnIn(stream: Duplex, socket: Socket): void {
    const waiting = this.#waiting.get(socket);
    if (waiting !== undefined) this.#waiting.set(stream, waiting);
  }

  /** Gives a connection so many milliseconds from now to a seat. */
  allow(stream: Duplex, milliseconds: number): void {
    const waiting = this.#waiting.get(stream);
    if (!waiting?.callOff) return;
    waiting.callOff();
    waiting.callOff = this.#after(milliseconds, () => waiting.socket.destroy());
  }

  /** A person is there, and may be asked for what is missing. */
  readonly welcomed = (stream: Duplex): void => this.allow(stream, ASKING_GRACE);

  /** Whoever calls by that connection sits at the table or looks on. */
  readonly seated = (stream: Duplex): void => {
    const waiting = this.#waiting.get(stream);
    if (!waiting?.callOff) return;
    waiting.callOff();
    waiting.callOff = null;
    waiting.caller.waiting -= 1;
  };
}
