/** A live game and those around it: seats, sessions, bots and the journal. */
export { Table, type SitRefused, type TableOptions, type TableWatcher } from './table.ts';
export type {
  ClosedBecause,
  Decision,
  Refused,
  Sitter,
  Stage,
  TableSession,
  TableState,
  Update,
} from './session.ts';
