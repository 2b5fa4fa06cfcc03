import { answersIn, type ScreenState } from '../state.ts';
import { beside, explained, keyBox, plain, tileBox, type Block } from './boxes.ts';
import { columnsOf, fitting, inverse, row, type Line } from '../line.ts';
import { glyphs } from '../glyphs.ts';
import { kindOf, seatOf, seatKey } from '../answers.ts';
import { loudBar, quietBar } from '../rule.ts';
import { columns } from '../layout.ts';
import type { Choice, DecisionKind, NameOf, Panel, Scene, Words } from '../../words/index.ts';
import type { Decision } from '../../table/index.ts';
import type { Dock } from './dock.ts';
import type { Hint } from './keys.ts';
import type { Seat } from '../../game/index.ts';

/** The dock while a decision is open: the question, its answers, why not and what is at stake. */
export function question(state: ScreenState, scene: Scene, decision: Decision, words: Words): Dock {
  const kind = kindOf(decision);
  const choice = choiceOf(state, decision);
  const panel = words.decisions[kind](scene, choice);
  const cast = kind === 'vote' && scene.view.mine?.ballot !== null;
  return {
    bar: cast ? quietBar('theirs', panel.bar, columns) : loudBar(words.yourMove, panel.bar, columns),
    rows: rowsOf(state, { kind, choice, panel, nameOf: scene.nameOf }, words),
    keys: keysOf(state, kind, words),
  };
}

/** The seat that is highlighted in the list while one is chosen. */
export function pickedSeat(state: ScreenState): Seat | null {
  const answer = answersIn(state)[state.picked ?? -1];
  return answer ? seatOf(answer.move) : null;
}

function choiceOf(state: ScreenState, { barred }: Decision): Choice {
  const move = answersIn(state)[state.picked ?? -1]?.move;
  const onTile = move?.type === 'discard' || move?.type === 'enact';
  return {
    seat: pickedSeat(state),
    tile: onTile ? state.picked : null,
    veto: move?.type === 'veto',
    facesOpen: state.open,
    barred,
  };
}

interface Asked {
  readonly kind: DecisionKind;
  readonly choice: Choice;
  readonly panel: Panel;
  readonly nameOf: NameOf;
}

function rowsOf(state: ScreenState, { kind, choice, panel, nameOf }: Asked, words: Words): Block {
  const { answers } = words;
  switch (kind) {
    case 'vote':
      return explained(pair(`j  ${answers.ja}`, `n  ${answers.nein}`, 11, state.picked), panel);
    case 'answer-veto':
      return explained(pair(`y  ${answers.agree}`, `n  ${answers.refuse}`, 13, state.picked), panel);
    case 'discard':
    case 'enact':
    case 'peek':
      return explained(beside(2, ...tiles(state, choice, words)), panel);
    case 'nominate':
    case 'investigate':
    case 'special-election':
    case 'execute':
      return seatRows(choice, panel, nameOf);
  }
}

const pair = (first: string, second: string, width: number, picked: number | null): Block =>
  beside(1, keyBox(first, width, picked === 0), 1, keyBox(second, width, picked === 1), 3);

function tiles(state: ScreenState, choice: Choice, words: Words): (Block | number)[] {
  const boxes = state.tiles.flatMap((policy, place) => [
    ...(place > 0 ? [1] : []),
    tileBox(place, policy, state.open, place === choice.tile, words),
  ]);
  const mayAsk = state.update.decision?.options.some(({ type }) => type === 'veto') ?? false;
  return mayAsk ? [...boxes, 2, vetoBox(choice.veto, words), 2] : [...boxes, 3];
}

const vetoBox = (picked: boolean, words: Words): Block => keyBox(`v ${words.answers.askVeto}`, 14, picked);

function seatRows({ seat }: Choice, panel: Panel, nameOf: NameOf): Block {
  const [, ...others] = plain(panel);
  const tag: Line =
    seat === null ? [] : row(inverse(row(`${glyphs.picked}${seat + 1} ${nameOf(seat)} `)), '  ');
  const first = row(' ', tag);
  return [row(first, fitting(panel.rows[0], columns - columnsOf(first))), ...others];
}

function keysOf(state: ScreenState, kind: DecisionKind, { keys }: Words): readonly Hint[] {
  const take = (use: Hint[1]): Hint => [keys.enter, use];
  const choose: Hint = [`${glyphs.leftRight} ${keys.enter}`, 'choose'];
  const faces: Hint = [keys.space, 'faces'];
  const numbers = state.tiles.map((_, place) => place + 1).join(' ');
  const veto: readonly Hint[] = answersIn(state).some(({ move }) => move.type === 'veto')
    ? [['v', 'veto']]
    : [];
  const seats: readonly Hint[] = [
    [seatKeys(state), 'seat'],
    [glyphs.upDown, 'move'],
  ];
  switch (kind) {
    case 'vote':
      return [['j', 'ja'], ['n', 'nein'], choose];
    case 'answer-veto':
      return [['y', 'agree'], ['n', 'refuse'], choose];
    case 'discard':
      return [[numbers, 'tile'], take('discard'), faces];
    case 'enact':
      return [[numbers, 'tile'], ...veto, take('lay'), faces];
    case 'peek':
      return [[keys.space, 'look'], take('done')];
    case 'nominate':
      return [...seats, take('name')];
    case 'investigate':
      return [...seats, take('investigate')];
    case 'special-election':
      return [...seats, take('pick')];
    case 'execute':
      return [...seats, take('execute')];
  }
}

/** The digits from the first seat to the last that may be chosen. */
function seatKeys(state: ScreenState): string {
  const seats = answersIn(state).flatMap(({ move }) => seatOf(move) ?? []);
  const [first, last] = [Math.min(...seats), Math.max(...seats)];
  if (first === last) return seatKey(first);
  if (last < 9) return `${seatKey(first)}-${seatKey(last)}`;
  return first === 8 ? `${seatKey(8)} ${seatKey(9)}` : `${seatKey(first)}-${seatKey(8)} ${seatKey(9)}`;
}
