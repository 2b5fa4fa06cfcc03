import type { Person } from '../person.ts';
import type { Sentence } from '../../span.ts';

/** Tiles are given by the numbers that stand on them, from 1. */
export interface EnactPhrases {
  /** The bar. */
  readonly lay: Sentence;
  readonly pick: Sentence;
  /** While the faces are closed. */
  readonly pickThenEnter: Sentence;
  enterOn(tile: number): Sentence;
  readonly otherIsDiscarded: Sentence;
  readonly vetoRefused: Sentence;
  readonly noVetoYet: Sentence;
  /** The same where a third button, for the veto, leaves the rows less room. */
  readonly orVeto: {
    /** The bar. */
    readonly lay: Sentence;
    readonly pick: Sentence;
    enterOn(tile: number): Sentence;
    readonly enterAsks: Sentence;
    /** What `key` asks for. */
    layNeither(key: string, president: Person): Sentence;
    readonly once: Sentence;
  };
}
