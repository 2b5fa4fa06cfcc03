import { describe, expect, test } from 'vitest';
import { margin, Mean, shareMargin, Tally } from '../../src/lab/index.ts';

function meanOf(...values: number[]): Mean {
  const mean = new Mean();
  for (const value of values) mean.add(value);
  return mean;
}

describe('a mean', () => {
  test('comes with the standard error of its sample', () => {
    const mean = meanOf(2, 4, 4, 4, 5, 5, 7, 9);
    expect(mean.value).toBe(5);
    expect(mean.standardError).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
    expect(margin(mean)).toBeCloseTo(1.96 * mean.standardError, 4);
  });

  test('of one value has no standard error', () => {
    expect(meanOf(3).standardError).toBeNaN();
  });

  test('of equal values has the standard error 0', () => {
    expect(meanOf(0.1, 0.1, 0.1).standardError).toBeCloseTo(0, 8);
  });
});

describe('the margin of a share', () => {
  test('is about two standard errors in the middle', () => {
    expect(shareMargin(5000, 10_000)).toBeCloseTo(1.96 * Math.sqrt(0.25 / 10_000), 4);
  });

  test('is not nothing where nothing, or all, was counted', () => {
    expect(shareMargin(0, 100)).toBeGreaterThan(0.02);
    expect(shareMargin(100, 100)).toBeCloseTo(shareMargin(0, 100), 12);
  });
});

test('a tally counts outcomes and means over the games added', () => {
  const tally = new Tally();
  tally.add({ by: 'hitler-elected', nominations: 9, vetoes: 0, topDecks: 1 });
  tally.add({ by: 'hitler-elected', nominations: 12, vetoes: 1, topDecks: 0 });
  expect(tally.games).toBe(2);
  expect(tally.outcomes).toEqual({
    'liberal-policies': 0,
    'hitler-executed': 0,
    'fascist-policies': 0,
    'hitler-elected': 2,
    mastermind: 0,
  });
  expect([tally.nominations.value, tally.vetoes.value, tally.topDecks.value]).toEqual([10.5, 0.5, 0.5]);
});
