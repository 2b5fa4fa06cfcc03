import type { DoorName, Refused, TableSession, Update } from '../table/index.ts';
import { safeName, type SafeText } from '../text/index.ts';
import { encodeAnswered, encodeEnded, encodeSentAway, encodeUpdate, encodeWelcome } from './encode.ts';
import { callIn, protocolAskedFor, PROTOCOL, readFromGuest, type FromGuest } from './from-guest.ts';
import { endedByHost, type EndedByHost, type SentAway } from './from-host.ts';
import type { Link } from './link.ts';

/** A session whose viewer is reached by a link, which can be lost. */
export interface LinkedSession extends TableSession {
  /** The link is lost: the seat is kept, and shown to be away. */
  lost(): void;
}

/** Why a table lets somebody not in. */
interface TurnedAway {
  readonly refused: Exclude<SentAway['code'], 'version' | 'bad-name' | 'malformed'>;
}

/** By which door a guest comes, and what they may show to be let in. */
interface Shown {
  readonly code?: string | undefined;
  readonly door: DoorName;
}

/** The table as whoever comes in by a link finds it. */
export interface Seating {
  readonly name: SafeText;
  sit(name: SafeText, shown: Shown): LinkedSession | TurnedAway;
  watch(shown: Shown): LinkedSession | TurnedAway;
  comeBack(token: string, shown: Pick<Shown, 'door'>): LinkedSession | TurnedAway;
}

/** Whoever speaks the protocol comes by a program of their own. */
const door = 'node' satisfies DoorName;

/**
 * Serves the guest at the other end of a link: greets it, seats it, passes on what its viewer sees and what it asks,
 * and tells the table when the link is lost. Whoever doesn't begin with a greeting is sent away; what makes no sense
 * later is refused and changes nothing; nobody else notices. `seated` is called once the guest is in.
 */
export function greet(link: Link, table: Seating, seated: () => void = () => {}): void {
  const guest = new Guest(link, table, seated);
  link.onMessage((text) => guest.hear(text));
  link.onDrained(() => guest.catchUp());
  link.onClose(() => guest.lost());
}

class Guest {
  readonly #link: Link;
  readonly #table: Seating;
  readonly #seated: () => void;
  #session: LinkedSession | null = null;
  #gone = false;
  /** Whether updates were left out while the link was congested. */
  #behind = false;

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

  /** Tells all at once what was left out. */
  catchUp(): void {
    if (this.#gone || !this.#behind || this.#session === null) return;
    this.#behind = false;
    this.#link.send(encodeWelcome(this.#session));
  }

  lost(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#session?.lost();
  }

  #welcome(text: string): void {
    const protocol = protocolAskedFor(text);
    if (protocol !== null && protocol !== PROTOCOL) {
      this.#sendAway({ type: 'refused', code: 'version', protocol: PROTOCOL });
      return;
    }
    const comer = this.#letIn(readFromGuest(text));
    if ('type' in comer) {
      this.#sendAway(comer);
      return;
    }
    this.#session = comer;
    this.#link.send(encodeWelcome(comer));
    comer.onUpdate((update) => this.#tell(update));
    void comer.ended.then((because) => this.#end(because));
    this.#seated();
  }

  #letIn(message: FromGuest | null): LinkedSession | SentAway {
    switch (message?.type) {
      case 'hello': {
        const named = safeName(message.name);
        if (!named.ok) return { type: 'refused', code: 'bad-name', because: named.reason };
        return this.#orRefusal(this.#table.sit(named.name, { code: message.code, door }));
      }
      case 'watch':
        return this.#orRefusal(this.#table.watch({ code: message.code, door }));
      case 'back':
        return this.#orRefusal(this.#table.comeBack(message.token, { door }));
      default:
        return { type: 'refused', code: 'malformed' };
    }
  }

  #orRefusal(comer: LinkedSession | TurnedAway): LinkedSession | SentAway {
    if (!('refused' in comer)) return comer;
    const { refused: code } = comer;
    return code === 'no-such-seat'
      ? { type: 'refused', code, table: this.#table.name }
      : { type: 'refused', code };
  }

  #serve(session: LinkedSession, text: string): void {
    const message = readFromGuest(text);
    switch (message?.type) {
      case 'answer':
        return this.#report(message.call, session.answer(message.decision, message.move));
      case 'claim':
        return this.#report(message.call, session.claim(message.claim));
      case 'say':
        return this.#report(message.call, session.say(message.text));
      case 'command':
        return this.#report(message.call, session.command(message.command));
      case 'leave':
        session.leave();
        return this.#close();
      default:
        return this.#object(callIn(text));
    }
  }

  /** Refuses what is no message, under its number if it bears one. */
  #object(call: number | null): void {
    this.#link.send(
      call === null
        ? encodeSentAway({ type: 'refused', code: 'malformed' })
        : encodeAnswered(call, 'malformed'),
    );
  }

  #report(call: number, outcome: Promise<Refused | null>): void {
    void outcome.then((refused) => {
      if (!this.#gone) this.#link.send(encodeAnswered(call, refused));
    });
  }

  #tell(update: Update): void {
    if (this.#link.congested) this.#behind = true;
    else if (!this.#behind) this.#link.send(encodeUpdate(update));
    else this.catchUp();
  }

  #sendAway(refusal: SentAway): void {
    this.#link.send(encodeSentAway(refusal));
    this.#close();
  }

  #end(because: string): void {
    if (this.#gone) return;
    if (isByHost(because)) this.#link.send(encodeEnded(because));
    this.#close();
  }

  #close(): void {
    this.#gone = true;
    this.#link.close();
  }
}

const isByHost = (because: string): because is EndedByHost => endedByHost.includes(because);
