import { describe, expect, it } from 'vitest';
import { begin, openTable, play } from '../support/open-table.ts';
import { judged, asFile } from '../support/judged.ts';
import type { Place } from '../../src/table/index.ts';

describe('talk', () => {
  it('is heard by everybody in the lobby, spectators included, and kept for who comes later', async () => {
    const { table, host, people } = openTable(2, 0);
    const watcher = table.watch() as Place;
    expect(await watcher.say('good evening')).toBeNull();
    expect(await people[1]?.say('hi')).toBeNull();
    expect(host.talk).toEqual([
      { seat: null, name: expect.any(String), text: 'good evening', round: null },
      { seat: 1, name: 'Person 1', text: 'hi', round: null },
    ]);
    expect((table.watch() as Place).talk).toHaveLength(2);
  });

  it('R-41, C-06: nobody is heard while a government legislates, and R-60: the dead are not heard to the end', async () => {
    const opened = openTable(5, 0);
    const { host, people, table } = opened;
    const watcher = table.watch() as Place;
    await begin(opened);
    expect(await host.say('I am a liberal')).toBeNull();
    expect(await watcher.say('psst')).toBe('spectator');
    await play(opened, () => host.latest.view?.phase === 'legislate');
    for (const person of people) expect(await person.say('I hold')).toBe('silent-session');
    for (let seed = 1; ; seed += 1) {
      await play(opened, () => (host.latest.view?.living.length ?? 0) < 5, seed);
      if (host.latest.table.stage === 'playing') break;
      await host.command({ type: 'again' });
      await begin(opened);
    }
    const dead = people.find(({ latest }) => !latest.view?.living.includes(latest.viewer ?? -1)) as Place;
    expect(await dead.say('boo')).toBe('dead');
    await play(opened);
    expect(await dead.say('well played')).toBeNull();
    expect(await watcher.say('well played')).toBeNull();
    expect(host.talk.filter(({ text }) => text === 'well played')).toHaveLength(2);
  });

  it('stands in the record of the game, where it was said in one', async () => {
    const opened = openTable(5, 0);
    await opened.host.say('before');
    await begin(opened);
    await opened.host.say('during');
    await play(opened);
    await opened.host.say('after');
    const said = opened.records[0]?.filter(({ type }) => type === 'chat');
    expect(said).toMatchObject([{ seat: 0, text: 'during' }]);
    expect(await judged(asFile(opened.records[0] ?? []))).toMatchObject([{ legal: true }]);
  });

  it('is made safe, and empty or flooding words are refused', async () => {
    const { host } = openTable(1, 0);
    expect(await host.say('\u001b]52;c;x\u0007 hi\u202e')).toBeNull();
    expect(host.talk[0]?.text).toMatch(/^[^\p{C}]* hi$/u);
    expect(await host.say(' \u200b ')).toBe('nothing-said');
    const answers = await Promise.all(Array.from({ length: 8 }, () => host.say('spam')));
    expect(answers).toEqual([null, null, null, null, ...Array.from({ length: 4 }, () => 'too-fast')]);
  });
});
