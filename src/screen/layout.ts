/** The layout for windows of 80×24; one row of the window stays empty. */
export const columns = 80;
/** The two tracks, and what stands beside them. */
export const board = { columns: 42, rows: 11 } as const;
export const seats = { columns: 35 } as const;
/** A head and five lines. */
export const talk = { columns: 79, lines: 5 } as const;
/** Header, board and talk together: the place of a page. */
export const page = { rows: 18 } as const;
/** What of a dock's row is left beside its margin. */
export const said = columns - 1;
