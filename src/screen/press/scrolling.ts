import { draftText } from '../draft.ts';
import { linesWith } from '../find.ts';
import { to, type Step } from '../effects.ts';
import type { ChatLine } from '../../table/index.ts';
import type { ScreenState } from '../state.ts';

const leap = 10;

/** How far back somebody reads once more has been said: who reads further up goes on reading there. */
export function stillBack(state: ScreenState, talk: readonly ChatLine[]): number {
  if (state.back === 0 || state.page !== 'chat') return state.back;
  return state.back + entries({ ...state, talk }) - entries(state);
}

/** How many entries a page holds that one can go back over. */
function entries({ page, talk, story, sought }: ScreenState): number {
  return page === 'chat' ? linesWith(talk, draftText(sought)).length : story.length;
}

/** A key that goes back over the entries of a page; null for any other. */
export function scrolled(state: ScreenState, key: string): Step | null {
  const last = Math.max(entries(state) - 1, 0);
  const by = (count: number): Step => to({ ...state, back: Math.min(Math.max(state.back + count, 0), last) });
  switch (key) {
    case 'up':
      return by(1);
    case 'down':
      return by(-1);
    case 'page-up':
      return by(leap);
    case 'page-down':
      return by(-leap);
    case 'home':
      return by(last);
    case 'end':
      return by(-last);
    default:
      return null;
  }
}
