import type { ServerChannel } from 'ssh2';
import type { Socket } from 'node:net';
import type { ColourDepth, Size, TerminalListener, TerminalSession } from '../../screen/index.ts';

/** When more bytes than these wait for a reader, frames are left out until they are gone. */
export const CONGESTED = 65_536;
/** The most bytes that may wait, of frames and of answers to the client's own requests. */
export const MOST_UNSENT = 1_048_576;

/** The terminal at the other end of an SSH channel. */
export class ChannelTerminal implements TerminalSession {
  readonly depth: ColourDepth;
  readonly padded = true;
  readonly onError: (error: unknown) => void;
  readonly #channel: ServerChannel;
  readonly #socket: Socket;
  readonly #size: () => Size;
  #listener: TerminalListener | undefined;
  #congested = false;

  constructor(
    channel: ServerChannel,
    socket: Socket,
    told: {
      readonly depth: ColourDepth;
      readonly size: () => Size;
      readonly onError: (error: unknown) => void;
    },
  ) {
    this.#channel = channel;
    this.#socket = socket;
    this.depth = told.depth;
    this.#size = told.size;
    this.onError = told.onError;
    const end = (): void => this.#listener?.end();
    channel.on('data', (bytes: Uint8Array) => this.#listener?.input(bytes));
    channel.on('end', end);
    channel.on('close', end);
    channel.on('error', end);
    socket.on('close', end);
    socket.on('drain', this.#drained);
  }

  size(): Size {
    return this.#size();
  }

  /** The window has another size. */
  resized(): void {
    this.#listener?.resize();
  }

  write(text: string): boolean {
    if (!this.#channel.writable) return true;
    this.#channel.write(text, this.#drained);
    const waiting = this.#channel.writableLength + this.#socket.writableLength;
    this.#congested = waiting > CONGESTED;
    return !this.#congested;
  }

  /** The other side's terminal is in raw mode as long as the session lasts. */
  setRawMode(): void {}

  listen(listener: TerminalListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }

  readonly #drained = (): void => {
    const waiting = this.#channel.writableLength + this.#socket.writableLength;
    if (!this.#congested || waiting > CONGESTED) return;
    this.#congested = false;
    this.#listener?.drain();
  };
}
