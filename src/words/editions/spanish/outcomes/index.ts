import { elected } from './elected.ts';
import { election } from './election.ts';
import { enacted } from './enacted.ts';
import { powers } from './powers.ts';
import { veto } from './veto.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const outcomes: Themed<OutcomePhrases> = { elected, ...election, enacted, ...veto, ...powers };
