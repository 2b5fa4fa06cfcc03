import type { GameLine, HouseRules, Line, Policy, Role, Step } from './lines.ts';
import { Reading } from './reading.ts';

/** A whole number from 0 to n - 1, each as likely. */
export type Below = (n: number) => number;

export interface GenerateOptions {
  /** 5 to 10. */
  players: number;
  rules: Partial<HouseRules>;
  id: string;
}

const values: { readonly [Name in keyof HouseRules]: readonly HouseRules[Name][] } = {
  termLimitRelax: ['five-alive', 'five-seated'],
  trackerReset: ['election', 'enactment'],
  silence: ['table', 'government', 'off'],
  reinvestigate: [false, true],
  hitlerKnows: ['by-count', 'never', 'always'],
  chaosUnlocksVeto: [true, false],
  deathReveal: ['none', 'party'],
  notHitlerBadge: [true, false],
  mastermind: ['off', 'maybe', 'certain'],
  mastermindParty: ['liberal', 'own'],
  mastermindTiming: ['immediate', 'after-execution'],
};

/** House rules of which each is as likely to have each of its values. */
export const anyRules = (below: Below): Partial<HouseRules> =>
  Object.fromEntries(Object.entries(values).map(([name, those]) => [name, pick<unknown>(below, those)]));

/**
 * Deals and plays one random game by the second reading, and gives its record from `game` to `end`. Seats choose
 * among their steps at random, tiles by position; a Chancellor who may ask for a veto does so one time in two. Votes
 * come in any order, and some seats change their ballot.
 */
export function generate(below: Below, options: GenerateOptions): Line[] {
  const game = deal(below, options);
  const lines: Line[] = [game];
  const reading = new Reading(game);
  const reshuffle = (tiles: Policy[]): Policy[] => {
    const deck = shuffled(below, tiles);
    lines.push({ type: 'reshuffle', deck });
    return deck;
  };
  while (reading.awaited().length > 0) {
    const step = choose(below, reading, nextToAct(below, reading, options.players));
    lines.push(step);
    reading.play(step, reshuffle);
  }
  const { ending } = reading.state();
  if (ending === null) throw new Error('the game waits for nobody, but has no end');
  return [...lines, { type: 'end', ...ending }];
}

function deal(below: Below, { players, rules, id }: GenerateOptions): GameLine {
  const { mastermind = 'off' } = rules;
  const dealsMastermind = mastermind === 'certain' || (mastermind === 'maybe' && below(2) === 0);
  const fascists = Math.ceil(players / 2) - 2;
  const roles: Role[] = [
    'hitler',
    dealsMastermind ? 'mastermind' : 'liberal',
    ...Array.from({ length: fascists }, (): Role => 'fascist'),
    ...Array.from({ length: players - 2 - fascists }, (): Role => 'liberal'),
  ];
  return {
    type: 'game',
    format: 'secret-cli.record',
    version: 1,
    id,
    rules,
    players: roles.map((_, seat) => ({ name: `Seat ${seat + 1}` })),
    roles: shuffled(below, roles),
    deck: shuffled(
      below,
      Array.from({ length: 17 }, (_, tile) => (tile < 6 ? 'liberal' : 'fascist')),
    ),
    firstPresident: below(players),
  };
}

/** Most of the time a seat that is awaited; one time in eight any that may act, which lets ballots change. */
function nextToAct(below: Below, reading: Reading, players: number): number {
  if (below(8) > 0) return pick(below, reading.awaited());
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return pick(
    below,
    seats.filter((seat) => reading.steps(seat).length > 0),
  );
}

function choose(below: Below, reading: Reading, seat: number): Step {
  const steps = reading.steps(seat);
  const veto = steps.find((step) => step.type === 'veto');
  if (veto !== undefined && below(2) === 0) return veto;
  const byTile = steps.filter((step) => 'policy' in step);
  if (byTile.length === 0) return pick(below, steps);
  const tile = pick(below, reading.state().hand);
  return pick(
    below,
    byTile.filter((step) => step.policy === tile),
  );
}

function pick<T>(below: Below, choices: readonly T[]): T {
  const choice = choices[below(choices.length)];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}

function shuffled<T>(below: Below, items: readonly T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}
