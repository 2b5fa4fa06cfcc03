import type { Seat } from '../../game/index.ts';
import type { TableScreenProps } from '../../screen/index.ts';

type Kind = Parameters<NonNullable<TableScreenProps['onHint']>>[0];

/** Which hints for newcomers each person at one terminal needs no more; the board has its own. */
export class Learnt {
  readonly #before: readonly Kind[];
  readonly #since = new Map<Seat | null, readonly Kind[]>();

  /** `before`: what this terminal's owner needs no more from games before. */
  constructor(before: readonly Kind[]) {
    this.#before = before;
  }

  by(seat: Seat | null): readonly Kind[] {
    return [...this.#before, ...(this.#since.get(seat) ?? [])];
  }

  add(seat: Seat | null, kind: Kind): void {
    this.#since.set(seat, [...(this.#since.get(seat) ?? []), kind]);
  }
}
