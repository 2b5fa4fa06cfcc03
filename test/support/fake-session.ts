import {
  claims,
  view,
  type Claim,
  type Event,
  type Game,
  type Move,
  type Seat,
  type Viewer,
} from '../../src/game/index.ts';
import { decisionFor } from '../../src/table/decision.ts';
import { safeText, type SafeText } from '../../src/text/index.ts';
import type { Refused, Sitter, Stage, TableSession, TableState, Update } from '../../src/table/index.ts';

/** What is answered or said in a session. */
export type Sent = { readonly decisionId: string; readonly move: Move } | { readonly claim: Claim } | 'left';

/** A table that a test sets as it likes, as one viewer's session. */
export class FakeSession implements TableSession {
  readonly viewer: Viewer;
  readonly log: Event[] = [];
  readonly sent: Sent[] = [];
  /** What answers and claims come back with. */
  refuse: Refused | null = null;
  latest: Update;
  readonly #listeners = new Set<(update: Update) => void>();

  constructor(viewer: Viewer, first: Update, log: readonly Event[] = []) {
    this.viewer = viewer;
    this.latest = first;
    this.log.push(...log);
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  answer(decisionId: string, move: Move): Promise<Refused | null> {
    this.sent.push({ decisionId, move });
    return Promise.resolve(this.refuse);
  }

  claim(claim: Claim): Promise<Refused | null> {
    this.sent.push({ claim });
    return Promise.resolve(this.refuse);
  }

  leave(): void {
    this.sent.push('left');
  }

  /** The table changes, and tells. */
  show(update: Update): void {
    this.log.push(...update.news);
    this.latest = update;
    for (const listener of this.#listeners) listener(update);
  }
}

/** A table of those people, none of them a bot. */
export function tableOf(
  names: readonly (string | null)[],
  stage: Stage = 'playing',
  name = 'KITE-42',
): TableState {
  const seats = names.map((given): Sitter | null =>
    given === null ? null : { name: safe(given), bot: false, away: false },
  );
  return { name: safe(name), stage, seats, closedBecause: null };
}

/** What a table tells one of its seats. */
export function updateOf(
  game: Game,
  seat: Seat | null,
  table: TableState,
  news: readonly Event[] = [],
): Update {
  return {
    table,
    view: view(game, seat),
    decision: seat === null ? null : decisionFor(game, seat),
    claims: seat === null ? [] : claims(game, seat),
    news,
  };
}

const safe = (text: string): SafeText => safeText(text, 40);
