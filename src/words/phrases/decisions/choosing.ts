import type { DecisionKind } from '../../words.ts';
import type { NamedKeys } from '../../key-words.ts';
import type { Person } from '../person.ts';
import type { Sentence } from '../../span.ts';

/** A decision for a player. */
export type SeatDecision = Extract<DecisionKind, 'nominate' | 'investigate' | 'special-election' | 'execute'>;

/** An execution asks for it, behind Enter. */
type ConfirmKey = Pick<NamedKeys, 'confirm'>;

/** What keys do while a seat is chosen. Of ten: 0 chooses the tenth. */
export interface ChoosingPhrases {
  /** While none is highlighted: how one is, and what Enter does then. */
  readonly choose: Readonly<Record<SeatDecision, (keys: ConfirmKey) => Sentence>>;
  readonly chooseOfTen: Readonly<Record<SeatDecision, (keys: ConfirmKey) => Sentence>>;
  /** What Enter does with the highlighted one. */
  readonly takes: Readonly<Record<SeatDecision, (target: Person, keys: ConfirmKey) => Sentence>>;
  /** Behind that, after a dot: how another is highlighted. */
  readonly moves: Sentence;
  readonly movesOfTen: Sentence;
}
