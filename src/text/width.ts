import stringWidth from 'string-width';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const printableAscii = /^[ -~]*$/;
const ELLIPSIS = '…';

/** How many terminal columns `text` takes: 2 for wide characters and emoji, ambiguous ones count as narrow. */
export function width(text: string): number {
  return printableAscii.test(text) ? text.length : stringWidth(text);
}

/**
 * How many columns (0 to 2) one code point takes by itself. Terminals without grapheme support add these up, and a
 * terminal that lets its table be replaced can be given this one.
 */
export function codePointWidth(codePoint: number): number {
  return stringWidth(String.fromCodePoint(codePoint));
}

/** What a reader takes for single characters, in order. */
export function graphemes(text: string): string[] {
  return printableAscii.test(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The longest beginning of `text` that ends between graphemes and takes at most `columns` columns. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  let taken = 0;
  for (const grapheme of graphemes(text)) {
    taken += width(grapheme);
    if (taken > columns) break;
    kept += grapheme;
  }
  return kept;
}

/**
 * `text` made exactly `columns` columns wide: filled up with spaces at its end, or cut between graphemes with an
 * ellipsis in the place of what is missing. Empty for fewer than one column.
 */
export function fit(text: string, columns: number): string {
  if (columns < 1) return '';
  const shown = width(text) <= columns ? text : cut(text, columns - 1) + ELLIPSIS;
  return shown + ' '.repeat(columns - width(shown));
}
