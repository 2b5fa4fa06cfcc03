import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { greet } from '../../src/wire/index.ts';
import { linkPair, settled, type MemoryLink } from './links.ts';
import { openTable, sit } from './tables.ts';
import type { Table } from '../../src/table/index.ts';

/** A guest of that table, of whom only the link is there. */
function guestOf(table: Table): MemoryLink {
  const [host, guest] = linkPair();
  greet(host, table);
  return guest;
}

const hello = (name: unknown, protocol: unknown = 1): string =>
  JSON.stringify({ type: 'hello', protocol, name });

/** What the host has said to the guest, lengths left out. */
const told = (guest: MemoryLink): unknown[] => guest.other.sent.map((text) => JSON.parse(text));

describe('whoever comes in by a link', () => {
  it.each([
    ['another version', hello('Ada', 2), { code: 'version', protocol: 1 }],
    [
      'another version with other fields',
      '{"type":"hello","protocol":9,"token":{"a":1}}',
      { code: 'version', protocol: 1 },
    ],
    ['a name that somebody has', hello('BOB'), { code: 'name-taken' }],
    ['a name of nothing', hello(' '), { code: 'bad-name', because: 'empty' }],
    ['a name with controls', hello('A\u001b[2J'), { code: 'bad-name', because: 'forbidden-character' }],
    ['a name without end', hello('A'.repeat(900)), { code: 'bad-name', because: 'too-wide' }],
    ['no name', hello(undefined), { code: 'malformed' }],
    ['a name that is no text', hello(7), { code: 'malformed' }],
    ['a version that is no number', hello('Ada', '1'), { code: 'malformed' }],
    ['a field too many', '{"type":"hello","protocol":1,"name":"Ada","seat":0}', { code: 'malformed' }],
    ['an answer before the greeting', '{"type":"leave"}', { code: 'malformed' }],
    ['too much', hello('Ada').padEnd(2000), { code: 'malformed' }],
    ['nothing', '', { code: 'malformed' }],
  ])('with %s is sent away with that reason, and nobody notices', async (_, text, refusal) => {
    const table = openTable(5, 0);
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

  it('and breaks the protocol from its seat is sent away; the others see a free seat and nothing more', async () => {
    const broken = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constant(hello('Ada')),
      fc.jsonValue().map((move) => JSON.stringify({ type: 'answer', call: 1, decision: '1.vote.1', move })),
      fc.jsonValue().map((claim) => JSON.stringify({ type: 'claim', call: 1, claim })),
      fc.jsonValue().map((call) => JSON.stringify({ type: 'leave', call })),
    );
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        const table = openTable(5, 0);
        const bob = sit(table, 'Bob');
        const before = bob.latest;
        const guest = guestOf(table);
        guest.send(hello('Ada'));
        await settled();
        guest.send(text);
        await settled();
        expect(told(guest).slice(1)).toEqual([{ type: 'refused', code: 'malformed' }]);
        expect(bob.latest).toEqual(before);
      }),
    );
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
