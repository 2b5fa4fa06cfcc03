/** A connection that carries texts, whole and in order. It calls nobody back from within `send` or `close`. */
export interface Link {
  /** Does nothing once the link is closed. */
  send(text: string): void;
  /** Whether so much waits to be sent that whatever can wait should. */
  readonly congested: boolean;
  /** Sets who hears that the link, after it was congested, no longer is. */
  onDrained(listener: () => void): void;
  /** Closes the link after what was sent; messages may still come until `onClose` calls back. */
  close(): void;
  /** Sets who hears of each message from now on, in the place of whoever did. */
  onMessage(listener: (text: string) => void): void;
  /** Sets who hears, once, that the link is closed, by whichever side or accident. */
  onClose(listener: () => void): void;
}
