import type { Refused, Table, TableSession } from '../table/index.ts';
import { safeName } from '../text/index.ts';
import { protocolAskedFor, PROTOCOL, readFromGuest } from './from-guest.ts';
import { encodeAnswered, encodeSentAway, encodeUpdate, encodeWelcome, type SentAway } from './from-host.ts';
import type { Link } from './link.ts';

/** The table as whoever comes in by a link finds it. */
export type Seating = Pick<Table, 'sit'>;

/**
 * Serves the guest at the other end of a link: greets it, seats it, passes on what its seat sees and what it answers,
 * and gives its seat up when the link closes. Whoever says what no guest may say, or says it too early, is sent away;
 * nobody else notices. `seated` is called once the guest has its seat.
 */
export function greet(link: Link, table: Seating, seated: () => void = () => {}): void {
  const guest = new Guest(link, table, seated);
  link.onMessage((text) => guest.hear(text));
  link.onClose(() => guest.leave());
}

class Guest {
  readonly #link: Link;
  readonly #table: Seating;
  readonly #seated: () => void;
  #session: TableSession | null = null;
  #gone = false;

  constructor(link: Link, table: Seating, seated: () => void) {
    this.#link = link;
    this.#table = table;
    this.#seated = seated;
  }

  hear(text: string): void {
    if (this.#gone) return;
    if (this.#session === null) this.#welcome(text);
    else this.#serve(this.#session, text);
  }

  /** Gives the seat up, if there is one; nothing is heard or said any more. */
  leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#session?.leave();
    this.#link.close();
  }

  #welcome(text: string): void {
    const protocol = protocolAskedFor(text);
    if (protocol !== null && protocol !== PROTOCOL) {
      this.#sendAway({ type: 'refused', code: 'version', protocol: PROTOCOL });
      return;
    }
    const message = readFromGuest(text);
    if (message?.type === 'hello') this.#seat(message.name);
    else this.#sendAway({ type: 'refused', code: 'malformed' });
  }

  #seat(raw: string): void {
    const named = safeName(raw);
    if (!named.ok) {
      this.#sendAway({ type: 'refused', code: 'bad-name', because: named.reason });
      return;
    }
    const session = this.#table.sit(named.name);
    if ('refused' in session) {
      this.#sendAway({ type: 'refused', code: session.refused });
      return;
    }
    this.#session = session;
    this.#link.send(encodeWelcome(session));
    session.onUpdate((update) => this.#link.send(encodeUpdate(update)));
    this.#seated();
  }

  #serve(session: TableSession, text: string): void {
    const message = readFromGuest(text);
    if (message?.type === 'answer') this.#report(message.call, session.answer(message.decision, message.move));
    else if (message?.type === 'claim') this.#report(message.call, session.claim(message.claim));
    else if (message?.type === 'leave') this.leave();
    else this.#sendAway({ type: 'refused', code: 'malformed' });
  }

  async #report(call: number, outcome: Promise<Refused | null>): Promise<void> {
    const refused = await outcome;
    if (!this.#gone) this.#link.send(encodeAnswered(call, refused));
  }

  #sendAway(refusal: SentAway): void {
    this.#link.send(encodeSentAway(refusal));
    this.leave();
  }
}
