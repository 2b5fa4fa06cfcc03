import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/chance/dice.ts';
import { derive, freshSeed, seedFrom } from '../../src/chance/seed.ts';

const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 });
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Pearson's measure of how far counts lie from being equal. */
function chiSquared(counts: number[]): number {
  const mean = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

function tally(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

describe('dice', () => {
  test('a number below n is whole and lies from 0 to n - 1', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 1, max: 2 ** 32 - 1 }), (seed, n) => {
        const drawn = dice(seed).below(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 32, 2 ** 33 + 1])('below(%d) throws', (n) => {
    expect(() => dice(seedFrom('')).below(n)).toThrow(RangeError);
  });

  test('numbers below 6 are equally likely', () => {
    const die = dice(seedFrom('six sides'));
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) tally(counts, die.below(6));
    expect(chiSquared(counts)).toBeLessThan(20.5);
  });

  test('no remainder is favoured: thirds of a range of three quarters of all words are equally likely', () => {
    const die = dice(seedFrom('three quarters'));
    const n = 3 * 2 ** 30;
    const counts = [0, 0, 0];
    for (let roll = 0; roll < 30_000; roll++) tally(counts, Math.floor(die.below(n) / 2 ** 30));
    expect(chiSquared(counts)).toBeLessThan(13.8);
  });

  test('all 24 orders of four items are equally likely', () => {
    const die = dice(seedFrom('four items'));
    const counts = new Map<string, number>();
    for (let deal = 0; deal < 48_000; deal++) {
      const order = die.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquared([...counts.values()])).toBeLessThan(49.7);
  });

  test('a shuffle keeps every item and leaves the given list as it is', () => {
    fc.assert(
      fc.property(anySeed, fc.array(fc.integer()), (seed, items) => {
        const before = [...items];
        const shuffled = dice(seed).shuffle(items);
        expect(items).toEqual(before);
        expect(shuffled.toSorted()).toEqual(before.toSorted());
      }),
    );
  });

  test('pick gives each item in turn, and throws where there is none', () => {
    const die = dice(seedFrom('pick'));
    const picked = new Set(Array.from({ length: 100 }, () => die.pick(['x', 'y', 'z'])));
    expect(picked).toEqual(new Set(['x', 'y', 'z']));
    expect(() => die.pick([])).toThrow(RangeError);
  });

  test('two dice of one seed draw alike, and of different seeds they do not', () => {
    const row = (text: string): number[] => {
      const die = dice(seedFrom(text));
      return Array.from({ length: 5000 }, () => die.below(1000));
    };
    expect(row('a')).toEqual(row('a'));
    expect(row('a')).not.toEqual(row('b'));
  });
});

describe('seeds', () => {
  test('fresh seeds have 32 bytes and differ', () => {
    expect(freshSeed()).toHaveLength(32);
    expect(hex(freshSeed())).not.toBe(hex(freshSeed()));
  });

  test('other labels, other boundaries between labels and another order derive other seeds', () => {
    const seed = seedFrom('');
    const labels = [[], [''], ['', ''], ['ab'], ['a', 'b'], ['b', 'a'], ['a', 'b', ''], ['a\0\0\0\x01b']];
    expect(new Set(labels.map((list) => hex(derive(seed, ...list)))).size).toBe(labels.length);
    expect(hex(derive(seedFrom('x'), 'ab'))).not.toBe(hex(derive(seed, 'ab')));
  });

  test.each([0, 16, 31, 33, 64])('a seed of %i bytes is refused', (length) => {
    expect(() => dice(new Uint8Array(length))).toThrow(RangeError);
    expect(() => derive(new Uint8Array(length), 'bot')).toThrow(RangeError);
  });
});
