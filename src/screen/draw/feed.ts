import type { Line } from '../line.ts';

/** Lines that belong together, under a heading where the entry before has another. */
export interface Entry {
  readonly lines: readonly Line[];
  readonly heading?: Line;
}

/**
 * The entries that fit whole into so many rows, from the newest up, and blank rows below; `back` of the newest are
 * left out. An entry that is longer than all the rows shows its beginning.
 */
export function feed(entries: readonly Entry[], rows: number, back = 0): readonly Line[] {
  const end = Math.max(entries.length - back, Math.min(entries.length, 1));
  let shown: readonly Line[] = [];
  for (let start = end - 1; start >= 0; start -= 1) {
    const longer = linesOf(entries.slice(start, end));
    if (longer.length > rows && shown.length > 0) break;
    shown = longer;
  }
  return Array.from({ length: rows }, (_, index) => shown[index] ?? []);
}

function linesOf(entries: readonly Entry[]): readonly Line[] {
  return entries.flatMap(({ lines, heading }, index) => {
    const before = entries[index - 1]?.heading;
    const isNew = heading !== undefined && JSON.stringify(before) !== JSON.stringify(heading);
    return isNew ? [heading, ...lines] : lines;
  });
}
