import { askedOf, type Situation } from './turns.ts';
import type { CurtainScreenProps } from '../../screen/index.ts';
import type { Seat } from '../../game/index.ts';

/** What a curtain says of what comes behind it. */
export type Behind = Pick<CurtainScreenProps, 'what' | 'moment' | 'progress' | 'silent'>;

/** What the curtain before that person says: nothing that isn't on the board as well, but that it is they who are asked. */
export function behind(situation: Situation, seat: Seat): Behind {
  const { table, view } = situation.board;
  const what = askedOf(situation, seat);
  const moment = view === null || table.looking ? null : { round: view.round, phase: view.phase };
  const legislates = view?.phase === 'legislate' || view?.phase === 'answer-veto';
  return {
    what,
    moment,
    progress: progressOf(situation),
    silent: legislates && view.rules.silence === 'table',
  };
}

/** How far what everybody is asked has come: looking at roles, or a vote. */
function progressOf({ board: { table, view } }: Situation): Behind['progress'] {
  if (table.looking) return { done: table.seats.filter(({ ready }) => ready).length, of: table.seats.length };
  return view?.phase === 'vote' ? { done: view.voted.length, of: view.living.length } : null;
}
