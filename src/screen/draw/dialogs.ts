import { bold, columnsOf, fitting, row, type Line } from '../line.ts';
import { button, plain } from './boxes.ts';
import { buttonsOf } from '../buttons.ts';
import { hinted } from './hinted.ts';
import { loud } from '../rule.ts';
import { pickedSeat } from './questions.ts';
import { sceneOf, subjectsOf, type ScreenState } from '../state.ts';
import type { Confirmation, KeyUse, Scene } from '../../words/index.ts';
import type { Dock } from './dock.ts';
import type { Layout } from '../layout.ts';
import type { Sheet } from '../sheet.ts';

type Confirming = 'leave' | 'execute' | 'kick-person' | 'break-off';

/** What the keys of a confirmation do, the way back first. */
const uses = {
  leave: ['stay', 'leave', 'close'],
  execute: ['back', 'execute'],
  'kick-person': ['back', 'kick'],
  'break-off': ['back', 'breakOff'],
} as const satisfies Record<Confirming, readonly KeyUse[]>;

/** A cruel step asks once more; the way back is highlighted. */
export function confirming(state: ScreenState, what: Confirming, returnLine: string, sheet: Sheet): Dock {
  const asked = confirmationOf(state, what, returnLine, sheet);
  const buttons = buttonsOf(state);
  const keyName = (key: string): string => (key === 'escape' ? sheet.words.keys.escape : key);
  const drawn = buttons.map(({ key }, index) =>
    button(keyName(key), `  ${asked.buttons[index] ?? ''}`, index === state.button),
  );
  const hints = buttons.map(({ key }, index) => [keyName(key), uses[what][index] ?? 'back'] as const);
  const [back, ...others] = hints;
  return {
    bar: loud(asked.head, asked.bar),
    rows: [
      row(' ', ...drawn.flatMap((one, index) => [index === 0 ? '' : '   ', one])),
      ...rest(plain(asked, sheet)),
    ],
    keys: back ? [...others, back] : others,
  };
}

function confirmationOf(state: ScreenState, what: Confirming, returnLine: string, sheet: Sheet): Confirmation {
  const scene = sceneOf(state);
  const { hosts, table } = state.update;
  switch (what) {
    case 'leave':
      return sheet.words.leave(scene, hosts, returnLine);
    case 'break-off':
      return sheet.words.table.breakOff;
    case 'kick-person':
      return sheet.words.lobby.confirmKick(state.seat ?? 0, (seat) => table.seats[seat]?.name ?? '');
    case 'execute':
      if (scene === null) throw new Error('a game is under way');
      return sheet.words.confirmExecution(scene, pickedSeat(state) ?? 0);
  }
}

/** What can be said of tiles or a card that were seen. */
export function claiming(state: ScreenState, scene: Scene, sheet: Sheet): Dock {
  const { claims, keys } = sheet.words;
  const subjects = subjectsOf(state);
  const open = subjects[state.subject] ?? [];
  const panel = hinted(claims.ask(scene, open), state, sheet);
  const options = open.map((claim, index) =>
    button(String(index + 1), ` ${claims.option(claim)}`, index === state.claim),
  );
  return {
    bar: loud(claims.head, panel.bar),
    rows: [
      claimRow(
        options,
        button(keys.escape, `  ${claims.notNow}`, false),
        bold(`[${keys.escape}]`),
        sheet.layout,
      ),
      ...rest(plain(panel, sheet)),
    ],
    keys: [
      [open.length > 1 ? `1-${open.length}` : '1', 'claim'],
      ...(subjects.length > 1 ? ([[sheet.keymap.claim, 'otherClaim']] as const) : []),
      [keys.escape, 'notNow'],
    ],
  };
}

const rest = ([, second, third]: readonly [Line, Line, Line]): [Line, Line] => [second, third];

/** Buttons in one row: closer together, and with the last one short, where they are many. */
function claimRow(all: readonly Line[], last: Line, short: Line, { said }: Layout): Line {
  const spaced = (gap: string, end: Line): Line => row(' ', ...all.flatMap((line) => [line, gap]), end);
  const versions = [spaced('  ', row(' ', last)), spaced('', last), spaced('', short)];
  return versions.find((line) => columnsOf(line) <= said) ?? fitting(spaced('', []), said);
}
