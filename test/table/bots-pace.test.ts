import { describe, expect, test } from 'vitest';
import { botPause, openTable } from '../support/open-table.ts';
import { seedFrom } from '../../src/chance/index.ts';
import type { Event, PublicPhase } from '../../src/game/index.ts';

/** What a spectator of seven bots heard, and how long each phase lasted, in milliseconds. */
interface Played {
  readonly told: readonly { readonly at: number; readonly phase: PublicPhase; readonly event: Event }[];
  readonly lasted: readonly (readonly [PublicPhase, number])[];
}

function play(seed: string, pause = botPause): Played {
  const options = { capacity: 7, startsByItself: true, seed: seedFrom(seed), botPause: pause };
  const { table, clock } = openTable(0, 7, options);
  const watcher = table.watch({ hosts: true });
  if ('refused' in watcher) throw new Error(watcher.refused);
  const told: Played['told'][number][] = [];
  const lasted: (readonly [PublicPhase, number])[] = [];
  let phase = watcher.latest.view?.phase ?? 'over';
  let began = 0;
  watcher.onUpdate(({ news, view }) => {
    for (const event of news) told.push({ at: clock.now(), phase, event });
    if (view === null || view.phase === phase) return;
    lasted.push([phase, clock.now() - began]);
    phase = view.phase;
    began = clock.now();
  });
  while (clock.timers > 0) clock.pass(1000);
  expect(phase).toBe('over');
  return { told, lasted };
}

const seeds = ['tea', 'cup', 'pot', 'jar', 'mug', 'jug'];

describe('bots take their time', () => {
  test('by the phase alone: from half to one and a half times its mean, longer where an outcome is to be read', () => {
    const played = seeds.flatMap((seed) => play(seed).lasted);
    const means = { nominate: botPause * 2.5, vote: botPause, legislate: botPause * 3.5 };
    for (const [phase, mean] of Object.entries(means)) {
      const lengths = played.flatMap(([of, length]) => (of === phase ? [length] : []));
      const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
      expect(lengths.length).toBeGreaterThan(30);
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(mean / 2 - 1);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(mean * 1.5 + 1);
      expect(Math.abs(average / mean - 1)).toBeLessThan(0.12);
      expect(new Set(lengths).size).toBeGreaterThan(lengths.length / 2);
    }
  });

  test('one after another: ballots come at moments of their own, by lot', () => {
    const { told } = play('ballots');
    const cast = told.filter(({ event }) => event.type === 'voted');
    const together = cast.filter(({ at }, index) => at === cast[index - 1]?.at);
    const first = told.flatMap(({ event }, index) =>
      event.type === 'voted' && told[index - 1]?.event.type === 'nominated' ? [event.seat] : [],
    );
    expect(cast.length).toBeGreaterThan(30);
    // Now and then two fall on one millisecond.
    expect(together.length).toBeLessThan(cast.length / 10);
    expect(new Set(first).size).toBeGreaterThan(2);
  });

  test('and say what they saw one at a time, before the next President names a Chancellor', () => {
    for (const seed of seeds) {
      const claims = play(seed).told.filter(({ event }) => event.type === 'claimed');
      expect(claims.length).toBeGreaterThan(4);
      for (const [index, { at, phase }] of claims.entries()) {
        expect(at).not.toBe(claims[index - 1]?.at);
        expect(phase).not.toBe('vote');
      }
    }
  });

  test('or none, where their pause is 0', () => {
    for (const [, length] of play('none', 0).lasted) expect(length).toBe(0);
  });
});
