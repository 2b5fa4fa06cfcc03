import { describe, expect, it } from 'vitest';
import { begin, openTable, play, type OpenedTable } from '../support/open-table.ts';
import { judged, asFile } from '../support/judged.ts';
import { noted, said } from '../support/said.ts';
import { MISSED_AFTER } from '../../src/table/absences.ts';
import type { Place } from '../../src/table/index.ts';

describe('talk', () => {
  it('is heard by everybody in the lobby, spectators included, and kept for who comes later', async () => {
    const { table, host, people } = openTable(2, 0);
    const watcher = table.watch() as Place;
    expect(await watcher.say('good evening')).toBeNull();
    expect(await people[1]?.say('hi')).toBeNull();
    expect(host.talk).toEqual([
      { type: 'said', seat: null, name: expect.any(String), text: 'good evening', round: null },
      { type: 'said', seat: 1, name: 'Person 1', text: 'hi', round: null },
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
    expect(said(host.talk).filter((text) => text === 'well played')).toHaveLength(2);
  });

  it('C-06: silence binds the government alone, or nobody, where the table decided so', async () => {
    for (const silence of ['government', 'off'] as const) {
      const opened = openTable(5, 0, { rules: { silence } });
      const { host, people } = opened;
      await begin(opened);
      await play(opened, () => host.latest.view?.phase === 'legislate');
      for (const person of people) {
        const governs = host.latest.view?.awaited.includes(person.latest.viewer ?? -1) ?? false;
        const refused = governs && silence === 'government' ? 'silent-session' : null;
        expect(await person.say('I hold')).toBe(refused);
      }
    }
  });

  it('stands in the record of the game, where it was said in one', async () => {
    const opened = openTable(5, 0);
    await opened.host.say('before');
    await begin(opened);
    await opened.host.say('during');
    await play(opened);
    await opened.host.say('after');
    const kept = opened.records[0]?.filter(({ type }) => type === 'chat');
    expect(kept).toMatchObject([{ seat: 0, text: 'during' }]);
    expect(opened.host.talk.map(({ round }) => round)).toEqual([null, 1, null]);
    expect(await judged(asFile(opened.records[0] ?? []))).toMatchObject([{ legal: true }]);
  });

  it('is made safe, and empty, endless or flooding words are refused', async () => {
    const { host } = openTable(1, 0);
    expect(await host.say('\u001b]52;c;x\u0007 hi\u202e')).toBeNull();
    expect(said(host.talk)[0]).toMatch(/^[^\p{C}]* hi$/u);
    expect(await host.say(' \u200b ')).toBe('nothing-said');
    expect(await host.say('x'.repeat(201))).toBe('too-long');
    expect(await host.say(`x${'政'.repeat(100)}`)).toBe('too-long');
    expect(await host.say('\u200b'.repeat(100_000))).toBe('too-long');
    expect(said(host.talk)).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => host.say('spam')));
    expect(answers).toEqual([null, null, null, null, ...Array.from({ length: 4 }, () => 'too-fast')]);
  });
});

describe('everybody is told', () => {
  const leave = ({ people }: OpenedTable, seat: number): string => {
    const place = people[seat] as Place;
    place.lost();
    return place.token ?? '';
  };

  it('that a person is away once they are missed, and that they are back: the same to all, at once', async () => {
    const opened = openTable(5, 0);
    const { table, clock, host } = opened;
    const watcher = table.watch() as Place;
    await begin(opened);
    const token = leave(opened, 2);
    clock.pass(MISSED_AFTER - 1);
    expect(host.talk).toEqual([]);
    const heard: unknown[] = [];
    watcher.onUpdate((update) => heard.push(...update.talk));
    clock.pass(1);
    const away = { type: 'notice', notice: 'away', seat: 2, name: 'Person 2', round: 1 };
    expect(heard).toEqual([away]);
    table.comeBack(token);
    expect(heard).toEqual([away, { ...away, notice: 'back' }]);
    expect(host.talk).toEqual(heard);
  });

  it('nothing of a link that is lost and back again and again before its person is missed', async () => {
    const opened = openTable(5, 0);
    const { table, clock, host, people } = opened;
    await begin(opened);
    for (let turn = 0; turn < 50; turn += 1) {
      const token = leave(opened, 1);
      clock.pass(MISSED_AFTER - 1);
      people[1] = table.comeBack(token) as Place;
      clock.pass(1);
    }
    expect(host.talk).toEqual([]);
  });

  it('that a bot holds a seat, that it no longer does, and at once that its person is back', async () => {
    const opened = openTable(5, 0);
    const { table, clock, host } = opened;
    await begin(opened);
    const token = leave(opened, 3);
    await host.command({ type: 'stand-in', seat: 3, bot: true });
    await host.command({ type: 'stand-in', seat: 3, bot: false });
    clock.pass(MISSED_AFTER);
    table.comeBack(token);
    expect(noted(host.talk)).toEqual(['bot-in 3', 'bot-out 3', 'back 3']);
  });

  it('who wants to break the game off and who no longer does, once each, and no flood of it', async () => {
    const opened = openTable(5, 0);
    const { host, people } = opened;
    await begin(opened);
    const wish = (seat: number, wish: boolean) => people[seat]?.command({ type: 'break-off', wish });
    expect(await wish(1, true)).toBeNull();
    expect(await wish(1, true)).toBe('stale');
    expect(await wish(1, false)).toBeNull();
    expect(noted(host.talk)).toEqual(['wants-break-off 1', 'wants-to-play-on 1']);
    for (const turn of [true, false, true]) await wish(1, turn);
    expect(await wish(1, false)).toBe('too-fast');
    expect(await people[1]?.say('stop')).toBe('too-fast');
    await wish(2, true);
    expect(await wish(3, true)).toBeNull();
    expect(host.latest.table.brokenOff).toBe('majority');
    expect(noted(host.talk).slice(-2)).toEqual(['wants-break-off 2', 'wants-break-off 3']);
  });

  it('whom the host put out of the lobby, but not of bots nor of who leaves it, and nothing more of either', async () => {
    const opened = openTable(4, 1);
    const { host, clock, people } = opened;
    leave(opened, 3);
    people[2]?.leave();
    await host.command({ type: 'kick', seat: 3 });
    await host.command({ type: 'remove-bot', seat: 0 });
    clock.pass(MISSED_AFTER);
    expect(noted(host.talk)).toEqual(['kicked 3']);
  });
});
