import { width } from '../../src/text/index.ts';
import type { Cell, XtermSession } from '../support/xterm.ts';

// oxlint-disable-next-line no-control-regex -- escape sequences are what it splits at
const place = /\u001b\[\d+;(\d+)H/;
// oxlint-disable-next-line no-control-regex -- as above
const sequence = /\u001b\[[\d;?]*[A-Za-z]/g;

/** What was written into a row that is wider than the window. */
export const overlong = ({ written, terminal }: XtermSession): string[] =>
  written
    .split(place)
    .slice(1)
    .flatMap((column, index, parts) =>
      index % 2 === 0 ? [' '.repeat(Number(column) - 1) + (parts[index + 1] ?? '').replace(sequence, '')] : [],
    )
    .filter((row) => width(row) > terminal.cols);

/** Where a wide character lacks its second cell, or a second cell its character, as `row:column` from 1. */
export const halves = (rows: readonly (readonly Cell[])[]): string[] =>
  rows.flatMap((row, at) =>
    row.flatMap(({ width: cells }, column) => {
      const whole = cells === 2 ? row[column + 1]?.width === 0 : cells === 1 || row[column - 1]?.width === 2;
      return whole ? [] : [`${at + 1}:${column + 1}`];
    }),
  );
