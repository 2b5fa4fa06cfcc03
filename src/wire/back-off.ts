const FIRST = 500;
export const LONGEST_WAIT = 15_000;

/**
 * How many milliseconds to wait before another try after so many that failed: twice as long each time, up to a
 * quarter of a minute, and at random from half of it to all, lest everybody who lost the host comes back at once.
 * `luck` is from 0 up to, not including, 1.
 */
export function backOff(tries: number, luck: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST * 2 ** tries);
  return longest * (0.5 + luck / 2);
}
