import { commanding, to, type Step } from '../effects.ts';
import { moved } from './moving.ts';
import { seatKey } from '../answers.ts';
import type { ScreenState } from '../state.ts';

/** A key while the host chooses somebody to put out. */
export function kicking(state: ScreenState, key: string): Step | null {
  const { seats } = state.update.table;
  const sitter = seats[state.seat ?? -1];
  if (key === 'escape') return to({ ...state, asking: 'decision', seat: null });
  if (key !== 'enter') return choosing(state, key);
  if (sitter === undefined || state.seat === null) return to(state);
  if (sitter.person) return to({ ...state, asking: 'kick-person' });
  return commanding({ ...state, asking: 'decision', seat: null }, { type: 'remove-bot', seat: state.seat });
}

/** A key while the host orders the seats: one is chosen, taken up, moved and put down. */
export function ordering(state: ScreenState, key: string): Step | null {
  const held = state.asking === 'place-seat';
  if (key === 'escape')
    return to({ ...state, asking: held ? 'move-seat' : 'decision', seat: held ? state.seat : null });
  if (key === 'enter')
    return to(state.seat === null ? state : { ...state, asking: held ? 'move-seat' : 'place-seat' });
  return held ? placing(state, key) : choosing(state, key);
}

function choosing(state: ScreenState, key: string): Step | null {
  const { seats } = state.update.table;
  const digit = seats.findIndex((_, seat) => seatKey(seat) === key);
  const seat = digit >= 0 ? digit : moved(state.seat, key, seats.length);
  return seat === state.seat ? null : to({ ...state, seat });
}

/** The seat goes to where it is moved as soon as the table says so. */
function placing(state: ScreenState, key: string): Step | null {
  const { seats } = state.update.table;
  const digit = seats.findIndex((_, seat) => seatKey(seat) === key);
  const from = state.seat;
  if (from === null) return null;
  const step = key === 'up' || key === 'left' ? -1 : key === 'down' || key === 'right' ? 1 : 0;
  const place = digit >= 0 ? digit : from + step;
  if (place === from || place < 0 || place >= seats.length) return null;
  return commanding(state, { type: 'move-seat', from, to: place });
}
