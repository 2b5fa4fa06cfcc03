import type { ClockWords } from '../clock-words.ts';

export interface ClockPhrases extends Pick<ClockWords, 'label' | 'on'> {
  left(seconds: number): string;
  /** Of what people have besides. */
  extraLeft(seconds: number): string;
  readonly extra: string;
  /** What a step may take; `step` as the board has it. */
  takes(step: string, seconds: number): string;
  /** What each person has besides. */
  besides(seconds: number): string;
  /** Nobody may see whose turn of the two in office it is. */
  readonly shared: string;
  readonly timeUp: string;
  /** What ends a sentence. */
  readonly stop: string;
}
