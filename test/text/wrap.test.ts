import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeText } from '../../src/text/safe-text.ts';
import { width } from '../../src/text/width.ts';
import { wrap } from '../../src/text/wrap.ts';
import { anyText } from './hostile.ts';

describe('wrapping', () => {
  test.each<[what: string, text: string, columns: number, lines: string[]]>([
    ['nothing is one empty line', '', 10, ['']],
    ['what fits stays whole', 'one two', 7, ['one two']],
    ['lines end at spaces, which go', 'one two  three', 7, ['one two', 'three']],
    ['spaces within a line stay', 'a  b c', 4, ['a  b', 'c']],
    ['spaces at either end go', '  one  ', 7, ['one']],
    ['line feeds end lines', 'one\n\ntwo', 7, ['one', '', 'two']],
    ['a word wider than a line is cut', 'a antidisestablish', 6, ['a', 'antidi', 'sestab', 'lish']],
    ['a cut word goes on with the next', 'antidise b', 6, ['antidi', 'se b']],
    ['wide characters need no space between', '我宣布處決三號', 6, ['我宣布', '處決三', '號']],
    ['a wide character never straddles', '我宣布', 5, ['我宣', '布']],
    ['closing punctuation starts no line', '我宣布。好', 6, ['我宣', '布。好']],
    ['opening punctuation ends no line', '他說「好」', 6, ['他說', '「好」']],
    ['Latin words stay whole among wide ones', '총리Chancellor님', 12, ['총리', 'Chancellor님']],
    ['an accent stays with its letter', 'e\u0301e\u0301e\u0301', 2, ['e\u0301e\u0301', 'e\u0301']],
    ['a grapheme wider than the line stands alone', '政a府', 1, ['政', 'a', '府']],
  ])('%s', (_, text, columns, lines) => {
    expect(wrap(text, columns)).toEqual(lines);
  });

  test('no line is too wide, and nothing but spaces is lost', () => {
    const safe = anyText.map((text) => safeText(text, 100));
    fc.assert(
      fc.property(safe, fc.integer({ min: 4, max: 40 }), (text, columns) => {
        const lines = wrap(text, columns);
        expect(lines.every((line) => width(line) <= columns)).toBe(true);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
      { numRuns: 500 },
    );
  });
});
