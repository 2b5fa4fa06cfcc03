import { expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { shown } from '../support/kept-screens.ts';
import type { TableOnScreen } from '../support/table-on-screen.tsx';
import { pressAt } from '../../src/screen/taps.ts';
import { pressing, row } from '../../src/screen/line.ts';
import { width } from '../../src/text/index.ts';
import type { FakeSession } from '../support/fake-session.ts';

/** Touches the last place where a text is drawn. */
async function touch(screen: TableOnScreen<FakeSession>, text: string): Promise<void> {
  const rows = screen.terminal.lines();
  const at = rows.findLastIndex((line) => line.includes(text));
  const line = rows[at];
  if (line === undefined) throw new Error(`no ${text} in\n${rows.join('\n')}`);
  await screen.type(`\u001b[<0;${width(line.slice(0, line.indexOf(text))) + 1};${at + 1}M`);
}

const enter = '\r';

test('a cell belongs to what is drawn there, wide characters to both of theirs', () => {
  const press = { key: '6', label: '6 김민수' };
  const lines = [row('ab', pressing(row('김민수'), press), 'cd')];
  const touched = Array.from({ length: 12 }, (_, index) => pressAt(lines, { column: index + 1, row: 1 })?.key);
  expect(touched.map((key) => key ?? '-').join('')).toBe('--666666----');
  expect(pressAt(lines, { column: 3, row: 2 })).toBeUndefined();
});

test('a tap on a ballot casts it', async () => {
  const screen = await shown(example.ballot());
  await touch(screen, 'Nein │');
  expect(screen.session.sent).toMatchObject([{ move: { type: 'vote', ballot: 'nein' } }]);
});

test('a tap on a seat picks it, one on what is picked names it, in the list and round the table', async () => {
  for (const window of [
    { columns: 60, rows: 20 },
    { columns: 80, rows: 24 },
    { columns: 140, rows: 40 },
  ]) {
    const screen = await shown(example.nominate(), [enter], { window });
    await touch(screen, '8 Zoë');
    expect(screen.session.sent).toEqual([]);
    await touch(screen, '▸8 Zoë');
    expect(screen.session.sent).toMatchObject([{ move: { type: 'nominate', chancellor: 7 } }]);
  }
});

test('a tap on a seat that may not be chosen, or on nothing, does nothing', async () => {
  const screen = await shown(example.nominate(), [enter]);
  const before = screen.terminal.lines();
  await touch(screen, '9 Tomás');
  await screen.type('\u001b[<0;200;300M', '\u001b[<0;0;0M', '\u001b[<35;10;22M', '\u001b[<0;10;22m');
  expect(screen.terminal.lines()).toEqual(before);
});

test('a tap on a hint in the row of keys is its key', async () => {
  const screen = await shown(example.ballot());
  await touch(screen, 'history');
  expect(screen.terminal.lines().join('\n')).toMatch(/── History/);
});

test('a tap on a tile picks it and Enter in the row of keys lays it', async () => {
  const screen = await shown(example.president(), [enter]);
  await touch(screen, '2 · · · ·');
  await screen.type(' ');
  await touch(screen, 'discard');
  expect(screen.session.sent).toMatchObject([{ move: { type: 'discard' } }]);
});

test('while something is typed, a tap is no letter of it, and what was typed is kept', async () => {
  const screen = await shown(example.ballot(), ['t', 'h', 'o']);
  await touch(screen, 'Ja!');
  expect(screen.session.sent).toMatchObject([{ move: { type: 'vote', ballot: 'ja' } }]);
  await screen.type('t');
  expect(screen.terminal.lines().join('\n')).toMatch(/say › ho/);
});
