import { optionPress } from '../draw/house-rules.ts';
import { ruleLines } from '../press/house-rules.ts';
import { keysBeside, type Dock } from '../draw/dock.ts';
import { pressOf } from '../draw/keys.ts';
import { seatPress } from '../choosable.ts';
import type { KeyUse } from '../../words/index.ts';
import type { Press } from '../line.ts';
import { surfaceOf, type ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/**
 * All that can be pressed now, each key once: what leads out of a page, the seats that may be chosen, the answers, then the
 * keys; without the one for talking, which takes a keyboard.
 */
export function presses(state: ScreenState, dock: Dock, sheet: Sheet): readonly Press[] {
  const { words, keymap } = sheet;
  const seats = state.update.table.seats.flatMap((_, seat) => seatPress(seat, state) ?? []);
  const drawn = dock.rows.flatMap((line) => line.flatMap(({ press }) => press ?? []));
  const hasChosen = (state.picked ?? state.seat) !== null;
  const keys = [...dock.keys, ...keysBeside(dock, state, sheet)]
    .filter(([key, use]) => key !== keymap.talk && (hasChosen || !onChosen.includes(use)))
    .flatMap((hint) => pressOf(hint, words) ?? []);
  const looks = surfaceOf(state) === null ? [] : [{ key: 'space', label: words.keys.does.hold }];
  const reads = state.page !== 'board' && state.page !== 'role';
  const page = onPage(state, sheet);
  const all = [...(reads ? page : []), ...seats, ...drawn, ...keys, ...page, ...looks];
  return all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index);
}

/** What Enter does with something that has to be chosen first. */
const onChosen: readonly KeyUse[] = [
  'choose',
  'name',
  'discard',
  'lay',
  'investigate',
  'pick',
  'execute',
  'take',
  'put',
  'kick',
];

/** What moves and closes a page, and opens the chat's. */
function onPage(state: ScreenState, sheet: Sheet): readonly Press[] {
  const { page, asking, furthest } = state;
  const { words } = sheet;
  if (asking !== 'decision') return [];
  const { up, down, shut, chat } = words.account.page;
  if (page === 'board' || page === 'role') return [{ key: 'tab', label: chat }];
  const isList = page === 'history' || page === 'house-rules';
  const step = isList ? '' : 'page-';
  const moves = [
    { key: `${step}up`, label: up },
    { key: `${step}down`, label: down },
  ];
  const options =
    page === 'house-rules' ? ruleLines.flatMap((_, line) => optionPress(line, state, sheet) ?? []) : [];
  return [{ key: 'escape', label: shut }, ...options, ...(furthest > 0 || isList ? moves : [])];
}
