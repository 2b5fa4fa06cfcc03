import { describe, expect, it } from 'vitest';
import { begin, openTable, play, resumeTable } from '../support/open-table.ts';
import { leftOff, playedOut } from '../support/left-off.ts';
import type { Place } from '../../src/table/index.ts';
import type { RecordLine } from '../../src/record/index.ts';

describe('a game that goes on from its record', () => {
  it('waits for its people, and tells nobody that they were away', async () => {
    const { lines } = await playedOut(4, 3, {});
    const added: RecordLine[] = [];
    const resumed = resumeTable(await leftOff(lines.slice(0, 30)), {
      openRecord: () => ({ write: (line) => void added.push(line), close: () => {} }),
    });
    expect(resumed.host.latest.table.seats.map(({ away }) => away)).not.toContain(true);
    expect(added).toMatchObject([3, 4, 5, 6].map((seat) => ({ type: 'table.returned', seat })));
    resumed.clock.pass(60_000);
    expect(resumed.host.talk.filter(({ type }) => type === 'notice')).toEqual([]);
    expect(resumed.table.takeUp(0)).toEqual({ refused: 'no-such-seat' });
    expect(resumed.table.takeUp(7)).toEqual({ refused: 'no-such-seat' });
    const again = resumed.table.takeUp(3) as Place;
    expect(await resumed.host.ended).toBe('replaced');
    expect(again.latest).toMatchObject({ viewer: 3, hosts: false });
  });

  it('has nobody stand in, and no pause', async () => {
    const opened = openTable(5, 0);
    await begin(opened);
    await play(opened, () => (opened.host.latest.view?.round ?? 0) > 2);
    opened.people[4]?.lost();
    await opened.host.command({ type: 'stand-in', seat: 4, bot: true });
    await opened.host.command({ type: 'pause', paused: true });
    opened.table.leaveOff();
    const resumed = resumeTable(await leftOff(opened.records[0] ?? []));
    expect(resumed.host.latest.table).toMatchObject({ stage: 'playing', paused: false, looking: false });
    expect(resumed.host.latest.table.seats.map(({ bot }) => bot)).not.toContain(true);
    expect(resumed.records[0]?.[0]).toMatchObject({ type: 'table.resumed' });
  });

  it('R-64: is shown to be over where no more than its last line was missing', async () => {
    const { lines } = await playedOut(5, 0, {});
    const ended: unknown[] = [];
    const watcher = { ended: (...told: unknown[]) => void ended.push(told) };
    const { host, records } = resumeTable(await leftOff(lines.slice(0, -1)), { watcher });
    expect(host.latest).toMatchObject({ table: { stage: 'over' }, view: { ending: {} }, decision: null });
    expect(ended).toEqual([[{ winner: expect.anything(), by: expect.anything() }, 'game-1']]);
    expect(records[0]).toMatchObject([{ type: 'end' }]);
  });

  it('is followed by others, each with a record of its own', async () => {
    const { lines } = await playedOut(5, 0, {});
    const resumed = resumeTable(await leftOff(lines.slice(0, 20)));
    await play(resumed);
    await resumed.host.command({ type: 'again' });
    await begin(resumed);
    expect(resumed.host.latest.table).toMatchObject({ stage: 'playing', game: 2 });
    expect(resumed.host.log).toHaveLength(1);
    expect(resumed.records[1]).toMatchObject([{ type: 'game' }]);
  });

  it.each([
    ['opened', () => ({ openRecord: failing })],
    ['added to', () => ({ openRecord: () => ({ write: failing, close: () => {} }) })],
  ])('does not go on where its record can’t be %s', async (_, options) => {
    const { lines } = await playedOut(5, 0, {});
    const left = await leftOff([...lines.slice(0, 20), { type: 'table.paused' }]);
    expect(() => resumeTable(left, options())).toThrow('refused: storage');
  });
});

describe('a table that is left off', () => {
  it('ends every session and lets no more be written, but doesn’t break its game off', async () => {
    let closed = 0;
    const lines: RecordLine[] = [];
    const opened = openTable(2, 4, {
      openRecord: () => ({ write: (line) => void lines.push(line), close: () => void (closed += 1) }),
    });
    await begin(opened);
    const before = opened.people.map(({ latest }) => latest.view);
    opened.table.leaveOff();
    expect(await Promise.all(opened.people.map(({ ended }) => ended))).toEqual(['closed', 'closed']);
    expect(opened.people.map(({ latest }) => latest.view)).toEqual(before);
    expect(opened.host.latest).toMatchObject({
      table: { stage: 'closed', closedBecause: 'host-left' },
      decision: null,
    });
    expect({ closed, last: lines.at(-1)?.type }).toEqual({ closed: 1, last: 'game' });
    opened.clock.pass(600_000);
    opened.table.close('host-left');
    expect(lines).toHaveLength(1);
    expect(opened.table.takeUp(4)).toEqual({ refused: 'closed' });
  });

  it('stays to be looked at where its game is over', async () => {
    const opened = openTable(5, 0);
    await begin(opened);
    await play(opened);
    opened.table.leaveOff();
    expect(opened.host.latest).toMatchObject({ table: { stage: 'over' }, view: { ending: {} } });
  });
});

function failing(): never {
  throw new Error('ENOSPC');
}
