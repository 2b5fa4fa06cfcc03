// One process's measure of the engine against the limit: games a second of each, printed as JSON.
import { playLimit } from './limit.ts';
import { playRandomGames } from './random-games.ts';

const players = 7;

/** The best of some rounds, in games a second, after a warm-up. */
function gamesPerSecond(games: number, rounds: number, play: (games: number, seed: number) => unknown): number {
  play(games, 1);
  let best = 0;
  for (let round = 0; round < rounds; round += 1) {
    const started = process.hrtime.bigint();
    play(games, round + 2);
    best = Math.max(best, games / (Number(process.hrtime.bigint() - started) / 1e9));
  }
  return best;
}

const limit = gamesPerSecond(100_000, 5, (games, seed) => playLimit(games, players, seed));
const engine = gamesPerSecond(10_000, 5, (games, seed) => playRandomGames(games, players, seed));
console.log(JSON.stringify({ limit, engine }));
