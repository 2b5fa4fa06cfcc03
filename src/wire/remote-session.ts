import type { Claim, Event, Move, Viewer } from '../game/index.ts';
import type { Refused, TableSession, Update } from '../table/index.ts';
import { encodeFromGuest, PROTOCOL } from './from-guest.ts';
import { readFromHost, type FromHost, type SentAway } from './from-host.ts';
import type { Link } from './link.ts';
import { merge } from './news.ts';
import { restore } from './update.ts';

/**
 * Why a remote session ended: this side left; the link was lost; the host said what can't be read; the host sent this
 * side away.
 */
export type EndedBecause = 'left' | 'lost' | 'unreadable' | 'sent-away';

/** What comes of asking for a seat: a session, the host's refusal, or a link that led to no answer. */
export type Joined =
  | RemoteSession
  | { readonly refused: SentAway }
  | { readonly unreachable: Extract<EndedBecause, 'lost' | 'unreadable'> };

/** Asks the host at the other end of a link for a seat under that name. Never rejects. */
export function join(link: Link, name: string): Promise<Joined> {
  return new Promise((resolve) => {
    link.onClose(() => resolve({ unreachable: 'lost' }));
    link.onMessage((text) => resolve(reactTo(readFromHost(text), link)));
    link.send(encodeFromGuest({ type: 'hello', protocol: PROTOCOL, name }));
  });
}

/** What the host's first message leads to. */
function reactTo(message: FromHost | null, link: Link): Joined {
  const first = message?.type === 'welcome' ? restore(message, message.seat) : null;
  if (message?.type === 'welcome' && first !== null) {
    return new RemoteSession(link, message.seat, first, merge(message.log));
  }
  link.onMessage(() => {});
  link.close();
  return message?.type === 'refused' ? { refused: message } : { unreachable: 'unreadable' };
}

/** A session whose table is at the other end of a link. After the link it answers `link-lost` to everything. */
export class RemoteSession implements TableSession {
  readonly viewer: Viewer;
  readonly log: Event[];
  latest: Update;
  /** Resolves when the session is at its end, with why. */
  readonly ended: Promise<EndedBecause>;
  readonly #link: Link;
  readonly #listeners = new Set<(update: Update) => void>();
  readonly #unanswered = new Map<number, (refused: Refused | null) => void>();
  #calls = 0;
  #over = false;
  #tellEnd: (because: EndedBecause) => void = () => {};

  constructor(link: Link, viewer: Viewer, first: Update, log: Event[]) {
    this.viewer = viewer;
    this.log = log;
    this.latest = first;
    this.ended = new Promise((resolve) => {
      this.#tellEnd = resolve;
    });
    this.#link = link;
    link.onMessage((text) => this.#hear(readFromHost(text)));
    link.onClose(() => this.#end('lost'));
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  answer(decisionId: string, move: Move): Promise<Refused | null> {
    return this.#ask((call) => encodeFromGuest({ type: 'answer', call, decision: decisionId, move }));
  }

  claim(claim: Claim): Promise<Refused | null> {
    return this.#ask((call) => encodeFromGuest({ type: 'claim', call, claim }));
  }

  leave(): void {
    if (this.#over) return;
    this.#link.send(encodeFromGuest({ type: 'leave' }));
    this.#end('left');
  }

  #ask(question: (call: number) => string): Promise<Refused | null> {
    if (this.#over) return Promise.resolve('link-lost');
    this.#calls += 1;
    const call = this.#calls;
    return new Promise((resolve) => {
      this.#unanswered.set(call, resolve);
      this.#link.send(question(call));
    });
  }

  #hear(message: FromHost | null): void {
    if (this.#over) return;
    const update = message?.type === 'update' ? restore(message, this.viewer) : null;
    if (update !== null) this.#show(update);
    else if (message?.type === 'answered') this.#settle(message.call, message.refused);
    else this.#end(message?.type === 'refused' ? 'sent-away' : 'unreadable');
  }

  #show(update: Update): void {
    this.latest = update;
    this.log.push(...update.news);
    for (const listener of this.#listeners) listener(update);
  }

  #settle(call: number, refused: Refused | null): void {
    this.#unanswered.get(call)?.(refused);
    this.#unanswered.delete(call);
  }

  #end(because: EndedBecause): void {
    if (this.#over) return;
    this.#over = true;
    this.#listeners.clear();
    this.#link.close();
    for (const call of this.#unanswered.keys()) this.#settle(call, 'link-lost');
    this.#tellEnd(because);
  }
}
