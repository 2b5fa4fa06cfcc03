import { answerVeto } from './answer-veto.ts';
import { choosing } from './choosing.ts';
import { discard } from './discard.ts';
import { enact } from './enact.ts';
import { execute } from './execute.ts';
import { investigate, peek, specialElection } from './powers.ts';
import { nominate } from './nominate.ts';
import { partyCard } from './party-card.ts';
import { vote } from './vote.ts';
import type { DecisionPhrases } from '../../../phrases/decisions/index.ts';
import type { Themed } from '../../../theme.ts';

export const decisions: Themed<DecisionPhrases> = {
  choosing,
  holdToSeeFaces: '按住 Space 看牌面。',
  nominate,
  vote,
  discard,
  enact,
  answerVeto,
  investigate,
  peek,
  specialElection,
  execute,
  partyCard,
};
