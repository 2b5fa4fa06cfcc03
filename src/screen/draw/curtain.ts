import { asking } from './dialogs.ts';
import { barLine, loud, silenceBar } from '../rule.ts';
import { bold, centred, fitted, fitting, pressing, row, type Line } from '../line.ts';
import { keyRow, type Hint } from './keys.ts';
import { outlines } from '../glyphs.ts';
import { roundTitle, titled, type Moment } from './header.ts';
import { seatKey } from '../answers.ts';
import { tooSmallLine } from './figures.ts';
import { wrap, type SafeText } from '../../text/index.ts';
import type { CurtainState } from '../press/curtain.ts';
import type { Dock } from './dock.ts';
import type { HandedFor, Sentence } from '../../words/index.ts';
import type { Seat } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';

/** What a curtain says, and of whom: nothing of the person before. */
export interface CurtainAbout {
  /** To whom the keyboard goes. */
  readonly seat: Seat;
  readonly name: SafeText;
  /** How many people go round. */
  readonly people: number;
  /** What they will be asked; null for somebody who takes it up unasked. */
  readonly what: HandedFor | null;
  /** Where the game stands; null while roles are looked at. */
  readonly moment: Moment | null;
  /** How many of how many have voted, or have looked at their role; null where nobody counts. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  /** Nobody may speak now. */
  readonly silent: boolean;
  /** The line that goes on with a game that is left. */
  readonly returnLine: string;
}

/** The whole curtain: a line for each row but the window's last. */
export function curtain(state: CurtainState, about: CurtainAbout, sheet: Sheet): readonly Line[] {
  const { layout, words } = sheet;
  const { columns, rows } = layout;
  const { bar, rows: said, keys } = curtainDock(state, about, sheet);
  const below = [
    ...(about.silent ? [silenceBar(words.table.silence, columns)] : []),
    barLine(bar, columns),
    ...Array.from({ length: layout.dock }, (_, index) => said[index] ?? []),
    keyRow([], keys, sheet),
  ];
  const room = Math.max(rows - below.length, 0);
  const above =
    layout.kind === 'figures'
      ? [tooSmallLine(sheet), ...inTheMiddle(middle(state, about, room - 1, sheet), room - 1)]
      : [title(about, sheet), ...inTheMiddle(middle(state, about, room - 1, sheet), room - 1)];
  return [...Array.from({ length: room }, (_, index) => above[index] ?? []), ...below].slice(0, rows);
}

/** What the curtain asks, and the keys that work. */
export function curtainDock(state: CurtainState, about: CurtainAbout, sheet: Sheet): Dock {
  const { words, keymap, layout } = sheet;
  const { curtain: say } = words.handing;
  if (state.page === 'stop') {
    const answers: readonly Hint[] = [
      [words.keys.escape, 'stay'],
      [keymap.confirm, 'leave'],
    ];
    return asking(words.handing.stop(about.returnLine), answers, state.button, sheet);
  }
  const { seat, name, what } = about;
  const line = (sentence: Sentence): Line => row(' ', fitting(sentence, layout.said));
  return {
    bar: loud(words.handing.head, state.isPressed ? say.enter(name) : say.press(name, seatKey(seat))),
    rows: [line(say.next(what)), line(say.wrongPerson(keymap.board)), line(lastRow(state, about, sheet))],
    keys: [
      state.isPressed ? [words.keys.enter, 'itsMe'] : [`${seatKey(seat)} ${words.keys.enter}`, 'itsMe'],
      [keymap.board, 'boardForAll'],
      [keymap.help, 'help'],
      [keymap.leave, 'stop'],
      [keymap.theme, 'theme'],
      [keymap.language, 'language'],
    ],
  };
}

/** That the last digit was another seat's, or how far all have got. */
function lastRow(
  { wasAnother }: CurtainState,
  { seat, name, what, progress }: CurtainAbout,
  { words: { handing } }: Sheet,
): Sentence {
  if (wasAnother) return handing.curtain.notYou(name, seatKey(seat));
  if (progress === null || (what !== 'role' && what !== 'vote')) return '';
  return handing.curtain.progress(what, progress.done, progress.of);
}

function title({ people, moment }: CurtainAbout, sheet: Sheet): Line {
  const { handing, roles } = sheet.words;
  const shown = moment === null ? bold(roles.title) : roundTitle(moment, sheet);
  return titled(shown, { table: handing.oneTerminal(people) }, sheet);
}

/** The box that names whom it is for, its lines alone where there is no room, or how one terminal goes round. */
function middle(state: CurtainState, about: CurtainAbout, rows: number, sheet: Sheet): readonly Line[] {
  const { columns } = sheet.layout;
  const { help } = sheet.words.handing.curtain;
  if (state.page === 'help')
    return help.flatMap((told) => wrap(told, columns - 2).map((line) => row(' ', line)));
  const lines = inside(about, sheet);
  if (rows < lines.length + 2) return lines.filter((line) => line.length > 0);
  const { top, bottom, flat, side } = outlines.thing;
  return [
    row(`${top[0]}${flat.repeat(boxColumns)}${top[1]}`),
    ...lines.map((line) => row(side, fitted(row('   ', line), boxColumns), side)),
    row(`${bottom[0]}${flat.repeat(boxColumns)}${bottom[1]}`),
  ].map((line) => centred(line, columns));
}

function inside({ seat, name }: CurtainAbout, { words: { handing } }: Sheet): readonly Line[] {
  const { give, lookAway } = handing.curtain;
  const press = { key: seatKey(seat), label: name };
  return [
    row(give),
    [],
    pressing(row(bold(`    ${seat + 1}  ${name}`)), press),
    [],
    ...wrap(lookAway, boxColumns - 3).map((line) => row(line)),
  ];
}

/** Without its sides. */
const boxColumns = 40;

/** In the middle of so many rows, the odd row above. */
const inTheMiddle = (lines: readonly Line[], rows: number): readonly Line[] => [
  ...Array.from({ length: Math.max(Math.ceil((rows - lines.length) / 2), 0) }, (): Line => []),
  ...lines,
];
