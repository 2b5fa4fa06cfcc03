import { fit, width } from '../text/index.ts';
import { spansOf, versionsOf, type Phrase, type Sentence, type Span } from '../words/index.ts';

/** A span on the screen. */
export interface Ink extends Span {
  readonly inverse?: boolean;
  readonly underline?: boolean;
  /** White on black, whatever the palette: cameras want it. */
  readonly lightOnDark?: boolean;
  /** What a tap on it presses. */
  readonly press?: Press;
}

/** A key that can be pressed now, and what it does in words. */
export interface Press {
  /** A letter, digit or sign, or the name of a key without one: `enter`, `ctrl-c`. */
  readonly key: string;
  readonly label: string;
  /** It stands for what is highlighted. */
  readonly picked?: boolean;
}

/** One row of a region. */
export type Line = readonly Ink[];

/** The row made of parts that stand side by side. */
export const row = (...parts: readonly (Phrase | Line)[]): Line => parts.flatMap((part): Line => spansOf(part));

export const bold = (text: string): Line => [{ text, weight: 'bold' }];
export const dim = (text: string): Line => [{ text, weight: 'dim' }];

/** The text of a line, without its looks. */
export const textOf = (line: Line): string => line.map(({ text }) => text).join('');

/** Painted inverse and bold: what is highlighted, and the bar of the viewer's move. */
export const inverse = (line: Line): Line =>
  line.map(({ text }): Ink => ({ text, weight: 'bold', inverse: true }));

/** The line, a tap on which presses a key; as it is where there is none to press. */
export const pressing = (line: Line, press: Press | undefined): Line =>
  press === undefined ? line : line.map((ink): Ink => ({ ...ink, press }));

/** The columns that a line takes. */
export const columnsOf = (line: Line): number => line.reduce((sum, { text }) => sum + width(text), 0);

/** The line, exactly so many columns wide: filled with spaces, or cut with an ellipsis. */
export function fitted(line: Line, columns: number): Line {
  const missing = columns - columnsOf(line);
  if (missing >= 0) return missing === 0 ? line : [...line, { text: ' '.repeat(missing) }];
  const shorter = withoutEnd(line);
  if (columnsOf(shorter) < columnsOf(line)) return fitted(shorter, columns);
  const kept: Ink[] = [];
  let left = columns;
  for (const ink of line) {
    const taken = width(ink.text);
    if (taken >= left) {
      kept.push({ ...ink, text: fit(taken === left ? `${ink.text}${ELLIPSIS}` : ink.text, left) });
      break;
    }
    kept.push(ink);
    left -= taken;
  }
  return kept;
}

/** The line without the spaces at its end. */
function withoutEnd(line: Line): Line {
  const last = line.at(-1);
  if (!last) return line;
  const text = last.text.trimEnd();
  return text === '' ? withoutEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }];
}

const ELLIPSIS = '…';

/** The line in the middle of so many columns, the odd column to its right. */
export function centred(line: Line, columns: number): Line {
  const before = Math.max(Math.floor((columns - columnsOf(line)) / 2), 0);
  return fitted(row(' '.repeat(before), line), columns);
}

/** One line at the left end and one at the right end of so many columns; the left one gives way. */
export function ends(left: Line, right: Line, columns: number): Line {
  const last = fitted(right, Math.min(columnsOf(right), columns));
  return row(fitted(left, columns - columnsOf(last)), last);
}

/** Whether a sentence can be said in so many columns. */
export const fits = (sentence: Sentence, columns: number): boolean =>
  versionsOf(sentence).some((version) => columnsOf(row(version)) <= columns);

/** The first version of a sentence that fits, or else the shortest one, cut. */
export function fitting(sentence: Sentence, columns: number): Line {
  const lines = versionsOf(sentence).map(spansOf);
  const last = lines.at(-1) ?? [];
  return lines.find((line) => columnsOf(line) <= columns) ?? fitted(last, columns);
}
