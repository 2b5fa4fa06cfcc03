import { bots, type Bot, type BotName, type Sight } from '../bots/index.ts';
import { dice, type Dice, type Seed } from '../chance/index.ts';
import { handOf, reaches, view, type Game } from '../game/index.ts';
import type { Claim, Event, Move, News, Policy, Seat, View } from '../game/index.ts';

/** A bot in its seat of a game, with its own dice and what it has heard. */
export class SeatedBot {
  readonly seat: Seat;
  readonly #bot: Bot;
  readonly #dice: Dice;
  readonly #log: Event[] = [];
  readonly #sight: Sight;

  constructor(game: Game, seat: Seat, name: BotName, seed: Seed) {
    this.seat = seat;
    this.#bot = bots[name];
    this.#dice = dice(seed);
    this.#sight = new GameSight(game, seat, this.#log);
  }

  decide(options: readonly Move[]): Move {
    return this.#bot.decide(this.#sight, options, this.#dice);
  }

  /** What it says of what it saw, or null. */
  claim(claims: readonly Claim[]): Claim | null {
    return this.#bot.claim?.(this.#sight, claims, this.#dice) ?? null;
  }

  hear(news: News): void {
    if (this.#bot.listens && reaches(news, this.seat)) this.#log.push(news.event);
  }
}

/** Makes what its seat knows of a game when it is asked for, so that it costs nothing otherwise. */
class GameSight implements Sight {
  readonly seat: Seat;
  readonly log: readonly Event[];
  readonly #game: Game;

  constructor(game: Game, seat: Seat, log: readonly Event[]) {
    this.seat = seat;
    this.log = log;
    this.#game = game;
  }

  get hand(): readonly Policy[] {
    return handOf(this.#game, this.seat);
  }

  get view(): View {
    return view(this.#game, this.seat);
  }
}
