import type { Decision } from '../table/index.ts';
import type { Keymap } from './keymap.ts';
import type { Move, Policy, Seat } from '../game/index.ts';
import type { DecisionKind } from '../words/index.ts';

/** An answer that a person can pick, and the keys that do. */
export interface Answer {
  readonly keys: readonly string[];
  readonly move: Move;
}

/** The key of a seat: its number's last digit. */
export const seatKey = (seat: Seat): string => String((seat + 1) % 10);

/** What kind of question it is. While a Chancellor may ask for a veto, the question is what to enact. */
export function kindOf({ options }: Decision): DecisionKind {
  const kind = options.find(({ type }) => type !== 'veto')?.type;
  if (kind === undefined || kind === 'veto') throw new Error('a decision without options');
  return kind;
}

/** The same, and whether a Chancellor may ask for a veto. */
export const askedIn = (decision: Decision): DecisionKind | 'veto' =>
  decision.options.some(({ type }) => type === 'veto') ? 'veto' : kindOf(decision);

/** The answers to a decision in the order shown; of tiles, one for each, as they lie before this person. */
export function answersTo({ options }: Decision, tiles: readonly Policy[], keymap: Keymap): readonly Answer[] {
  const laid = tiles.flatMap((policy, place) => {
    const move = options.find(
      (option) => (option.type === 'discard' || option.type === 'enact') && option.policy === policy,
    );
    return move ? [{ keys: [String(place + 1)], move }] : [];
  });
  const others = options.flatMap((move) => {
    const keys = keysOf(move, keymap);
    return keys === null ? [] : [{ keys, move }];
  });
  return [...laid, ...others];
}

/** The seat that a move picks, or null. */
export function seatOf(move: Move): Seat | null {
  if (move.type === 'nominate') return move.chancellor;
  return 'target' in move ? move.target : null;
}

/** Null for a move on a tile: its key depends on where the tile lies. */
function keysOf(move: Move, keymap: Keymap): readonly string[] | null {
  switch (move.type) {
    case 'discard':
    case 'enact':
      return null;
    case 'vote':
      return move.ballot === 'ja' ? [keymap.ja, '1'] : [keymap.nein, '2'];
    case 'answer-veto':
      return move.consent ? [keymap.agree, '1'] : [keymap.refuse, '2'];
    case 'veto':
      return [keymap.veto, '3'];
    case 'peek':
      return [];
    case 'nominate':
      return [seatKey(move.chancellor)];
    case 'investigate':
    case 'special-election':
    case 'execute':
      return [seatKey(move.target)];
  }
}
