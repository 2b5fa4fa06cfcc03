import { answersIn, type ScreenState } from './state.ts';
import { concernOf } from './concern.ts';
import { seatKey, seatOf } from './answers.ts';
import type { Press } from './line.ts';
import type { Seat } from '../game/index.ts';

/** What picks a seat, where it may be chosen now: for a decision, or in the lobby by the host. */
export function seatPress(seat: Seat, state: ScreenState): Press | undefined {
  const { table } = state.update;
  const sitter = table.seats[seat];
  if (sitter === undefined || !isChoosable(seat, state)) return undefined;
  return { key: seatKey(seat), label: `${seat + 1} ${sitter.name}`, picked: pickedIn(state) === seat };
}

/** The seat that is highlighted in the list while one is chosen. */
export function pickedSeat(state: ScreenState): Seat | null {
  const answer = answersIn(state)[state.picked ?? -1];
  return answer ? seatOf(answer.move) : null;
}

const pickedIn = (state: ScreenState): Seat | null => state.seat ?? pickedSeat(state);

function isChoosable(seat: Seat, state: ScreenState): boolean {
  switch (concernOf(state)) {
    case 'kick':
    case 'move-seat':
    case 'place-seat':
      return true;
    case 'handing':
      return state.handing?.at === 'board' && state.handing.people.includes(seat);
    case 'question':
      return answersIn(state).some(({ move }) => seatOf(move) === seat);
    default:
      return false;
  }
}
