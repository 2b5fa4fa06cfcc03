import { draftText } from '../draft.ts';
import { linesWith } from '../find.ts';
import { to, type Step } from '../effects.ts';
import type { ChatLine } from '../../table/index.ts';
import type { ScreenState } from '../state.ts';

const leap = 10;

/** Where the chat's page is once more has been said: who reads further up goes on reading there. */
export function stillThere(state: ScreenState, talk: readonly ChatLine[]): number {
  if (state.scroll === 0 || state.page !== 'chat') return state.scroll;
  const shown = (all: readonly ChatLine[]): number => linesWith(all, draftText(state.sought)).length;
  return state.scroll + shown(talk) - shown(state.talk);
}

/** A key that moves a page; null for any other, and on help that is shown whole: arrows are the question's there. */
export function scrolled(state: ScreenState, key: string): Step | null {
  const { page, furthest } = state;
  const scroll = Math.min(state.scroll, furthest);
  const opensAtTop = page === 'help' || page === 'advice' || page === 'invite' || page === 'way-back';
  if (opensAtTop && furthest === 0) return null;
  const at = (place: number): Step => to({ ...state, scroll: Math.min(Math.max(place, 0), furthest) });
  const up = (count: number): Step => at(scroll + (opensAtTop ? -count : count));
  switch (key) {
    case 'up':
      return up(1);
    case 'down':
      return up(-1);
    case 'page-up':
      return up(leap);
    case 'page-down':
      return up(-leap);
    case 'home':
      return up(furthest);
    case 'end':
      return up(-furthest);
    default:
      return null;
  }
}
