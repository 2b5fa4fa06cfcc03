/** The layout for windows of 80×24; one row of the window stays empty. */
export const columns = 80;
/** The two tracks, and what stands beside them. */
export const board = { columns: 42, rows: 11 } as const;
export const seats = { columns: 35 } as const;
/** Log and chat side by side: a head and five lines each. */
export const talk = { log: 42, chat: 35, lines: 5 } as const;
/** The frame, without the window's last row, and what a page over the board writes in. */
export const frame = { rows: 23 } as const;
export const page = { rows: 18, columns: 77 } as const;
/** The seats of a lobby, beside its chat; a head and twelve lines. */
export const lobby = { columns: 43, lines: 12 } as const;
/** What of a dock's row is left beside its margin. */
export const said = columns - 1;
