import { expect, test } from 'vitest';
import { misaligned } from './borders.ts';
import type { Cell } from '../support/xterm.ts';

const cellsOf = (rows: readonly string[]): Cell[][] =>
  rows.map((row) =>
    Array.from(row, (text) => ({ text, width: 1, foreground: '', background: '', weight: '' })),
  );

test.each([
  ['a box', '┌──┐', '│ 1│', '└──┘'],
  ['a box with a title, and one inside', '╭─ Deck ─╮', '│ ┌──┐   │', '│ └──┘   │', '╰────────╯'],
  ['a bracket over boxes', '┏━ ZONE ━━┓', '┌──┐╔═════╗', '│  │║ WIN ║', '└──┘╚═════╝'],
  ['a bracket that its title fills', '┏ RAT ZONE ┓', '┌──┐╔══════╗', '│  │║ WIN  ║', '└──┘╚══════╝'],
  ['a rail', '╭ 1 Ada', '│ 2 Zoë', '╰ 3 José'],
  ['squares one row high', '[ 4 ]┃ 5 ┃║WIN║'],
  ['the keys', 'Vote', ' j Ja │ ? help'],
])('%s is straight', (_, ...rows) => {
  expect(misaligned(cellsOf(rows))).toEqual([]);
});

test.each([
  ['a side out of place', ['┌──┐', '│ 1 │', '└──┘'], ['1:1 ┌', '1:4 ┐', '2:1 │', '2:5 │', '3:1 └', '3:4 ┘']],
  ['a side that is missing', ['╔══╗', '║ 1 ', '╚══╝'], ['1:1 ╔', '1:4 ╗', '2:1 ║', '3:1 ╚', '3:4 ╝']],
  ['a box cut off', ['┌──', '│ 1', '└──', 'Enter'], ['1:1 ┌', '2:1 │', '3:1 └']],
  ['a rail that bends', ['╭ 1', ' │ 2', '╰ 3'], ['1:1 ╭', '2:2 │', '3:1 ╰']],
  ['a stroke above the keys', ['a │ b', 'keys'], ['1:3 │']],
])('%s is told', (_, rows, told) => {
  expect(misaligned(cellsOf(rows))).toEqual(told);
});
