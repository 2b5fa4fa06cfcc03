import { describe, expect, it } from 'vitest';
import { begin, openTable, play, sit } from '../support/open-table.ts';

const readiness = ({ host }: ReturnType<typeof openTable>): boolean[] =>
  host.latest.table.seats.map(({ ready }) => ready);

describe('house rules in the lobby', () => {
  it('are told to everybody from the start: those that differ from the default', () => {
    const { people } = openTable(2, 3, { rules: { silence: 'off', reinvestigate: false } });
    for (const { latest } of people) expect(latest.table.rules).toEqual({ silence: 'off' });
  });

  it('are set by the host alone', async () => {
    const { host, people } = openTable(2, 3);
    const command = { type: 'rules', rules: { mastermind: 'certain' } } as const;
    expect(await people[1]?.command(command)).toBe('host-only');
    expect(await host.command(command)).toBeNull();
    for (const { latest } of people) expect(latest.table.rules).toEqual({ mastermind: 'certain' });
  });

  it('replace those before them, so that the default is one command away', async () => {
    const { host } = openTable(2, 3, { rules: { silence: 'off' } });
    await host.command({ type: 'rules', rules: { reinvestigate: true, silence: 'table' } });
    expect(host.latest.table.rules).toEqual({ reinvestigate: true });
    await host.command({ type: 'rules', rules: {} });
    expect(host.latest.table.rules).toEqual({});
  });

  it('leave nobody ready who was so before they changed, but for bots', async () => {
    const opened = openTable(3, 2);
    for (const person of opened.people) await person.command({ type: 'ready', ready: true });
    expect(readiness(opened)).toEqual([true, true, true, true, true]);
    await opened.host.command({ type: 'rules', rules: { silence: 'government' } });
    expect(readiness(opened)).toEqual([true, true, false, false, false]);
    expect(await opened.host.command({ type: 'start' })).toBe('not-ready');
  });

  it('don’t let a table start by itself before all have seen them', async () => {
    const { table, host, people } = openTable(2, 2, { capacity: 5, startsByItself: true });
    await people[1]?.command({ type: 'ready', ready: true });
    await host.command({ type: 'rules', rules: { silence: 'government' } });
    const late = sit(table, 'Late');
    await late.command({ type: 'ready', ready: true });
    expect(host.latest.table.stage).toBe('lobby');
    await people[1]?.command({ type: 'ready', ready: true });
    expect(host.latest.table.stage).toBe('playing');
  });

  it('can’t change once the game is dealt, are those of the game and its record, and stay for the next one', async () => {
    const opened = openTable(2, 4);
    const { host, records } = opened;
    const rules = { trackerReset: 'enactment', silence: 'government' } as const;
    await host.command({ type: 'rules', rules });
    await begin(opened);
    expect(host.latest.view?.rules).toMatchObject(rules);
    expect(records[0]?.[0]).toMatchObject({ type: 'game', rules });
    expect(await host.command({ type: 'rules', rules: {} })).toBe('lobby-only');
    await play(opened);
    expect(await host.command({ type: 'rules', rules: {} })).toBe('lobby-only');
    await host.command({ type: 'again' });
    expect(host.latest.table.rules).toEqual(rules);
  });
});
