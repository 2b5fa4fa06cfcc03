import { describe, expect, it } from 'vitest';
import { answer, begin, botPause, openTable, play, sit } from '../support/open-table.ts';
import { asFile, judged } from '../support/judged.ts';
import type { Move } from '../../src/game/index.ts';
import type { Place } from '../../src/table/index.ts';

const president = (people: readonly Place[]): Place => {
  const found = people.find(({ latest }) => latest.view?.president === latest.viewer);
  if (found === undefined) throw new Error('no person presides');
  return found;
};

describe('a game at a table', () => {
  it('takes “ready” and “looked” each at its time: what was said before the deal isn’t heard as said of the role', async () => {
    const opened = openTable(2, 3);
    const guest = opened.people[1] as Place;
    expect(await guest.command({ type: 'looked' })).toBe('game-only');
    await guest.command({ type: 'ready', rules: {} });
    await opened.host.command({ type: 'start' });
    for (const rules of [null, {}]) expect(await guest.command({ type: 'ready', rules })).toBe('lobby-only');
    expect(opened.host.latest.table.looking).toBe(true);
    for (const person of opened.people) expect(await person.command({ type: 'looked' })).toBeNull();
    expect(await guest.command({ type: 'looked' })).toBe('stale');
  });

  it('waits until each person knows their role, or the host goes on', async () => {
    const opened = openTable(5, 0);
    const { host, people } = opened;
    for (const person of people) await person.command({ type: 'ready', rules: {} });
    await host.command({ type: 'start' });
    for (const person of people.slice(1)) await person.command({ type: 'looked' });
    expect(people.map(({ latest }) => latest.decision)).toEqual([null, null, null, null, null]);
    expect(await president(people).answer('1.1.nominate.0', { type: 'nominate', chancellor: 1 })).toBe(
      'looking',
    );
    expect(await host.command({ type: 'go-on' })).toBeNull();
    expect(president(people).latest.decision).not.toBeNull();
    expect(await host.command({ type: 'go-on' })).toBe('stale');
  });

  it('goes on from game to game with the same people, and nothing is carried over', async () => {
    const opened = openTable(4, 6);
    const { host, people, records } = opened;
    for (const number of [1, 2]) {
      await begin(opened);
      await play(opened, () => false, number);
      expect(host.latest).toMatchObject({ table: { stage: 'over', game: number }, view: { ending: {} } });
      expect(await judged(asFile(records[number - 1] ?? []))).toMatchObject([{ legal: true }]);
      expect(await people[1]?.command({ type: 'again' })).toBe('host-only');
      expect(await host.command({ type: 'again' })).toBeNull();
      expect(host.latest).toMatchObject({ table: { stage: 'lobby' }, view: null, decision: null, claims: [] });
    }
    await begin(opened);
    expect(host.log).toHaveLength(1);
    expect(host.latest.view).toMatchObject({
      liberalPolicies: 0,
      fascistPolicies: 0,
      tracker: 0,
      ballots: null,
    });
    expect(records.map(([first]) => first)).toMatchObject([
      { id: 'game-1' },
      { id: 'game-2' },
      { id: 'game-3' },
    ]);
    expect(
      new Set(records.map(([first]) => JSON.stringify(first && 'deck' in first ? first.deck : []))).size,
    ).toBe(3);
  });

  it('keeps each line of the record before anybody sees what it led to', async () => {
    const order: string[] = [];
    const opened = openTable(5, 0, {
      openRecord: () => ({ write: ({ type }) => void order.push(`kept ${type}`), close: () => {} }),
    });
    opened.people[1]?.onUpdate(({ news }) => void order.push(...news.map((event) => `heard ${event.type}`)));
    await begin(opened);
    expect(order).toEqual(['kept game', 'heard round-began']);
    await answer(president(opened.people));
    expect(order.slice(2)).toEqual(['kept nominate', 'heard nominated']);
  });

  it('closes when its record can’t be kept, and shows nobody what happened', async () => {
    let full = false;
    const opened = openTable(5, 0, {
      openRecord: () => ({
        write: () => {
          if (full) throw new Error('ENOSPC');
        },
        close: () => {},
      }),
    });
    await begin(opened);
    const before = opened.people.map(({ latest }) => latest.view);
    full = true;
    await answer(president(opened.people));
    for (const [seat, { latest, log }] of opened.people.entries()) {
      expect(latest).toMatchObject({
        table: { stage: 'closed', closedBecause: 'storage' },
        decision: null,
        news: [],
      });
      expect(latest.view).toEqual(before[seat]);
      expect(log.map(({ type }) => type)).toEqual(['round-began']);
    }
  });

  it('closes when its record can’t even be begun', async () => {
    const opened = openTable(5, 0, {
      openRecord: () => {
        throw new Error('EACCES');
      },
    });
    await begin(opened);
    expect(opened.host.latest).toMatchObject({
      table: { stage: 'closed', closedBecause: 'storage' },
      view: null,
    });
  });

  it('takes late, repeated and foreign answers, and those of spectators, without harm', async () => {
    const opened = openTable(5, 0);
    const watcher = opened.table.watch() as Place;
    await begin(opened);
    const nominating = president(opened.people);
    const { id, options } = nominating.latest.decision ?? { id: '', options: [] };
    const other = opened.people.find((place) => place !== nominating) as Place;
    const [move] = options as [Move];
    expect(await other.answer(id, move)).toBe('stale');
    expect(await watcher.answer(id, move)).toBe('spectator');
    expect(await nominating.answer(id, move)).toBeNull();
    const lines = opened.records[0]?.length;
    expect(await nominating.answer(id, move)).toBe('stale');
    expect(await nominating.answer('nonsense', move)).toBe('stale');
    expect(opened.records[0]).toHaveLength(lines ?? -1);
  });

  it('R-27: tells nobody but the voter of a changed ballot, and keeps the decision open while neighbours vote', async () => {
    const opened = openTable(5, 0);
    await begin(opened);
    await answer(president(opened.people));
    const [mine, other, third] = opened.people as [Place, Place, Place];
    const id = mine.latest.decision?.id ?? '';
    expect(await mine.answer(id, { type: 'vote', ballot: 'ja' })).toBeNull();
    await third.answer(third.latest.decision?.id ?? '', { type: 'vote', ballot: 'ja' });
    let heard = 0;
    other.onUpdate(() => void (heard += 1));
    expect(await mine.answer(id, { type: 'vote', ballot: 'nein' })).toBeNull();
    expect(mine.latest.view?.mine?.ballot).toBe('nein');
    expect(heard).toBe(0);
  });

  it('R-41: sends nothing to outsiders when the President discards', async () => {
    const opened = openTable(5, 0);
    const watcher = opened.table.watch() as Place;
    await begin(opened);
    await play(opened, () => opened.host.latest.view?.phase === 'legislate');
    const discarding = president(opened.people);
    const heard = new Set<number | null>();
    for (const place of [...opened.people, watcher]) place.onUpdate(({ viewer }) => void heard.add(viewer));
    await answer(discarding);
    expect(heard).toEqual(new Set([discarding.latest.viewer, discarding.latest.view?.chancellor]));
  });

  it('shows a seat without a link as away in every phase, and waits for it', async () => {
    const opened = openTable(5, 0);
    await begin(opened);
    const gone = president(opened.people);
    const seat = gone.latest.viewer ?? 0;
    gone.lost();
    expect(await gone.ended).toBe('lost');
    const other = opened.people.find((place) => place !== gone) as Place;
    expect(other.latest.table.seats[seat]).toMatchObject({ away: true, bot: false });
    opened.clock.pass(botPause * 10);
    expect(other.latest.view).toMatchObject({ round: 1, phase: 'nominate' });
  });

  it('gives a seat back to who holds its token, with all that it knew; a session that still has it ends', async () => {
    const opened = openTable(5, 0);
    await begin(opened);
    await play(opened, () => (opened.host.latest.view?.round ?? 0) > 3);
    const [, gone] = opened.people as [Place, Place];
    const before = gone.latest;
    const back = opened.table.comeBack(gone.token ?? '') as Place;
    expect(await gone.ended).toBe('replaced');
    expect(back.latest).toEqual({ ...before, news: [], talk: [] });
    expect(back.log).toEqual(gone.log);
    expect(opened.table.comeBack('token-of-nobody')).toEqual({ refused: 'no-such-seat' });
    gone.leave();
    expect(opened.host.latest.table.seats[back.latest.viewer ?? 0]).toMatchObject({ away: false });
  });

  it('lets the host hand an absent seat to a bot, marks its steps as forced, and takes it back on return', async () => {
    const opened = openTable(5, 0);
    const { host, people, records } = opened;
    await begin(opened);
    expect(await host.command({ type: 'stand-in', seat: 4, bot: true })).toBe('no-such-sitter');
    const gone = people.splice(4, 1)[0] as Place;
    gone.lost();
    expect(await host.command({ type: 'stand-in', seat: 4, bot: true })).toBeNull();
    expect(host.latest.table.seats[4]).toMatchObject({ person: true, bot: true, away: true });
    await play(opened, () => records[0]?.some((line) => 'forced' in line) === true);
    const back = opened.table.comeBack(gone.token ?? '') as Place;
    expect(back.latest.table.seats[4]).toMatchObject({ bot: false, away: false });
    people.push(back);
    await play(opened);
    const lines = records[0] ?? [];
    expect(await judged(asFile(lines))).toMatchObject([{ legal: true }]);
    const types = lines.filter(({ type }) => type.startsWith('table.')).map(({ type }) => type);
    expect(types).toEqual(['table.left', 'table.bot', 'table.returned', 'table.human']);
    const forced = lines.filter((line) => 'forced' in line && 'seat' in line && line.seat !== 4);
    expect(forced).toEqual([]);
  });

  it('stands still while it is paused', async () => {
    const opened = openTable(4, 1);
    await begin(opened);
    await play(opened, () => opened.people.some(({ latest }) => latest.decision));
    const asked = opened.people.find(({ latest }) => latest.decision) as Place;
    const { id, options } = asked.latest.decision ?? { id: '', options: [] };
    expect(await opened.host.command({ type: 'pause', paused: true })).toBeNull();
    expect(await opened.host.command({ type: 'pause', paused: true })).toBe('stale');
    expect(asked.latest).toMatchObject({ decision: null, table: { paused: true } });
    expect(await asked.answer(id, options[0] as Move)).toBe('paused');
    opened.clock.pass(botPause * 10);
    await opened.host.command({ type: 'pause', paused: false });
    await play(opened);
    expect(await judged(asFile(opened.records[0] ?? []))).toMatchObject([{ legal: true }]);
  });

  it('is broken off by more than half of its people: legal, without a winner', async () => {
    const opened = openTable(4, 2);
    await begin(opened);
    const [host, a, b, c] = opened.people as [Place, Place, Place, Place];
    await a.command({ type: 'break-off', wish: true });
    await b.command({ type: 'break-off', wish: true });
    await b.command({ type: 'break-off', wish: false });
    await b.command({ type: 'break-off', wish: true });
    expect(host.latest.table).toMatchObject({ stage: 'playing', wantsBreakOff: [3, 4] });
    await c.command({ type: 'break-off', wish: true });
    expect(host.latest).toMatchObject({ table: { stage: 'over', brokenOff: 'majority' }, decision: null });
    expect(await judged(asFile(opened.records[0] ?? []))).toMatchObject([{ legal: true, winner: null }]);
    expect(await host.command({ type: 'again' })).toBeNull();
  });

  it('is broken off by its host alone', async () => {
    const opened = openTable(4, 2);
    await begin(opened);
    expect(await opened.host.command({ type: 'break-off', wish: true })).toBeNull();
    expect(opened.host.latest).toMatchObject({ table: { stage: 'over', brokenOff: 'host' }, decision: null });
    expect(await judged(asFile(opened.records[0] ?? []))).toMatchObject([{ legal: true, winner: null }]);
  });

  it('is broken off when its host closes the table; what is over stays to be looked at', async () => {
    const running = openTable(5, 0);
    await begin(running);
    const seen = running.people[1]?.latest.view;
    running.table.close('host-left');
    expect(running.people[1]?.latest).toMatchObject({
      table: { stage: 'closed', closedBecause: 'host-left' },
      view: seen,
      decision: null,
      claims: [],
    });
    expect(await running.people[1]?.ended).toBe('closed');
    expect(running.records[0]?.at(-1)).toMatchObject({ type: 'abandoned' });
    const over = openTable(5, 0);
    await begin(over);
    await play(over);
    over.table.close('host-left');
    expect(over.people[1]?.latest).toMatchObject({
      table: { stage: 'over', closedBecause: 'host-left' },
      view: { ending: {} },
    });
    expect(over.table.watch()).toEqual({ refused: 'closed' });
    expect(await over.host.command({ type: 'again' })).toBe('link-lost');
  });

  it('lets nobody sit down while it runs', async () => {
    const opened = openTable(5, 0);
    await begin(opened);
    expect(() => sit(opened.table, 'Late')).toThrow('full');
  });
});
