import type { Claim, Event, Move } from '../../game/index.ts';
import type { ChatLine, EndedBecause, Refused, TableCommand, TableSession, Update } from '../../table/index.ts';
import type { Turns } from './turns.ts';

/** A session that tells its screen what is new when its turn has come: the newest state, with all that was told meanwhile. */
export class SessionInTurns implements TableSession {
  readonly ended: Promise<EndedBecause>;
  readonly #session: TableSession;
  readonly #turns: Turns;

  constructor(session: TableSession, turns: Turns) {
    this.#session = session;
    this.#turns = turns;
    this.ended = session.ended.then((because) => new Promise((resolve) => turns.ask(() => resolve(because))));
  }

  get latest(): Update {
    return this.#session.latest;
  }

  get log(): readonly Event[] {
    return this.#session.log;
  }

  get talk(): readonly ChatLine[] {
    return this.#session.talk;
  }

  get token(): string | null {
    return this.#session.token;
  }

  onUpdate(listener: (update: Update) => void): () => void {
    let missed: Update[] = [];
    const tell = (): void => {
      const updates = missed;
      missed = [];
      listener(inOne(updates, this.latest));
    };
    const stop = this.#session.onUpdate((update) => {
      missed.push(update);
      this.#turns.ask(tell);
    });
    return () => {
      stop();
      this.#turns.forget(tell);
    };
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
  }
}

const inOne = (updates: readonly Update[], latest: Update): Update => ({
  ...latest,
  news: updates.flatMap(({ news }) => news),
  talk: updates.flatMap(({ talk }) => talk),
});
