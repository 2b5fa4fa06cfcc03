import { awaited, claims, has, options, type Command, type Game, type Seat } from '../game/index.ts';
import type { Chair } from './chair.ts';
import type { Pace } from './pace.ts';

/** What a driver needs of its table. */
export interface Drive {
  readonly after: (milliseconds: number, then: () => void) => () => void;
  readonly pace: Pace;
  readonly command: (seat: Seat, command: Command) => void;
}

/** What bots wait for the time to do, by seat, each with what calls it off. */
type Waiting = Map<Seat, () => void>;

/**
 * Lets the bots among the chairs say what they saw and answer, each at a moment of its own. The moments follow from
 * what everybody knows: the phase, who is awaited, and who may claim something that they weren't asked about yet.
 */
export class BotDriver {
  readonly #chairs: readonly Chair[];
  readonly #drive: Drive;
  readonly #speaking: Waiting = new Map();
  readonly #answering: Waiting = new Map();
  /** What each bot was last asked to claim. */
  readonly #askedAbout = new Map<Seat, string>();
  #phase: Game['phase'] | null = null;

  constructor(chairs: readonly Chair[], drive: Drive) {
    this.#chairs = chairs;
    this.#drive = drive;
  }

  /** To be called after each thing that happened in the game. */
  wake(game: Game): void {
    if (game.phase !== this.#phase) this.stop();
    this.#phase = game.phase;
    if (game.ending === null) this.#plan(game);
  }

  stop(): void {
    for (const waiting of [this.#speaking, this.#answering]) {
      for (const callOff of waiting.values()) callOff();
      waiting.clear();
    }
  }

  #plan(game: Game): void {
    const bots = this.#chairs.filter(({ bot }) => bot !== null);
    const speakers = bots.filter(({ seat }) => !this.#speaking.has(seat) && this.#hasNews(game, seat));
    const due = bots.filter(({ seat }) => !this.#answering.has(seat) && has(awaited(game), seat));
    if (speakers.length + due.length === 0) return;
    const moments = this.#drive.pace.draw(game.phase, speakers.length, due.length);
    speakers.forEach((chair, turn) => {
      this.#wait(this.#speaking, chair, moments.claims[turn], () => this.#speak(game, chair));
    });
    due.forEach((chair, index) => {
      this.#wait(this.#answering, chair, moments.answers[index], () => this.#answer(game, chair));
    });
  }

  #wait(waiting: Waiting, { seat }: Chair, milliseconds = 0, act: () => void): void {
    const callOff = this.#drive.after(milliseconds, () => {
      waiting.delete(seat);
      act();
    });
    waiting.set(seat, callOff);
  }

  #speak(game: Game, chair: Chair): void {
    this.#askedAbout.set(chair.seat, subjects(game, chair.seat));
    const claim = chair.claim(game);
    if (claim !== null) this.#drive.command(chair.seat, claim);
  }

  #answer(game: Game, chair: Chair): void {
    if (chair.bot === null || !has(awaited(game), chair.seat)) return;
    this.#drive.command(chair.seat, chair.decide(game, options(game, chair.seat)));
  }

  #hasNews(game: Game, seat: Seat): boolean {
    const open = subjects(game, seat);
    return open !== '' && open !== this.#askedAbout.get(seat);
  }
}

/** What a seat may claim now, as everybody knows it; empty for nothing. */
function subjects(game: Game, seat: Seat): string {
  const about = new Set(claims(game, seat).map((claim) => claim.about));
  return about.size === 0 ? '' : [game.government?.number, ...about].join(' ');
}
