import { describe, expect, it } from 'vitest';
import { openTable, sit } from '../support/open-table.ts';
import { safeText } from '../../src/text/index.ts';
import type { HostCommand, Place } from '../../src/table/index.ts';

const names = (seats: readonly { name: string }[]): string[] => seats.map(({ name }) => name);

describe('the lobby', () => {
  it('seats whoever comes, in order, and tells everybody', () => {
    const { host, people } = openTable(3, 1);
    expect(names(host.latest.table.seats)).toEqual(['Bot 1', 'Person 0', 'Person 1', 'Person 2']);
    expect(people[2]?.latest).toMatchObject({
      viewer: 3,
      hosts: false,
      table: { stage: 'lobby', host: 1 },
      view: null,
    });
  });

  it('refuses a name that is taken or looks like one, and anybody once it is full', () => {
    const { table } = openTable(2, 4, { capacity: 7 });
    expect(table.sit(safeText('person 0', 16))).toEqual({ refused: 'name-taken' });
    sit(table, 'Last');
    expect(table.sit(safeText('Late', 16))).toEqual({ refused: 'full' });
  });

  it('refuses a guest a name that looks like a bot’s, whether such a bot sits or not', () => {
    const { table } = openTable(1, 1);
    for (const name of ['Bot 1', 'bot 7', 'Bot Zoe', 'BOT', 'Воt-Zoe']) {
      expect(table.sit(safeText(name, 16))).toEqual({ refused: 'name-taken' });
    }
    for (const name of ['Botticelli', 'Robot', 'Ada Bot']) {
      expect(table.sit(safeText(name, 16))).toHaveProperty('latest');
    }
  });

  it('lets in only those who know its code, but for its host', () => {
    const { table, host } = openTable(1, 0, { code: 'swordfish' });
    expect(host.latest.hosts).toBe(true);
    for (const code of [undefined, '', 'sword']) {
      expect(table.sit(safeText('Guest', 16), { code })).toEqual({ refused: 'bad-code' });
      expect(table.watch({ code })).toEqual({ refused: 'bad-code' });
    }
    expect(table.sit(safeText('Guest', 16), { code: 'swordfish' })).toHaveProperty('latest');
  });

  it.each(['Crème Brûlée', 'CRÈME BRÛLÉE', 'crème brûlée', 'CRÈME BRÛLÉE'.normalize('NFD')])(
    'takes its code however it is written: %s',
    (code) => {
      const { table } = openTable(1, 0, { code: 'Crème Brûlée' });
      expect(table.watch({ code })).toHaveProperty('latest');
      expect(table.watch({ code: `${code}!` })).toEqual({ refused: 'bad-code' });
    },
  );

  it('takes the token of a seat without the code: whoever comes back has shown it before', () => {
    const { table } = openTable(1, 0, { code: 'swordfish' });
    const guest = table.sit(safeText('Guest', 16), { code: 'swordfish' }) as Place;
    guest.lost();
    expect(table.comeBack(guest.token ?? '')).toHaveProperty('latest.viewer', 1);
  });

  it('starts when its host says so and everybody is ready, and not before', async () => {
    const { host, people } = openTable(5, 0);
    expect(await people[1]?.command({ type: 'start' })).toBe('host-only');
    expect(await host.command({ type: 'start' })).toBe('not-ready');
    for (const person of people.slice(1)) await person.command({ type: 'ready', rules: {} });
    expect(await host.command({ type: 'start' })).toBeNull();
    expect(host.latest).toMatchObject({
      table: { stage: 'playing', game: 1, looking: true },
      view: { round: 1 },
    });
  });

  it('does not start with fewer than five, nor without somebody whose link is lost', async () => {
    const four = openTable(2, 2);
    for (const person of four.people) await person.command({ type: 'ready', rules: {} });
    expect(await four.host.command({ type: 'start' })).toBe('too-few');
    await four.host.command({ type: 'add-bot' });
    four.people[1]?.lost();
    expect(four.host.latest.table.seats[3]).toMatchObject({ name: 'Person 1', away: true });
    expect(await four.host.command({ type: 'start' })).toBe('not-ready');
  });

  it('starts by itself when every seat is taken and ready, where it was opened so', async () => {
    const { table, host, people } = openTable(2, 2, { capacity: 5, startsByItself: true });
    for (const person of people) await person.command({ type: 'ready', rules: {} });
    expect(host.latest.table.stage).toBe('lobby');
    const last = sit(table, 'Last');
    expect(host.latest.table.stage).toBe('lobby');
    await last.command({ type: 'ready', rules: {} });
    expect(host.latest.table.stage).toBe('playing');
  });

  it('starts by itself, too, when the one it waited for comes back, or a bot takes the last seat', async () => {
    const waiting = openTable(3, 2, { capacity: 5, startsByItself: true });
    const [, gone] = waiting.people;
    await gone?.command({ type: 'ready', rules: {} });
    gone?.lost();
    await waiting.people[2]?.command({ type: 'ready', rules: {} });
    expect(waiting.host.latest.table.stage).toBe('lobby');
    waiting.table.comeBack(gone?.token ?? '');
    expect(waiting.host.latest.table.stage).toBe('playing');
    const short = openTable(2, 2, { capacity: 5, startsByItself: true });
    await short.people[1]?.command({ type: 'ready', rules: {} });
    await short.host.command({ type: 'add-bot' });
    expect(short.host.latest.table.stage).toBe('playing');
  });

  it('starts the next game by itself, too, where nobody has to say again that they are ready', async () => {
    const opened = openTable(1, 4, { capacity: 5, startsByItself: true });
    await opened.host.command({ type: 'start' });
    await opened.host.command({ type: 'break-off', wish: true });
    const stages: string[] = [];
    opened.host.onUpdate(({ table }) => void stages.push(table.stage));
    await opened.host.command({ type: 'again' });
    expect(stages.at(-1)).toBe('playing');
    expect(opened.host.latest.table.game).toBe(2);
    const guests = openTable(2, 3, { capacity: 5, startsByItself: true });
    await guests.people[1]?.command({ type: 'ready', rules: {} });
    await guests.host.command({ type: 'start' });
    await guests.host.command({ type: 'break-off', wish: true });
    await guests.host.command({ type: 'again' });
    expect(guests.host.latest.table.stage).toBe('lobby');
  });

  it('starts by itself for bots alone as soon as somebody looks on', () => {
    const { table } = openTable(0, 5, { capacity: 5, startsByItself: true });
    expect(table.watch()).toHaveProperty('latest.table.stage', 'playing');
  });

  it('frees the seat of who leaves, and the others close up', () => {
    const { host, people } = openTable(4, 0);
    people[1]?.leave();
    expect(names(host.latest.table.seats)).toEqual(['Person 0', 'Person 2', 'Person 3']);
    expect(people[3]?.latest.viewer).toBe(2);
  });

  it('puts seats in the order in which people sit', async () => {
    const { host, people } = openTable(4, 0);
    expect(await host.command({ type: 'move-seat', from: 3, to: 0 })).toBeNull();
    expect(names(host.latest.table.seats)).toEqual(['Person 3', 'Person 0', 'Person 1', 'Person 2']);
    expect(people[3]?.latest.viewer).toBe(0);
    expect(await host.command({ type: 'move-seat', from: 0, to: 4 })).toBe('no-such-sitter');
    expect(await host.command({ type: 'move-seat', from: 7, to: 0 })).toBe('no-such-sitter');
    expect(names(host.latest.table.seats)).toEqual(['Person 3', 'Person 0', 'Person 1', 'Person 2']);
  });

  it('lets its host put out people and bots, and seat more bots, but not put out itself', async () => {
    const { host, people } = openTable(2, 1, { capacity: 3 });
    expect(await host.command({ type: 'add-bot' })).toBe('table-full');
    expect(await host.command({ type: 'kick', seat: 0 })).toBe('no-such-sitter');
    expect(await host.command({ type: 'remove-bot', seat: 2 })).toBe('no-such-sitter');
    expect(await host.command({ type: 'kick', seat: 1 })).toBe('no-such-sitter');
    expect(await host.command({ type: 'kick', seat: 2 })).toBeNull();
    expect(await people[1]?.ended).toBe('kicked');
    expect(await host.command({ type: 'remove-bot', seat: 0 })).toBeNull();
    expect(names(host.latest.table.seats)).toEqual(['Person 0']);
    expect(await host.command({ type: 'add-bot' })).toBeNull();
  });

  it('takes the old token of somebody whom its host put out no more, nor a word from them, but lets them come anew', async () => {
    const { table, host, people } = openTable(2, 0);
    const kicked = people[1] as Place;
    await host.command({ type: 'kick', seat: 1 });
    let heard = 0;
    kicked.onUpdate(() => void (heard += 1));
    const last = kicked.latest;
    expect(table.comeBack(kicked.token ?? '')).toEqual({ refused: 'no-such-seat' });
    expect(await kicked.say('Still here')).toBe('link-lost');
    await host.say('Gone');
    expect({ heard, latest: kicked.latest }).toEqual({ heard: 0, latest: last });
    expect(table.sit(safeText('Person 1', 16))).toHaveProperty('latest.viewer', 1);
  });

  it.each<HostCommand>([
    { type: 'start' },
    { type: 'go-on' },
    { type: 'move-seat', from: 0, to: 1 },
    { type: 'kick', seat: 1 },
    { type: 'add-bot' },
    { type: 'remove-bot', seat: 0 },
    { type: 'together', together: true },
    { type: 'pause', paused: true },
    { type: 'stand-in', seat: 1, bot: true },
    { type: 'again' },
  ])('takes $type from its host alone', async (command) => {
    const { people, host } = openTable(3, 1);
    const before = JSON.stringify(host.latest.table);
    expect(await people[1]?.command(command)).toBe('host-only');
    expect(JSON.stringify(host.latest.table)).toBe(before);
  });
});
