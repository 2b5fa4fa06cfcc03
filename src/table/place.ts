import type { Claim, Event, Move, Viewer } from '../game/index.ts';
import type { Refused, TableSession, Update } from './session.ts';

/** What a place asks of its table. */
export interface Host {
  answer(viewer: Viewer, decisionId: string, move: Move): Refused | null;
  claim(viewer: Viewer, claim: Claim): Refused | null;
  leave(place: Place): void;
}

/** A viewer's session as its table keeps it. */
export class Place implements TableSession {
  readonly viewer: Viewer;
  readonly log: Event[];
  latest: Update;
  readonly #host: Host;
  readonly #listeners = new Set<(update: Update) => void>();
  #shown: string;

  constructor(viewer: Viewer, log: Event[], first: Update, host: Host) {
    this.viewer = viewer;
    this.log = log;
    this.latest = first;
    this.#shown = visible(first);
    this.#host = host;
  }

  /** Passes an update on, unless this viewer could see nothing change: else its coming alone would tell something. */
  show(update: Update): void {
    const shown = visible(update);
    if (shown === this.#shown && update.news.length === 0) return;
    this.#shown = shown;
    this.latest = update;
    for (const listener of this.#listeners) listener(update);
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  answer(decisionId: string, move: Move): Promise<Refused | null> {
    return Promise.resolve(this.#host.answer(this.viewer, decisionId, move));
  }

  claim(claim: Claim): Promise<Refused | null> {
    return Promise.resolve(this.#host.claim(this.viewer, claim));
  }

  leave(): void {
    this.#listeners.clear();
    this.#host.leave(this);
  }
}

const visible = ({ table, view, decision, claims }: Update): string =>
  JSON.stringify([table, view, decision, claims]);
