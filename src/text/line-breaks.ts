import { graphemes, width } from './width.ts';

const WIDE = 2;
const opening = /^[\p{Ps}\p{Pi}]/u;
const closing = /^[\p{Pe}\p{Pf}\p{Po}]/u;
const hangul = /\p{Script=Hangul}/u;

/** The marks of Chinese punctuation: two columns wide, with their own blank in them. */
const wideMark = /(?=\p{P})[\u3001-\u303f\uff01-\uff60]/u;

/** Whether a text ends in a mark that has its own blank. */
export const endsInWideMark = (text: string): boolean => wideMark.test(text.at(-1) ?? '');

/**
 * The parts of a paragraph between which a line of so many columns may end; each space is a part. Lines end at spaces,
 * and beside wide characters but for Korean, whose words are kept whole where a line has room for one. Closing
 * punctuation stays with what it closes, opening punctuation with what it opens.
 */
export const unbroken = (paragraph: string, columns: number): readonly string[] =>
  paragraph
    .split(/( )/)
    .filter((word) => word !== '')
    .flatMap((word) => (isKorean(word) && width(word) <= columns ? [word] : partsOf(word)));

/** Korean words may hold a name in Han, and Chinese sentences a name in Hangul; these have their own punctuation. */
const isKorean = (word: string): boolean => hangul.test(word) && !wideMark.test(word);

function partsOf(word: string): readonly string[] {
  const parts: string[] = [];
  let last = '';
  for (const grapheme of graphemes(word)) {
    if (staysTogether(last, grapheme)) parts.push((parts.pop() ?? '') + grapheme);
    else parts.push(grapheme);
    last = grapheme;
  }
  return parts;
}

function staysTogether(before: string, after: string): boolean {
  if (opening.test(before) || closing.test(after)) return true;
  const isBroken = [before, after].some((one) => width(one) === WIDE && !hangul.test(one));
  return !isBroken;
}

/** Of a part that is wider than a line, the graphemes that begin it, so that no line begins or ends with the wrong mark if it can be helped. */
export function cutToLine(part: string, columns: number): string {
  const all = graphemes(part);
  let most = 1;
  for (let taken = width(all[0] ?? ''); most < all.length; most += 1) {
    taken += width(all[most] ?? '');
    if (taken > columns) break;
  }
  let count = most;
  while (count > 0 && isTorn(all[count - 1], all[count])) count -= 1;
  return all.slice(0, count || most).join('');
}

const isTorn = (before = '', after = ''): boolean =>
  (wideMark.test(before) && opening.test(before)) || (wideMark.test(after) && closing.test(after));
