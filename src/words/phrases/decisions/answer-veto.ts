import type { Person } from '../person.ts';
import type { Sentence } from '../../span.ts';

export interface AnswerVetoPhrases {
  /** The bar. */
  asks(chancellor: Person): Sentence;
  /** What comes of `key`. */
  agree(key: string, tracker: number): Sentence;
  refuse(key: string, chancellor: Person): Sentence;
  readonly holdToSee: Sentence;
}
