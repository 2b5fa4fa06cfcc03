import { election } from './election.ts';
import { legislation } from './legislation.ts';
import { powers } from './powers.ts';
import type { OutcomeWords } from '../../words.ts';
import type { Phrases } from '../../phrases/index.ts';

/** What just came about, in an edition's phrases. */
export const outcomes = (phrases: Phrases): OutcomeWords => ({
  ...election(phrases),
  ...legislation(phrases),
  ...powers(phrases),
});
