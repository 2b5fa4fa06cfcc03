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
    ['nor do several marks in a row', '他說：「好！」然後', 10, ['他說：', '「好！」然', '後']],
    ['a mark after a long name starts no line', 'Maximilian！', 10, ['Maximilia', 'n！']],
    ['but a line of nothing else has to', '。。。。', 6, ['。。。', '。']],
    ['Latin words stay whole among Chinese', '總理Chancellor好', 12, ['總理', 'Chancellor好']],
    ['and so do numbers', '第13輪', 3, ['第', '13', '輪']],
    ['Chinese breaks beside a name in Hangul, not in it', '提名김민수為總理', 8, ['提名', '김민수為', '總理']],
    ['Korean breaks between words', '총리 후보는 김민수', 12, ['총리 후보는', '김민수']],
    ['never inside one', '대통령이 반대했다', 14, ['대통령이', '반대했다']],
    ['nor before what follows a name in Han', '총리는 王小明님이', 12, ['총리는', '王小明님이']],
    ['nor beside Latin', '다음은 Zoë님입니다', 12, ['다음은', 'Zoë님입니다']],
    ['unless the word is wider than a line', '총리 대통령선거후보자', 8, ['총리', '대통령선', '거후보자']],
    ['an accent stays with its letter', 'e\u0301e\u0301e\u0301', 2, ['e\u0301e\u0301', 'e\u0301']],
    ['a grapheme wider than the line stands alone', '政a府', 1, ['政', 'a', '府']],
  ])('%s', (_, text, columns, lines) => {
    expect(wrap(text, columns)).toEqual(lines);
  });

  const some = (characters: string, least: number, most: number): fc.Arbitrary<string> =>
    fc
      .array(fc.constantFrom(...Array.from(characters)), { minLength: least, maxLength: most })
      .map((all) => all.join(''));

  test('Chinese: no line begins with what closes or ends with what opens', () => {
    const clause = fc
      .tuple(
        fc.constantFrom('', '「', '『', '（'),
        some('我宣布處決總統', 1, 12),
        some('。，：；！？」』）', 0, 2),
      )
      .map((parts) => parts.join(''));
    const sentences = fc.array(fc.oneof(clause, fc.constantFrom('Maximilian-Louis', 'Zoë', '13')), {
      minLength: 1,
    });
    fc.assert(
      fc.property(sentences, fc.integer({ min: 20, max: 40 }), (all, columns) => {
        const lines = wrap(all.join(''), columns);
        expect(lines.join('')).toBe(all.join(''));
        expect(lines.slice(1).filter((line) => /^[。，：；！？」』）]/u.test(line))).toEqual([]);
        expect(lines.slice(0, -1).filter((line) => /[「『（]$/u.test(line))).toEqual([]);
        expect(lines.filter((line) => width(line) > columns)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('Korean: every word that a line has room for is whole', () => {
    const word = fc
      .tuple(
        fc.constantFrom('', '王小明', 'Zoë', '3'),
        some('대통령총리후보', 1, 5),
        fc.constantFrom('', '.', ',', '!'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 17, max: 40 }), (words, columns) => {
        const lines = wrap(words.join(' '), columns);
        expect(lines.flatMap((line) => line.split(' '))).toEqual(words);
        expect(lines.filter((line) => width(line) > columns)).toEqual([]);
      }),
      { numRuns: 500 },
    );
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
