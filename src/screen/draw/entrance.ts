import { barLine, loud } from '../rule.ts';
import { bold, fitting, row, type Line } from '../line.ts';
import { keyRow, typingRow, type Hint } from './keys.ts';
import { titled } from './header.ts';
import { tooSmallLine } from './figures.ts';
import { wrap, type SafeText } from '../../text/index.ts';
import type { Draft } from '../draft.ts';
import type { EntranceField, EntranceRefusal } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/** What somebody is asked who isn't at the table yet, and what they have typed. */
export interface Asked {
  readonly asks: EntranceField;
  readonly draft: Draft;
  /** Why they are still here; null before they have tried. */
  readonly refused: EntranceRefusal | null;
}

/** The whole screen before the table's: what this is, and a field for what is asked, in a line for each row but the window's last. */
export function entrance(
  { asks, draft, refused, table }: Asked & { readonly table: SafeText },
  sheet: Sheet,
): readonly Line[] {
  const { layout, words } = sheet;
  const { columns, rows, said } = layout;
  const { title, where, about, ask, field } = words.entrance;
  const below = [
    barLine(loud(words.yourMove, ask[asks]), columns),
    typingRow(draft, [field[asks], ''], columns),
    refused === null ? [] : row(' ', fitting(words.entrance.refused[refused], said)),
    keyRow(keysOf(asks, sheet), [[words.keys.interrupt, 'leave']], sheet),
  ];
  const above = [
    ...(layout.kind === 'figures'
      ? [tooSmallLine(sheet)]
      : [titled(bold(title), { table, after: where }, sheet), []]),
    ...about.flatMap((told) => wrap(told, columns - 2).map((line) => row(' ', line))),
  ];
  const room = rows - below.length;
  return [...Array.from({ length: room }, (_, index) => above[index] ?? []), ...below];
}

function keysOf(asks: EntranceField, { words: { keys } }: Sheet): readonly Hint[] {
  if (asks === 'code') return [[keys.enter, 'give']];
  return [
    [keys.enter, asks === 'name' ? 'sit' : 'give'],
    [keys.tab, 'lookOn'],
  ];
}
