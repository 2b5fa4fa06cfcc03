import type { Cell, XtermSession } from '../support/xterm.ts';

/** The letter of each look that a cell may have: weight, then foreground, as ANSI 0–15 or `default`, then what it stands on. */
const letters: Readonly<Record<string, string>> = {
  default: '.',
  'bold default': 'b',
  'dim default': 'd',
  'underline default': 'u',
  'bold underline default': 'U',
  'bold inverse default': 'I',
  '14': 'l',
  'bold 14': 'L',
  'dim 14': 'k',
  '9': 'f',
  'bold 9': 'F',
  'dim 9': 'e',
  'underline 9': 'v',
  'bold 6': 'C',
  'bold 3': 'A',
  'bold 2': 'G',
  'bold 13': 'M',
  '1': 'r',
  '4': 'n',
  '11': 't',
  'bold 11': 'T',
  '15 on 0': 'q',
};

/**
 * A screen as text that people can read and compare: its rows, a letter for each cell's look, and what state the
 * terminal is in. Blanks at the ends of rows are left out. Throws for a look that has no letter.
 */
export function pictureOf(terminal: XtermSession): string {
  const rows = terminal.cells();
  return [
    ...rows.map((row) => textIn(row).trimEnd()),
    '',
    ...rows.map((row) => row.map(letterOf).join('').replace(/\.+$/, '')),
    '',
    `modes ${modesOf(terminal).join(' ')}`,
    '',
  ].join('\n');
}

/** The DEC private modes that were ever set or reset, as they are now. */
const modesOf = ({ modes }: XtermSession): string[] =>
  [...modes].sort(([one], [other]) => one - other).map(([mode, on]) => `?${mode}${on ? 'h' : 'l'}`);

/** What is written in a row of cells. */
export const textIn = (row: readonly Cell[]): string =>
  row.map(({ text, width }) => (width === 0 ? '' : text)).join('');

function letterOf({ foreground, background, weight }: Cell): string {
  const look = [weight, colourOf(foreground), ...(background === unset ? [] : [`on ${colourOf(background)}`])]
    .filter((part) => part !== '')
    .join(' ');
  const letter = letters[look];
  if (letter === undefined) throw new Error(`no letter stands for cells that are “${look}”`);
  return letter;
}

/** What xterm tells of a cell without a colour of its own: its mode and its colour. */
const unset = '0:-1';

const colourOf = (colour: string): string => (colour === unset ? 'default' : colour.replace(/^\d+:/, ''));
