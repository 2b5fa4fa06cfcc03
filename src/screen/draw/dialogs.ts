import { bold, columnsOf, fitting, row, type Line } from '../line.ts';
import { button, plain } from './boxes.ts';
import { buttonsOf } from '../buttons.ts';
import { columns, said } from '../layout.ts';
import { loudBar } from '../rule.ts';
import { pickedSeat } from './questions.ts';
import { sceneOf, subjectsOf, type ScreenState } from '../state.ts';
import type { Confirmation, KeyUse, Scene, Words } from '../../words/index.ts';
import type { Dock } from './dock.ts';

type Confirming = 'leave' | 'execute' | 'kick-person' | 'break-off';

/** What the keys of a confirmation do, the way back first. */
const uses = {
  leave: ['stay', 'leave', 'close'],
  execute: ['back', 'execute'],
  'kick-person': ['back', 'kick'],
  'break-off': ['back', 'breakOff'],
} as const satisfies Record<Confirming, readonly KeyUse[]>;

/** A cruel step asks once more; the way back is highlighted. */
export function confirming(state: ScreenState, what: Confirming, returnLine: string, words: Words): Dock {
  const asked = confirmationOf(state, what, returnLine, words);
  const buttons = buttonsOf(state);
  const keyName = (key: string): string => (key === 'escape' ? words.keys.escape : key);
  const drawn = buttons.map(({ key }, index) =>
    button(keyName(key), `  ${asked.buttons[index] ?? ''}`, index === state.button),
  );
  const hints = buttons.map(({ key }, index) => [keyName(key), uses[what][index] ?? 'back'] as const);
  const [back, ...others] = hints;
  return {
    bar: loudBar(asked.head, asked.bar, columns),
    rows: [row(' ', ...drawn.flatMap((one, index) => [index === 0 ? '' : '   ', one])), ...rest(plain(asked))],
    keys: back ? [...others, back] : others,
  };
}

function confirmationOf(state: ScreenState, what: Confirming, returnLine: string, words: Words): Confirmation {
  const scene = sceneOf(state);
  const { hosts, table } = state.update;
  switch (what) {
    case 'leave':
      return words.leave(scene, hosts, returnLine);
    case 'break-off':
      return words.table.breakOff;
    case 'kick-person':
      return words.lobby.confirmKick(state.seat ?? 0, (seat) => table.seats[seat]?.name ?? '');
    case 'execute':
      if (scene === null) throw new Error('a game is under way');
      return words.confirmExecution(scene, pickedSeat(state) ?? 0);
  }
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
      claimRow(options, button(keys.escape, `  ${claims.notNow}`, false), bold(`[${keys.escape}]`)),
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
function claimRow(all: readonly Line[], last: Line, short: Line): Line {
  const spaced = (gap: string, end: Line): Line => row(' ', ...all.flatMap((line) => [line, gap]), end);
  const versions = [spaced('  ', row(' ', last)), spaced('', last), spaced('', short)];
  return versions.find((line) => columnsOf(line) <= said) ?? fitting(spaced('', []), said);
}
