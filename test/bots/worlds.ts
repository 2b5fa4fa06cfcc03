import { dice, seedFrom, type Dice } from '../../src/chance/index.ts';
import {
  awaited,
  options,
  play,
  reaches,
  seatsIn,
  view,
  type Event,
  type Game,
  type Rules,
  type Seat,
} from '../../src/game/index.ts';
import { freshGame } from './table.ts';

/** Plays games at random; before each decision, `look` is given the game, the seat and what that seat has heard. */
export function wander(
  players: number,
  rules: Partial<Rules>,
  games: number,
  look: (game: Game, seat: Seat, log: readonly Event[], chance: Dice) => void,
): void {
  const chance = dice(seedFrom(`wander ${players}`));
  for (let number = 0; number < games; number += 1) {
    const game = freshGame(players, `wander ${players} ${number}`, rules);
    const logs = game.roles.map((): Event[] => []);
    while (game.ending === null) {
      for (const seat of seatsIn(awaited(game))) {
        look(game, seat, logs[seat] ?? [], chance);
        const refusal = play(game, seat, chance.pick(options(game, seat)), {
          shuffle: (tiles) => chance.shuffle(tiles),
          tell: (news) => logs.forEach((log, hearer) => reaches(news, hearer) && log.push(news.event)),
        });
        if (refusal !== null) throw new Error(refusal.reason);
      }
    }
  }
}

/** The same game to that seat, with what it can't know changed; null where no draw of roles fits what it knows. */
export function otherWorld(game: Game, seat: Seat, log: readonly Event[], chance: Dice): Game | null {
  const others = game.roles.flatMap((_, other) => (other === seat ? [] : [other]));
  const dealt = chance.shuffle(others.map((other) => game.roles[other]));
  const roles = game.roles.map((role, other) => dealt[others.indexOf(other)] ?? role);
  const seesDeck = game.phase === 'peek' && game.president === seat;
  const other: Game = { ...game, roles, deck: seesDeck ? game.deck : chance.shuffle(game.deck) };
  if (game.phase === 'enact' && game.president !== seat) other.buried = chance.pick(['liberal', 'fascist']);
  if (game.phase === 'vote') other.ja = game.voted;
  const fits = log.every((event) => {
    if (event.type === 'saw-party') return view(other, event.target).mine?.party === event.party;
    return event.type !== 'executed' || roles[event.target] !== 'hitler';
  });
  const proven = seatsIn(game.notHitler).every((shown) => roles[shown] !== 'hitler');
  return fits && proven && JSON.stringify(view(other, seat)) === JSON.stringify(view(game, seat))
    ? other
    : null;
}
