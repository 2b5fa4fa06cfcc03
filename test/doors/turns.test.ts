import { describe, expect, test } from 'vitest';
import { openTable } from '../support/open-table.ts';
import { said } from '../support/said.ts';
import { SessionInTurns } from '../../src/doors/hosted/session-in-turns.ts';
import { Turns } from '../../src/doors/hosted/index.ts';
import type { Update } from '../../src/table/index.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  test('are one for each that asks, in order, with room for others between', async () => {
    const turns = new Turns();
    const happened: string[] = [];
    for (const name of ['a', 'b', 'c']) turns.ask(() => happened.push(name));
    expect(happened).toEqual([]);
    for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      await turn();
      expect(happened).toEqual(expected);
    }
  });

  test('are one, however often somebody asks before it comes', async () => {
    const turns = new Turns();
    let runs = 0;
    const run = (): void => void (runs += 1);
    for (let time = 0; time < 5; time += 1) turns.ask(run);
    for (let time = 0; time < 5; time += 1) await turn();
    expect(runs).toBe(1);
    turns.ask(run);
    await turn();
    expect(runs).toBe(2);
  });

  test('of those who ask for no more are none, and keep nobody else waiting', async () => {
    const turns = new Turns();
    const happened: string[] = [];
    const forgotten = (): void => void happened.push('a');
    turns.ask(forgotten);
    turns.ask(() => happened.push('b'));
    turns.forget(forgotten);
    await turn();
    expect(happened).toEqual(['b']);
    turns.forget(forgotten);
    turns.ask(() => happened.push('c'));
    for (let time = 0; time < 3; time += 1) await turn();
    expect(happened).toEqual(['b', 'c']);
  });
});

describe('a session in turns', () => {
  test('tells the newest state once, with all that was told before', async () => {
    const { table, people, host } = openTable(2, 0);
    const [, boris] = people;
    if (boris === undefined) throw new Error('two are seated');
    const session = new SessionInTurns(boris, new Turns());
    const updates: Update[] = [];
    session.onUpdate((update) => updates.push(update));
    for (const text of ['one', 'two', 'three']) await host.say(text);
    await host.command({ type: 'ready', rules: {} });
    await turn();
    table.watch();
    expect(updates).toHaveLength(1);
    expect(said(updates[0]?.talk ?? [])).toEqual(['one', 'two', 'three']);
    expect(updates[0]?.table.seats[0]?.ready).toBe(true);
    await turn();
    expect(updates).toHaveLength(2);
    expect(updates[1]?.table.spectators).toBe(1);
    expect(updates[1]?.talk).toEqual([]);
  });

  test('tells how it ended after all that came before', async () => {
    const { table, people } = openTable(2, 0);
    const [, boris] = people;
    if (boris === undefined) throw new Error('two are seated');
    const session = new SessionInTurns(boris, new Turns());
    const told: string[] = [];
    session.onUpdate((update) => told.push(update.table.stage));
    void session.ended.then((because) => told.push(because));
    table.close('host-left');
    for (let time = 0; time < 4; time += 1) await turn();
    expect(told).toEqual(['closed', 'closed']);
  });

  test('tells nothing to who listens no more', async () => {
    const { table, people } = openTable(2, 0);
    const [, boris] = people;
    if (boris === undefined) throw new Error('two are seated');
    const session = new SessionInTurns(boris, new Turns());
    let told = 0;
    const stop = session.onUpdate(() => (told += 1));
    table.watch();
    stop();
    for (let time = 0; time < 3; time += 1) await turn();
    expect(told).toBe(0);
  });
});
