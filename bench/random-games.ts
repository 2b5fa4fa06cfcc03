import {
  awaited,
  deal,
  newGame,
  options,
  play,
  type EndedBy,
  type Game,
  type Move,
} from '../src/game/index.ts';

/** A small generator like the one that the limit uses, so that both pay the same for chance. */
function quickDice(seed: number) {
  const state = Uint32Array.of(seed || 1);
  const below = (n: number): number => {
    let word = state[0] as number;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    state[0] = word;
    return Math.floor(((word >>> 0) / 2 ** 32) * n);
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const at = below(last + 1);
      const item = shuffled[last] as T;
      shuffled[last] = shuffled[at] as T;
      shuffled[at] = item;
    }
    return shuffled;
  };
  return { below, shuffle };
}

/** Plays random games through `options` and `play`, tiles by position; how often each way of ending came. */
export function playRandomGames(games: number, players: number, seed: number): Map<EndedBy, number> {
  const dice = quickDice(seed);
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat + 1}` }));
  const surroundings = { shuffle: dice.shuffle };
  const endings = new Map<EndedBy, number>();
  for (let number = 0; number < games; number += 1) {
    const game = newGame(deal({ id: '', rules: {}, players: seats }, dice));
    while (game.ending === null) {
      const waiting = awaited(game);
      const seat = 31 - Math.clz32(waiting & -waiting);
      play(game, seat, choose(game, options(game, seat), dice.below), surroundings);
    }
    endings.set(game.ending.by, (endings.get(game.ending.by) ?? 0) + 1);
  }
  return endings;
}

function choose(game: Game, moves: readonly Move[], below: (n: number) => number): Move {
  const last = moves[moves.length - 1];
  if (last === undefined) throw new Error('a dead end');
  if (game.phase !== 'discard' && game.phase !== 'enact') return moves[below(moves.length)] ?? last;
  if (last.type === 'veto' && below(2) === 0) return last;
  const tile = game.hand[below(game.hand.length)];
  for (const move of moves) if (move.type === game.phase && move.policy === tile) return move;
  throw new Error('a tile in hand that is no option');
}
