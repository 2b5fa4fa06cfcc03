import { election } from './election.ts';
import { legislation } from './legislation.ts';
import { powers } from './powers.ts';
import type { OutcomeWords } from '../../words.ts';

export const outcomes: OutcomeWords = { ...election, ...legislation, ...powers };
