import type { Ballot, Policy, Seat, View } from '../game/index.ts';
import type { Mark, Office } from './board-words.ts';
import type { NameOf } from './words.ts';

/** What is publicly known of a player, for whoever hears a screen or reads it as text. */
export interface PlayerAccount {
  readonly seat: Seat;
  readonly name: string;
  readonly placard: { readonly how: 'stands' | 'inOffice' | 'was'; readonly office: Office } | null;
  /** The table waits for this seat. */
  readonly awaited: boolean;
  /** The newest ballot; `cast` while it lies face down. */
  readonly ballot: Ballot | 'cast' | null;
  readonly marks: readonly Mark[];
}

/** Somebody in the lobby. */
export interface GuestAccount {
  readonly seat: Seat;
  readonly name: string;
  readonly mine: boolean;
  readonly ready: boolean;
  readonly hosts: boolean;
  readonly bot: boolean;
  readonly away: boolean;
}

/** A screen in sentences, for whoever hears it or reads it as text. */
export interface AccountWords {
  /** Tracks, piles and government. */
  board(view: View, nameOf: NameOf): readonly string[];
  player(player: PlayerAccount): string;
  guest(guest: GuestAccount): string;
  /** A tile of the viewer's, by its place from 0; null while it lies face down. */
  tile(place: number, face: Policy | null): string;
  /** What moves a page that lies over the board, and opens the chat's. */
  readonly page: Readonly<Record<'up' | 'down' | 'shut' | 'chat', string>>;
}
