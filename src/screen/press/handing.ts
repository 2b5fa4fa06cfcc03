import { errandOf, isDone } from '../handing.ts';
import { seatKey } from '../answers.ts';
import { to, type Step } from '../effects.ts';
import type { Seat } from '../../game/index.ts';
import type { ScreenState } from '../state.ts';

/** A key on the board of a terminal that goes round: Enter gives it to whoever is next, a digit to anybody else. */
export function handingOver(state: ScreenState, key: string): Step | null {
  const { handing, drawn } = state;
  if (handing?.at !== 'board' || !drawn) return null;
  const seat = key === 'enter' ? handing.next : handing.people.find((one) => seatKey(one) === key);
  return seat === undefined || seat === null ? null : handed(state, seat);
}

/** Esc gives back what somebody took up unasked. */
export function givingBack(state: ScreenState, key: string): Step | null {
  const isIdle = state.asking === 'decision' && state.picked === null && errandOf(state) === null;
  return state.handing?.at === 'seat' && key === 'escape' && isIdle ? handedBack(state) : null;
}

/** Somebody gives the keyboard back, whatever they were asked. */
export const handedBack = (state: ScreenState): Step =>
  handed({ ...state, open: false, handedBack: true }, null);

/** A step, after which the keyboard goes back by itself if it ended what its person was asked. */
export function backWhenDone(before: ScreenState, { state, effects }: Step): Step {
  if (state.handing?.at !== 'seat' || state.handedBack) return { state, effects };
  if (!isDone(errandOf(before), errandOf(state))) return { state, effects };
  const back = handedBack(state);
  return to(back.state, ...effects, ...back.effects);
}

const handed = (state: ScreenState, seat: Seat | null): Step => to(state, { type: 'hand', to: seat });
