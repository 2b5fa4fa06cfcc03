/** Nomination: the presidency passes clockwise to the next living seat, who names an eligible player as Chancellor (R-21 … ). */
import { allowed, chooseSeat, type Act, type Bar } from './act.ts';
import { deadSeats, type Game, type Surroundings } from './game.ts';
import { firstSeats, nextIn, noSeats, only, size, without, type Seat, type SeatSet } from './seats.ts';
import { powers } from './vocabulary.ts';
import { refusals } from './refusals.ts';
import type { Nominate } from './commands.ts';
import type { Rules } from './house-rules.ts';

/** With so many alive, or fewer, only the last Chancellor is limited. */
const fewAlive = 5;

/** opens the next round for the seat after the one that the order stands at. */
export function nextRound(game: Game, surroundings: Surroundings): void {
  game.because = game.because === 'special-election' ? 'resumed' : 'next';
  game.order = successor(game);
  openRound(game, game.order, surroundings);
}

/** opens the next round for a seat out of turn; the order waits at the seat that picked it. */
export function specialRound(game: Game, candidate: Seat, surroundings: Surroundings): void {
  game.because = 'special-election';
  openRound(game, candidate, surroundings);
}

/** The seat that the presidency passes to after this round, unless a special election comes between. */
export const successor = (game: Game): Seat => nextIn(game.living, game.order);

function openRound(game: Game, candidate: Seat, { tell }: Surroundings): void {
  game.phase = 'nominate';
  game.round += 1;
  game.president = candidate;
  game.chancellor = null;
  tell?.({ event: { type: 'round-began', round: game.round, president: candidate, because: game.because } });
}

/** C-01: whether only the last Chancellor is limited: with five alive, or at a table of five. */
export const limitsAreRelaxed = ({ termLimitRelax }: Rules, alive: number, dealtIn: number): boolean =>
  (termLimitRelax === 'five-alive' ? alive : dealtIn) <= fewAlive;

const areRelaxed = (game: Game): boolean => limitsAreRelaxed(game.rules, size(game.living), game.roles.length);

/** Numbers beyond the seats of this table. */
export const beyondTheTable: Bar = {
  refusal: refusals['no-such-seat'],
  forbids: (game) => ~firstSeats(game.roles.length),
};

const termLimits: readonly Bar[] = [
  {
    refusal: refusals['last-president'],
    forbids: (game) => (game.termLimits && !areRelaxed(game) ? only(game.termLimits.president) : noSeats),
  },
  {
    refusal: refusals['last-chancellor'],
    forbids: (game) => (game.termLimits && !areRelaxed(game) ? only(game.termLimits.chancellor) : noSeats),
  },
  {
    refusal: refusals['last-chancellor-of-few'],
    forbids: (game) => (game.termLimits && areRelaxed(game) ? only(game.termLimits.chancellor) : noSeats),
  },
];

const bars: readonly Bar[] = [
  beyondTheTable,
  { refusal: refusals['nominates-self'], forbids: (game) => only(game.president) },
  { refusal: refusals['nominates-dead'], forbids: deadSeats },
  ...termLimits,
];

/** The living whom term limits keep from being Chancellor. */
export const limited = (game: Game): SeatSet =>
  without(game.living, allowed(termLimits, game.roles.length, game) as SeatSet);

/** Whom the candidate of this round may name, or might have named. */
export const eligible = (game: Game): SeatSet => allowed(bars, game.roles.length, game) as SeatSet;

const notTheCandidate = (game: Game) =>
  game.because === 'special-election' || game.because === 'resumed'
    ? refusals['not-the-special-candidate']
    : refusals['not-the-candidate'];

export const nominate: Act<Nominate> = {
  phase: 'nominate',
  ...chooseSeat<Nominate, 'chancellor'>('nominate', 'chancellor'),
  actors: (game) => only(game.president),
  untimely: (game, seat) => {
    if ((powers as readonly string[]).includes(game.phase)) return refusals['power-first'];
    return seat === game.president ? refusals['not-now'] : notTheCandidate(game);
  },
  notYours: notTheCandidate,
  bars,
  carryOut(game, { chancellor }, { tell }) {
    game.phase = 'vote';
    game.chancellor = chancellor;
    game.voted = noSeats;
    game.ja = noSeats;
    game.afterChaos = false;
    tell?.({ event: { type: 'nominated', president: game.president, chancellor } });
  },
};
