import { answersIn, areFacesOpen, type ScreenState } from '../state.ts';
import { beside, type Block } from './box.ts';
import { explained, keyBox, plain, pressable, tileBox } from './boxes.ts';
import { columnsOf, fitting, inverse, pressing, row, type Line } from '../line.ts';
import { glyphs } from '../glyphs.ts';
import { hinted } from './hinted.ts';
import { kindOf, seatOf, seatKey } from '../answers.ts';
import { pickedSeat } from '../choosable.ts';
import { loud, quiet } from '../rule.ts';
import { recentVotes } from './recent.ts';
import type { Choice, DecisionKind, KeyUse, NameOf, Panel, Scene, Sentence } from '../../words/index.ts';
import type { Decision } from '../../table/index.ts';
import type { Dock } from './dock.ts';
import type { Hint } from './keys.ts';
import type { Seat } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';

/** The dock while a decision is open: the question, its answers, why not and what is at stake. */
export function question(state: ScreenState, scene: Scene, decision: Decision, sheet: Sheet): Dock {
  const kind = kindOf(decision);
  const choice = choiceOf(state, decision);
  const panel = hinted(sheet.words.decisions[kind](scene, choice), state, sheet);
  const cast = kind === 'vote' && scene.view.mine?.ballot !== null;
  return {
    bar: cast ? quiet('theirs', panel.bar) : loud(sheet.words.yourMove, panel.bar),
    rows: rowsOf(state, { kind, choice, panel, nameOf: scene.nameOf }, sheet),
    keys: keysOf(state, kind, sheet),
  };
}

function choiceOf(state: ScreenState, { barred }: Decision): Choice {
  const move = answersIn(state)[state.picked ?? -1]?.move;
  const onTile = move?.type === 'discard' || move?.type === 'enact';
  return {
    seat: pickedSeat(state),
    tile: onTile ? state.picked : null,
    veto: move?.type === 'veto',
    facesOpen: areFacesOpen(state),
    alone: state.alone,
    barred,
  };
}

interface Asked {
  readonly kind: DecisionKind;
  readonly choice: Choice;
  readonly panel: Panel;
  readonly nameOf: NameOf;
}

function rowsOf(state: ScreenState, { kind, choice, panel, nameOf }: Asked, sheet: Sheet): readonly Line[] {
  switch (kind) {
    case 'vote':
      return explained(pair(['ja', 'nein'], 11, state.picked, sheet), onVote(state, panel, sheet), sheet);
    case 'answer-veto':
      return explained(pair(['agree', 'refuse'], 13, state.picked, sheet), panel.rows, sheet);
    case 'discard':
    case 'enact':
    case 'peek':
      return explained(beside(2, ...tiles(state, kind, choice, sheet)), panel.rows, sheet);
    case 'nominate':
    case 'investigate':
    case 'special-election':
    case 'execute':
      return seatRows(choice, kind, panel, nameOf, sheet);
  }
}

/** Beside a round table, whose seats show what they voted lately, also what those letters are. */
function onVote(state: ScreenState, { rows }: Panel, { layout, words }: Sheet): readonly Sentence[] {
  const votes = recentVotes(state.story);
  const [first, last] = [votes[0], votes.at(-1)];
  if (layout.kind !== 'round' || !first || !last) return rows;
  return [...rows, '', words.board.ballotsExplained(first.before.round, last.before.round)];
}

type Pair = readonly ['ja', 'nein'] | readonly ['agree', 'refuse'];

function pair(uses: Pair, columns: number, picked: number | null, sheet: Sheet): Block {
  const { keymap, words } = sheet;
  const [first = [], second = []] = uses.map((use, index) =>
    keyBox({ key: keymap[use], word: words.answers[use], columns, picked: picked === index }, sheet),
  );
  return beside(1, first, 1, second, 3);
}

function tiles(
  state: ScreenState,
  kind: 'discard' | 'enact' | 'peek',
  choice: Choice,
  sheet: Sheet,
): (Block | number)[] {
  const open = choice.facesOpen;
  const { account, keys } = sheet.words;
  const boxes = state.tiles.flatMap((policy, place) => {
    const picked = place === choice.tile;
    const press =
      kind === 'peek'
        ? { key: 'space', label: keys.does.look }
        : { key: String(place + 1), label: account.tile(place, open ? policy : null), picked };
    const tile = tileBox({ place, policy, open, coloured: open && state.alone, picked }, sheet);
    return [...(place > 0 ? [1] : []), pressable(tile, press)];
  });
  const mayAsk = state.update.decision?.options.some(({ type }) => type === 'veto') ?? false;
  return mayAsk ? [...boxes, 2, vetoBox(choice.veto, sheet), 2] : [...boxes, 3];
}

function vetoBox(picked: boolean, sheet: Sheet): Block {
  const { keymap, words, layout } = sheet;
  const asks = { key: keymap.veto, word: words.answers.askVeto, columns: 14, rows: layout.tile };
  return keyBox({ ...asks, picked }, sheet);
}

type SeatKind = 'nominate' | 'investigate' | 'special-election' | 'execute';

/** What Enter does with the seat that is picked. */
const taking = {
  nominate: 'name',
  investigate: 'investigate',
  'special-election': 'pick',
  execute: 'execute',
} as const satisfies Record<SeatKind, KeyUse>;

function seatRows(
  { seat }: Choice,
  kind: SeatKind,
  panel: Panel,
  nameOf: NameOf,
  sheet: Sheet,
): readonly Line[] {
  const [, ...others] = plain(panel, sheet);
  const press = { key: 'enter', label: sheet.words.keys.does[taking[kind]] };
  const tag: Line =
    seat === null
      ? []
      : row(pressing(inverse(row(`${glyphs.picked}${seat + 1} ${nameOf(seat)} `)), press), '  ');
  const first = row(' ', tag);
  return [row(first, fitting(panel.rows[0], sheet.layout.columns - columnsOf(first))), ...others];
}

function keysOf(state: ScreenState, kind: DecisionKind, { words: { keys }, keymap }: Sheet): readonly Hint[] {
  const take = (use: Hint[1]): Hint => [keys.enter, use];
  const choose: Hint = [`${glyphs.leftRight} ${keys.enter}`, 'choose'];
  const faces: Hint = [keys.space, 'faces'];
  const numbers = state.tiles.map((_, place) => place + 1).join(' ');
  const veto: readonly Hint[] = answersIn(state).some(({ move }) => move.type === 'veto')
    ? [[keymap.veto, 'veto']]
    : [];
  const seats: readonly Hint[] = [
    [digitsOf(answersIn(state).flatMap(({ move }) => seatOf(move) ?? [])), 'seat'],
    [glyphs.upDown, 'move'],
  ];
  switch (kind) {
    case 'vote':
      return [[keymap.ja, 'ja'], [keymap.nein, 'nein'], choose];
    case 'answer-veto':
      return [[keymap.agree, 'agree'], [keymap.refuse, 'refuse'], choose];
    case 'discard':
      return [[numbers, 'tile'], take('discard'), faces];
    case 'enact':
      return [[numbers, 'tile'], ...veto, take('lay'), faces];
    case 'peek':
      return [[keys.space, 'look'], take('done')];
    case 'nominate':
    case 'investigate':
    case 'special-election':
    case 'execute':
      return [...seats, take(taking[kind])];
  }
}

/** The digits from the first of some seats to the last. */
export function digitsOf(seats: readonly Seat[]): string {
  const [first, last] = [Math.min(...seats), Math.max(...seats)];
  if (first === last) return seatKey(first);
  if (last < 9) return `${seatKey(first)}-${seatKey(last)}`;
  return first === 8 ? `${seatKey(8)} ${seatKey(9)}` : `${seatKey(first)}-${seatKey(8)} ${seatKey(9)}`;
}
