import { moved } from './moving.ts';
import { isSilent, subjectsOf, type ScreenState } from '../state.ts';
import { to, type Step } from '../effects.ts';

/** What may be claimed, or why nothing may. */
export function openClaims(state: ScreenState): Step {
  const page = state.page === 'role' ? 'board' : state.page;
  if (state.update.claims.length > 0) return to({ ...state, page, asking: 'claim', claim: null, subject: 0 });
  if (state.update.view === null) return to(state);
  return to({
    ...state,
    note: { key: state.keymap.claim, reason: isSilent(state) ? 'silent-session' : 'nothing-to-claim' },
  });
}

export function claiming(state: ScreenState, key: string): Step | null {
  const subjects = subjectsOf(state);
  const open = subjects[state.subject] ?? [];
  const back = { ...state, asking: 'decision', claim: null } as const;
  if (key === 'escape') return to(back);
  if (key === state.keymap.claim)
    return to({ ...state, subject: (state.subject + 1) % subjects.length, claim: null });
  const said = key === 'enter' ? open[state.claim ?? -1] : open[Number(key) - 1];
  if (said) return to(back, { type: 'claim', claim: said });
  const claim = moved(state.claim, key, open.length);
  return claim === state.claim ? null : to({ ...state, claim });
}
