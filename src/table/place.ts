import type { Chair } from './chair.ts';
import type { ChatLine, EndedBecause, Refused, TableSession, Update } from './session.ts';
import type { Claim, Event, Move, View } from '../game/index.ts';
import type { TableCommand } from './commands.ts';

/** What a place asks of its table. */
export interface Desk {
  answer(place: Place, decisionId: string, move: Move): Refused | null;
  claim(place: Place, claim: Claim): Refused | null;
  say(place: Place, text: string): Refused | null;
  command(place: Place, command: TableCommand): Refused | null;
  /** The person goes, or only their link does. */
  gone(place: Place, because: 'left' | 'lost'): void;
}

/** What a place is made of. */
export interface PlaceParts {
  /** Null for spectators. */
  readonly chair: Chair | null;
  readonly hosts: boolean;
  readonly log: readonly Event[];
  readonly talk: readonly ChatLine[];
}

/** A viewer's session as its table keeps it. */
export class Place implements TableSession {
  readonly chair: Chair | null;
  readonly hosts: boolean;
  readonly log: readonly Event[];
  readonly talk: readonly ChatLine[];
  readonly ended: Promise<EndedBecause>;
  readonly #desk: Desk;
  readonly #listeners = new Set<(update: Update) => void>();
  #latest: Update | null = null;
  #shown = '';
  #resolve: ((because: EndedBecause) => void) | null = null;

  constructor({ chair, hosts, log, talk }: PlaceParts, desk: Desk) {
    this.chair = chair;
    this.hosts = hosts;
    this.log = log;
    this.talk = talk;
    this.#desk = desk;
    this.ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get latest(): Update {
    if (this.#latest === null) throw new Error('a place that was never shown its table');
    return this.#latest;
  }

  /** The game as this viewer saw it last; null where they see none. */
  get lastView(): View | null {
    return this.#latest?.view ?? null;
  }

  get token(): string | null {
    return this.chair?.token ?? null;
  }

  /** Passes an update on, unless this viewer could see nothing change: else its coming alone would tell something. */
  show(update: Update): void {
    const shown = visible(update);
    if (shown === this.#shown && update.news.length === 0 && update.talk.length === 0) return;
    this.#shown = shown;
    this.#latest = update;
    for (const listener of this.#listeners) listener(update);
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  answer(decisionId: string, move: Move): Promise<Refused | null> {
    return this.#ask(() => this.#desk.answer(this, decisionId, move));
  }

  claim(claim: Claim): Promise<Refused | null> {
    return this.#ask(() => this.#desk.claim(this, claim));
  }

  say(text: string): Promise<Refused | null> {
    return this.#ask(() => this.#desk.say(this, text));
  }

  command(command: TableCommand): Promise<Refused | null> {
    return this.#ask(() => this.#desk.command(this, command));
  }

  leave(): void {
    this.#desk.gone(this, 'left');
  }

  /** The link to this viewer is lost: a seat is kept, in the lobby too. */
  lost(): void {
    this.#desk.gone(this, 'lost');
  }

  /** Nothing more comes to this viewer, or from them. */
  end(because: EndedBecause): void {
    this.#listeners.clear();
    this.#resolve?.(because);
    this.#resolve = null;
  }

  #ask(desk: () => Refused | null): Promise<Refused | null> {
    return Promise.resolve(this.#resolve === null ? 'link-lost' : desk());
  }
}

const visible = ({ viewer, hosts, table, view, decision, claims }: Update): string =>
  JSON.stringify([viewer, hosts, table, view, decision, claims]);
