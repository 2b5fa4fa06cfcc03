// What `careful` is worth beside `plain`, printed as JSON: the share of games that the liberals win with each of them on
// each side, and the milliseconds of its decisions at ten seats. Arguments: players and games, 7 and 200 unless given.
import { bots, type BotName } from '../src/bots/index.ts';
import { deal, options, seatsIn, awaited, newGame, play, reaches, view, handOf } from '../src/game/index.ts';
import { derive, dice, seedFrom } from '../src/chance/index.ts';
import { playGame } from '../src/lab/index.ts';
import type { Event } from '../src/game/index.ts';

const [players = 7, games = 200] = process.argv.slice(2).map(Number);
const seed = seedFrom('careful');
const names = (count: number) => Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat + 1}` }));

/** The share that the liberals win, each deal with one bot in their seats and one in the others. */
function liberalsWin(liberals: BotName, fascists: BotName): number {
  let won = 0;
  for (let number = 0; number < games; number += 1) {
    const chance = dice(derive(seed, 'game', String(number)));
    const { roles } = deal({ id: '', rules: {}, players: names(players) }, chance);
    const seated = roles.map((role) => (role === 'liberal' ? liberals : fascists));
    const { by } = playGame({ seed, bots: seated, rules: {} }, number);
    if (by === 'liberal-policies' || by === 'hitler-executed') won += 1;
  }
  return won / games;
}

/** The milliseconds of each decision of `careful` in games of ten that it plays alone. */
function decisions(count: number): readonly number[] {
  const chance = dice(seed);
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const game = newGame(deal({ id: '', rules: {}, players: names(10) }, chance));
    const logs = game.roles.map((): Event[] => []);
    while (game.ending === null) {
      for (const seat of seatsIn(awaited(game))) {
        const sight = { seat, hand: handOf(game, seat), view: view(game, seat), log: logs[seat] ?? [] };
        const started = performance.now();
        const move = bots.careful.decide(sight, options(game, seat), chance);
        times.push(performance.now() - started);
        play(game, seat, move, {
          shuffle: (tiles) => chance.shuffle(tiles),
          tell: (news) => logs.forEach((log, hearer) => reaches(news, hearer) && log.push(news.event)),
        });
      }
    }
  }
  return times.toSorted((one, other) => one - other);
}

const times = decisions(10);
console.log(
  JSON.stringify({
    plain: liberalsWin('plain', 'plain'),
    carefulLiberals: liberalsWin('careful', 'plain'),
    carefulFascists: liberalsWin('plain', 'careful'),
    p50: times[Math.floor(times.length * 0.5)],
    p99: times[Math.floor(times.length * 0.99)],
  }),
);
