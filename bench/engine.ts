// One process's measure of the engine against the limit: games a second of each, printed as JSON.
import { playLimit } from './limit.ts';
import { playRandomGames } from './random-games.ts';

const players = 7;

/** Short rounds of both in turns, so that both see the same machine; the best of each counts. */
const rounds = 40;
const games = { limit: 20_000, engine: 2000 };

function gamesPerSecond(count: number, play: () => unknown): number {
  const started = process.hrtime.bigint();
  play();
  return count / (Number(process.hrtime.bigint() - started) / 1e9);
}

playLimit(5 * games.limit, players, 1);
playRandomGames(5 * games.engine, players, 1);
let limit = 0;
let engine = 0;
for (let round = 2; round < rounds; round += 1) {
  limit = Math.max(
    limit,
    gamesPerSecond(games.limit, () => playLimit(games.limit, players, round)),
  );
  engine = Math.max(
    engine,
    gamesPerSecond(games.engine, () => playRandomGames(games.engine, players, round)),
  );
}
console.log(JSON.stringify({ limit, engine }));
