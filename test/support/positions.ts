import { firstSeats, noSeats, only, union, without } from '../../src/game/seats.ts';
import {
  deckCounts,
  newGame,
  options,
  play,
  roleCounts,
  seatsIn,
  trackerEnd,
  type Clause,
  type Event,
  type Game,
  type Pair,
  type Policy,
  type Role,
  type Rules,
  type Seat,
  type SeatSet,
  type Surroundings,
} from '../../src/game/index.ts';

/** Fields of a game that a position names as they are. */
type Plain =
  | 'phase'
  | 'round'
  | 'president'
  | 'because'
  | 'order'
  | 'chancellor'
  | 'tracker'
  | 'vetoRefused'
  | 'usedPowers';

/** A position as the rules tell it. What is left out is as dealt: all alive, nothing laid, seat 0 about to nominate. */
export interface Position extends Partial<Pick<Game, Plain>> {
  readonly players: number;
  readonly rules?: Partial<Rules>;
  /** Hitler's seat, by default the last one. The fascists have the highest of the others. */
  readonly hitler?: Seat;
  /** The Mastermind's seat, where one is dealt. */
  readonly mastermind?: Seat;
  readonly dead?: readonly Seat[];
  /** The last elected President and Chancellor. */
  readonly gov?: readonly [Seat, Seat];
  readonly liberal?: number;
  readonly fascist?: number;
  /** Top first, a letter a tile. Tiles listed nowhere lie beneath them where it ends in `…`, else in the discard pile. */
  readonly deck?: string;
  readonly hand?: string;
  /** What the President of the session under way discarded. */
  readonly buried?: 'L' | 'F';
  readonly ja?: readonly Seat[];
  readonly nein?: readonly Seat[];
  readonly investigated?: readonly Seat[];
  readonly notHitler?: readonly Seat[];
}

/** Builds the game of a position, with 6 Liberal and 11 Fascist tiles in all. Throws where it lists more. */
export function position(told: Position): Game {
  const {
    players,
    rules = {},
    hitler = players - 1,
    mastermind,
    dead = [],
    gov,
    liberal = 0,
    fascist = 0,
    deck = '…',
    hand = '',
    buried = '',
    ja = [],
    nein = [],
    investigated = [],
    notHitler = [],
    ...plain
  } = told;
  const pair = gov ? { president: gov[0], chancellor: gov[1] } : null;
  const top = cards(deck.replace('…', ''));
  const listed = [...top, ...cards(`${'L'.repeat(liberal)}${'F'.repeat(fascist)}${hand}${buried}`)];
  const rest = [...left('liberal', listed), ...left('fascist', listed)];
  const beneath = deck.endsWith('…');
  const openSession = {
    number: 1,
    president: plain.president ?? pair?.president ?? 0,
    chancellor: plain.chancellor ?? pair?.chancellor ?? 1,
    round: plain.round ?? 1,
    drew: cards(`${hand}${buried}`),
    passed: buried === '' ? [] : cards(hand),
    enacted: null,
  };
  return {
    ...freshGame(players, hitler, mastermind, rules),
    living: without(firstSeats(players), setOf(dead)),
    voted: setOf([...ja, ...nein]),
    ja: setOf(ja),
    liberalPolicies: liberal,
    fascistPolicies: fascist,
    termLimits: pair,
    government: pair && { number: 1, ...pair },
    sessions: hand === '' ? [] : [openSession],
    usedPowers: Array<null>(fascist).fill(null),
    deck: beneath ? [...top, ...rest] : top,
    discards: beneath ? [] : rest,
    hand: cards(hand),
    buried: cards(buried)[0] ?? null,
    investigated: setOf(investigated),
    notHitler: setOf(notHitler),
    order: plain.president ?? 0,
    ...plain,
  };
}

/** The tiles that letters stand for: `L` liberal, `F` fascist. */
export const cards = (letters: string): Policy[] =>
  Array.from(letters, (letter) => (letter === 'L' ? 'liberal' : 'fascist'));

/** The letters of tiles: `cards` the other way round. */
export const letters = (tiles: readonly Policy[]): string =>
  tiles.map((tile) => (tile === 'liberal' ? 'L' : 'F')).join('');

/** The set of those seats. */
export const setOf = (seats: readonly Seat[]): SeatSet =>
  seats.reduce((set: SeatSet, seat) => union(set, only(seat)), noSeats);

/** Surroundings in which a reshuffle is a fault. */
export const noReshuffle: Surroundings = {
  shuffle: () => {
    throw new Error('no reshuffle is due');
  },
};

/** Surroundings in which a reshuffle brings those tiles to the top and leaves the others as they lay. */
export const shuffledTo = (top: string): Surroundings => ({
  shuffle: (tiles) => {
    const rest = [...tiles];
    for (const card of cards(top)) {
      if (!rest.includes(card)) throw new Error(`no ${card} tile is left to bring to the top`);
      rest.splice(rest.indexOf(card), 1);
    }
    return [...cards(top), ...rest];
  },
});

/** An event with the one seat that learns of it, or with `to` undefined where the table does. */
export type Heard = Event & { readonly to?: Seat | undefined };

/** Everything that is told while `run` plays in the surroundings it is given. */
export function events(run: (surroundings: Surroundings) => void, inside = noReshuffle): Heard[] {
  const heard: Heard[] = [];
  run({ ...inside, tell: ({ event, to }) => heard.push(to === undefined ? event : { ...event, to }) });
  return heard;
}

/** Plays a command that must be legal. */
export function must(game: Game, seat: Seat, command: object, inside = noReshuffle): void {
  const refusal = play(game, seat, command, inside);
  if (refusal)
    throw new Error(
      `seat ${seat}: ${JSON.stringify(command)} is refused: ${refusal.reason} (${refusal.clause})`,
    );
}

/** The clause by which a command is refused. Throws where it is legal, and where it changed something all the same. */
export function refused(game: Game, seat: Seat, command: unknown): Clause {
  const before = JSON.stringify(game);
  const refusal = play(game, seat, command, noReshuffle);
  if (refusal === null) throw new Error(`seat ${seat}: ${JSON.stringify(command)} is legal`);
  if (JSON.stringify(game) !== before)
    throw new Error(`seat ${seat}: ${JSON.stringify(command)} is refused and changes the game`);
  return refusal.clause;
}

/** Every living seat votes: Ja where it is among `ja`. */
export function voteAll(game: Game, ja: readonly Seat[], inside = noReshuffle): void {
  for (const seat of seatsIn(game.living))
    must(game, seat, { type: 'vote', ballot: ja.includes(seat) ? 'ja' : 'nein' }, inside);
}

/** That President nominates that Chancellor, and all the living say Ja. */
export function elect(game: Game, president: Seat, chancellor: Seat, inside = noReshuffle): void {
  must(game, president, { type: 'nominate', chancellor });
  voteAll(game, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], inside);
}

/** That President nominates that Chancellor, and all the living say Nein. */
export function reject(game: Game, president: Seat, chancellor: Seat, inside = noReshuffle): void {
  must(game, president, { type: 'nominate', chancellor });
  voteAll(game, [], inside);
}

/** Governments are rejected until the third in a row brings chaos. */
export function chaos(game: Game, inside = noReshuffle): void {
  for (let { tracker } = game; tracker < trackerEnd; tracker += 1) {
    const [nominee] = eligible(game);
    if (nominee === undefined) throw new Error('nobody is eligible');
    reject(game, game.president, nominee, inside);
  }
}

/** The President discards a tile that isn't wanted, or else one that is. */
export function pass(game: Game, wanted: Policy): void {
  const other: Policy = wanted === 'liberal' ? 'fascist' : 'liberal';
  must(game, game.president, { type: 'discard', policy: game.hand.includes(other) ? other : wanted });
}

/** The elected government enacts that policy. */
export function enactAs(game: Game, policy: Policy, inside = noReshuffle): void {
  const { chancellor } = officers(game);
  pass(game, policy);
  must(game, chancellor, { type: 'enact', policy }, inside);
}

/** That pair is elected and enacts that policy. */
export function govern(
  game: Game,
  president: Seat,
  chancellor: Seat,
  policy: Policy,
  inside = noReshuffle,
): void {
  elect(game, president, chancellor);
  enactAs(game, policy, inside);
}

/** The elected government discards its tiles by veto. */
export function veto(game: Game, inside = noReshuffle): void {
  const { president, chancellor } = officers(game);
  pass(game, 'fascist');
  must(game, chancellor, { type: 'veto' });
  must(game, president, { type: 'answer-veto', consent: true }, inside);
}

/** The seats that the candidate may nominate. */
export const eligible = (game: Game): Seat[] =>
  options(game, game.president).flatMap((move) => (move.type === 'nominate' ? [move.chancellor] : []));

/** The seats on which the President may use the power that is due. */
export const targets = (game: Game): Seat[] =>
  options(game, game.president).flatMap((move) => ('target' in move ? [move.target] : []));

function officers({ president, chancellor }: Game): Pair {
  if (chancellor === null) throw new Error('no government has been elected');
  return { president, chancellor };
}

function freshGame(players: number, hitler: Seat, mastermind: Seat | undefined, rules: Partial<Rules>): Game {
  const { fascist } = roleCounts[players as keyof typeof roleCounts];
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== hitler);
  const fascists = others.slice(others.length - fascist);
  const roles = Array.from({ length: players }, (_, seat): Role => {
    if (seat === hitler) return 'hitler';
    if (seat === mastermind) return 'mastermind';
    return fascists.includes(seat) ? 'fascist' : 'liberal';
  });
  const names = roles.map((_, seat) => ({ name: `Seat ${seat}` }));
  return newGame({
    rules: mastermind === undefined ? rules : { mastermind: 'certain', ...rules },
    players: names,
    roles,
    deck: [...left('liberal', []), ...left('fascist', [])],
    firstPresident: 0,
  });
}

function left(policy: Policy, listed: readonly Policy[]): Policy[] {
  const count = deckCounts[policy] - listed.filter((tile) => tile === policy).length;
  if (count < 0) throw new Error(`a position with ${-count} ${policy} tiles too many`);
  return Array<Policy>(count).fill(policy);
}
