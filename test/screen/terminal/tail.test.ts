import chalk from 'chalk';
import { describe, expect, test } from 'vitest';
import { tailOf } from '../../../src/screen/terminal/tail.ts';

chalk.level = 3;

describe('where a line has changed', () => {
  test.each([
    ['nothing in common', 'one two', 'a line', 0, 'one two'],
    ['a word at the end', 'one two three', 'one two four', 7, ' three'],
    ['a row without words', '════════', '═══════─', 0, '════════'],
    ['wide characters before it', '王小明 cast now', '王小明 cast yet', 11, ' now'],
    ['controls, which are never sent', 'a\u001b]52;c\u0007b one two', 'a\u001b]52;c\u0007b one no', 11, ' two'],
    ['a mark that joins the space it begins with', 'one two \u0301x', 'one two y', 7, ' \u0301x'],
    ['the other one is longer', 'one two', 'one two three', 3, ' two'],
    ['the other one is empty', 'one two', '', 0, 'one two'],
  ])('%s', (_, line, shown, cells, text) => {
    expect(tailOf(line, shown)).toEqual({ cells, text });
  });

  test('begins with the looks that are on there, and with no others', () => {
    const seats = chalk.red('seat one') + chalk.bold(` and ${chalk.hex('#010203')('seat two')} are `);
    const { cells, text } = tailOf(seats + chalk.bold('in'), seats + chalk.bold('no'));
    expect(cells).toBe(25);
    expect(text.startsWith('\u001b[1m ')).toBe(true);
    const inColour = tailOf(
      chalk.inverse.hex('#010203')('the last word'),
      chalk.inverse.hex('#010203')('the last one'),
    );
    expect(inColour.text.startsWith('\u001b[7m\u001b[38;2;1;2;3m word')).toBe(true);
  });
});
