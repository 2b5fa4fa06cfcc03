import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { greet, join, RemoteSession, type LinkedSession } from '../../src/wire/index.ts';
import { encodeUpdate, encodeWelcome } from '../../src/wire/encode.ts';
import { linkPair, settled, type MemoryLink } from './links.ts';
import { name, openTable, playRandomly, sit } from './tables.ts';
import { said } from '../support/said.ts';
import type { Table, TableSession, Update } from '../../src/table/index.ts';

/** Joins a table through a link in memory; the answer holds both sides. */
async function joined(table: Table, who: string) {
  const [host, guest] = linkPair();
  const locals: LinkedSession[] = [];
  const watched = <Outcome extends object>(outcome: Outcome): Outcome => {
    if ('latest' in outcome) locals.push(outcome as unknown as LinkedSession);
    return outcome;
  };
  greet(host, {
    name: table.name,
    sit: (name, shown) => watched(table.sit(name, shown)),
    watch: (shown) => watched(table.watch(shown)),
    comeBack: (token) => watched(table.comeBack(token)),
  });
  const remote = await join(guest, { type: 'hello', name: who });
  const [local] = locals;
  if (!(remote instanceof RemoteSession) || local === undefined) throw new Error('not let in');
  return { host, guest, remote, local };
}

/** What the session shows from now on, as it was when it was shown. */
function heard(session: TableSession): Update[] {
  const updates: Update[] = [];
  session.onUpdate((update) => updates.push(structuredClone(update)));
  return updates;
}

describe('a remote session', () => {
  it('sees, hears and logs what a local one does, through a whole game', async () => {
    const table = openTable(5, 3);
    const [one, two] = [await joined(table, 'Ada'), await joined(table, 'Bob')];
    const updates = [heard(one.local), heard(one.remote), heard(two.local), heard(two.remote)] as const;
    expect(one.remote.latest.viewer).toBe(3);
    expect(one.remote.token).toBe(one.local.token);
    expect(two.remote.latest).toEqual(two.local.latest);
    expect(two.remote.log).toEqual(two.local.log);
    await Promise.all([playRandomly(one.remote, 'one'), playRandomly(two.remote, 'two')]);
    await one.remote.say('Well\u001b[2J played');
    await settled();
    expect(one.local.talk).toMatchObject([{ seat: 3, name: 'Ada', text: 'Well\ufffd[2J played' }]);
    expect(two.remote.talk).toEqual(one.local.talk);
    expect(updates[0].length).toBeGreaterThan(10);
    expect(updates[1]).toEqual(updates[0]);
    expect(updates[3]).toEqual(updates[2]);
    expect(one.remote.log).toEqual(one.local.log);
    expect(two.remote.log).toEqual(two.local.log);
    expect(two.remote.latest).toEqual(two.local.latest);
  });

  it('resolves each question with null, or with why it was refused', async () => {
    const { remote } = await joined(openTable(5, 4), 'Ada');
    const vote = { type: 'vote', ballot: 'ja' } as const;
    expect(await remote.answer('1.1.vote.4', vote)).toBe('not-started');
    expect(await remote.command({ type: 'start' })).toBe('host-only');
    expect(await remote.say(' ')).toBe('nothing-said');
    expect(await remote.command({ type: 'ready', rules: {} })).toBeNull();
    expect(await remote.answer('1.1.vote.4', vote)).toBe('looking');
    const asked = playRandomly(remote, 'asked', ({ decision }) => decision !== null);
    const { decision } = await asked;
    expect(await remote.answer('1.0.vote.4', vote)).toBe('stale');
    expect(await remote.claim({ type: 'claim', about: 'peek', policies: [] })).toBe('nothing-to-claim');
    expect(await remote.answer(decision?.id ?? '', decision?.options[0] ?? vote)).toBeNull();
  });

  it('hears the next game from its beginning', async () => {
    const table = openTable(5, 4);
    const { remote, local } = await joined(table, 'Ada');
    await playRandomly(remote, 'first');
    const host = table.watch({ hosts: true });
    if ('refused' in host) throw new Error('no host');
    expect(await host.command({ type: 'again' })).toBeNull();
    await settled();
    await playRandomly(remote, 'second', ({ table }) => table.game === 2 && table.stage === 'over');
    expect(remote.log).toEqual(local.log);
    expect(remote.log.filter(({ type }) => type === 'ended')).toHaveLength(1);
  });

  it('that leaves in the lobby gives its seat up, and says so at its end', async () => {
    const table = openTable(5, 0);
    const other = sit(table, 'Bob');
    const { remote } = await joined(table, 'Ada');
    await settled();
    expect(other.latest.table.seats[1]?.name).toBe('Ada');
    remote.leave();
    expect(await remote.ended).toBe('left');
    await settled();
    expect(other.latest.table.seats).toHaveLength(1);
    expect(await remote.answer('1.vote.1', { type: 'vote', ballot: 'ja' })).toBe('link-lost');
  });

  it('whose link is lost answers link-lost to what was open and to all that follows', async () => {
    const { guest, remote } = await joined(openTable(5, 4), 'Ada');
    const open = remote.answer('1.vote.0', { type: 'vote', ballot: 'ja' });
    guest.close();
    expect(await open).toBe('link-lost');
    expect(await remote.ended).toBe('lost');
    expect(await remote.claim({ type: 'claim', about: 'peek', policies: [] })).toBe('link-lost');
  });

  it('tells that the table was closed, and why', async () => {
    const table = openTable(5, 0);
    const { remote } = await joined(table, 'Ada');
    table.close('host-left');
    expect(await remote.ended).toBe('closed');
    expect(remote.latest.table).toMatchObject({ stage: 'closed', closedBecause: 'host-left' });
  });

  it('ends with what its host did: put it out, or gave its seat to whoever came with its token', async () => {
    const table = openTable(5, 0);
    const host = table.sit(name('Host'), { hosts: true });
    if ('refused' in host) throw new Error('no host');
    const ada = await joined(table, 'Ada');
    const bob = await joined(table, 'Bob');
    await host.command({ type: 'kick', seat: 1 });
    expect(await ada.remote.ended).toBe('kicked');
    const [hostEnd, guestEnd] = linkPair();
    greet(hostEnd, table);
    const again = await join(guestEnd, { type: 'back', token: bob.remote.token ?? '' });
    expect(await bob.remote.ended).toBe('replaced');
    expect(again).toBeInstanceOf(RemoteSession);
    await settled();
    expect(host.latest.table.seats[1]).toMatchObject({ name: 'Bob', away: false });
  });

  it('whose link is lost keeps its seat, shown to be away, in the lobby and in a game', async () => {
    const table = openTable(5, 3);
    const local = sit(table, 'Bob');
    const { guest, remote } = await joined(table, 'Ada');
    guest.close();
    await settled();
    expect(local.latest.table.seats[4]).toMatchObject({ name: 'Ada', away: true });
    const [hostEnd, guestEnd] = linkPair();
    greet(hostEnd, table);
    const again = await join(guestEnd, { type: 'back', token: remote.token ?? '' });
    if (!(again instanceof RemoteSession)) throw new Error('not let in');
    const started = ({ table }: Update): boolean => table.stage === 'playing';
    await Promise.all([playRandomly(local, 'Bob', started), playRandomly(again, 'Ada', started)]);
    guestEnd.close();
    await settled();
    expect(local.latest.table.seats[4]).toMatchObject({ name: 'Ada', away: true, bot: false });
  });

  it('that reads slowly misses nothing: what it couldn’t be told in time comes in one piece', async () => {
    const table = openTable(5, 4);
    const { host, remote, local } = await joined(table, 'Ada');
    const updates = heard(remote);
    await remote.say('before');
    host.congested = true;
    const frames = host.sent.length;
    await local.say('during');
    await playRandomly(local, 'slow');
    await settled();
    expect(host.sent).toHaveLength(frames);
    host.drain();
    await settled();
    expect(host.sent).toHaveLength(frames + 1);
    expect(remote.log).toEqual(local.log);
    expect(remote.talk).toEqual(local.talk);
    expect(updates.flatMap(({ news }) => news)).toEqual(local.log);
    expect(updates.flatMap(({ talk }) => talk)).toEqual(local.talk);
    await local.say('after');
    await settled();
    expect(said(remote.talk)).toEqual(['before', 'during', 'after']);
  });
});

describe('a hostile host', () => {
  let host: MemoryLink;
  let guest: MemoryLink;
  let welcome: string;
  let update: string;
  let started: TableSession;
  beforeEach(async () => {
    [host, guest] = linkPair();
    const session = sit(openTable(5, 4), 'Ada');
    started = sit(openTable(5, 4), 'Ada');
    await playRandomly(started, 'hostile', ({ decision }) => decision !== null);
    await session.say('Hello');
    welcome = encodeWelcome(session);
    update = encodeUpdate(session.latest);
  });

  it('that answers no welcome is left with a plain reason, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), spoilt(welcome)), async (text) => {
        [host, guest] = linkPair();
        const outcome = join(guest, { type: 'hello', name: 'Ada' });
        host.send(text);
        expect(await outcome).toEqual({ unreachable: 'unreadable' });
        expect(guest.closed).toBe(true);
      }),
    );
  });

  it('that spoils its updates ends the session, and nothing throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), spoilt(update)), async (text) => {
        [host, guest] = linkPair();
        const outcome = join(guest, { type: 'hello', name: 'Ada' });
        host.send(welcome);
        const session = await outcome;
        if (!(session instanceof RemoteSession)) throw new Error('not let in');
        const before = session.latest;
        host.send(text);
        expect(await session.ended).toBe('unreadable');
        expect(session.latest).toBe(before);
      }),
    );
  });

  it('that sends a guest away without a welcome is believed', async () => {
    const outcome = join(guest, { type: 'hello', name: 'Ada' });
    host.send('{"type":"refused","code":"full"}');
    expect(await outcome).toEqual({ refused: { type: 'refused', code: 'full' } });
  });

  it('that shows another seat’s own part is not believed', async () => {
    const outcome = join(guest, { type: 'hello', name: 'Ada' });
    host.send(encodeWelcome(started).replace('"viewer":4', '"viewer":3'));
    expect(await outcome).toEqual({ unreachable: 'unreadable' });
  });

  it('gets no control character onto a screen', async () => {
    const outcome = join(guest, { type: 'hello', name: 'Ada' });
    host.send(
      welcome
        .replaceAll('Robin 42', String.raw`\u001b]52;c;!\u0007\u202e`)
        .replaceAll('Bot 1', 'B'.repeat(99))
        .replace('Hello', String.raw`\u009b2J\u200b`),
    );
    const session = await outcome;
    if (!(session instanceof RemoteSession)) throw new Error('not let in');
    expect(session.latest.table.name).not.toMatch(/\p{C}/u);
    expect(session.latest.table.seats[0]?.name).toBe('B'.repeat(16));
    expect(said(session.talk)).toEqual(['\ufffd2J']);
  });

  it('may number its answers as it likes', async () => {
    const outcome = join(guest, { type: 'hello', name: 'Ada' });
    host.send(welcome);
    const session = await outcome;
    if (!(session instanceof RemoteSession)) throw new Error('not let in');
    host.send('{"type":"answered","call":7,"refused":null}');
    host.send(update);
    await settled();
    expect(host.closed).toBe(false);
  });
});

/** A good message with one of its fields gone, replaced, or one too many. */
function spoilt(text: string): fc.Arbitrary<string> {
  const places = [...text.matchAll(/"(\w+)":/g)].map((match) => ({ at: match.index, name: match[1] ?? '' }));
  const damage = fc.constantFrom<(name: string) => string>(
    (name) => `"${name}x":`,
    (name) => `"surplus":1,"${name}":`,
    (name) => `"${name}":{"a":`,
    () => '',
    () => '"__proto__":',
  );
  return fc.tuple(fc.constantFrom(...places), damage).map(([{ at, name }, damaged]) => {
    return text.slice(0, at) + damaged(name) + text.slice(at + name.length + 3);
  });
}
