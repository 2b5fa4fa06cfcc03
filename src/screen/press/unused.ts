import { to, type Step } from '../effects.ts';
import { unansweredOf } from '../concern.ts';
import type { ScreenState } from '../state.ts';

/**
 * A key that nothing has a use for. Where something is asked, one that may have been meant as the answer is told which
 * keys are: a letter, a digit, a sign, or Enter while nothing is highlighted.
 */
export function unused(state: ScreenState, key: string): Step {
  const question = unansweredOf(state);
  if (question === null || !(key === 'enter' || /^[!-~]$/.test(key))) return to(state);
  return to({ ...state, note: { reason: 'unused', key, question } });
}
