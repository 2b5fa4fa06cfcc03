import { expect, it } from 'vitest';
import { anyRules, everyOption } from '../support/any-rules.ts';
import { Clock } from '../support/clock.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { encodeUpdate } from '../../src/wire/encode.ts';
import { maxPlayers, minPlayers, view, type Viewer } from '../../src/game/index.ts';
import { PhaseClock } from '../../src/table/phase-clock.ts';
import { randomHistory, replay, type History, type Scene } from '../support/randomPlay.ts';
import { smallDice } from '../support/small-dice.ts';
import { tableOf, updateOf } from '../wire/tables.ts';
import { twin } from '../support/worlds.ts';

const clocks = { nominate: 40, vote: 60, legislate: 40, power: 90, extra: 120 };

/**
 * All that a viewer is sent of a history that is played by clocks, and when, and whose time is up, while so much time
 * passes after each moment; the last person is a bot.
 */
function heard(
  history: History,
  viewer: Viewer,
  pace: number,
): readonly (readonly [at: number, what: unknown])[] {
  const luck = smallDice(pace);
  const clock = new Clock();
  const told: (readonly [number, unknown])[] = [];
  const people = history.roles.flatMap((_, seat) => (seat > 0 ? [seat - 1] : []));
  const send = (scene: Scene): void => {
    const table = { ...tableOf(scene.game), clocks, timeLeft: running.left };
    told.push([clock.now(), encodeUpdate(updateOf(scene, viewer, table))]);
  };
  let now: Scene | null = null;
  const running = new PhaseClock(clocks, people, {
    now: clock.now,
    after: clock.after,
    told: () => {
      if (now !== null) send({ ...now, news: [] });
    },
    timeUp: (seats) => told.push([clock.now(), seats]),
  });
  for (const scene of replay(history)) {
    now = scene;
    running.follow(view(scene.game, null));
    send(scene);
    clock.pass(luck.below(45) * 1000);
  }
  return told;
}

const isTimeUp = ([, what]: readonly [number, unknown]): boolean =>
  Array.isArray(what) && what.every(Number.isInteger);

it.each([
  ['the usual rules', () => ({})],
  ['any rules', anyRules],
  ['every option changed', () => everyOption],
])(
  'R-11, R-40, R-41, R-42: with clocks and %s a viewer is sent the same bytes at the same time in worlds that it can’t tell apart',
  (by, rules) => {
    let differing = 0;
    let forced = 0;
    for (let index = 0; index < 12; index += 1) {
      const luck = (label: string) => dice(derive(seedFrom(`clocks by ${by}`), String(index), label));
      const players = minPlayers + (index % (maxPlayers - minPlayers + 1));
      const history = randomHistory(luck('history'), players, rules(luck('rules')));
      for (const viewer of [null, 0, players - 1]) {
        const other = twin(history, viewer, luck(`twin ${viewer}`));
        if (JSON.stringify(other.moments) !== JSON.stringify(history.moments)) differing += 1;
        const here = heard(history, viewer, index);
        expect(heard(other, viewer, index)).toEqual(here);
        forced += here.filter(isTimeUp).length;
      }
    }
    expect(differing).toBeGreaterThan(12);
    expect(forced).toBeGreaterThan(36);
  },
);
