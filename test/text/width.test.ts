import * as fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { codePointWidth, cut, fit, graphemes, width } from '../../src/text/width.ts';
import { safeText } from '../../src/text/safe-text.ts';
import { anyText } from './hostile.ts';

const safe = anyText.map((text) => safeText(text, 60));

describe('widths', () => {
  test.each([
    ['', 0],
    ['Ja!', 3],
    ['정부', 4],
    ['法案', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['🦉', 2],
    ['…', 1],
    ['│', 1],
    ['①', 1],
  ])('%j takes %i columns', (text, columns) => {
    expect(width(text)).toBe(columns);
  });

  test('characters take what string-width says, alone, beside others, and when asked again', () => {
    const printable = Array.from({ length: 0x2700 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => !/\p{Cc}/u.test(character),
    );
    const texts = printable.flatMap((one) => [`a${one}─`, one, one]);
    expect(texts.filter((text) => width(text) !== stringWidth(text))).toEqual([]);
  });

  test('a code point by itself takes 0, 1 or 2 columns', () => {
    expect([0x301, 0x61, 0x6cd5, 0x1f989].map((codePoint) => codePointWidth(codePoint))).toEqual([0, 1, 2, 2]);
  });

  test('an accent belongs to its letter, and a joined family is one character', () => {
    expect(graphemes('e\u0301a')).toEqual(['e\u0301', 'a']);
    expect(graphemes('\u{1f468}\u200d\u{1f467}!')).toEqual(['\u{1f468}\u200d\u{1f467}', '!']);
  });

  test.each([
    ['abc', 5, 'abc  '],
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcd…'],
    ['정부가', 6, '정부가'],
    ['정부가', 5, '정부…'],
    ['정부가', 4, '정… '],
    ['정부가', 1, '…'],
    ['', 3, '   '],
    ['abc', 0, ''],
    ['abc', -1, ''],
    ['\u2764\ufe0f\u2764\ufe0f\u2764\ufe0f', 4, '\u2764\ufe0f… '],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
  ])('fit(%j, %i) is %j', (text, columns, fitted) => {
    expect(fit(text, columns)).toBe(fitted);
  });

  test('whatever is fitted takes exactly the columns it was given', () => {
    fc.assert(
      fc.property(safe, fc.integer({ min: 0, max: 50 }), (text, columns) => {
        expect(width(fit(text, columns))).toBe(columns);
      }),
    );
  });

  test('a cut keeps whole graphemes from the beginning, as many as there is room for', () => {
    fc.assert(
      fc.property(safe, fc.integer({ min: 0, max: 50 }), (text, columns) => {
        const kept = cut(text, columns);
        const next = graphemes(text)[graphemes(kept).length];
        expect(text.startsWith(kept)).toBe(true);
        expect(width(kept)).toBeLessThanOrEqual(columns);
        expect(next === undefined || width(kept + next) > columns).toBe(true);
      }),
    );
  });
});
