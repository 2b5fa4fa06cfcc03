import { cutToLine, unbroken } from './line-breaks.ts';
import { width } from './width.ts';

const spacesAround = /^ +| +$/g;

/**
 * `text` in lines of at most `columns` columns. Lines end at spaces, which go, between the characters of Chinese and
 * Japanese but beside none of their punctuation that may not stand there, and at line feeds; a word wider than a line
 * is cut between graphemes, and a grapheme wider than a line stands alone. Empty text is one empty line.
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
  for (const part of unbroken(paragraph, columns)) {
    if (part === ' ') {
      gap += part;
      continue;
    }
    const longer = line === '' ? part : line + gap + part;
    gap = '';
    if (width(longer) <= columns) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = part;
    while (width(line) > columns) {
      const head = cutToLine(line, columns);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}
