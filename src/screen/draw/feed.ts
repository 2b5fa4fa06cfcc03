import type { Line } from '../line.ts';
import type { Scroll } from './page.ts';

/** Lines that belong together, under a heading where the entry before has another. */
export interface Entry {
  readonly lines: readonly Line[];
  readonly heading?: Line;
}

/**
 * The entries that fit whole into so many rows, from the newest up, and blank rows below. An entry that is longer than
 * all the rows shows its beginning.
 */
export function feed(entries: readonly Entry[], rows: number): readonly Line[] {
  const end = entries.length;
  let shown: readonly Line[] = [];
  for (let start = end - 1; start >= 0; start -= 1) {
    const longer = linesOf(entries.slice(start, end));
    if (longer.length > rows && shown.length > 0) break;
    shown = longer;
  }
  return Array.from({ length: rows }, (_, index) => shown[index] ?? []);
}

/** The feed without so many of the newest entries, as long as all rows above are full. */
export function feedBack(entries: readonly Entry[], rows: number, back: number): Scroll {
  let first = Math.min(entries.length, 1);
  while (first < entries.length && linesOf(entries.slice(0, first + 1)).length <= rows) first += 1;
  const furthest = entries.length - first;
  return { lines: feed(entries.slice(0, entries.length - Math.min(back, furthest)), rows), furthest };
}

function linesOf(entries: readonly Entry[]): readonly Line[] {
  return entries.flatMap(({ lines, heading }, index) => {
    const before = entries[index - 1]?.heading;
    const isNew = heading !== undefined && JSON.stringify(before) !== JSON.stringify(heading);
    return isNew ? [heading, ...lines] : lines;
  });
}
