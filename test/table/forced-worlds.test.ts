import { expect, it } from 'vitest';
import { anyRules, everyOption } from '../support/any-rules.ts';
import { bots } from '../../src/bots/index.ts';
import { Chair } from '../../src/table/chair.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import {
  awaited,
  has,
  maxPlayers,
  minPlayers,
  options,
  reaches,
  type Move,
  type Seat,
} from '../../src/game/index.ts';
import { randomHistory, replay, type History } from '../support/randomPlay.ts';
import { safeText } from '../../src/text/index.ts';
import { twin } from '../support/worlds.ts';

/** What the stand-in would answer for a seat, were its time up, at each moment of a history in which the table waits for it. */
function forcedMoves(history: History, seat: Seat, luck: string): (Move | null)[] {
  const chair = new Chair(safeText(`Seat ${seat}`, 16), 'token');
  chair.deal(seat, dice(seedFrom(luck)));
  return Array.from(replay(history), ({ game, news }) => {
    for (const told of news) if (reaches(told, seat)) chair.log.push(told.event);
    return has(awaited(game), seat) ? chair.decide(game, options(game, seat), bots.plain) : null;
  });
}

const histories = [() => ({}), anyRules, () => everyOption].flatMap((rules, kind) =>
  Array.from({ length: 12 }, (_, index) => {
    const luck = (label: string) => dice(derive(seedFrom('forced'), String(kind), String(index), label));
    const players = minPlayers + (index % (maxPlayers - minPlayers + 1));
    return { luck, players, history: randomHistory(luck('history'), players, rules(luck('rules'))) };
  }),
);

it('R-11, R-40, R-42, R-52: a forced move is the same in worlds that its seat can’t tell apart', () => {
  let compared = 0;
  let differing = 0;
  for (const { luck, players, history } of histories) {
    for (const seat of [0, players >> 1, players - 1]) {
      const other = twin(history, seat, luck(`twin ${seat}`));
      if (JSON.stringify(other) !== JSON.stringify(history)) differing += 1;
      const moves = forcedMoves(history, seat, 'its own');
      expect(forcedMoves(other, seat, 'its own')).toEqual(moves);
      compared += moves.filter((move) => move !== null).length;
    }
  }
  expect(compared).toBeGreaterThan(1000);
  expect(differing).toBeGreaterThan(100);
});

it('R-43: no dice decide a ballot, a tile or a veto that is forced, but only among seats that are as good', () => {
  const apart = new Set<Move['type']>();
  let alike = 0;
  for (const { history } of histories) {
    for (const seat of [0, history.roles.length - 1]) {
      const others = forcedMoves(history, seat, 'other dice');
      for (const [moment, move] of forcedMoves(history, seat, 'these dice').entries()) {
        if (JSON.stringify(move) === JSON.stringify(others[moment])) alike += 1;
        else if (move !== null) apart.add(move.type);
      }
    }
  }
  expect(alike).toBeGreaterThan(500);
  expect(
    [...apart].filter((type) => !['nominate', 'investigate', 'special-election', 'execute'].includes(type)),
  ).toEqual([]);
  expect(apart).toContain('nominate');
});
