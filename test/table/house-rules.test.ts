import { describe, expect, it } from 'vitest';
import { begin, openTable, play, sit } from '../support/open-table.ts';
import type { Place } from '../../src/table/index.ts';

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
    for (const person of opened.people) await person.command({ type: 'ready', rules: {} });
    expect(readiness(opened)).toEqual([true, true, true, true, true]);
    await opened.host.command({ type: 'rules', rules: { silence: 'government' } });
    expect(readiness(opened)).toEqual([true, true, false, false, false]);
    expect(await opened.host.command({ type: 'start' })).toBe('not-ready');
  });

  it('don’t let a table start by itself before all have seen them', async () => {
    const { table, host, people } = openTable(2, 2, { capacity: 5, startsByItself: true });
    const rules = { silence: 'government' } as const;
    await people[1]?.command({ type: 'ready', rules: {} });
    await host.command({ type: 'rules', rules });
    const late = sit(table, 'Late');
    await late.command({ type: 'ready', rules });
    expect(host.latest.table.stage).toBe('lobby');
    await people[1]?.command({ type: 'ready', rules });
    expect(host.latest.table.stage).toBe('playing');
  });

  it('make nobody ready who says so for other rules: what was on its way when they changed counts for nothing', async () => {
    const opened = openTable(2, 3, { rules: { silence: 'off' } });
    const guest = opened.people[1] as Place;
    const seen = guest.latest.table.rules;
    await opened.host.command({ type: 'rules', rules: { silence: 'government' } });
    expect(await guest.command({ type: 'ready', rules: seen })).toBe('rules-changed');
    expect(await opened.host.command({ type: 'start' })).toBe('not-ready');
    expect(await guest.command({ type: 'ready', rules: guest.latest.table.rules })).toBeNull();
    expect(await opened.host.command({ type: 'start' })).toBeNull();
  });

  it('count as seen where they are the table’s again, or name a default', async () => {
    const { host, people } = openTable(2, 3);
    const guest = people[1] as Place;
    await host.command({ type: 'rules', rules: { silence: 'off' } });
    await host.command({ type: 'rules', rules: {} });
    expect(await guest.command({ type: 'ready', rules: { silence: 'table' } })).toBeNull();
    expect(await guest.command({ type: 'ready', rules: null })).toBeNull();
    expect(host.latest.table.seats[4]?.ready).toBe(false);
  });

  it('are told of in the talk where a change leaves somebody unready, once', async () => {
    const { host, people } = openTable(3, 2);
    const change = (silence: 'off' | 'government') => host.command({ type: 'rules', rules: { silence } });
    const told = () => host.talk.filter(({ type }) => type === 'rules').length;
    await change('off');
    expect(told()).toBe(0);
    await people[1]?.command({ type: 'ready', rules: { silence: 'off' } });
    await change('government');
    await change('off');
    expect(told()).toBe(1);
    expect(people[1]?.latest.talk).toEqual([]);
    expect(people[1]?.talk).toEqual(host.talk);
  });

  it('that are so already change nothing, and leave everybody ready', async () => {
    const opened = openTable(2, 3);
    await opened.people[1]?.command({ type: 'ready', rules: {} });
    expect(await opened.host.command({ type: 'rules', rules: { silence: 'table' } })).toBe('stale');
    expect(readiness(opened)[4]).toBe(true);
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
