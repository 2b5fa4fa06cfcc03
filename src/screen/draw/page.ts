import { columnsOf, row, type Line } from '../line.ts';
import { headed } from '../rule.ts';
import { pageColumns } from '../layout.ts';
import type { Sheet } from '../sheet.ts';

/** Lines, and how far they can be moved from where they open. */
export interface Scroll {
  readonly lines: readonly Line[];
  readonly furthest: number;
}

/** Lines that are all to be seen. */
export const still = (lines: readonly Line[]): Scroll => ({ lines, furthest: 0 });

/** So many rows of the lines, of which so many above are left out at most. */
export function scrolledDown(lines: readonly Line[], rows: number, above: number): Scroll {
  const furthest = Math.max(lines.length - rows, 0);
  const first = Math.min(above, furthest);
  return { lines: lines.slice(first, first + rows), furthest };
}

/** A page under its head, with its keys where there is room for them. */
export function pageOf(head: string, keys: string, body: Scroll, sheet: Sheet): Scroll {
  const columns = pageColumns(sheet.layout);
  const fits = keys !== '' && columnsOf(headed(`${head} ${keys}`, 0)) <= columns;
  const lines = [headed(head, columns, fits ? row(' ', keys) : []), ...body.lines];
  return { ...body, lines: lines.map((line) => row(' ', line)) };
}
