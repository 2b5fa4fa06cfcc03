import { edited, emptyDraft } from '../draft.ts';
import { scrolled } from './scrolling.ts';
import { to, type Step } from '../effects.ts';
import type { Key } from '../terminal/keys.ts';
import type { ScreenState } from '../state.ts';

/** Keys become letters of a text that is looked for, instead of the last one. */
export const openFind = (state: ScreenState): Step =>
  to({ ...state, typing: 'find', sought: emptyDraft, scroll: 0 });

/** All that was said is shown again. */
export const closeFind = (state: ScreenState): Step =>
  to({ ...state, typing: null, sought: emptyDraft, scroll: 0 });

/** A key while a text to look for is typed: Enter keeps what was found, Esc shows all again. */
export function finding(state: ScreenState, key: Key): Step {
  if (key.name === 'escape') return closeFind(state);
  if (key.name === 'enter') return to({ ...state, typing: null });
  const sought = edited(state.sought, key);
  return sought === null ? (scrolled(state, key.name) ?? to(state)) : to({ ...state, sought, scroll: 0 });
}
