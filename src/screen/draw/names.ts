import { barLine, loud } from '../rule.ts';
import { bold, fitted, fitting, row, type Line } from '../line.ts';
import { isFull, missing, type Beside, type Naming } from '../press/naming.ts';
import { keyRow, typingRow, type Hint } from './keys.ts';
import { NAME_COLUMNS, wrap } from '../../text/index.ts';
import { titled } from './header.ts';
import { tooSmallLine } from './figures.ts';
import type { Sentence } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/** The whole screen while names are asked for: those that are there, and a field for the next one. */
export function namesPage(state: Naming, beside: Beside, sheet: Sheet): readonly Line[] {
  const { layout, words } = sheet;
  const { columns, rows, said } = layout;
  const { names: say } = words.handing;
  const full = isFull(state, beside);
  const below = [
    barLine(loud(say.head, full ? say.all : say.ask(state.names.length + 1)), columns),
    full ? [] : typingRow(state.draft, [say.field, ''], columns),
    row(' ', fitting(told(state, beside, sheet), said)),
    keyRow(keysNow(state, beside, sheet), [[words.keys.interrupt, 'leave']], sheet),
  ];
  const isTight = layout.kind === 'figures';
  const about = isTight ? [] : say.about.flatMap((text) => wrap(text, columns - 2));
  const above = [
    isTight ? tooSmallLine(sheet) : titled(bold(words.entrance.title), { table: say.where }, sheet),
    ...about.map((text) => row(' ', text)),
    ...(isTight ? [] : [[]]),
    ...seated(state),
  ];
  const room = Math.max(rows - below.length, 0);
  return [...Array.from({ length: room }, (_, index) => above[index] ?? []), ...below].slice(0, rows);
}

/** Why the last name wasn't taken, else how many are missing or what begins. */
function told(state: Naming, beside: Beside, { words: { entrance, handing } }: Sheet): Sentence {
  if (state.refused !== null) return entrance.refused[state.refused];
  if (isFull(state, beside)) return '';
  const count = missing(state, beside);
  if (count > 0) return handing.names.missing(count);
  return handing.names.begins(state.names.length + beside.bots, beside.bots);
}

function keysNow(state: Naming, beside: Beside, { words: { keys } }: Sheet): readonly Hint[] {
  const { before, after } = state.draft;
  const isEmpty = `${before}${after}`.trim() === '';
  const enter: readonly Hint[] = isEmpty
    ? missing(state, beside) > 0
      ? []
      : [[keys.enter, 'start']]
    : [[keys.enter, 'sit']];
  return isEmpty && state.names.length > 0 ? [...enter, [keys.backspace, 'takeOut']] : enter;
}

/** The names in two columns, as many in each. */
function seated({ names }: Naming): readonly Line[] {
  const shown = (index: number): Line => {
    const name = names[index];
    return fitted(
      name === undefined ? [] : row(String(index + 1).padStart(3), ' ', bold(name)),
      NAME_COLUMNS + 4,
    );
  };
  return Array.from({ length: perColumn }, (_, index) => row(shown(index), shown(index + perColumn)));
}

const perColumn = 5;
