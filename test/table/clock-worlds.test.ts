import { expect, it } from 'vitest';
import { Clock } from '../support/clock.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { maxPlayers, minPlayers, view } from '../../src/game/index.ts';
import { PhaseClock } from '../../src/table/phase-clock.ts';
import { randomHistory, replay, type History } from '../support/randomPlay.ts';
import { smallDice } from '../support/small-dice.ts';
import { twin } from '../support/worlds.ts';

const clocks = { nominate: 40, vote: 60, legislate: 40, power: 90, extra: 120 };

/** All that the clocks of a history say and do, and when, while so much time passes after each moment; the last person is a bot. */
function heard(history: History, pace: number): unknown[] {
  const luck = smallDice(pace);
  const clock = new Clock();
  const told: unknown[] = [];
  const people = history.roles.flatMap((_, seat) => (seat > 0 ? [seat - 1] : []));
  const running = new PhaseClock(clocks, people, {
    now: clock.now,
    after: clock.after,
    told: () => told.push([clock.now(), running.left]),
    timeUp: (seats) => told.push([clock.now(), seats]),
  });
  for (const { game } of replay(history)) {
    running.follow(view(game, null));
    told.push(running.left);
    clock.pass(luck.below(45) * 1000);
  }
  return told;
}

it('R-11, R-40, R-41, R-42: clocks say and force the same in worlds that a viewer can’t tell apart', () => {
  let differing = 0;
  for (let index = 0; index < 24; index += 1) {
    const luck = (label: string) => dice(derive(seedFrom('clocks'), String(index), label));
    const players = minPlayers + (index % (maxPlayers - minPlayers + 1));
    const history = randomHistory(luck('history'), players, {});
    for (const viewer of [null, 0, players - 1]) {
      const other = twin(history, viewer, luck(`twin ${viewer}`));
      if (JSON.stringify(other.moments) !== JSON.stringify(history.moments)) differing += 1;
      const here = heard(history, index);
      expect(heard(other, index)).toEqual(here);
      expect(here.some((said) => Array.isArray(said))).toBe(true);
    }
  }
  expect(differing).toBeGreaterThan(24);
});
