import { askedIn } from './answers.ts';
import { isReady, partedBy, partyCard, type Asking, type ScreenState } from './state.ts';
import type { Question } from '../words/index.ts';
import type { Seat } from '../game/index.ts';

/** What the dock is about, and keys work on: the first of these that holds. */
export type Concern =
  | Exclude<Asking, 'decision'>
  | 'parted'
  | 'link'
  | 'lobby'
  | 'broken-off'
  | 'end'
  | 'paused'
  | 'handing'
  | 'role'
  | 'looked'
  | 'question'
  | 'away'
  | 'card'
  | 'watching';

/** What concerns the viewer most. */
export function concernOf(state: ScreenState): Concern {
  const { asking, update, page } = state;
  const { stage } = update.table;
  if (partedBy(state) !== null && !(stage === 'over' && update.table.closedBecause !== null)) return 'parted';
  if (asking === 'leave') return 'leave';
  if (state.link !== null) return 'link';
  if (asking !== 'decision') return asking;
  if (stage === 'lobby') return 'lobby';
  if (stage === 'over') return update.view?.ending ? 'end' : 'broken-off';
  if (update.table.paused) return 'paused';
  if (state.handing?.at === 'board') return 'handing';
  if (update.table.looking) return update.viewer !== null && !isReady(update) ? 'role' : 'looked';
  if (update.decision) return 'question';
  if (page === 'role') return 'role';
  if (absent(state) !== null) return 'away';
  return partyCard(state) ? 'card' : 'watching';
}

/** What the viewer is asked that a key answers, and hasn't been answered; null while nothing is. */
export function unansweredOf(state: ScreenState): Question | null {
  const { decision } = state.update;
  const concern = concernOf(state);
  if (concern === 'claim' || concern === 'execute') return concern === 'claim' ? 'claim' : 'confirm-execution';
  if (concern !== 'question' || decision === null) return null;
  return state.drawn && state.sent !== decision.id ? askedIn(decision) : null;
}

/** For the host: the first seat without a connection that holds the table up, unless they wait for it. */
export function absent(state: ScreenState): Seat | null {
  const { view, table, hosts } = state.update;
  if (!hosts || view === null || table.looking) return null;
  return view.awaited.find((seat) => isEmpty(state, seat) && !state.waitingFor.includes(seat)) ?? null;
}

/** For the host: the seat that a bot could hold; first one that holds the table up. */
export function vacant(state: ScreenState): Seat | null {
  const { hosts, table } = state.update;
  if (!hosts) return null;
  const first = absent(state) ?? table.seats.findIndex((_, seat) => isEmpty(state, seat));
  return first === -1 ? null : first;
}

function isEmpty({ update: { table } }: ScreenState, seat: Seat): boolean {
  const sitter = table.seats[seat];
  return sitter !== undefined && sitter.away && !sitter.bot;
}
