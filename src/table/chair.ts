import {
  claims,
  handOf,
  view,
  type Claim,
  type Event,
  type Game,
  type Move,
  type Seat,
} from '../game/index.ts';
import type { Bot, Sight } from '../bots/index.ts';
import type { Dice } from '../chance/index.ts';
import type { Place } from './place.ts';
import type { SafeText } from '../text/index.ts';
import type { DoorName, Sitter } from './session.ts';

/** A taken seat: who sits there, what the seat has heard, and the bot that plays it, if one does. */
export class Chair {
  readonly name: SafeText;
  readonly person: boolean;
  /** Takes this seat up again. */
  readonly token: string;
  /** What this seat has heard in this game; cleared before the next, never replaced. */
  readonly log: Event[] = [];
  /** Plays this seat now; null while its person does. */
  bot: Bot | null;
  ready: boolean;
  /** Where the person is connected; null while away, and for bots. */
  place: Place | null = null;
  /** By which the person came last. */
  door: DoorName | null = null;
  /** The number of the seat in the game under way. */
  #seat: Seat = 0;
  #dice: Dice | null = null;

  constructor(name: SafeText, token: string, bot: Bot | null = null) {
    this.name = name;
    this.token = token;
    this.person = bot === null;
    this.bot = bot;
    this.ready = bot !== null;
  }

  get away(): boolean {
    return this.person && this.place === null;
  }

  get sitter(): Sitter {
    const { name, person, bot, away, ready, door } = this;
    return { name, person, bot: bot !== null, away, ready, door };
  }

  /** Makes the chair ready for a new game, with the dice of whatever bot may play it. */
  deal(seat: Seat, dice: Dice): void {
    this.#seat = seat;
    this.#dice = dice;
    this.log.length = 0;
    this.getUp();
  }

  /** Nobody is ready any more but bots, and no bot plays for a person. */
  getUp(): void {
    this.ready = !this.person;
    if (this.person) this.bot = null;
  }

  get seat(): Seat {
    return this.#seat;
  }

  /** What a bot answers from what this seat knows: the one that plays it, or another that stands in for once. */
  decide(game: Game, options: readonly Move[], bot: Bot | null = this.bot): Move {
    if (bot === null || this.#dice === null) throw new Error(`no bot plays seat ${this.#seat}`);
    return bot.decide(this.#sight(game), options, this.#dice);
  }

  /** What the bot of this chair says that it saw, if it has something to say. */
  claim(game: Game): Claim | null {
    const open = claims(game, this.#seat);
    if (this.bot?.claim === undefined || this.#dice === null || open.length === 0) return null;
    return this.bot.claim(this.#sight(game), open, this.#dice);
  }

  #sight(game: Game): Sight {
    const seat = this.#seat;
    return { seat, hand: handOf(game, seat), view: view(game, seat), log: this.log };
  }
}
