/** A live table: seats, sessions, bots, talk and the record of each game. */
export { noClocks } from './clocks.ts';
export type { Clocks, TimeLeft } from './clocks.ts';
export { isCode } from './code.ts';
export { looksLikeABot } from './bot-like.ts';
export { Table } from './table.ts';
export type { Place } from './place.ts';
export type { Journal, TableOptions, TableWatcher } from './options.ts';
export type { HostCommand, TableCommand } from './commands.ts';
export { isLikeToken, newToken, tokenIn } from './seat-token.ts';
export { notices, tableReasons } from './session.ts';
export type {
  ChatLine,
  Decision,
  DoorName,
  EndedBecause,
  Notice,
  OpenDoor,
  Refused,
  Sitter,
  Stage,
  TableSession,
  TableState,
  Update,
} from './session.ts';
