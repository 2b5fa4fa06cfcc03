import type { Claim, Event, Move } from '../game/index.ts';
import { chatRoom, safeChat } from '../text/index.ts';
import type { TableCommand } from '../table/index.ts';
import type { ChatLine, EndedBecause, Refused, TableSession, Update } from '../table/index.ts';
import { encodeFromGuest, encodeGreeting, type FromGuest, type Greeting } from './from-guest.ts';
import { readFromHost, type FromHost, type SentAway } from './from-host.ts';
import { Known, snapshotIn } from './known.ts';
import type { Link } from './link.ts';
import { restore } from './update.ts';

/** What comes of asking to be let in: a session, the host's refusal, or a link that led to no answer. */
export type Joined =
  | RemoteSession
  | { readonly refused: SentAway }
  | { readonly unreachable: Extract<EndedBecause, 'lost' | 'unreadable'> };

/** What a session that comes back goes on with. */
export interface Resumption {
  /** What was known before the link was lost; it is brought up to date. */
  readonly known: Known;
  /** Hears of the new session first: whoever is told what there is now may want to answer at once. */
  readonly resumed: (session: RemoteSession) => void;
}

/** Greets the host at the other end of a link, anew or after one that was lost. Never rejects. */
export function join(link: Link, greeting: Greeting, again: Resumption | null = null): Promise<Joined> {
  return new Promise((resolve) => {
    link.onClose(() => resolve({ unreachable: 'lost' }));
    link.onMessage((text) => resolve(reactTo(readFromHost(text), link, again)));
    link.send(encodeGreeting(greeting));
  });
}

/** What the host's first message leads to. */
function reactTo(message: FromHost | null, link: Link, again: Resumption | null): Joined {
  const snapshot = message?.type === 'welcome' ? snapshotIn(message) : null;
  const table = snapshot?.latest.table.name;
  const isAnother = again !== null && table !== undefined && table !== again.known.latest.table.name;
  if (snapshot !== null && !isAnother) {
    const session = new RemoteSession(link, again?.known ?? new Known(snapshot));
    again?.resumed(session);
    again?.known.catchUp(snapshot);
    return session;
  }
  link.onMessage(() => {});
  link.close();
  if (isAnother) return { refused: { type: 'refused', code: 'no-such-seat', table } };
  return message?.type === 'refused' ? { refused: message } : { unreachable: 'unreadable' };
}

/** A question to the host, before it has its number. */
type Question = Extract<FromGuest, { readonly call: number }>;

/** A session whose table is at the other end of a link. After the link it answers `link-lost` to everything. */
export class RemoteSession implements TableSession {
  readonly known: Known;
  /** Resolves when the session is at its end, with why. */
  readonly ended: Promise<EndedBecause>;
  readonly #link: Link;
  readonly #unanswered = new Map<number, (refused: Refused | null) => void>();
  #calls = 0;
  #over = false;
  #tellEnd: (because: EndedBecause) => void = () => {};

  constructor(link: Link, known: Known) {
    this.known = known;
    this.ended = new Promise((resolve) => {
      this.#tellEnd = resolve;
    });
    this.#link = link;
    link.onMessage((text) => this.#hear(readFromHost(text)));
    link.onClose(() => this.#end('lost'));
  }

  get latest(): Update {
    return this.known.latest;
  }

  get log(): readonly Event[] {
    return this.known.log;
  }

  get talk(): readonly ChatLine[] {
    return this.known.talk;
  }

  get token(): string | null {
    return this.known.token;
  }

  onUpdate(listener: (update: Update) => void): () => void {
    return this.known.onUpdate(listener);
  }

  answer(decisionId: string, move: Move): Promise<Refused | null> {
    return this.#ask((call) => ({ type: 'answer', call, decision: decisionId, move }));
  }

  claim(claim: Claim): Promise<Refused | null> {
    return this.#ask((call) => ({ type: 'claim', call, claim }));
  }

  say(text: string): Promise<Refused | null> {
    if (chatRoom(text) < 0) return Promise.resolve('too-long');
    return this.#ask((call) => ({ type: 'say', call, text: safeChat(text) }));
  }

  command(command: TableCommand): Promise<Refused | null> {
    return this.#ask((call) => ({ type: 'command', call, command }));
  }

  leave(): void {
    if (this.#over) return;
    this.#link.send(encodeFromGuest({ type: 'leave' }));
    this.#end('left');
  }

  #ask(question: (call: number) => Question): Promise<Refused | null> {
    if (this.#over) return Promise.resolve('link-lost');
    this.#calls += 1;
    const call = this.#calls;
    return new Promise((resolve) => {
      this.#unanswered.set(call, resolve);
      this.#link.send(encodeFromGuest(question(call)));
    });
  }

  #hear(message: FromHost | null): void {
    if (this.#over) return;
    switch (message?.type) {
      case 'update': {
        const update = restore(message);
        return update === null ? this.#end('unreadable') : this.known.grow(update);
      }
      case 'welcome': {
        const snapshot = snapshotIn(message);
        return snapshot === null ? this.#end('unreadable') : this.known.catchUp(snapshot);
      }
      case 'answered':
        return this.#settle(message.call, message.refused);
      case 'ended':
        return this.#end(message.because);
      case 'refused':
        return this.#end('sent-away');
      case undefined:
        return this.#end('unreadable');
    }
  }

  #settle(call: number, refused: Refused | null): void {
    this.#unanswered.get(call)?.(refused);
    this.#unanswered.delete(call);
  }

  #end(because: EndedBecause): void {
    if (this.#over) return;
    this.#over = true;
    this.#link.close();
    for (const call of this.#unanswered.keys()) this.#settle(call, 'link-lost');
    this.#tellEnd(because);
  }
}
