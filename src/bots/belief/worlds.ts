/** Every deal of the roles that a viewer must reckon with, how likely it is, and what may be left in the deck in it. */
import { chanceToDraw, mostDrawn, mostLeft } from './draw.ts';
import { liberalsIn } from './clues.ts';
import type { Policy } from '../../game/index.ts';
import type { SidesDealt } from './deals.ts';

/** The deck as its viewer knows it. */
interface Deck {
  /** The tiles on its top, as far as they have seen them. */
  readonly seen: readonly Policy[];
  /** How many lie below. */
  readonly unseen: number;
}

/** How many numbers of Liberal tiles there may be in a deck. */
const parts = mostLeft + 1;

/**
 * The worlds of one viewer, by their number, which weigh less or more with each thing that it learns. The chance of
 * each lies in parts, one for each number of Liberal tiles that may be left unseen, and all in one array: at ten
 * players there are 840.
 */
export class Worlds {
  readonly deals: readonly SidesDealt[];
  #chances: Float64Array;
  #deck: Deck;

  /** The deals that are possible, each as likely, before a deck of so many tiles. */
  constructor(deals: readonly SidesDealt[], liberals: number, cards: number) {
    this.deals = deals;
    this.#chances = new Float64Array(deals.length * parts);
    deals.forEach((_, world) => (this.#chances[world * parts + liberals] = 1 / deals.length));
    this.#deck = { seen: [], unseen: cards };
  }

  /** By world; they add up to 1. */
  chances(): Float64Array {
    const sums = new Float64Array(this.deals.length);
    for (let world = 0; world < sums.length; world += 1) {
      let chance = 0;
      for (let place = world * parts; place < (world + 1) * parts; place += 1) chance += this.#part(place);
      sums[world] = chance;
    }
    return sums;
  }

  /** Makes each world so much likelier. */
  weigh(factor: (sides: SidesDealt) => number): void {
    this.deals.forEach((sides, world) => {
      const by = factor(sides);
      for (let place = world * parts; place < (world + 1) * parts; place += 1)
        this.#chances[place] = this.#part(place) * by;
    });
    this.#settle();
  }

  /** The deck is made whole again, of so many tiles. */
  reshuffle(liberals: number, cards: number): void {
    const sums = this.chances();
    this.#deck = { seen: [], unseen: cards };
    this.#chances.fill(0);
    sums.forEach((chance, world) => (this.#chances[world * parts + liberals] = chance));
  }

  /** The viewer looks at the top of the deck. */
  look(policies: readonly Policy[]): void {
    const fresh = policies.slice(this.#deck.seen.length);
    this.#take(fresh.length, exactly(liberalsIn(fresh)));
    this.#deck = { ...this.#deck, seen: policies };
  }

  /** The country enacts the tile on top. */
  topDeck(policy: Policy): void {
    const [known, ...seen] = this.#deck.seen;
    if (known === undefined) this.#take(1, exactly(liberalsIn([policy])));
    else this.#deck = { ...this.#deck, seen };
  }

  /** A government takes three tiles; what became of them is so likely, by how many of them were Liberal. */
  govern(course: (sides: SidesDealt) => readonly number[]): void {
    const { seen } = this.#deck;
    const known = liberalsIn(seen);
    this.#deck = { ...this.#deck, seen: [] };
    this.#take(mostDrawn - seen.length, course, known);
  }

  /** The chances that 0, 1 … of so many tiles on top, up to three, are Liberal: by world, and within it. */
  next(tiles: number): readonly (readonly number[])[] {
    const top = this.#deck.seen.slice(0, tiles);
    const known = liberalsIn(top);
    const ways = this.#ways(tiles - top.length);
    const sums = this.chances();
    return this.deals.map((_, world) => {
      const chances = Array.from({ length: tiles + 1 }, () => 0);
      ways.forEach((row, held) => {
        let chance = 0;
        row.forEach((way, liberals) => (chance += way * this.#part(world * parts + liberals)));
        chances[known + held] = chance / (sums[world] || 1);
      });
      return chances;
    });
  }

  /** By how many of so many unseen tiles are Liberal, and by how many are Liberal of all: the chance of it. */
  #ways(drawn: number): readonly (readonly number[])[] {
    return Array.from({ length: drawn + 1 }, (_, held) =>
      Array.from({ length: parts }, (_, liberals) => chanceToDraw(held, drawn, liberals, this.#deck.unseen)),
    );
  }

  /** So many unseen tiles leave the deck, beside so many Liberal ones that were seen. */
  #take(drawn: number, course: (sides: SidesDealt) => readonly number[], known = 0): void {
    const ways = this.#ways(drawn);
    const after = new Float64Array(this.#chances.length);
    for (let world = 0; world < this.deals.length; world += 1) {
      const likely = course(this.deals[world] ?? []);
      for (let held = 0; held <= drawn; held += 1) {
        const by = likely[known + held] ?? 0;
        const row = ways[held];
        if (by === 0 || row === undefined) continue;
        for (let left = 0; left + held < parts; left += 1) {
          const place = world * parts + left;
          after[place] = (after[place] ?? 0) + this.#part(place + held) * (row[left + held] ?? 0) * by;
        }
      }
    }
    this.#chances = after;
    this.#deck = { ...this.#deck, unseen: this.#deck.unseen - drawn };
    this.#settle();
  }

  #part(place: number): number {
    return this.#chances[place] ?? 0;
  }

  /** Throws where nothing is possible any more: then what was learnt contradicts itself. */
  #settle(): void {
    let total = 0;
    for (let place = 0; place < this.#chances.length; place += 1) total += this.#part(place);
    if (!(total > 0)) throw new Error('no deal of the roles fits what was seen');
    for (let place = 0; place < this.#chances.length; place += 1)
      this.#chances[place] = this.#part(place) / total;
  }
}

/** Certain for so many Liberal tiles, impossible for any other number. */
function exactly(liberals: number): () => readonly number[] {
  const course = Array.from({ length: mostDrawn + 1 }, (_, held) => (held === liberals ? 1 : 0));
  return () => course;
}
