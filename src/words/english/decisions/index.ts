import { election } from './election.ts';
import { legislation } from './legislation.ts';
import { powers } from './powers.ts';
import type { DecisionWords } from '../../words.ts';

export const decisions: DecisionWords = { ...election, ...legislation, ...powers };
