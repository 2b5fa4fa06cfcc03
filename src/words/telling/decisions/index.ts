import { answerVeto } from './answer-veto.ts';
import { discard } from './discard.ts';
import { enact } from './enact.ts';
import { nominate } from './nominate.ts';
import { powers } from './powers.ts';
import { vote } from './vote.ts';
import type { DecisionWords } from '../../words.ts';
import type { Phrases } from '../../phrases/index.ts';

/** What the dock says to whoever decides, in an edition's phrases. */
export const decisions = (phrases: Phrases): DecisionWords => ({
  nominate: nominate(phrases),
  vote: vote(phrases),
  discard: discard(phrases),
  enact: enact(phrases),
  'answer-veto': answerVeto(phrases),
  ...powers(phrases),
});
