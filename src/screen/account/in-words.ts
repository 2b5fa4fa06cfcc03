import { textOf, row, type Line } from '../line.ts';
import { versionsOf, type Sentence } from '../../words/index.ts';

/** Lines, boxes and shades that are only to be looked at. */
const drawing = /[─-╿▀-▟▸]+/gu;

/** A line as it can be read out: what stood in columns is told apart by dots. */
export const inWords = (line: Line): string =>
  textOf(line).replaceAll(drawing, '  ').trim().replaceAll(/ {2,}/g, ' · ');

/** What a line says beside what can be pressed on it. */
export const withoutPresses = (line: Line): Line => line.filter(({ press }) => press === undefined);

/** A sentence at its full length. */
export const longest = (sentence: Sentence): string => textOf(row(versionsOf(sentence)[0]));
