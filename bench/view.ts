// One process's measure of a view with its JSON at ten seats, in microseconds, printed as JSON.
import { awaited, deal, newGame, options, play, view, type Game } from '../src/game/index.ts';
import { dice, seedFrom } from '../src/chance/index.ts';

const players = Array.from({ length: 10 }, (_, seat) => ({ name: `Seat ${seat + 1}` }));
const positionsKept = 2000;
const rounds = 10;

/** Positions of random games, one every few steps. */
function positions(): Game[] {
  const luck = dice(seedFrom('positions'));
  const kept: Game[] = [];
  while (kept.length < positionsKept) {
    const game = newGame(deal({ id: '', rules: {}, players }, luck));
    while (game.ending === null) {
      const seat = 31 - Math.clz32(awaited(game) & -awaited(game));
      play(game, seat, luck.pick(options(game, seat)), { shuffle: (tiles) => luck.shuffle(tiles) });
      if (luck.below(8) === 0) kept.push(structuredClone(game));
    }
  }
  return kept;
}

const games = positions();
let bytes = 0;
let best = Number.POSITIVE_INFINITY;
for (let round = 0; round < rounds; round += 1) {
  const started = process.hrtime.bigint();
  for (const [index, game] of games.entries()) bytes += JSON.stringify(view(game, index % 10)).length;
  best = Math.min(best, Number(process.hrtime.bigint() - started) / games.length / 1000);
}
console.log(JSON.stringify({ microseconds: best, bytes: Math.round(bytes / games.length / rounds) }));
