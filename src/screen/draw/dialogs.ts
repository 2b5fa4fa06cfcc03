import { bold, inverse, pressing, row, type Line, type Press } from '../line.ts';
import { button, inOneRow, plain } from './boxes.ts';
import { buttonsOf, type Use } from '../buttons.ts';
import { hinted } from './hinted.ts';
import { loud } from '../rule.ts';
import { pressOf, type Hint } from './keys.ts';
import { pickedSeat } from '../choosable.ts';
import { sceneOf, standingOf, subjectsOf, type ScreenState } from '../state.ts';
import type { Confirmation, KeyUse, Scene } from '../../words/index.ts';
import type { Dock } from './dock.ts';
import type { Sheet } from '../sheet.ts';

type Confirming = 'leave' | 'execute' | 'kick-person' | 'break-off';

/** What the keys of a confirmation do. */
const uses: Readonly<Record<Confirming, Readonly<Partial<Record<Use, KeyUse>>>>> = {
  leave: { back: 'stay', 'goOn!': 'leave', close: 'close', wayBack: 'wayBack' },
  execute: { back: 'back', 'goOn!': 'execute' },
  'kick-person': { back: 'back', 'goOn!': 'kick' },
  'break-off': { back: 'back', 'goOn!': 'breakOff' },
};

/** A cruel step asks once more; the way back is highlighted. */
export function confirming(state: ScreenState, what: Confirming, returnLine: string, sheet: Sheet): Dock {
  const { escape } = sheet.words.keys;
  const answers = buttonsOf(state).map(({ key, use }): Hint => [
    key === 'escape' ? escape : key,
    uses[what][use] ?? 'back',
  ]);
  return asking(confirmationOf(state, what, returnLine, sheet), answers, state.button, sheet);
}

/** A question with a button for each answer, the way back first; `picked`: the highlighted one. */
export function asking(asked: Confirmation, answers: readonly Hint[], picked: number, sheet: Sheet): Dock {
  const [longest = []] = asked.buttons;
  const drawn = asked.buttons.map((words) =>
    answers.map((answer, index) => {
      const key = pressOf(answer, sheet.words)?.key ?? '';
      const press = { key, label: longest[index] ?? '', picked: index === picked };
      return button(press, `${answer[0]}  ${words[index] ?? ''}`);
    }),
  );
  const [back, ...others] = answers;
  return {
    bar: loud(asked.head, asked.bar),
    rows: [inOneRow(drawn, ['   ', ' ', ''], sheet.layout), ...rest(plain(asked, sheet))],
    keys: back ? [...others, back] : others,
  };
}

function confirmationOf(state: ScreenState, what: Confirming, returnLine: string, sheet: Sheet): Confirmation {
  const scene = sceneOf(state);
  const { table } = state.update;
  switch (what) {
    case 'leave':
      return sheet.words.leave(scene, standingOf(state), returnLine);
    case 'break-off':
      return sheet.words.table.breakOff(standingOf(state));
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
  const presses = open.map((claim, index): Press => ({
    key: String(index + 1),
    label: claims.option(claim),
    picked: index === state.claim,
  }));
  const options = presses.map((press) => button(press, `${press.key} ${press.label}`));
  const bare = (gap: string): readonly Line[] =>
    presses.map((press) => {
      const text = `${press.key}${gap}${press.label}`;
      return pressing(press.picked ? inverse(row(text)) : bold(text), press);
    });
  const away = { key: 'escape', label: claims.notNow };
  return {
    bar: loud(claims.head, panel.bar),
    rows: [
      inOneRow(
        [
          [...options, row(' ', button(away, `${keys.escape}  ${claims.notNow}`))],
          [...options, pressing(bold(`[${keys.escape}]`), away)],
          bare(' '),
          bare(''),
        ],
        ['  ', ' ', ''],
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
