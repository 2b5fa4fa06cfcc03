import type { Rules, Seat } from '../game/index.ts';

/** What a seated person may want of the table. */
export type PersonCommand =
  /** In the lobby: ready for a game by these rules, those that differ from the default; null: no longer ready. */
  | { readonly type: 'ready'; readonly rules: Partial<Rules> | null }
  /** While roles are looked at: knows the role. */
  | { readonly type: 'looked' }
  /** More than half of the people seated break the game off, or its host alone. */
  | { readonly type: 'break-off'; readonly wish: boolean };

/** What only the host may do. */
export type HostCommand =
  | { readonly type: 'start' }
  /** Goes on although somebody hasn't looked at their role. */
  | { readonly type: 'go-on' }
  /** In the lobby: puts the one in seat `from` at place `to`; the others close up. */
  | { readonly type: 'move-seat'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'kick'; readonly seat: Seat }
  | { readonly type: 'add-bot' }
  | { readonly type: 'remove-bot'; readonly seat: Seat }
  /** In the lobby: plays by these rules, all others by default. Whoever was ready must see them and be so again. */
  | { readonly type: 'rules'; readonly rules: Partial<Rules> }
  | { readonly type: 'together'; readonly together: boolean }
  | { readonly type: 'pause'; readonly paused: boolean }
  /** Lets a bot play the seat of a person who is away, or stop doing so. */
  | { readonly type: 'stand-in'; readonly seat: Seat; readonly bot: boolean }
  /** Back to the lobby with the same people. */
  | { readonly type: 'again' };

export type TableCommand = PersonCommand | HostCommand;

export const isPersonCommand = (command: TableCommand): command is PersonCommand =>
  command.type === 'ready' || command.type === 'looked' || command.type === 'break-off';
