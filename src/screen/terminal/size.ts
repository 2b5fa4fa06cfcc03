/** A window's extent in cells. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const UNKNOWN: Size = { columns: 80, rows: 24 };
const LEAST: Size = { columns: 40, rows: 12 };
const MOST: Size = { columns: 200, rows: 60 };

/**
 * The size to lay a screen out for: the told one within 40–200 × 12–60. Sizes come from the other side, so that
 * a huge one would cost the host seconds. Zero, negative and non-numbers mean 80×24, as for a terminal that
 * doesn't say.
 */
export function layoutSize(told: Size): Size {
  return { columns: within('columns', told, LEAST.columns), rows: within('rows', told, LEAST.rows) };
}

/** The part of a layout that the window has room for; less than the layout only in a tiny window. */
export function visibleSize(told: Size): Size {
  return { columns: within('columns', told, 1), rows: within('rows', told, 2) };
}

function within(axis: keyof Size, told: Size, least: number): number {
  const cells = Math.trunc(told[axis]);
  return cells > 0 ? Math.min(Math.max(cells, least), MOST[axis]) : UNKNOWN[axis];
}
