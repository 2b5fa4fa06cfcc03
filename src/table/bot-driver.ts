import { awaited, claims, has, options, type Command, type Game, type Seat } from '../game/index.ts';
import type { Chair } from './chair.ts';

/** What a driver needs of its table. */
export interface Drive {
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** How long bots wait before they act, in milliseconds; longer where an outcome is to be read first. */
  readonly pause: number;
  readonly command: (seat: Seat, command: Command) => void;
}

/** So many pauses bots wait in a phase that an outcome led to: everybody is to have read it before the next one. */
const pausesAfterOutcome = 2.5;

/** The vote comes after a name alone, the Chancellor's turn after a discard that nobody else may notice. */
const withoutOutcome: ReadonlySet<Game['phase']> = new Set(['vote', 'enact']);

/** Lets the bots among the chairs act, a pause after what they act on: it follows from the phase and tells nothing else. */
export class BotDriver {
  readonly #chairs: readonly Chair[];
  readonly #drive: Drive;
  #callOff: (() => void) | null = null;
  /** Whether something has happened since the bots were last asked for claims. */
  #unheard = false;
  #phase: Game['phase'] | null = null;

  constructor(chairs: readonly Chair[], drive: Drive) {
    this.#chairs = chairs;
    this.#drive = drive;
  }

  /** To be called after each thing that happened in the game. */
  wake(game: Game): void {
    this.#unheard = true;
    if (game.phase !== this.#phase) this.stop();
    this.#phase = game.phase;
    this.#plan(game);
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #plan(game: Game): void {
    if (this.#callOff !== null || game.ending !== null) return;
    const due = this.#bots().some(({ seat }) => {
      return has(awaited(game), seat) || (this.#unheard && claims(game, seat).length > 0);
    });
    const pauses = withoutOutcome.has(game.phase) ? 1 : pausesAfterOutcome;
    if (due) this.#callOff = this.#drive.after(this.#drive.pause * pauses, () => this.#act(game));
  }

  /** Every bot says what it has to say, then those awaited answer; what that leads to waits for the next pause. */
  #act(game: Game): void {
    this.#unheard = false;
    for (const chair of this.#bots()) {
      const claim = chair.claim(game);
      if (claim !== null) this.#drive.command(chair.seat, claim);
    }
    const { round, phase } = game;
    for (const chair of this.#bots()) {
      if (game.round !== round || game.phase !== phase) break;
      if (has(awaited(game), chair.seat))
        this.#drive.command(chair.seat, chair.decide(game, options(game, chair.seat)));
    }
    this.stop();
    this.#plan(game);
  }

  #bots(): readonly Chair[] {
    return this.#chairs.filter(({ bot }) => bot !== null);
  }
}
