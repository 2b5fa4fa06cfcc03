import { answersIn, areFacesOpen, type ScreenState } from '../state.ts';
import { kindOf, seatKey, seatOf, type Answer } from '../answers.ts';
import { isArrow, moved } from './moving.ts';
import { to, type Step } from '../effects.ts';
import type { Keymap } from '../keymap.ts';
import type { Move } from '../../game/index.ts';

/** A key while a decision is open; null for one that is none of its. */
export function deciding(state: ScreenState, key: string): Step | null {
  const { decision } = state.update;
  if (!decision || !state.drawn) return putAway(state, key);
  if (state.sent === decision.id) return null;
  const answers = answersIn(state);
  const chosen = answers.find(({ keys }) => keys.includes(key));
  if (chosen) return pick({ ...onBoard(state), picked: answers.indexOf(chosen) }, chosen);
  if (key === 'enter') {
    const sole = kindOf(decision) === 'peek' ? answers[0] : undefined;
    const taken = answers[state.picked ?? -1] ?? sole;
    if (state.page === 'role') return putAway(state, key);
    if (!taken) return null;
    return taken === sole && !(state.seen || areFacesOpen(state)) ? lookFirst(state) : take(state, taken);
  }
  if (key === 'escape') return state.picked === null ? putAway(state, key) : to({ ...state, picked: null });
  const picked = moved(state.picked, key, answers.length);
  if (picked !== state.picked) return to({ ...onBoard(state), picked });
  const bar = decision.barred.find(({ move }) => keyOf(move, state.keymap) === key);
  if (!bar) return null;
  const seat = seatOf(bar.move);
  const { reason } = bar.refusal;
  return to({ ...state, note: seat === null ? { reason, key } : { reason, seat } });
}

/** Whether a key chooses among the tiles that are on the screen: open faces stay open, so that its owner sees which. */
export function choosesTile(state: ScreenState, key: string): boolean {
  const answers = answersIn(state);
  const isOnBoard = state.page === 'board' && state.drawn && state.asking === 'decision';
  return isOnBoard && (isArrow(key) || answers.some(({ keys }) => keys.includes(key)));
}

/** The role card is put away by whoever acts; what they read stays. */
const onBoard = (state: ScreenState): ScreenState =>
  state.page === 'role' ? { ...state, page: 'board' } : state;

const keyOf = (move: Move, keymap: Keymap): string | null => {
  const seat = seatOf(move);
  if (move.type === 'veto') return keymap.veto;
  return seat === null ? null : seatKey(seat);
};

/** A changeable answer is one key, the last ballot too; all others are chosen, then taken by Enter. */
const pick = (state: ScreenState, chosen: Answer): Step =>
  chosen.move.type === 'vote' ? answer(state, chosen) : to(state);

const take = (state: ScreenState, taken: Answer): Step =>
  taken.move.type === 'execute' ? to({ ...state, asking: 'execute', drawn: false }) : answer(state, taken);

/** Gives an answer to the open decision. */
export function answer(state: ScreenState, taken: Answer | undefined): Step {
  const { decision } = state.update;
  const next = { ...state, asking: 'decision', picked: null } as const;
  if (!decision || !taken) return to(next);
  const sent = taken.move.type === 'vote' ? null : decision.id;
  return to({ ...next, sent }, { type: 'answer', decisionId: decision.id, move: taken.move });
}

/** What was dealt or may be looked at once must be looked at before it is put away for good. */
export const lookFirst = (state: ScreenState): Step => to({ ...state, note: { reason: 'look-first' } });

/** Enter or Esc where nothing is asked: the role card, a party card or the last result has been read. */
export function putAway(state: ScreenState, key: string): Step | null {
  if (key !== 'enter' && key !== 'escape') return null;
  if (state.page === 'role') return to({ ...state, page: 'board' });
  return to({ ...state, read: state.story.length });
}
