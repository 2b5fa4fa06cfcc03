import type { AnswerVetoPhrases } from './answer-veto.ts';
import type { ChoosingPhrases } from './choosing.ts';
import type { DiscardPhrases } from './discard.ts';
import type { EnactPhrases } from './enact.ts';
import type {
  ExecutePhrases,
  InvestigatePhrases,
  PartyCardPhrases,
  PeekPhrases,
  SpecialElectionPhrases,
} from './powers.ts';
import type { NominatePhrases } from './nominate.ts';
import type { Sentence } from '../../span.ts';
import type { VotePhrases } from './vote.ts';

/** What the dock says to whoever decides. */
export interface DecisionPhrases {
  readonly choosing: ChoosingPhrases;
  /** While tiles are chosen that lie closed. */
  readonly holdToSeeFaces: Sentence;
  readonly nominate: NominatePhrases;
  readonly vote: VotePhrases;
  readonly discard: DiscardPhrases;
  readonly enact: EnactPhrases;
  readonly answerVeto: AnswerVetoPhrases;
  readonly investigate: InvestigatePhrases;
  readonly peek: PeekPhrases;
  readonly specialElection: SpecialElectionPhrases;
  readonly execute: ExecutePhrases;
  readonly partyCard: PartyCardPhrases;
}
