import type { HistoryWords } from '../table-words.ts';

/** What heads the columns of a history, in their order: what the President and the Chancellor said is told by their signs. */
export type HistoryColumn =
  'round' | 'president' | 'chancellor' | 'vote' | 'put' | 'presidentSaid' | 'chancellorSaid' | 'followed';
/** The same with numbers for names, which leaves no room for what followed. */
export type ShortHistoryColumn = 'round' | 'pair' | 'vote' | 'put' | 'presidentSaid' | 'chancellorSaid';

type Told =
  'columns' | 'columnsShort' | 'tracker' | 'notHitler' | 'investigated' | 'peeked' | 'picked' | 'killed';

/** The page of all governments. Seats in it are their numbers. */
export interface HistoryPhrases extends Omit<HistoryWords, Told> {
  /** Each at most as wide as the column that it heads. */
  readonly columns: Readonly<Record<HistoryColumn, string>>;
  readonly columnsShort: Readonly<Record<ShortHistoryColumn, string>>;
  tracker(tracker: number): string;
  tie(tracker: number): string;
  notHitler(seat: number): string;
  /** What the President did with a power; `said`: a letter or letters, where something was said of it. */
  investigated(seat: number): string;
  investigatedSaid(seat: number, said: string): string;
  readonly peeked: string;
  peekedSaid(said: string): string;
  picked(seat: number): string;
  killed(seat: number): string;
}
