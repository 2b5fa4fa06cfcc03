import type { Ink, Line } from './line.ts';
import type { SafeText } from '../text/index.ts';
import type { ScreenState } from './state.ts';

/** What stands for each sign of our own drawing in a terminal that shows ASCII alone: as wide as the sign, but for one. */
const standIns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '┌┐└┘╔╗╚╝╮╯': '+',
    '┏┓┗┛┃': '#',
    '╭': '/',
    '╰': '\\',
    '─': '-',
    '━═': '=',
    '│║·': '|',
    '»›▸→': '>',
    '←': '<',
    '↑': '^',
    '↓': 'v',
    '░': ':',
    '▓█': '#',
    '●×': 'x',
    '○': 'o',
    '¬': '!',
    '≠': '!=',
    '–': '-',
    '“”': '"',
    '‘’': "'",
    '…': '.',
  }).flatMap(([signs, standIn]) => Array.from(signs, (sign) => [sign, standIn] as const)),
);

const signs = Array.from(standIns.keys());
const anySign = new RegExp(`[${signs.join('')}]`, 'gu');

/** What people wrote has no private-use character: such a one keeps a sign of theirs out of `inAscii`'s way. */
const firstKept = 0xe000;
const anyKept = new RegExp(
  `[\\u{${firstKept.toString(16)}}-\\u{${(firstKept + signs.length - 1).toString(16)}}]`,
  'gu',
);

/** A text that `inAscii` leaves as it is. */
export const keep = <Text extends string>(text: Text): Text =>
  text.replace(anySign, (sign) => String.fromCodePoint(firstKept + signs.indexOf(sign))) as Text;

const kept = (text: string): string =>
  text.replace(anyKept, (sign) => signs[(sign.codePointAt(0) ?? 0) - firstKept] ?? sign);

/** A screen whose names and talk `inAscii` leaves as they are. */
export function withTextKept(state: ScreenState): ScreenState {
  const { update, talk, draft } = state;
  const { table } = update;
  const seats = table.seats.map((sitter) => ({ ...sitter, name: keep(sitter.name) }));
  return {
    ...state,
    update: { ...update, table: { ...table, name: keep(table.name), seats } },
    talk: talk.map((line) =>
      'text' in line ? { ...line, name: keep(line.name), text: keep<SafeText>(line.text) } : line,
    ),
    draft: { before: keep(draft.before), after: keep(draft.after) },
  };
}

/** A line in ASCII as far as we drew it; what is said of a conflict may be wider by a column. */
export const inAscii = (line: Line): Line =>
  line.map((ink): Ink => ({
    ...ink,
    text: kept(ink.text.replace(anySign, (sign) => standIns.get(sign) ?? sign)),
  }));
