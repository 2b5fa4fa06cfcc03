import { Chair } from './chair.ts';
import { isSameToken } from './seat-token.ts';
import { sameName, type SafeText } from '../text/index.ts';
import type { Bot } from '../bots/index.ts';
import type { Seat } from '../game/index.ts';

/** Who sits at a table, in order. */
export class Seating {
  readonly capacity: number;
  readonly #chairs: Chair[] = [];
  readonly #newToken: () => string;

  constructor(capacity: number, newToken: () => string) {
    this.capacity = capacity;
    this.#newToken = newToken;
  }

  get chairs(): readonly Chair[] {
    return this.#chairs;
  }

  get isFull(): boolean {
    return this.#chairs.length >= this.capacity;
  }

  isTaken(name: SafeText): boolean {
    return this.#chairs.some((chair) => sameName(chair.name, name));
  }

  /** Takes the next seat for a person, or for that bot. */
  take(name: SafeText, bot: Bot | null = null): Chair {
    const chair = new Chair(name, this.#newToken(), bot);
    this.#chairs.push(chair);
    return chair;
  }

  /** Frees a seat; those behind it close up. */
  free(chair: Chair): void {
    const at = this.#chairs.indexOf(chair);
    if (at !== -1) this.#chairs.splice(at, 1);
  }

  /** Puts a chair at another place; false where there is no such place. */
  move(from: Seat, to: Seat): boolean {
    if (to >= this.#chairs.length) return false;
    const [chair] = this.#chairs.splice(from, 1);
    if (chair === undefined) return false;
    this.#chairs.splice(to, 0, chair);
    return true;
  }

  seatOf(chair: Chair | null): Seat | null {
    const seat = chair === null ? -1 : this.#chairs.indexOf(chair);
    return seat === -1 ? null : seat;
  }

  withToken(token: string): Chair | null {
    return this.#chairs.find((chair) => isSameToken(chair.token, token)) ?? null;
  }
}
