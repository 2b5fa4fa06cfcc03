import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLikeToken, isSameToken, newToken, tokenIn } from '../../src/table/seat-token.ts';
import { sit, openTable } from '../support/open-table.ts';

const token = 'k3f9-x2mm-7tq4-h8sd-pw5c';

it('a token has five groups of four signs that can’t be mistaken for one another, of 100 bits', () => {
  expect(newToken(randomBytes)).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){4}[0-9a-hjkmnp-tv-z]{4}$/);
  const all = new Set(Array.from({ length: 256 }, (_, byte) => newToken(() => new Uint8Array(20).fill(byte))));
  expect(all.size).toBe(32);
});

it.each([
  [token, token],
  ['K3F9-X2MM-7TQ4-H8SD-PW5C', token],
  [' k3f9x2mm7tq4h8sdpw5c ', token],
  ['o0il-x2mm-7tq4-h8sd-pw5c', '0011-x2mm-7tq4-h8sd-pw5c'],
  ['', null],
  ['ada', null],
  ['u3f9-x2mm-7tq4-h8sd-pw5c', null],
  ['k3f9-x2mm-7tq4-h8sd-pw5', null],
  ['k3f9-x2mm-7tq4-h8sd-pw5cc', null],
  [`ssh -p 7777 ${token}@192.168.1.20`, token],
  [`npx secret-cli join 192.168.1.20:7777 --seat ${token.toUpperCase()}`, token],
  [`http://192.168.1.20:7777/#seat=${token}`, token],
  [`${token}-k3f9`, null],
  [`ssh -p 7777 k3f9-x2mm-7tq4-h8sd@192.168.1.20`, null],
])('typed as %j it is %s', (typed, meant) => {
  expect(tokenIn(typed)).toBe(meant);
});

it.each([
  token,
  'k3f9x2mm7tq4h8sdpw5c',
  'k3f9-x2mm-7tq4-h8sd',
  'K3F9-X2M-7TQ4-H8SD-PW5C',
  'u3f9-x2mm-7tq4-h8sd-pw5c',
])('%s is meant as a token, whether it is one or not', (typed) => {
  expect(isLikeToken(typed)).toBe(true);
});

it.each(['Anna', 'Anna-Rosa-Lisa', 'Rosa 2', 'K3F9', 'R2-D2', 'a'.repeat(20), ''])(
  '%s is meant as a name',
  (typed) => {
    expect(isLikeToken(typed)).toBe(false);
  },
);

it('every token is what it is typed as, and the same as itself alone', () => {
  const tokens = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => newToken(() => bytes));
  fc.assert(
    fc.property(tokens, tokens, (one, other) => {
      expect(tokenIn(one)).toBe(one);
      expect(isSameToken(one, one)).toBe(true);
      expect(isSameToken(one, other)).toBe(one === other);
    }),
  );
});

it('a seat is shown with the door by which its person came last, and none for bots and the table’s own machine', () => {
  const { table } = openTable(1, 1);
  const guest = table.sit(sit(table, 'Rosa').latest.table.name, { door: 'ssh' });
  if ('refused' in guest) throw new Error(guest.refused);
  expect(guest.latest.table.seats.map(({ door }) => door)).toEqual([null, null, null, 'ssh']);
  const back = table.comeBack(guest.token ?? '', { door: 'browser' });
  if ('refused' in back) throw new Error(back.refused);
  expect(back.latest.table.seats[3]?.door).toBe('browser');
});
