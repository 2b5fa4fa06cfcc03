import {
  awaited,
  newGame,
  options,
  play,
  seatsIn,
  view,
  type Deal,
  type Game,
  type Move,
} from '../../src/game/index.ts';
import { anyRules, generate } from '../second-reading/generate.ts';
import { Reading } from '../second-reading/reading.ts';
import { smallDice } from '../support/small-dice.ts';
import type { GameLine, Line, Step } from '../second-reading/lines.ts';

/**
 * Plays the random game of that number by both readings of the rules at once. Returns where they part, as a
 * sentence, or null: at the start what each seat knows, at every step whom they wait for, what each seat may do, and
 * the whole state must be the same. Three games in four are played by house rules drawn at random.
 */
export function disagreement(number: number): string | null {
  const dice = smallDice(number);
  const rules = number % 4 === 0 ? {} : anyRules(dice.below);
  const lines = generate(dice.below, { players: 5 + (number % 6), rules, id: String(number) });
  const [dealt, ...rest] = lines as [GameLine, ...Line[]];
  const ours = newGame(dealt as Deal);
  const theirs = new Reading(dealt);
  const known = differenceInKnowledge(ours, theirs);
  if (known !== null) return `game ${number}: ${known}`;
  for (const [at, line] of rest.entries()) {
    if (line.type === 'reshuffle') continue;
    const parted = difference(ours, theirs);
    if (parted !== null) return `game ${number}, step ${at}: ${parted}`;
    if (line.type === 'end') return null;
    const next = rest[at + 1];
    const deck = next?.type === 'reshuffle' ? next.deck : [];
    const refusal = play(ours, (line as Step).seat, line, { shuffle: () => deck });
    if (refusal !== null)
      return `game ${number}, step ${at}: ${JSON.stringify(line)} refused: ${refusal.reason}`;
    theirs.play(line as Step, () => [...deck]);
  }
  return `game ${number} has no end`;
}

function differenceInKnowledge(ours: Game, theirs: Reading): string | null {
  for (const seat of ours.roles.keys()) {
    const { mine } = view(ours, seat);
    const known = mine?.known.map((shown) => shown.seat).join() ?? '';
    const parted =
      compare(`whom seat ${seat} knows`, known, theirs.shownTo(seat).join()) ??
      compare(`the party card of seat ${seat}`, mine?.party ?? '', theirs.cardOf(seat));
    if (parted !== null) return parted;
  }
  return null;
}

function difference(ours: Game, theirs: Reading): string | null {
  const waits = compare('whom they wait for', seatsIn(awaited(ours)).join(), theirs.awaited().join());
  if (waits !== null) return waits;
  for (const seat of ours.roles.keys()) {
    const parted = compare(`what seat ${seat} may do`, listed(options(ours, seat)), listed(theirs.steps(seat)));
    if (parted !== null) return parted;
  }
  return compare('the state', told(stateOf(ours)), told(theirs.state()));
}

const compare = (what: string, here: string, there: string): string | null =>
  here === there ? null : `${what}: ${here} here, ${there} by the second reading`;

const stateOf = (game: Game): ReturnType<Reading['state']> => ({
  liberal: game.liberalPolicies,
  fascist: game.fascistPolicies,
  tracker: game.tracker,
  deck: [...game.deck],
  discards: game.discards.toSorted(),
  living: seatsIn(game.living),
  candidate: game.president,
  nominee: game.phase === 'vote' ? game.chancellor : null,
  lastElected: game.termLimits,
  hand: [...game.hand],
  ending: game.ending,
});

/** A state in one line, its fields in one order. */
const told = ({ lastElected, ending, ...state }: ReturnType<Reading['state']>): string =>
  [
    [state.liberal, state.fascist, state.tracker, state.candidate, state.nominee],
    [state.deck, state.discards, state.hand, state.living],
    [lastElected?.president, lastElected?.chancellor, ending?.winner, ending?.by],
  ].join(' | ');

const listed = (moves: readonly (Move | Step)[]): string => moves.map(named).toSorted().join(' ');

function named(move: Move | Step): string {
  switch (move.type) {
    case 'nominate':
      return `${move.type} ${move.chancellor}`;
    case 'vote':
      return `${move.type} ${move.ballot}`;
    case 'discard':
    case 'enact':
      return `${move.type} ${move.policy}`;
    case 'answer-veto':
      return `${move.type} ${move.consent}`;
    case 'investigate':
    case 'special-election':
    case 'execute':
      return `${move.type} ${move.target}`;
    default:
      return move.type;
  }
}
