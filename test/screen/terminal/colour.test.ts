import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourDepth, convertSgr } from '../../../src/screen/terminal/colour.ts';

describe('the environment says what colours a terminal has', () => {
  test.each([
    [{ NO_COLOR: '1', COLORTERM: 'truecolor' }, 'none'],
    [{ NO_COLOR: '', TERM: 'xterm' }, 'ansi16'],
    [{ TERM: 'dumb', COLORTERM: 'truecolor' }, 'none'],
    [{ COLORTERM: 'truecolor', TERM: 'xterm' }, 'truecolor'],
    [{ COLORTERM: '24bit' }, 'truecolor'],
    [{ TERM: 'screen-256color' }, 'ansi256'],
    [{ TERM: 'vt100', FORCE_COLOR: '3' }, 'ansi16'],
    [{}, 'ansi16'],
  ] as const)('%j: %s', (environment, depth) => {
    expect(colourDepth(environment)).toBe(depth);
  });
});

describe('SGR is converted to what a terminal shows', () => {
  test.each([
    ['none', '1', '1'],
    ['none', '7;31', '7'],
    ['none', '2;4;38;5;208;22', '2;4;22'],
    ['none', '38;2;1;2;3', undefined],
    ['none', '39', undefined],
    ['none', '97;107', undefined],
    ['ansi16', '31', '31'],
    ['ansi16', '1;94;103', '1;94;103'],
    ['ansi16', '38;5;9', '91'],
    ['ansi16', '48;5;4', '44'],
    ['ansi16', '38;5;196', '91'],
    ['ansi16', '48;2;0;0;0;1', '40;1'],
    ['ansi16', '38;2;250;250;250', '97'],
    ['ansi256', '38;5;208', '38;5;208'],
    ['ansi256', '38;2;255;135;0', '38;5;208'],
    ['ansi256', '48;2;8;8;8', '48;5;232'],
    ['truecolor', '38;2;1;2;3', '38;2;1;2;3'],
    ['ansi16', '', '0'],
  ] as const)('%s: %s becomes %s', (depth, parameters, expected) => {
    expect(convertSgr(parameters, depth)).toBe(expected);
  });

  test('the 16 named colours pass through every depth that has colours', () => {
    const codes = [30, 40, 90, 100].flatMap((first) =>
      Array.from({ length: 8 }, (_, index) => String(first + index)),
    );
    for (const depth of ['ansi16', 'ansi256', 'truecolor'] as const)
      expect(codes.map((code) => convertSgr(code, depth))).toEqual(codes);
  });

  test('whatever the parameters, no colour is left at depth none and no rich one at 16', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 12 }), (codes) => {
        const colours = (text: string | undefined): number[] =>
          (text ?? '')
            .split(';')
            .map(Number)
            .filter((code) => (code >= 30 && code < 50) || (code >= 90 && code < 108));
        expect(colours(convertSgr(codes.join(';'), 'none'))).toEqual([]);
        const named = colours(convertSgr(codes.join(';'), 'ansi16'));
        expect(named.filter((code) => code === 38 || code === 48)).toEqual([]);
      }),
    );
  });
});
