import { limitsAreRelaxed, type Rules } from '../../game/index.ts';
import type { Crowd } from '../phrases/reminders.ts';

/** Which of the term limits' two rules so many living players of so many dealt in are under (R-26, C-01). */
export const crowdOf = (rules: Rules, alive: number, dealtIn: number): Crowd =>
  limitsAreRelaxed(rules, alive, dealtIn) ? 'few' : 'many';
