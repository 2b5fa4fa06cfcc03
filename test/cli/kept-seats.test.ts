import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeptSeats } from '../../src/cli/kept-seats.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const seat = (name: string, token: string, table = 'KITE-42') => ({
  host: '10.0.0.1:7777',
  table,
  name,
  token,
});

describe('seats that are kept', () => {
  it('lie in a file that is its owner’s alone', () => {
    const path = join(folder, 'deep', 'seats.json');
    new KeptSeats(path).keep(seat('Ada', 'secret'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(new KeptSeats(path).at('10.0.0.1:7777')).toEqual([seat('Ada', 'secret')]);
    expect(new KeptSeats(path).at('10.0.0.2:7777')).toEqual([]);
  });

  it('take the place of an older one of the same host, table and name, the newest first', () => {
    const seats = new KeptSeats(join(folder, 'seats.json'));
    seats.keep(seat('Ada', '1'));
    seats.keep(seat('Bob', '2'));
    seats.keep(seat('Ada', '3'));
    seats.keep(seat('Ada', '4', 'OTTER-07'));
    expect(seats.at('10.0.0.1:7777').map(({ token }) => token)).toEqual(['4', '3', '2']);
    seats.forget('3');
    expect(seats.at('10.0.0.1:7777').map(({ token }) => token)).toEqual(['4', '2']);
  });

  it.each(['', '{', '{}', '[1, null, {"host": 3}]', '\u0000'])(
    'are none where the file says %j, and can be kept again',
    (damage) => {
      const path = join(folder, 'seats.json');
      writeFileSync(path, damage);
      const seats = new KeptSeats(path);
      expect(seats.at('10.0.0.1:7777')).toEqual([]);
      seats.keep(seat('Ada', '1'));
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual([seat('Ada', '1')]);
    },
  );

  it('are not kept where no file can be written, and that is said', () => {
    const seats = new KeptSeats('/dev/null/seats.json');
    expect(seats.keep(seat('Ada', '1'))).toBe(false);
    expect(seats.at('10.0.0.1:7777')).toEqual([]);
  });

  it('are forgotten when there are too many, the oldest first', () => {
    const seats = new KeptSeats(join(folder, 'seats.json'));
    for (let number = 0; number < 60; number += 1) seats.keep(seat(`Guest ${number}`, String(number)));
    const kept = seats.at('10.0.0.1:7777').map(({ token }) => token);
    expect(kept).toHaveLength(50);
    expect(kept.at(0)).toBe('59');
  });
});
