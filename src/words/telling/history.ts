import { columned } from './columned.ts';
import type { HistoryWords } from '../table-words.ts';
import type { Phrases } from '../phrases/index.ts';

/** The page of all governments in an edition's phrases. */
export function history({ history: phrases }: Pick<Phrases, 'history'>): HistoryWords {
  const { columns, columnsShort } = phrases;
  return {
    ...phrases,
    columns: columned([
      [2, columns.round],
      [4, columns.president],
      [23, columns.chancellor],
      [42, columns.vote],
      [47, columns.put],
      [51, columns.presidentSaid],
      [56, columns.chancellorSaid],
      [60, columns.followed],
    ]),
    columnsShort: columned([
      [1, columnsShort.round],
      [3, columnsShort.pair],
      [11, columnsShort.vote],
      [16, columnsShort.put],
      [20, columnsShort.presidentSaid],
      [27, columnsShort.chancellorSaid],
    ]),
    tracker: (tie, tracker) => (tie ? phrases.tie : phrases.tracker)(tracker),
    notHitler: (seat) => phrases.notHitler(seat + 1),
    investigated: (seat, said) =>
      said === null ? phrases.investigated(seat + 1) : phrases.investigatedSaid(seat + 1, said),
    peeked: (said) => (said === null ? phrases.peeked : phrases.peekedSaid(said)),
    picked: (seat) => phrases.picked(seat + 1),
    killed: (seat) => phrases.killed(seat + 1),
  };
}
