import { cut, graphemes, width } from './width.ts';

const WIDE = 2;
const spacesAround = /^ +| +$/g;
const opening = /^[\p{Ps}\p{Pi}]/u;
const closing = /^[\p{Pe}\p{Pf}\p{Po}]/u;

/**
 * `text` in lines of at most `columns` columns. Lines end at spaces, which go, beside wide characters, as Chinese,
 * Japanese and Korean do, and at line feeds; a word wider than a line is cut between graphemes, and a grapheme wider
 * than a line stands alone. Closing punctuation stays with what it closes, opening punctuation with what it opens.
 * Empty text is one empty line.
 */
export function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, columns));
}

function wrapParagraph(paragraph: string, columns: number): string[] {
  const whole = paragraph.replace(spacesAround, '');
  if (width(whole) <= columns) return [whole];
  const lines: string[] = [];
  let line = '';
  let gap = '';
  for (const piece of pieces(paragraph)) {
    if (piece === ' ') {
      gap += piece;
      continue;
    }
    const longer = line === '' ? piece : line + gap + piece;
    gap = '';
    if (width(longer) <= columns) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = piece;
    while (width(line) > columns) {
      const head = cut(line, columns) || (graphemes(line)[0] ?? line);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/** The parts between which a line may end; each space is a part. */
function pieces(paragraph: string): string[] {
  const parts: string[] = [];
  let last = ' ';
  for (const grapheme of graphemes(paragraph)) {
    if (staysTogether(last, grapheme)) parts.push((parts.pop() ?? '') + grapheme);
    else parts.push(grapheme);
    last = grapheme;
  }
  return parts;
}

function staysTogether(before: string, after: string): boolean {
  if (before === ' ' || after === ' ') return false;
  if (width(before) < WIDE && width(after) < WIDE) return true;
  return opening.test(before) || closing.test(after);
}
