import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { greet, join, RemoteSession } from '../../src/wire/index.ts';
import { encodeUpdate, encodeWelcome } from '../../src/wire/from-host.ts';
import { linkPair, settled, type MemoryLink } from './links.ts';
import { openTable, playRandomly, sit } from './tables.ts';
import type { Table, TableSession, Update } from '../../src/table/index.ts';

/** Joins a table through a link in memory; the answer holds both sides. */
async function joined(table: Table, who: string) {
  const [host, guest] = linkPair();
  const locals: TableSession[] = [];
  const watched = (session: TableSession): TableSession => {
    locals.push(session);
    return session;
  };
  greet(host, { sit: (name) => watched(sit({ sit: (raw) => table.sit(raw) }, name)) });
  const remote = await join(guest, who);
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
    expect(one.remote.viewer).toBe(0);
    expect(two.remote.latest).toEqual(two.local.latest);
    expect(two.remote.log).toEqual(two.local.log);
    await Promise.all([playRandomly(one.remote, 'one'), playRandomly(two.remote, 'two')]);
    await settled();
    expect(updates[0].length).toBeGreaterThan(10);
    expect(updates[1]).toEqual(updates[0]);
    expect(updates[3]).toEqual(updates[2]);
    expect(one.remote.log).toEqual(one.local.log);
    expect(two.remote.log).toEqual(two.local.log);
    expect(two.remote.latest).toEqual(two.local.latest);
  });

  it('resolves an answer with null, or with why it was not taken', async () => {
    const { remote } = await joined(openTable(5, 4), 'Ada');
    const early = await joined(openTable(5, 0), 'Eve');
    expect(await early.remote.answer('1.vote.0', { type: 'vote', ballot: 'ja' })).toBe('not-started');
    expect(await remote.answer('0.vote.0', { type: 'vote', ballot: 'ja' })).toBe('stale');
    expect(await remote.claim({ type: 'claim', about: 'peek', policies: [] })).toBe('nothing-to-claim');
    const { decision } = await asked(remote);
    expect(await remote.answer(decision.id, decision.options[0] ?? { type: 'peek' })).toBeNull();
  });

  it('that leaves gives its seat up, and says so at its end', async () => {
    const table = openTable(5, 0);
    const other = sit(table, 'Bob');
    const { remote } = await joined(table, 'Ada');
    expect(other.latest.table.seats[1]?.name).toBe('Ada');
    remote.leave();
    expect(await remote.ended).toBe('left');
    await settled();
    expect(other.latest.table.seats[1]).toBeNull();
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
    await settled();
    expect(remote.latest.table).toMatchObject({ stage: 'closed', closedBecause: 'host-left' });
  });

  it('whose link is lost in a game leaves a stand-in behind, and the game goes on', async () => {
    const table = openTable(5, 3);
    const local = sit(table, 'Bob');
    const { guest } = await joined(table, 'Ada');
    const over = playRandomly(local, 'Bob');
    guest.close();
    expect((await over).table.seats[1]).toEqual({ name: 'Ada', bot: true, away: true });
  });
});

/** Waits until the session is asked something. */
function asked(session: TableSession): Promise<{ decision: NonNullable<Update['decision']> }> {
  return new Promise((resolve) => {
    const look = ({ decision }: Update): void => {
      if (decision !== null) resolve({ decision });
    };
    session.onUpdate(look);
    look(session.latest);
  });
}

describe('a hostile host', () => {
  let host: MemoryLink;
  let guest: MemoryLink;
  let welcome: string;
  let update: string;
  beforeEach(() => {
    [host, guest] = linkPair();
    const session = sit(openTable(5, 4), 'Ada');
    welcome = encodeWelcome(session);
    update = encodeUpdate(session.latest);
  });

  it('that answers no welcome is left with a plain reason, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), spoilt(welcome)), async (text) => {
        [host, guest] = linkPair();
        const outcome = join(guest, 'Ada');
        host.send(text);
        expect(await outcome).toEqual({ unreachable: 'unreadable' });
        expect(guest.closed).toBe(true);
      }),
    );
  });

  it('that spoils its updates ends the session, and nothing throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), spoilt(update), fc.constant(welcome)), async (text) => {
        [host, guest] = linkPair();
        const outcome = join(guest, 'Ada');
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
    const outcome = join(guest, 'Ada');
    host.send('{"type":"refused","code":"full"}');
    expect(await outcome).toEqual({ refused: { type: 'refused', code: 'full' } });
  });

  it('that shows another seat’s own part is not believed', async () => {
    const outcome = join(guest, 'Ada');
    host.send(welcome.replace('"seat":0', '"seat":3'));
    expect(await outcome).toEqual({ unreachable: 'unreadable' });
  });

  it('gets no control character onto a screen', async () => {
    const outcome = join(guest, 'Ada');
    host.send(
      welcome.replaceAll('Robin 42', String.raw`\u001b]52;c;!\u0007\u202e`).replaceAll('Bot 1', 'B'.repeat(99)),
    );
    const session = await outcome;
    if (!(session instanceof RemoteSession)) throw new Error('not let in');
    expect(session.latest.table.name).not.toMatch(/\p{C}/u);
    expect(session.latest.table.seats[1]?.name).toBe('B'.repeat(16));
  });

  it('may number its answers as it likes', async () => {
    const outcome = join(guest, 'Ada');
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
    (name) => `"extra":1,"${name}":`,
    (name) => `"${name}":{"a":`,
    () => '',
    () => '"__proto__":',
  );
  return fc.tuple(fc.constantFrom(...places), damage).map(([{ at, name }, damaged]) => {
    return text.slice(0, at) + damaged(name) + text.slice(at + name.length + 3);
  });
}
