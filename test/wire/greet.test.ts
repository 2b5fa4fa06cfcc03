import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { greet, join, RemoteSession } from '../../src/wire/index.ts';
import { PROTOCOL } from '../../src/wire/from-guest.ts';
import { linkPair, settled, type MemoryLink } from './links.ts';
import { name, openTable, playRandomly, sit } from './tables.ts';
import type { Table } from '../../src/table/index.ts';

/** A guest of that table, of whom only the link is there. */
function guestOf(table: Table): MemoryLink {
  const [host, guest] = linkPair();
  greet(host, table);
  return guest;
}

const hello = (name: unknown, protocol: unknown = PROTOCOL): string =>
  JSON.stringify({ type: 'hello', protocol, name });

/** What the host has said to the guest, lengths left out. */
const told = (guest: MemoryLink): unknown[] => guest.other.sent.map((text) => JSON.parse(text));

describe('whoever comes in by a link', () => {
  it.each([
    ['another version', hello('Ada', 2), { code: 'version', protocol: 7 }],
    [
      'another version with other fields',
      '{"type":"back","protocol":9,"token":{"a":1}}',
      { code: 'version', protocol: 7 },
    ],
    ['a name that somebody has', hello('BOB'), { code: 'name-taken' }],
    ['a name of nothing', hello(' '), { code: 'bad-name', because: 'empty' }],
    ['a name with controls', hello('A\u001b[2J'), { code: 'bad-name', because: 'forbidden-character' }],
    ['a name without end', hello('A'.repeat(900)), { code: 'bad-name', because: 'too-wide' }],
    ['no name', hello(undefined), { code: 'malformed' }],
    ['a name that is no text', hello(7), { code: 'malformed' }],
    ['a version that is no number', hello('Ada', '2'), { code: 'malformed' }],
    ['a field too many', '{"type":"hello","protocol":7,"name":"Ada","seat":0}', { code: 'malformed' }],
    ['an answer before the greeting', '{"type":"leave"}', { code: 'malformed' }],
    ['too much', hello('Ada').padEnd(3000), { code: 'malformed' }],
    ['nothing', '', { code: 'malformed' }],
    [
      'a token of no seat',
      '{"type":"back","protocol":7,"token":"token-9"}',
      { code: 'no-such-seat', table: 'Robin 42' },
    ],
    [
      'a bot’s token',
      '{"type":"back","protocol":7,"token":"token-1"}',
      { code: 'no-such-seat', table: 'Robin 42' },
    ],
  ])('with %s is sent away with that reason, and nobody notices', async (_, text, refusal) => {
    const table = openTable(5, 1);
    const bob = sit(table, 'Bob');
    const before = bob.latest;
    const guest = guestOf(table);
    guest.send(text);
    await settled();
    expect(told(guest)).toEqual([{ type: 'refused', ...refusal }]);
    expect(guest.closed).toBe(true);
    expect(bob.latest).toBe(before);
  });

  it('at a full table is told so', async () => {
    const table = openTable(5, 4);
    sit(table, 'Bob');
    const guest = guestOf(table);
    guest.send(hello('Ada'));
    await settled();
    expect(told(guest)).toEqual([{ type: 'refused', code: 'full' }]);
  });

  it('says whatever it likes: it gets one refusal from the closed list, and the table is as it was', async () => {
    const junk = fc.oneof(
      fc.json(),
      fc.string(),
      fc.record({ type: fc.constantFrom('answer', 'claim', 'hello', 'x') }).map((x) => JSON.stringify(x)),
    );
    await fc.assert(
      fc.asyncProperty(junk, async (text) => {
        const table = openTable(5, 0);
        const bob = sit(table, 'Bob');
        const before = bob.latest;
        const guest = guestOf(table);
        guest.send(text);
        await settled();
        expect(told(guest)).toEqual([{ type: 'refused', code: 'malformed' }]);
        expect(bob.latest).toBe(before);
      }),
    );
  });

  it('must know the code, if the table has one, to sit and to watch', async () => {
    const table = openTable(5, 0, { code: 'kite' });
    const coming = async (greeting: object): Promise<unknown> => {
      const guest = guestOf(table);
      guest.send(JSON.stringify({ protocol: 7, ...greeting }));
      await settled();
      const [first] = told(guest) as { type: string; code?: string }[];
      return first?.code ?? first?.type;
    };
    expect(await coming({ type: 'hello', name: 'Ada' })).toBe('bad-code');
    expect(await coming({ type: 'hello', name: 'Ada', code: 'kites' })).toBe('bad-code');
    expect(await coming({ type: 'watch', code: '' })).toBe('bad-code');
    expect(await coming({ type: 'hello', name: 'Ada', code: 'kite' })).toBe('welcome');
    expect(await coming({ type: 'watch', code: 'kite' })).toBe('welcome');
    expect(await coming({ type: 'back', token: 'token-1' })).toBe('welcome');
  });

  it('finds its code valid in the middle of a game', async () => {
    const table = openTable(5, 4, { code: 'kite' });
    const ada = table.sit(name('Ada'), { code: 'kite' });
    if ('refused' in ada) throw new Error('not let in');
    await playRandomly(ada, 'code', ({ view }) => view?.round === 2);
    const guest = guestOf(table);
    guest.send('{"type":"watch","protocol":7,"code":"kite"}');
    await settled();
    expect(told(guest)).toMatchObject([{ type: 'welcome', open: { table: { stage: 'playing' } } }]);
  });

  it('gets as many characters as everybody else, at every moment of a whole game', async () => {
    const table = openTable(5, 0);
    const guests = await Promise.all(
      ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', null].map(async (who) => {
        const [host, guest] = linkPair();
        greet(host, table);
        const session = await join(guest, who === null ? { type: 'watch' } : { type: 'hello', name: who });
        if (!(session instanceof RemoteSession)) throw new Error('not let in');
        return { host, session };
      }),
    );
    await Promise.all(guests.map(({ session }, seat) => playRandomly(session, `bytes ${seat}`)));
    await settled();
    const lengths = new Map<string, Set<number>>();
    for (const text of guests.flatMap(({ host }) => host.sent)) {
      const [, open] = /^\{"type":"update","open":(.*),"own":\{"viewer"/.exec(text) ?? [];
      if (open !== undefined) lengths.set(open, (lengths.get(open) ?? new Set()).add(text.length));
    }
    expect(lengths.size).toBeGreaterThan(20);
    expect([...lengths.values()].filter(({ size }) => size !== 1)).toEqual([]);
    const answers = guests.flatMap(({ host }) =>
      host.sent.filter((text) => text.startsWith('{"type":"answered"')),
    );
    expect(new Set(answers.map(({ length }) => length)).size).toBe(1);
  });

  it('and can’t make itself the host', async () => {
    const guest = guestOf(openTable(5, 0));
    guest.send('{"type":"hello","protocol":7,"name":"Ada","hosts":true}');
    await settled();
    expect(told(guest)).toEqual([{ type: 'refused', code: 'malformed' }]);
  });

  it('and makes no sense from its seat is refused, keeps the seat, and nobody notices', async () => {
    const broken = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constant(hello('Ada')),
      fc.constant('{"type":"back","protocol":7,"token":"token-1"}'),
      fc.jsonValue().map((move) => JSON.stringify({ type: 'answer', call: 1, decision: '1.vote.1', move })),
      fc.jsonValue().map((claim) => JSON.stringify({ type: 'claim', call: 1, claim })),
      fc.jsonValue().map((command) => JSON.stringify({ type: 'command', call: 1, command })),
      fc.integer().map((text) => JSON.stringify({ type: 'say', call: 1, text })),
      fc.jsonValue().map((call) => JSON.stringify({ type: 'leave', call })),
    );
    const table = openTable(5, 0);
    const bob = sit(table, 'Bob');
    const guest = guestOf(table);
    guest.send(hello('Ada'));
    await settled();
    const before = bob.latest;
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        const answers = guest.other.sent.length;
        guest.send(text);
        await settled();
        const [answer, ...more] = told(guest).slice(answers) as [Record<string, unknown>, ...unknown[]];
        expect(more).toEqual([]);
        expect([answer['code'], answer['refused']]).toContain('malformed');
        expect(guest.closed).toBe(false);
        expect(bob.latest).toBe(before);
      }),
    );
  });

  it('and asks twice over one link is seated once', async () => {
    const table = openTable(5, 0);
    const guest = guestOf(table);
    guest.send(hello('Ada'));
    guest.send(hello('Ada'));
    await settled();
    expect(told(guest)).toMatchObject([{ type: 'welcome' }, { type: 'refused', code: 'malformed' }]);
    expect(sit(table, 'Bob').latest.table.seats).toHaveLength(2);
  });

  it('and was sent away gets no seat for what it says while the link closes', async () => {
    const table = openTable(5, 0);
    const noticed = vi.fn<() => void>();
    sit(table, 'Bob').onUpdate(noticed);
    const guest = guestOf(table);
    guest.send(hello(''));
    guest.send(hello('Ada'));
    await settled();
    expect(noticed).not.toHaveBeenCalled();
  });

  it('hears nothing more after it has left', async () => {
    const table = openTable(5, 0);
    const guest = guestOf(table);
    guest.send(hello('Ada'));
    guest.send('{"type":"leave"}');
    guest.send(hello('Eve'));
    await settled();
    sit(table, 'Bob');
    await settled();
    expect(told(guest)).toHaveLength(1);
    expect(guest.closed).toBe(true);
  });
});
