import { closeFind, openFind } from './finding.ts';
import { draftText, emptyDraft } from '../draft.ts';
import { governmentsIn } from '../../words/index.ts';
import { onHouseRules } from './house-rules.ts';
import { scrolled } from './scrolling.ts';
import { to, type Step } from '../effects.ts';
import { isLookingAtRoles, partedBy, type Page, type ScreenState } from '../state.ts';

/** A key on a page that lies over the board; null for one that is none of its. */
export function reading(state: ScreenState, key: string): Step | null {
  const { page } = state;
  if (page === 'board' || page === 'role') return null;
  if (page === 'chat' && key === state.keymap.find) return openFind(state);
  if (key === 'escape') return draftText(state.sought) === '' ? turned(state, home(state)) : closeFind(state);
  if (page === 'history') return onHistory(state, key);
  if (page === 'house-rules') return onHouseRules(state, key);
  return scrolled(state, key);
}

/** What lies under the pages: the board, or while roles are looked at, the viewer's card. */
export const home = (state: ScreenState): Page => {
  return isLookingAtRoles(state.update) && partedBy(state) === null ? 'role' : 'board';
};

/** The step to a page, or away from it where it is open. */
export function turned(state: ScreenState, page: Page): Step {
  const next = state.page === page ? home(state) : page;
  return to({ ...state, page: next, scroll: 0, furthest: 0, sought: emptyDraft, line: null, unfolded: false });
}

function onHistory(state: ScreenState, key: string): Step | null {
  const count = governmentsIn(state.story).length;
  const { line } = state;
  if (count === 0) return null;
  if (key === 'up') return to({ ...state, line: line === null ? 0 : Math.min(line + 1, count - 1) });
  if (key === 'down')
    return to({ ...state, line: line === null || line === 0 ? null : line - 1, unfolded: false });
  if (key === 'end') return to({ ...state, line: null, unfolded: false });
  return key === 'enter' && line !== null ? to({ ...state, unfolded: !state.unfolded }) : null;
}
