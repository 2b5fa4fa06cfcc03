import { awaited, claims, deal, newGame, options, play, seatsIn } from '../../src/game/index.ts';
import type {
  Chance,
  Command,
  Deal,
  Game,
  Move,
  News,
  Policy,
  Role,
  Rules,
  Seat,
} from '../../src/game/index.ts';

/** A command and the seat that gives it. */
export interface Step {
  readonly seat: Seat;
  readonly command: Command;
}

/** What happens between two looks at the table: mostly one step, at times none or several. */
export type Moment = readonly Step[];

/** A game from its deal on, with all that chance did to it. */
export interface History extends Pick<Deal, 'rules' | 'players' | 'firstPresident'> {
  readonly roles: readonly Role[];
  /** The deck as dealt, then as each reshuffle left it; top first. */
  readonly decks: readonly (readonly Policy[])[];
  readonly moments: readonly Moment[];
}

/**
 * Deals and plays one random game to its end, with claims, changed ballots and idle moments while a government
 * legislates. Hitler is spared most of the time, so that many games see vetoes and executions.
 */
export function randomHistory(chance: Chance, players: number, rules: Partial<Rules>): History {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat + 1}` }));
  const dealt = deal({ id: 'random', rules, players: seats }, chance);
  const game = newGame(dealt);
  const decks: (readonly Policy[])[] = [dealt.deck];
  const moments: Moment[] = [];
  const shuffle = (tiles: readonly Policy[]) => {
    const deck = chance.shuffle(tiles);
    decks.push(deck);
    return deck;
  };
  const jaOfFour = 2 + chance.below(2);
  while (game.ending === null) {
    const moment = isIdle(game, chance) ? [] : [randomStep(game, chance, jaOfFour)];
    for (const step of moment) take(step, game, play, { shuffle });
    moments.push(moment);
  }
  return { rules, players: seats, firstPresident: dealt.firstPresident, roles: dealt.roles, decks, moments };
}

/** The game as a moment left it, and the news of that moment in order. */
export interface Scene {
  readonly game: Game;
  readonly news: readonly News[];
}

/**
 * Plays a history again by `playing`: its deal, then what each moment left; one game, changed in place. Throws when a
 * step is refused or a reshuffle has other tiles than the history says.
 */
export function* replay(history: History, playing: typeof play = play): Generator<Scene, void> {
  const [deck = [], ...reshuffled] = history.decks;
  const game = newGame({ ...history, deck });
  yield { game, news: [] };
  const shuffle = (tiles: readonly Policy[]) => {
    const next = reshuffled.shift() ?? [];
    if (String(next.toSorted()) !== String(tiles.toSorted())) throw new Error('a reshuffle of other tiles');
    return next;
  };
  for (const moment of history.moments) {
    const news: News[] = [];
    for (const step of moment) take(step, game, playing, { shuffle, tell: (item) => news.push(item) });
    yield { game, news };
  }
}

/** One of the items, each as likely. Throws where there is none. */
export function pick<T>(chance: Chance, items: readonly T[]): T {
  const item = items[items.length === 0 ? 0 : chance.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function take(step: Step, game: Game, playing: typeof play, surroundings: Parameters<typeof play>[3]): void {
  const refusal = playing(game, step.seat, step.command, surroundings);
  if (refusal !== null) throw new Error(`${JSON.stringify(step)} was refused: ${refusal.reason}`);
}

const isIdle = (game: Game, chance: Chance): boolean =>
  (game.phase === 'discard' || game.phase === 'enact') && chance.below(2) === 0;

function randomStep(game: Game, chance: Chance, jaOfFour: number): Step {
  const seats = game.roles.map((_, seat) => seat);
  const claimants = seats.filter((seat) => claims(game, seat).length > 0);
  if (claimants.length > 0 && chance.below(10) === 0) {
    const seat = pick(chance, claimants);
    return { seat, command: pick(chance, claims(game, seat)) };
  }
  const able = seats.filter((seat) => options(game, seat).length > 0);
  const seat = pick(chance, chance.below(10) === 0 ? able : seatsIn(awaited(game)));
  return { seat, command: randomMove(game, chance, seat, jaOfFour) };
}

function randomMove(game: Game, chance: Chance, seat: Seat, jaOfFour: number): Move {
  if (game.phase === 'vote') return { type: 'vote', ballot: chance.below(4) < jaOfFour ? 'ja' : 'nein' };
  const moves = options(game, seat);
  const veto = moves.find(({ type }) => type === 'veto');
  if (veto && chance.below(4) > 0) return veto;
  const sparing = moves.filter((move) => !dooms(game, move));
  return pick(chance, sparing.length > 0 && chance.below(8) > 0 ? sparing : moves);
}

function dooms({ roles, fascistPolicies }: Game, move: Move): boolean {
  if (move.type === 'execute') return roles[move.target] === 'hitler';
  return move.type === 'nominate' && fascistPolicies >= 3 && roles[move.chancellor] === 'hitler';
}
