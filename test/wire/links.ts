import type { Link } from '../../src/wire/index.ts';

/** One end of a link in memory; what it sends arrives at the other end in a later microtask. */
export class MemoryLink implements Link {
  /** All that this end has sent, in order. */
  readonly sent: string[] = [];
  closed = false;
  congested = false;
  other: MemoryLink = this;
  #hear = (_text: string): void => {};
  #ended = (): void => {};
  #drained = (): void => {};

  send(text: string): void {
    if (this.closed) return;
    this.sent.push(text);
    queueMicrotask(() => this.other.#hear(text));
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.other.closed = true;
    queueMicrotask(() => {
      this.#ended();
      this.other.#ended();
    });
  }

  /** Whoever is at the other end reads again. */
  drain(): void {
    this.congested = false;
    this.#drained();
  }

  onDrained(listener: () => void): void {
    this.#drained = listener;
  }

  onMessage(listener: (text: string) => void): void {
    this.#hear = listener;
  }

  onClose(listener: () => void): void {
    this.#ended = listener;
  }
}

/** Both ends of a link: the host's, the guest's. */
export function linkPair(): [MemoryLink, MemoryLink] {
  const host = new MemoryLink();
  const guest = new MemoryLink();
  host.other = guest;
  guest.other = host;
  return [host, guest];
}

/** Lets everything that is under way arrive. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
