/** A window in cells, and the size of its letters in CSS pixels. */
export interface Fit {
  readonly columns: number;
  readonly rows: number;
  readonly font: number;
}

/** An extent in CSS pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The windows that screens are laid out for, the largest first, with the smallest letters that each is worth. */
const plans = [
  { columns: 140, rows: 40, leastFont: 13 },
  { columns: 100, rows: 30, leastFont: 12.5 },
  { columns: 80, rows: 24, leastFont: 11 },
  { columns: 60, rows: 20, leastFont: 10 },
  { columns: 46, rows: 16, leastFont: 7 },
] as const;

const mostFont = 20;

/**
 * The largest of those windows for which an area has room in letters that can be read, and as many more cells as there
 * is room for then. `cell`: a cell's size for letters of one pixel.
 */
export function fitted(area: Extent, cell: Extent): Fit {
  const fits = plans.map(({ columns, rows, leastFont }) => {
    const font = Math.min(area.width / (columns * cell.width), area.height / (rows * cell.height));
    return { font: Math.floor(font * 2) / 2, leastFont };
  });
  const chosen = fits.find(({ font, leastFont }) => font >= leastFont) ?? fits.at(-1);
  const font = Math.min(Math.max(chosen?.font ?? mostFont, plans[plans.length - 1]?.leastFont ?? 1), mostFont);
  return { font, ...cellsIn(area, { width: cell.width * font, height: cell.height * font }) };
}

/** The whole cells that an area has room for. */
export const cellsIn = (area: Extent, cell: Extent): { readonly columns: number; readonly rows: number } => ({
  columns: Math.max(Math.floor(area.width / cell.width), 1),
  rows: Math.max(Math.floor(area.height / cell.height), 2),
});
