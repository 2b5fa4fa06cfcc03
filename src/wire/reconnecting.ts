import type { Claim, Event, Move } from '../game/index.ts';
import type { TableCommand } from '../table/index.ts';
import type { ChatLine, EndedBecause, Refused, TableSession, Update } from '../table/index.ts';
import { backOff } from './back-off.ts';
import type { Greeting } from './from-guest.ts';
import type { SentAway } from './from-host.ts';
import type { Known } from './known.ts';
import { RemoteSession, type Resumption } from './remote-session.ts';

/** Whether there is a link to the host; while there is none, since when (as `now` counts) and after how many tries. */
export type LinkState = 'up' | { readonly lost: { readonly since: number; readonly tries: number } };

/** What comes of one try to come back; any `unreachable` is followed by another. */
export type Tried = RemoteSession | { readonly refused: SentAway } | { readonly unreachable: string };

/** What coming back takes; time and luck come in from outside. */
export interface Reconnection {
  /** Makes another link and greets the host over it, as `join` does. Never rejects. */
  readonly reach: (greeting: Greeting, again: Resumption) => Promise<Tried>;
  /** Calls back after so many milliseconds; the answer calls it off. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** Milliseconds since whenever. */
  readonly now: () => number;
}

/**
 * A session over one link after another. When a link is lost it comes back by itself: with the token of its seat, or
 * as the spectator that it was. It tries for as long as it takes, until it is back or the host says that there is
 * nothing to come back to. Meanwhile everything is answered with `link-lost`.
 */
export class Reconnecting implements TableSession {
  readonly ended: Promise<EndedBecause>;
  readonly #known: Known;
  readonly #again: Greeting;
  readonly #how: Reconnection;
  readonly #listeners = new Set<(link: LinkState) => void>();
  #session: RemoteSession;
  #link: LinkState = 'up';
  /** Calls off the next try; null unless one is planned. */
  #callOff: (() => void) | null = null;
  #over = false;
  #tellEnd: (because: EndedBecause) => void = () => {};

  /** `greeting` is what the first session was asked for with. */
  constructor(first: RemoteSession, greeting: Greeting, how: Reconnection) {
    this.#known = first.known;
    this.#again = first.token === null ? greeting : { type: 'back', token: first.token };
    this.#how = how;
    this.ended = new Promise((resolve) => {
      this.#tellEnd = resolve;
    });
    this.#session = first;
    this.#hold(first);
  }

  get latest(): Update {
    return this.#known.latest;
  }

  get log(): readonly Event[] {
    return this.#known.log;
  }

  get talk(): readonly ChatLine[] {
    return this.#known.talk;
  }

  get token(): string | null {
    return this.#known.token;
  }

  get link(): LinkState {
    return this.#link;
  }

  onUpdate(listener: (update: Update) => void): () => void {
    return this.#known.onUpdate(listener);
  }

  /** Calls back when the link is lost, after each try and when it is up again; the answer stops it. */
  onLink(listener: (link: LinkState) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Tries now, if a try is waited for. */
  retry(): void {
    if (this.#callOff === null) return;
    this.#callOff();
    void this.#try();
  }

  answer(decisionId: string, move: Move): Promise<Refused | null> {
    return this.#session.answer(decisionId, move);
  }

  claim(claim: Claim): Promise<Refused | null> {
    return this.#session.claim(claim);
  }

  say(text: string): Promise<Refused | null> {
    return this.#session.say(text);
  }

  command(command: TableCommand): Promise<Refused | null> {
    return this.#session.command(command);
  }

  leave(): void {
    this.#session.leave();
    this.#finish('left');
  }

  #hold(session: RemoteSession): void {
    void session.ended.then((because) => {
      if (because !== 'lost') this.#finish(because);
      else if (this.latest.table.closedBecause !== null) this.#finish('closed');
      else this.#lose();
    });
  }

  #lose(): void {
    if (this.#over) return;
    this.#setLink({ lost: { since: this.#how.now(), tries: 0 } });
    this.#plan(0);
  }

  #plan(tries: number): void {
    this.#callOff = this.#how.after(backOff(tries, this.#how.random()), () => void this.#try());
  }

  async #try(): Promise<void> {
    this.#callOff = null;
    const outcome = await this.#how.reach(this.#again, {
      known: this.#known,
      resumed: (session) => {
        this.#session = session;
      },
    });
    if (outcome instanceof RemoteSession) this.#returnTo(outcome);
    else if ('refused' in outcome) this.#finish(this.#meaning(outcome.refused));
    else this.#failed();
  }

  /** What it means that the host at the old address sends this side away. */
  #meaning(refused: SentAway): EndedBecause {
    if (refused.code === 'closed') return 'closed';
    const isAnother = refused.code === 'no-such-seat' && refused.table !== this.latest.table.name;
    return isAnother ? 'another-table' : 'sent-away';
  }

  #returnTo(session: RemoteSession): void {
    if (this.#over) {
      session.leave();
      return;
    }
    this.#setLink('up');
    this.#hold(session);
  }

  #failed(): void {
    if (this.#over || this.#link === 'up') return;
    const { since, tries } = this.#link.lost;
    this.#setLink({ lost: { since, tries: tries + 1 } });
    this.#plan(tries + 1);
  }

  #setLink(link: LinkState): void {
    this.#link = link;
    for (const listener of this.#listeners) listener(link);
  }

  #finish(because: EndedBecause): void {
    if (this.#over) return;
    this.#over = true;
    this.#callOff?.();
    this.#callOff = null;
    this.#tellEnd(because);
  }
}
