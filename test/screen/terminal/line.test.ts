import { describe, expect, test } from 'vitest';
import { fitLine } from '../../../src/screen/terminal/line.ts';

describe('a line is made fit for a terminal', () => {
  test.each([
    ['abc', 5, 'abc', 3],
    ['abcdef', 5, 'abcde', 5],
    ['王小明', 5, '王小', 4],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301', 2],
    ['\u001b[1mabcdef\u001b[22m', 3, '\u001b[1mabc\u001b[22m', 3],
    ['\u001b[31mab\u001b[39mc\u001b[7md\u001b[27m', 2, '\u001b[31mab\u001b[39m\u001b[7m\u001b[27m', 2],
    ['a\u0007\u001b[5Ab\u009bc', 9, 'a[5Abc', 6],
  ])('%j in %i columns is %j', (line, columns, text, width) => {
    expect(fitLine(line, 'ansi16', columns)).toEqual({ text, width, disputed: false });
  });

  test('after a character of disputed width the cursor is told its column, but not beyond the window', () => {
    expect(fitLine('a😀b', 'ansi16', 9)).toEqual({ text: 'a😀\u001b[4Gb', width: 4, disputed: true });
    expect(fitLine('a😀b', 'ansi16', 3)).toEqual({ text: 'a😀', width: 3, disputed: true });
  });

  test('colours are converted on the way', () => {
    expect(fitLine('\u001b[38;2;255;0;0ma\u001b[39m', 'ansi16', 9).text).toBe('\u001b[91ma\u001b[39m');
    expect(fitLine('\u001b[38;2;255;0;0ma\u001b[39m', 'none', 9).text).toBe('a');
  });
});
