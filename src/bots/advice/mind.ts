/** One seat at one moment, with what it and the table can make of the game. */
import { belief, publicBelief, type Belief } from '../belief/index.ts';
import { goalOf } from './goal.ts';
import { Outlook } from './outlook.ts';
import { roleKnown } from '../aims.ts';
import { sideAt, type Side } from '../belief/deals.ts';
import type { Event, Policy, Seat, View } from '../../game/index.ts';
import type { Sight } from '../bot.ts';

export class Mind {
  readonly own: Belief;
  readonly outlook: Outlook;
  readonly view: View;
  readonly hand: readonly Policy[];
  readonly isOfFascists: boolean;
  readonly #seat: Seat;
  readonly #log: readonly Event[];
  #table: Belief | null = null;
  readonly #ofMe = new Map<Policy | null, number>();

  constructor({ seat, view, hand, log }: Sight) {
    this.own = belief({ view, log });
    this.outlook = new Outlook(this.own, view, goalOf(view));
    this.view = view;
    this.hand = hand;
    this.isOfFascists = view.mine?.party === 'fascist';
    this.#seat = seat;
    this.#log = log;
  }

  /** What anybody can make of what the whole table knows. */
  get table(): Belief {
    this.#table ??= publicBelief({ view: this.view, log: this.#log });
    return this.#table;
  }

  /** Whether the viewer is certain of everybody. */
  get knowsAll(): boolean {
    return this.own.worlds.deals.length === 1;
  }

  /** Whether that is another fascist whom a fascist was shown, or Hitler. */
  isFellow(seat: Seat): boolean {
    const role = roleKnown(this.view, seat);
    return this.isOfFascists && seat !== this.#seat && (role === 'fascist' || role === 'hitler');
  }

  /** What is expected of the Chancellor in office, by their side. */
  chanceOfChancellor(chanceFor: (side: Side) => number): number {
    const { chancellor } = this.view;
    if (chancellor === null) throw new Error('a session without a Chancellor');
    const chances = this.own.worlds.chances();
    return this.own.worlds.deals.reduce(
      (sum, sides, world) => sum + (chances[world] ?? 0) * chanceFor(sideAt(sides, chancellor)),
      0,
    );
  }

  /** What the table would think of the viewer, once the government in office has laid that policy; null: now. */
  suspicionOfMe(laid: Policy | null): number {
    const met = this.#ofMe.get(laid);
    if (met !== undefined) return met;
    const suspicion = this.#after(laid).suspicion[this.#seat] ?? 0;
    this.#ofMe.set(laid, suspicion);
    return suspicion;
  }

  #after(laid: Policy | null): Belief {
    const { president, chancellor } = this.view;
    if (laid === null || chancellor === null) return this.table;
    const enacted = { type: 'enacted', policy: laid, president, chancellor } as const;
    return publicBelief({ view: this.view, log: [...this.#log, enacted] });
  }
}
