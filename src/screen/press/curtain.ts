import { moved } from './moving.ts';
import { seatKey } from '../answers.ts';
import type { Keymap } from '../keymap.ts';
import type { Seat } from '../../game/index.ts';

/** What a curtain holds: whether the digit of the seat is pressed, or another one was, and what is open on it. */
export interface CurtainState {
  readonly page: 'curtain' | 'help' | 'stop';
  readonly isPressed: boolean;
  readonly wasAnother: boolean;
  /** The highlighted button of the question before it is left. */
  readonly button: number;
}

export const fallen: CurtainState = { page: 'curtain', isPressed: false, wasAnother: false, button: 0 };

/** What a key on a curtain asks for. */
export type CurtainWish = 'take' | 'board' | 'stop' | 'theme' | 'language';

/** A curtain after a key, and what that asks for, if anything. */
export interface CurtainStep {
  readonly state: CurtainState;
  readonly wish: CurtainWish | null;
}

/** A key on the curtain before a seat. Only the digit of that seat, then Enter, takes it up. */
export function onCurtain(state: CurtainState, key: string, seat: Seat, keymap: Keymap): CurtainStep {
  if (state.page === 'stop') return stopping(state, key, keymap);
  const now = { ...state, wasAnother: false };
  if (key === keymap.leave || key === 'ctrl-c') return still({ ...fallen, page: 'stop' });
  if (key === keymap.help) return still({ ...fallen, page: state.page === 'help' ? 'curtain' : 'help' });
  if (key === keymap.board) return { state: fallen, wish: 'board' };
  if (key === keymap.theme) return { state: now, wish: 'theme' };
  if (key === keymap.language) return { state: now, wish: 'language' };
  if (key === 'backspace' || key === 'escape') return still(fallen);
  if (/^\d$/.test(key)) {
    const isPressed = key === seatKey(seat);
    return still({ ...fallen, isPressed, wasAnother: !isPressed });
  }
  return { state: now, wish: key === 'enter' && state.isPressed ? 'take' : null };
}

/** The answers before it is left, the way back first. */
const choices = 2;

function stopping(state: CurtainState, key: string, keymap: Keymap): CurtainStep {
  if (key === keymap.confirm || key === 'ctrl-c') return { state: fallen, wish: 'stop' };
  if (key === 'escape') return still(fallen);
  if (key === 'enter') return { state: fallen, wish: state.button === 0 ? null : 'stop' };
  return still({ ...state, button: moved(state.button, key, choices) ?? 0 });
}

const still = (state: CurtainState): CurtainStep => ({ state, wish: null });
