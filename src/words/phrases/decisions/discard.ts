import type { Person } from '../person.ts';
import type { Sentence } from '../../span.ts';

/** Tiles are given by the numbers that stand on them, from 1. */
export interface DiscardPhrases {
  /** The bar. */
  readonly discard: Sentence;
  readonly pick: Sentence;
  /** The same in the row above `enter` or `enterOn`. */
  readonly pickFirst: Sentence;
  readonly enter: Sentence;
  enterOn(tile: number): Sentence;
  readonly othersGoOn: Sentence;
  getsOthers(chancellor: Person, tiles: readonly number[]): Sentence;
  readonly letGo: Sentence;
  /** `key`: of privacy. */
  turnsFaceDown(key: string): Sentence;
}
