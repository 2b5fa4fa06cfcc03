import { vacant } from '../concern.ts';
import { answer } from './deciding.ts';
import { answersIn, type ScreenState } from '../state.ts';
import { buttonsOf, type Use } from '../buttons.ts';
import { commanding, to, type Step } from '../effects.ts';
import { moved } from './moving.ts';
import { turned } from './reading.ts';

/** A key while there are buttons: the key of one, or arrows and Enter; null for one that is none of theirs. */
export function onButtons(state: ScreenState, key: string): Step | null {
  const buttons = buttonsOf(state);
  const pressed = buttons.find((button) => button.key === key);
  if (pressed) return act(state, pressed.use);
  const highlighted = buttons[state.button];
  if (key === 'enter' && highlighted) return act(state, highlighted.use);
  const before = state.button < 0 ? null : state.button;
  const next = moved(before, key, buttons.length);
  return next === before ? null : to({ ...state, button: next ?? -1 });
}

const shut = (state: ScreenState): ScreenState => ({ ...state, asking: 'decision' });

function act(state: ScreenState, use: Use): Step {
  switch (use) {
    case 'back':
      return to({ ...shut(state), seat: null });
    case 'goOn!':
      return confirmed(state);
    case 'close':
      return to(state, { type: 'close' });
    case 'ready':
      return commanding(state, { type: 'ready', rules: state.update.table.rules });
    case 'notReady':
      return commanding(state, { type: 'ready', rules: null });
    case 'start':
      return commanding(state, { type: 'start' });
    case 'addBot':
      return commanding(state, { type: 'add-bot' });
    case 'moveSeat':
      return to({ ...state, asking: 'move-seat', seat: null });
    case 'kick':
      return to({ ...state, asking: 'kick', seat: null });
    case 'together':
      return commanding(shut(state), { type: 'together', together: true });
    case 'apart':
      return commanding(shut(state), { type: 'together', together: false });
    case 'goOn':
      return commanding(state, { type: 'go-on' });
    case 'pause':
      return commanding(shut(state), { type: 'pause', paused: true });
    case 'resume':
      return commanding(shut(state), { type: 'pause', paused: false });
    case 'playOn':
      return commanding(shut(state), { type: 'break-off', wish: false });
    case 'breakOff':
      if (state.update.hosts) return to({ ...state, asking: 'break-off' });
      return commanding(shut(state), { type: 'break-off', wish: true });
    case 'wayBack':
      return turned(shut(state), 'way-back');
    case 'again':
      return commanding(state, { type: 'again' });
    case 'standIn':
    case 'wait':
      return forAbsent(state, use);
  }
}

function forAbsent(state: ScreenState, use: 'standIn' | 'wait'): Step {
  const seat = vacant(state);
  if (seat === null) return to(state);
  if (use === 'wait') return to({ ...state, waitingFor: [...state.waitingFor, seat] });
  return commanding(shut(state), { type: 'stand-in', seat, bot: true });
}

/** The step that was asked about a second time. */
function confirmed(state: ScreenState): Step {
  switch (state.asking) {
    case 'leave':
      return to(state, { type: 'leave' });
    case 'execute':
      return answer(state, answersIn(state)[state.picked ?? -1]);
    case 'break-off':
      return commanding(shut(state), { type: 'break-off', wish: true });
    case 'kick-person':
      return state.seat === null
        ? to(shut(state))
        : commanding({ ...shut(state), seat: null }, { type: 'kick', seat: state.seat });
    default:
      return to(shut(state));
  }
}
