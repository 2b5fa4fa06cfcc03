import { endings, type EndedBy } from '../game/index.ts';

/** What is counted of one finished game. */
export interface Result {
  readonly by: EndedBy;
  readonly nominations: number;
  /** Vetoes granted. */
  readonly vetoes: number;
  /** Policies that chaos laid. */
  readonly topDecks: number;
}

/** A mean over games, with what its standard error needs. */
export class Mean {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  /** NaN before the first value. */
  get value(): number {
    return this.#sum / this.#count;
  }

  /** The standard error of the mean, from the variance of the sample; NaN below two values. */
  get standardError(): number {
    const variance = (this.#squares - this.#sum * this.value) / (this.#count - 1);
    return Math.sqrt(Math.max(0, variance) / this.#count);
  }
}

/** Counts over many games. */
export class Tally {
  games = 0;
  readonly outcomes = Object.fromEntries(Object.keys(endings).map((by) => [by, 0])) as Record<EndedBy, number>;
  readonly nominations = new Mean();
  readonly vetoes = new Mean();
  readonly topDecks = new Mean();

  add(result: Result): void {
    this.games += 1;
    this.outcomes[result.by] += 1;
    this.nominations.add(result.nominations);
    this.vetoes.add(result.vetoes);
    this.topDecks.add(result.topDecks);
  }
}

/** How many standard errors lie to each side of 95 % of a normal distribution. */
const z95 = 1.959964;

/** The 95 % margin of a mean; NaN below two values. */
export const margin = (mean: Mean): number => z95 * mean.standardError;

/** The 95 % margin of a share by Agresti and Coull, which is right for shares near 0 and 1 too. */
export function shareMargin(count: number, of: number): number {
  const n = of + z95 * z95;
  const share = (count + (z95 * z95) / 2) / n;
  return z95 * Math.sqrt((share * (1 - share)) / n);
}
