import stringWidth from 'string-width';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const printableAscii = /^[ -~]*$/;
/** Characters of one column that join no other: Latin, dashes, quotes, arrows, borders, marks. Most text has no others. */
const narrow = /^[ -~¡-¬®-ʯ‐-‧←-↓≠─-▟▸●○]*$/;
const ELLIPSIS = '…';

/** How many terminal columns `text` takes: 2 for wide characters and emoji, ambiguous ones count as narrow. */
export function width(text: string): number {
  return narrow.test(text) ? text.length : measured(text);
}

/** Widths by text: screens ask for the same ones frame after frame. All are forgotten where they become too many. */
const known = new Map<string, number>();
const mostKnown = 4096;

function measured(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const columns = stringWidth(text);
  if (known.size === mostKnown) known.clear();
  known.set(text, columns);
  return columns;
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
