/** A live game and those around it: seats, sessions, bots and the journal. */
export { Table, type TableOptions } from './table.ts';
export type { Decision, Refused, Sitter, Stage, TableSession, TableState, Update } from './session.ts';
