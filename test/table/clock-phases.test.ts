import { assert, asyncProperty, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, begin, openTable, type OpenedTable } from '../support/open-table.ts';
import { anyRules } from '../support/any-rules.ts';
import { Clock } from '../support/clock.ts';
import { clockOf } from '../../src/table/clocks.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import {
  newGame,
  play,
  view,
  type Deal,
  type Game,
  type PublicPhase,
  type Seat,
} from '../../src/game/index.ts';
import { PhaseClock } from '../../src/table/phase-clock.ts';
import { randomHistory, replay } from '../support/randomPlay.ts';
import { smallDice } from '../support/small-dice.ts';
import { noClocks, type Place } from '../../src/table/index.ts';
import type { RecordLine } from '../../src/record/index.ts';

const seconds = (count: number): number => count * 1000;

/** Different for each phase, so that one clock can't pass for another. */
const limits = { nominate: 30, vote: 45, legislate: 60, power: 15, extra: 0 };

const nameOf = ({ round, phase }: { round: number; phase: string }): string => `${round}.${phase}`;

it('no timer of a clock survives its phase, and none that fires belongs to another, whatever the game and its pauses', () => {
  const seen = new Set<PublicPhase>();
  assert(
    property(integer({ min: 5, max: 10 }), nat(), (players, seed) => {
      const luck = smallDice(seed);
      const clock = new Clock();
      const running = new Set<string>();
      let phase = '';
      const phaseClock = new PhaseClock({ ...limits, extra: 20 }, [...Array(players).keys()], {
        now: clock.now,
        after: (milliseconds, then) => {
          const of = phase;
          running.add(of);
          const callOff = clock.after(milliseconds, () => {
            running.delete(of);
            expect(of).toBe(phase);
            then();
          });
          return () => {
            running.delete(of);
            callOff();
          };
        },
        told: () => expect([...running]).toEqual([phase]),
        timeUp: (seats) => expect(seats.length).toBeGreaterThan(0),
      });
      const chance = dice(derive(seedFrom('phases'), String(seed)));
      for (const { game } of replay(randomHistory(chance, players, anyRules(chance)))) {
        const now = view(game, null);
        phase = nameOf(now);
        seen.add(now.phase);
        phaseClock.follow(now);
        expect([...running]).toEqual(now.phase === 'over' ? [] : [phase]);
        expect(clock.timers).toBe(running.size);
        clock.pass(seconds(luck.below(20)));
        if (luck.below(6) > 0) continue;
        phaseClock.stop();
        expect(clock.timers).toBe(0);
        clock.pass(seconds(luck.below(500)));
        phaseClock.follow(now);
      }
    }),
    { numRuns: 40, seed: 1 },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining(['special-election', 'answer-veto', 'investigate', 'execute', 'over']),
  );
});

interface TimedStep {
  readonly line: Extract<RecordLine, { readonly seat: Seat }>;
  readonly phase: PublicPhase;
  readonly because: Game['because'];
  /** For how long its phase had been under way, without pauses, in seconds. */
  readonly after: number;
}

/** Each step of a record with how long its phase had taken: read from the record alone, by the times of its lines. */
function timed([deal, ...lines]: readonly RecordLine[]): TimedStep[] {
  const game = newGame(deal as Deal);
  let begun = deal?.at ?? 0;
  let paused = 0;
  const steps: TimedStep[] = [];
  for (const [index, line] of lines.entries()) {
    const at = line.at ?? 0;
    if (line.type === 'table.paused') paused = at;
    if (line.type === 'table.resumed') begun += at - paused;
    if (!('seat' in line) || line.type.startsWith('table.')) continue;
    const { phase } = view(game, null);
    const before = nameOf(view(game, null));
    steps.push({ line, phase, because: game.because, after: (at - begun) / 1000 } as TimedStep);
    const next = lines[index + 1];
    const refused = play(game, line.seat as Seat, line, {
      shuffle: (tiles) => (next?.type === 'reshuffle' ? next.deck : tiles),
    });
    expect(refused).toBeNull();
    if (nameOf(view(game, null)) !== before) begun = at;
  }
  return steps;
}

/** Plays a game in which people answer now and then, lose their links and come back, and the host pauses, by chance; how often somebody came back. */
async function playByChance(opened: OpenedTable, seed: number): Promise<number> {
  const luck = smallDice(seed);
  const { people, host, table, clock } = opened;
  let returns = 0;
  const asked = (): readonly Place[] =>
    people.filter(
      ({ latest: { decision, view: seen, viewer } }) => decision && seen?.awaited.includes(viewer ?? -1),
    );
  const leaveAndComeBack = (seat: number): void => {
    const place = people[seat];
    if (place === undefined) return;
    place.lost();
    clock.pass(seconds(luck.below(25)));
    const back = table.comeBack(place.token ?? '');
    if ('refused' in back) return;
    people[seat] = back;
    returns += 1;
  };
  while (host.latest.table.stage === 'playing') {
    const now = asked();
    const chosen = luck.below(8);
    if (chosen === 0) leaveAndComeBack(1 + luck.below(people.length - 1));
    else if (chosen === 1) {
      await host.command({ type: 'pause', paused: true });
      clock.pass(seconds(luck.below(300)));
      await host.command({ type: 'pause', paused: false });
    } else if (chosen < 5 && now.length > 0) await answer(luck.pick(now), luck.pick);
    else clock.pass(seconds(luck.below(20)));
  }
  return returns;
}

describe('a table by clocks, with links that go and come and pauses', () => {
  it('forces a step when its own phase has taken all of its time and at no other, special elections included', async () => {
    let returns = 0;
    const forced = new Set<string>();
    await assert(
      asyncProperty(
        integer({ min: 7, max: 10 }),
        nat(),
        constantFrom('table', 'off'),
        async (players, seed, silence) => {
          const opened = openTable(players, 0, {
            clocks: limits,
            seed: seedFrom(`phases ${seed}`),
            rules: { silence, mastermind: 'maybe' } as const,
          });
          await begin(opened);
          const played = await playByChance(opened, seed);
          returns += played;
          for (const { line, phase, because, after } of timed(opened.records[0] ?? [])) {
            const clock = clockOf(phase);
            const limit = clock === null ? Infinity : limits[clock];
            expect(after).toBeLessThanOrEqual(limit);
            if (!('forced' in line)) continue;
            expect([line.type, after]).toEqual([line.type, limit]);
            forced.add(because === 'special-election' ? `${phase} in a special election` : phase);
          }
        },
      ),
      { numRuns: 40, seed: 1 },
    );
    expect(returns).toBeGreaterThan(40);
    expect([...forced]).toEqual(
      expect.arrayContaining([
        'nominate',
        'vote',
        'legislate',
        'special-election',
        'nominate in a special election',
        'vote in a special election',
      ]),
    );
  });

  it('R-55: the candidate of a special election has the whole time of a nomination', async () => {
    const opened = openTable(7, 0, { clocks: { ...noClocks, nominate: 30, power: 20 } });
    await begin(opened);
    const due = () => opened.host.latest.view?.phase === 'special-election';
    for (let seed = 0; !due(); seed += 1) {
      if (seed > 200) throw new Error('no special election came');
      if (opened.host.latest.table.stage !== 'playing') {
        await opened.host.command({ type: 'again' });
        await begin(opened);
      }
      const luck = smallDice(seed);
      while (!due() && opened.host.latest.table.stage === 'playing') {
        const asked = opened.people.filter(
          ({ latest }) => latest.decision && latest.view?.awaited.includes(latest.viewer ?? -1),
        );
        await answer(luck.pick(asked), luck.pick);
      }
    }
    opened.clock.pass(seconds(20));
    expect(opened.host.latest.view).toMatchObject({ phase: 'nominate', because: 'special-election' });
    expect(opened.clock.timers).toBe(1);
    opened.clock.pass(seconds(29));
    expect(opened.host.latest.view?.phase).toBe('nominate');
    opened.clock.pass(seconds(1));
    expect(opened.host.latest.view?.phase).toBe('vote');
    const forced = (opened.records.at(-1) ?? []).flatMap((line) => ('forced' in line ? [line.type] : []));
    expect(forced).toEqual(['special-election', 'nominate']);
  });
});
