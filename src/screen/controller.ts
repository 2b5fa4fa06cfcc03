import { attached, type News, type ScreenState } from './state.ts';
import { step, type Effect, type Input } from './press.ts';
import type { After } from './terminal/pace.ts';
import type { Key } from './terminal/keys.ts';
import type { Policy } from '../game/index.ts';
import type { Refused, TableSession } from '../table/index.ts';

/** What a screen stands between, and what comes from outside. */
export interface ControllerOptions {
  readonly session: TableSession;
  /** The same tiles in an order that nobody can foresee, so that key presses tell nothing. */
  readonly shuffle: (tiles: readonly Policy[]) => readonly Policy[];
  readonly after: After;
  /** The person has confirmed that they leave. */
  readonly onQuit: () => void;
}

/** Holds one screen's state between a session and what draws it. */
export class Controller {
  #state: ScreenState;
  readonly #options: ControllerOptions;
  readonly #listeners = new Set<() => void>();
  /** Timers of the presses that keep secrets open; the last to run out closes them. */
  readonly #holds = new Set<() => void>();
  #stopListening: (() => void) | undefined;

  constructor(options: ControllerOptions) {
    this.#options = options;
    this.#state = attached(options.session.viewer, this.#news());
  }

  readonly state = (): ScreenState => this.#state;

  /** Follows the session; the answer stops it, and every timer. */
  start(): () => void {
    const { session } = this.#options;
    this.#stopListening = session.onUpdate(() => this.#take({ type: 'news', ...this.#news() }));
    if (session.latest !== this.#state.update) this.#take({ type: 'news', ...this.#news() });
    return () => {
      this.#stopListening?.();
      this.#release();
    };
  }

  /** Calls back after each change of the state; the answer stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A key was pressed. */
  hear(key: Key): void {
    this.#take({ type: 'key', key });
  }

  /** The newest state is on the screen. */
  drawn(): void {
    this.#take({ type: 'drawn' });
  }

  /** A President's tiles lie as drawn; of a Chancellor's, no order may mean anything. */
  #news(): News {
    const { session, shuffle } = this.#options;
    const update = session.latest;
    const mine = update.view?.mine;
    const hand = mine?.peek.length ? mine.peek : (mine?.hand ?? []);
    const enacts = update.decision?.options.some(({ type }) => type === 'enact') ?? false;
    return { update, log: session.log, tiles: enacts ? shuffle(hand) : hand };
  }

  #take(input: Input): void {
    const { state, effects } = step(this.#state, input);
    const changed = state !== this.#state;
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect);
    if (changed) for (const listener of this.#listeners) listener();
  }

  #carryOut(effect: Effect): void {
    const { session, onQuit } = this.#options;
    switch (effect.type) {
      case 'answer':
        return void this.#reply(session.answer(effect.decisionId, effect.move));
      case 'claim':
        return void this.#reply(session.claim(effect.claim));
      case 'hold':
        return this.#hold(effect.milliseconds);
      case 'release':
        return this.#release();
      case 'quit':
        return onQuit();
    }
  }

  async #reply(answer: Promise<Refused | null>): Promise<void> {
    const reason = await answer;
    if (reason !== null) this.#take({ type: 'refused', reason });
  }

  #hold(milliseconds: number): void {
    const cancel = this.#options.after(milliseconds, () => {
      this.#holds.delete(cancel);
      if (this.#holds.size === 0) this.#take({ type: 'time-up' });
    });
    this.#holds.add(cancel);
  }

  #release(): void {
    for (const cancel of this.#holds) cancel();
    this.#holds.clear();
  }
}
