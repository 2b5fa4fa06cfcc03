import { bold, columnsOf, fitting, row, type Line } from '../line.ts';
import { button, plain } from './boxes.ts';
import { columns, said } from '../layout.ts';
import { loudBar } from '../rule.ts';
import { subjectsOf, type ScreenState } from '../state.ts';
import type { Confirmation, Scene, Words } from '../../words/index.ts';
import type { Dock } from './dock.ts';
import type { KeyUse } from '../../words/index.ts';

/** A cruel step asks once more; the way back is highlighted. */
export function confirmation(
  asked: Confirmation,
  goingOn: boolean,
  uses: readonly [KeyUse, KeyUse],
  words: Words,
): Dock {
  const { escape } = words.keys;
  const buttons = row(
    ' ',
    button(escape, `  ${asked.back}`, !goingOn),
    '   ',
    button('y', `  ${asked.goOn}`, goingOn),
  );
  const [, second, third] = plain(asked);
  return {
    bar: loudBar(asked.head, asked.bar, columns),
    rows: [buttons, second, third],
    keys: [
      ['y', uses[0]],
      [escape, uses[1]],
    ],
  };
}

/** What can be said of tiles or a card that were seen. */
export function claiming(state: ScreenState, scene: Scene, words: Words): Dock {
  const { claims, keys } = words;
  const subjects = subjectsOf(state);
  const open = subjects[state.subject] ?? [];
  const panel = claims.ask(scene, open);
  const options = open.map((claim, index) =>
    button(String(index + 1), ` ${claims.option(claim)}`, index === state.claim),
  );
  return {
    bar: loudBar(claims.head, panel.bar, columns),
    rows: [
      buttonRow(options, button(keys.escape, `  ${claims.notNow}`, false), bold(`[${keys.escape}]`)),
      ...rest(plain(panel)),
    ],
    keys: [
      [open.length > 1 ? `1-${open.length}` : '1', 'claim'],
      ...(subjects.length > 1 ? ([['c', 'otherClaim']] as const) : []),
      [keys.escape, 'notNow'],
    ],
  };
}

const rest = ([, second, third]: readonly [Line, Line, Line]): [Line, Line] => [second, third];

/** Buttons in one row: closer together, and with the last one short, where they are many. */
function buttonRow(all: readonly Line[], last: Line, short: Line): Line {
  const spaced = (gap: string, end: Line): Line => row(' ', ...all.flatMap((line) => [line, gap]), end);
  const versions = [spaced('  ', row(' ', last)), spaced('', last), spaced('', short)];
  return versions.find((line) => columnsOf(line) <= said) ?? fitting(spaced('', []), said);
}
