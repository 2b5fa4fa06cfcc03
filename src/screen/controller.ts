import { opened, step } from './press.ts';
import type { Effect, Input } from './effects.ts';
import type { Edition, HintKind, LostLink } from '../words/index.ts';
import type { Adviser } from './advice.ts';
import type { Came } from './ways.ts';
import type { Handing } from './handing.ts';
import type { News } from './news.ts';
import type { ScreenState } from './state.ts';
import type { After } from './terminal/pace.ts';
import type { Key } from './terminal/keys.ts';
import type { Keymap } from './keymap.ts';
import type { Policy, Seat } from '../game/index.ts';
import type { Refused, TableSession } from '../table/index.ts';

/** What a screen stands between, and what comes from outside. */
export interface ControllerOptions {
  readonly session: TableSession;
  /** The same tiles in an order that nobody can foresee, so that key presses tell nothing. */
  readonly shuffle: (tiles: readonly Policy[]) => readonly Policy[];
  readonly after: After;
  readonly keymap: Keymap;
  /** In what this person reads the game at first. */
  readonly edition: Edition;
  /** They read it in another from now on. */
  readonly onEdition?: (edition: Edition) => void;
  /** How this person has come to the table; absent where nothing leads back. */
  readonly came?: Came;
  /** Nobody but this person and bots plays: they are alone with the screen until they say otherwise. */
  readonly solo?: boolean;
  /** Whom they may ask for advice: only where nobody else plays, since others have none. */
  readonly advise?: Adviser;
  /** For a table at one terminal that goes from hand to hand. */
  readonly handing?: Handing;
  /** The keyboard goes to somebody; from one's own screen, back (null). */
  readonly onHand?: (to: Seat | null) => void;
  /** The hints that this person needs no more, from games before. */
  readonly known?: readonly HintKind[];
  /** A game that was left unfinished goes on, which is said until a key is pressed. */
  readonly goesOn?: boolean;
  /** They need one less. */
  readonly onHint?: (kind: HintKind) => void;
  /** The person has confirmed that they go; the table stays. */
  readonly onLeaveSeat: () => void;
  /** The host has confirmed that the table is to close for everybody. */
  readonly onClose: () => void;
  /** A lost link is to be tried again at once. */
  readonly onRetry: () => void;
}

/** Holds one screen's state between a session and what draws it. */
export class Controller {
  #state: ScreenState;
  #session: TableSession;
  readonly #options: ControllerOptions;
  readonly #listeners = new Set<() => void>();
  /** Timers of the presses that keep secrets open; the last to run out closes them. */
  readonly #holds = new Set<() => void>();
  #fault: { readonly thrown: unknown } | null = null;

  constructor(options: ControllerOptions) {
    this.#options = options;
    this.#session = options.session;
    const { keymap, edition, known, goesOn, came, solo, advise, handing, session } = options;
    this.#state = opened(this.#news(), {
      keymap,
      edition,
      token: session.token,
      ...(known && { known }),
      ...(goesOn && { goesOn }),
      ...(came && { came }),
      ...(solo && { solo }),
      ...(advise && { advise }),
      ...(handing && { handing }),
    });
  }

  /** Throws what was thrown between two drawings: so a fault ends this screen, where it is drawn, and nothing else. */
  readonly state = (): ScreenState => {
    if (this.#fault !== null) throw this.#fault.thrown;
    return this.#state;
  };

  /** Follows that session; the answer stops it, and every timer. */
  follow(session: TableSession): () => void {
    this.#session = session;
    const takeNews = (): void => this.#guard(() => this.#change({ type: 'news', ...this.#news() }));
    const stopListening = session.onUpdate(takeNews);
    if (session.latest !== this.#state.update) takeNews();
    let following = true;
    void session.ended.then((because) => {
      if (following && because !== 'left' && because !== 'lost') this.#take({ type: 'ended', because });
    });
    return () => {
      following = false;
      stopListening();
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

  /** The link to the table is lost, or found again. */
  linkIs(link: LostLink | null): void {
    if (link !== this.#state.link) this.#take({ type: 'link', link });
  }

  /** The terminal goes from hand to hand, and something of that has changed. */
  handingIs(handing: Handing | null): void {
    if (JSON.stringify(handing) !== JSON.stringify(this.#state.handing))
      this.#take({ type: 'handing', handing });
  }

  /** The newest state is on the screen, with a page that can be so far from where it opens. */
  drawn(furthest: number): void {
    this.#take({ type: 'drawn', furthest });
  }

  /** A President's tiles lie as drawn; of a Chancellor's, no order may mean anything. */
  #news(): News {
    const { shuffle } = this.#options;
    const session = this.#session;
    const update = session.latest;
    const mine = update.view?.mine;
    const hand = mine?.peek.length ? mine.peek : (mine?.hand ?? []);
    const enacts = update.decision?.options.some(({ type }) => type === 'enact') ?? false;
    return { update, log: session.log, talk: session.talk, tiles: enacts ? shuffle(hand) : hand };
  }

  #take(input: Input): void {
    this.#guard(() => this.#change(input));
  }

  #guard(run: () => void): void {
    if (this.#fault !== null) return;
    try {
      run();
    } catch (thrown) {
      this.#fault = { thrown };
      for (const listener of this.#listeners) listener();
    }
  }

  #change(input: Input): void {
    const before = this.#state;
    const { state, effects } = step(before, input);
    const changed = state !== before;
    this.#state = state;
    for (const kind of state.hinted) if (!before.hinted.has(kind)) this.#options.onHint?.(kind);
    if (state.edition !== before.edition) this.#options.onEdition?.(state.edition);
    for (const effect of effects) this.#carryOut(effect);
    if (changed) for (const listener of this.#listeners) listener();
  }

  #carryOut(effect: Effect): void {
    const session = this.#session;
    switch (effect.type) {
      case 'answer':
        return void this.#reply(session.answer(effect.decisionId, effect.move));
      case 'claim':
        return void this.#reply(session.claim(effect.claim));
      case 'command':
        return void this.#reply(session.command(effect.command));
      case 'say':
        return void this.#say(effect.text);
      case 'hold':
        return this.#hold(effect.milliseconds);
      case 'release':
        return this.#release();
      case 'retry':
        return this.#options.onRetry();
      case 'hand':
        return this.#options.onHand?.(effect.to);
      case 'leave':
        return this.#options.onLeaveSeat();
      case 'close':
        return this.#options.onClose();
    }
  }

  async #say(text: string): Promise<void> {
    const reason = await this.#session.say(text);
    if (reason !== null) this.#take({ type: 'unheard', text, reason });
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
