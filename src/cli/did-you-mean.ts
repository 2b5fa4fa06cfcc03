import type { Said } from '../words/index.ts';

const farthest = 3;

/** The candidate nearest to a misspelt word, in any case; null where none is near. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  let found: string | null = null;
  let least = Math.min(farthest, Math.ceil(word.length / 2)) + 1;
  for (const candidate of candidates) {
    const distance = edits(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      found = candidate;
      least = distance;
    }
  }
  return found;
}

/** “Did you mean X?”, or nothing where no candidate is near. */
export function didYouMean(word: string, candidates: readonly string[]): Said {
  const meant = nearest(word, candidates);
  return (say) => (meant === null ? '' : say.didYouMean(meant));
}

/** Some sentences, one behind another; those of nothing left out. */
export const inOne = (...sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

/** Which values something has, and which was meant by what was given. */
export function oneOf(source: string, values: readonly string[], given: unknown): Said {
  const meant = typeof given === 'string' ? didYouMean(given, values) : () => '';
  return (say) => inOne(say.oneOf(source, values), meant(say));
}

/** How many letters must be put in, taken out, or replaced to make one word of the other (Levenshtein's distance). */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(from.slice(0, to.length + farthest + 1)).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
