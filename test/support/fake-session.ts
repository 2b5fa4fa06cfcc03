import { claims, view, type Claim, type Event, type Game, type Move, type Seat } from '../../src/game/index.ts';
import { decisionFor } from '../../src/table/decision.ts';
import { noClocks } from '../../src/table/index.ts';
import { safeChat, safeText, type SafeText } from '../../src/text/index.ts';
import type {
  ChatLine,
  EndedBecause,
  Refused,
  Sitter,
  Stage,
  TableCommand,
  TableSession,
  TableState,
  Update,
} from '../../src/table/index.ts';

/** What is answered, claimed, said or commanded in a session. */
export type Sent =
  | { readonly decisionId: string; readonly move: Move }
  | { readonly claim: Claim }
  | { readonly said: string }
  | { readonly command: TableCommand }
  | 'left';

/** A table that a test sets as it likes, as one viewer's session. */
export class FakeSession implements TableSession {
  readonly log: Event[] = [];
  readonly talk: ChatLine[] = [];
  readonly token: string | null;
  readonly ended: Promise<EndedBecause>;
  /** Ends it. */
  readonly end: (because: EndedBecause) => void;
  readonly sent: Sent[] = [];
  /** What everything sent comes back with. */
  refuse: Refused | null = null;
  latest: Update;
  readonly #listeners = new Set<(update: Update) => void>();

  constructor(first: Update, log: readonly Event[] = [], talk: readonly ChatLine[] = []) {
    let end: FakeSession['end'] = () => undefined;
    this.ended = new Promise((resolve) => {
      end = resolve;
    });
    this.end = end;
    this.latest = first;
    this.token = first.viewer === null ? null : 'k3f9-x2mm-7tq4-h8sd-pw5c';
    this.log.push(...log);
    this.talk.push(...talk);
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  answer(decisionId: string, move: Move): Promise<Refused | null> {
    return this.#send({ decisionId, move });
  }

  claim(claim: Claim): Promise<Refused | null> {
    return this.#send({ claim });
  }

  say(said: string): Promise<Refused | null> {
    return this.#send({ said });
  }

  command(command: TableCommand): Promise<Refused | null> {
    return this.#send({ command });
  }

  leave(): void {
    this.sent.push('left');
  }

  /** The table changes, and tells. */
  show(update: Update): void {
    this.log.push(...update.news);
    this.talk.push(...update.talk);
    this.latest = update;
    for (const listener of this.#listeners) listener(update);
  }

  #send(sent: Sent): Promise<Refused | null> {
    this.sent.push(sent);
    return Promise.resolve(this.refuse);
  }
}

/** A table of those people, all ready, none of them a bot or a host. */
export function tableOf(
  names: readonly string[],
  stage: Stage = 'playing',
  name = 'KITE-42',
  more: Partial<TableState> = {},
): TableState {
  return {
    name: safe(name),
    stage,
    seats: names.map((given) => sitter(given)),
    capacity: 10,
    startsByItself: false,
    host: null,
    spectators: 0,
    doors: [],
    rules: {},
    looking: false,
    paused: false,
    clocks: noClocks,
    timeLeft: null,
    together: false,
    wantsBreakOff: [],
    brokenOff: null,
    game: stage === 'lobby' ? 0 : 1,
    closedBecause: null,
    ...more,
  };
}

/** Somebody at a table. */
export const sitter = (name: string, more: Partial<Sitter> = {}): Sitter => ({
  name: safe(name),
  person: true,
  bot: false,
  away: false,
  ready: true,
  door: null,
  ...more,
});

/** What a table tells one of its seats. */
export function updateOf(
  game: Game,
  seat: Seat | null,
  table: TableState,
  news: readonly Event[] = [],
): Update {
  const held = table.looking || table.paused || table.stage !== 'playing';
  return {
    ...without(seat, table),
    view: view(game, seat),
    decision: seat === null || held ? null : decisionFor(game, seat),
    claims: seat === null ? [] : claims(game, seat),
    news,
  };
}

/** What a table without a game tells one of its seats. */
export const without = (viewer: Seat | null, table: TableState): Update => ({
  viewer,
  hosts: viewer !== null && viewer === table.host,
  table,
  view: null,
  decision: null,
  claims: [],
  news: [],
  talk: [],
});

/** Somebody in a seat, from 1, said something; seat 0 is a spectator. */
export const line = (names: readonly string[], seat: number, text: string, round: number | null): ChatLine => ({
  type: 'said',
  seat: seat === 0 ? null : seat - 1,
  name: safe(names[seat - 1] ?? 'Eve'),
  text: safeChat(text),
  round,
});

const safe = (text: string): SafeText => safeText(text, 40);
