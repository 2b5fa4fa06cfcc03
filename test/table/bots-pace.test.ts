import { describe, expect, test } from 'vitest';
import { answer, begin, botPause, openTable } from '../support/open-table.ts';
import type { PublicPhase } from '../../src/game/index.ts';

/** How long each phase lasted that nobody but bots had to act in, in milliseconds. */
async function pace(seed: number): Promise<ReadonlyMap<PublicPhase, ReadonlySet<number>>> {
  const opened = openTable(1, 6);
  const { host, clock } = opened;
  await begin(opened);
  const lasted = new Map<PublicPhase, Set<number>>();
  for (let waited = 0, answers = seed; host.latest.table.stage === 'playing';) {
    const { view, decision } = host.latest;
    if (view === null) throw new Error('the game has not begun');
    if (decision && view.mine?.ballot === null) {
      const { options } = decision;
      await answer(host, () => options[(answers += 1) % options.length] as never);
      if (view.phase !== 'vote') waited = Number.NaN;
    } else {
      clock.pass(step);
      waited += step;
    }
    const now = host.latest.view;
    if (now?.phase === view.phase && now.round === view.round) continue;
    if (!Number.isNaN(waited)) lasted.set(view.phase, (lasted.get(view.phase) ?? new Set()).add(waited));
    waited = 0;
  }
  return lasted;
}

const step = 50;

describe('bots wait', () => {
  test('longer where an outcome is to be read first, and in each phase always as long', async () => {
    const outcome = botPause * 2.5;
    const paces = await Promise.all([1, 2, 3, 4, 5, 6].map(pace));
    const lasted = (phase: PublicPhase): readonly number[] => [
      ...new Set(paces.flatMap((one) => [...(one.get(phase) ?? [])])),
    ];
    expect(lasted('nominate')).toEqual([outcome]);
    expect(lasted('vote')).toEqual([botPause]);
    expect(lasted('legislate')).toEqual([outcome + botPause]);
    expect(lasted('execute')).toEqual([outcome]);
  });
});
