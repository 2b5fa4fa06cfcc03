import { chatRoom } from '../../text/index.ts';
import { claimIn } from './claim-in.ts';
import { draftText, edited, emptyDraft, inserted } from '../draft.ts';
import { to, type Step } from '../effects.ts';
import { partedBy, whyMute, type ScreenState } from '../state.ts';
import { wordsIn } from '../../words/index.ts';
import type { Key } from '../terminal/keys.ts';

/** Keys become letters, unless the viewer has to be silent. */
export function openTalk(state: ScreenState): Step {
  const reason = whyMute(state);
  return to(
    reason === null ? { ...state, typing: 'say' } : { ...state, note: { key: state.keymap.talk, reason } },
  );
}

/** A key while something is being said. A question may come meanwhile: no letter is meant for it. */
export function typing(state: ScreenState, key: Key): Step {
  if (key.name === 'escape') return to({ ...state, typing: null });
  if (key.name !== 'enter') return to(written(state, key));
  const text = draftText(state.draft).trim();
  if (partedBy(state) !== null) return to({ ...state, typing: null });
  if (text === '') return to({ ...state, typing: null, draft: emptyDraft });
  const reason = whyMute(state);
  if (reason !== null) return to({ ...state, note: { reason } });
  const claim = claimIn(text, state.update.claims, wordsIn(state.edition).terms.letter);
  if (claim) return to({ ...state, typing: null, draft: emptyDraft }, { type: 'claim', claim });
  return to({ ...state, typing: null, draft: emptyDraft, scroll: 0 }, { type: 'say', text });
}

/** A line of chat takes so much and no more: what finds no room is told, not lost in silence. */
function written(state: ScreenState, key: Key): ScreenState {
  const draft = edited(state.draft, key, (text) => chatRoom(text) >= 0);
  if (draft === null) return state;
  const isWhole = draftText(draft).length >= draftText(state.draft).length + (inserted(key)?.length ?? 0);
  if (inserted(key) === null || isWhole) return { ...state, draft };
  return { ...state, draft, note: { reason: key.name === 'paste' ? 'cut' : 'too-long' } };
}

/** What wasn't heard becomes the draft again, unless the next one is begun. */
export function unheard(state: ScreenState, text: string): ScreenState {
  return draftText(state.draft) === '' ? { ...state, draft: { before: text, after: '' } } : state;
}
