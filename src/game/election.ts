/** Election: all the living vote on the two candidates; more than half must say Ja, and Hitler so elected may win it all (R-27 … R-34). */
import { afterFailure } from './chaos.ts';
import { choose, type Act } from './act.ts';
import { end } from './ending.ts';
import { has, only, size, union, without, type Seat } from './seats.ts';
import { inHitlerZone } from './board.ts';
import { openSession } from './legislation.ts';
import { ballots, type Ballot } from './vocabulary.ts';
import { refusals } from './refusals.ts';
import type { Game, Pair, Surroundings } from './game.ts';
import type { Vote } from './commands.ts';

export const vote: Act<Vote> = {
  phase: 'vote',
  ...choose<Vote, 'ballot'>('vote', 'ballot', ballots),
  actors: (game) => game.living,
  untimely: () => refusals['no-vote-open'],
  notYours: () => refusals.dead,
  bars: [],
  carryOut: castBallot,
};

/** a ballot may change until the last one is in; then all are turned over together. */
function castBallot(game: Game, { ballot }: Vote, surroundings: Surroundings, seat: Seat): void {
  const voter = only(seat);
  if (!has(game.voted, seat)) surroundings.tell?.({ event: { type: 'voted', seat } });
  game.voted = union(game.voted, voter);
  game.ja = ballot === 'ja' ? union(game.ja, voter) : without(game.ja, voter);
  if (game.voted === game.living) count(game, surroundings);
}

/** how many Ja elect a government. */
export const majority = (game: Game): number => Math.floor(size(game.living) / 2) + 1;

function count(game: Game, surroundings: Surroundings): void {
  const { president, chancellor } = game;
  if (chancellor === null) throw new Error('a vote without a nominee');
  if (size(game.ja) >= majority(game)) elect(game, { president, chancellor }, surroundings);
  else reject(game, { president, chancellor }, surroundings);
}

/** */
function elect(game: Game, pair: Pair, surroundings: Surroundings): void {
  const { tell } = surroundings;
  const number = (game.government?.number ?? 0) + 1;
  game.government = { number, president: pair.president, chancellor: pair.chancellor };
  game.termLimits = pair;
  if (game.rules.trackerReset === 'election') game.tracker = 0;
  tell?.({
    event: { type: 'elected', government: number, ...pair, ballots: ballotsCast(game), tracker: game.tracker },
  });
  if (inHitlerZone(game)) {
    if (game.roles[pair.chancellor] === 'hitler') return end(game, 'hitler-elected', surroundings);
    game.notHitler = union(game.notHitler, only(pair.chancellor));
    tell?.({ event: { type: 'proved-not-hitler', seat: pair.chancellor } });
  }
  openSession(game, surroundings);
}

/** */
function reject(game: Game, pair: Pair, surroundings: Surroundings): void {
  game.tracker += 1;
  surroundings.tell?.({
    event: { type: 'rejected', ...pair, ballots: ballotsCast(game), tracker: game.tracker },
  });
  afterFailure(game, surroundings);
}

/** The ballots of the last vote by seat; null for those who were dead. */
export const ballotsCast = (game: Game): (Ballot | null)[] =>
  game.roles.map((_, seat) => (has(game.voted, seat) ? (has(game.ja, seat) ? 'ja' : 'nein') : null));
