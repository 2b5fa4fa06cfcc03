import type { Press } from '../line.ts';
import type { WayThrough } from '../../words/index.ts';

/** A line that brings somebody back by a door. */
export interface WayBack {
  readonly door: WayThrough['door'];
  readonly line: string;
}

/** A screen without its drawing: in sentences, with the keys that can be pressed. */
export interface Account {
  /** Where one is: the round or the lobby, the table, and who the viewer is. */
  readonly title: string;
  /** What is asked or said, and what bears on it; with a head where it is a question to the viewer. */
  readonly asks: { readonly head: string | null; readonly says: string; readonly about: readonly string[] };
  /** Why the last key or answer did nothing. */
  readonly note: string | null;
  readonly presses: readonly Press[];
  readonly board: readonly string[];
  readonly seats: readonly string[];
  /** What lies over the board to be read, under its first line: help, history, the end. */
  readonly page: readonly string[];
  /** The lines that bring the viewer back, while they are on the screen. */
  readonly ways: readonly WayBack[];
  /** What the viewer alone may know, while it is open. */
  readonly secrets: readonly string[] | null;
  /** Why the viewer can't speak now. */
  readonly mute: string | null;
  /** Which of the table's games the log is about; all that was told of it, and all that was said. */
  readonly game: number;
  readonly log: readonly string[];
  readonly talk: readonly string[];
}
