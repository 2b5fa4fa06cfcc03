import {
  claims,
  handOf,
  view,
  type Event,
  type Game,
  type Move,
  type Claim,
  type Seat,
} from '../game/index.ts';
import type { Bot, Sight } from '../bots/index.ts';
import type { Dice } from '../chance/index.ts';
import type { SafeText } from '../text/index.ts';
import type { Sitter } from './session.ts';

/** A seat at the table: who sits there, what that seat has heard, and the bot that plays it while nobody else does. */
export class Chair {
  readonly seat: Seat;
  readonly log: Event[] = [];
  sitter: Sitter | null = null;
  /** Plays this seat; null while a person does. */
  bot: Bot | null = null;
  readonly #dice: Dice;

  constructor(seat: Seat, dice: Dice) {
    this.seat = seat;
    this.#dice = dice;
  }

  /** Seats a bot from the start. */
  seatBot(name: SafeText, bot: Bot): void {
    this.sitter = { name, bot: true, away: false };
    this.bot = bot;
  }

  seatPerson(name: SafeText): void {
    this.sitter = { name, bot: false, away: false };
    this.bot = null;
  }

  /** Lets a bot play on for a person who went away. */
  standIn(bot: Bot): void {
    if (this.sitter === null) throw new Error(`nobody sits in seat ${this.seat}`);
    this.sitter = { ...this.sitter, bot: true, away: true };
    this.bot = bot;
  }

  free(): void {
    this.sitter = null;
    this.bot = null;
  }

  /** What the bot of this chair answers. */
  decide(game: Game, options: readonly Move[]): Move {
    if (this.bot === null) throw new Error(`no bot plays seat ${this.seat}`);
    return this.bot.decide(this.#sight(game), options, this.#dice);
  }

  /** What the bot of this chair says that it saw, if it has something to say. */
  claim(game: Game): Claim | null {
    const open = claims(game, this.seat);
    if (this.bot?.claim === undefined || open.length === 0) return null;
    return this.bot.claim(this.#sight(game), open, this.#dice);
  }

  #sight(game: Game): Sight {
    return { seat: this.seat, hand: handOf(game, this.seat), view: view(game, this.seat), log: this.log };
  }
}
