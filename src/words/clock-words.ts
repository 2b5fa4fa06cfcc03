import type { Step } from './board-words.ts';

/** Whole seconds, 0 for none: what each step may take, and what each person has besides, once in a game. */
export type ClocksSet = Readonly<Record<Step | 'extra', number>>;

/** What the clock of a step said last: so many seconds, null where none were told yet; of the step, or of what people have besides. */
export interface TimeTold {
  readonly seconds: number | null;
  readonly extra: boolean;
}

/** What is said of clocks. */
export interface ClockWords {
  /** In the bar of the dock: at most 18 columns. */
  left(told: TimeTold): string;
  /** In the lobby: the table plays by some. */
  readonly on: string;
  /** Names the line of help about them: at most 7 columns. */
  readonly label: string;
  /** What they are set to, and what happens when time is up. */
  explained(clocks: ClocksSet): string;
}
