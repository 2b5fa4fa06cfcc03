import { describe, expect, test } from 'vitest';
import * as game from '../../src/game/index.ts';
import { interference, Tally } from '../support/worlds-property.ts';
import { leaks } from '../support/worlds-leaks.ts';

test('R-11, R-40, R-42: no viewer can tell worlds apart that it may not, at any size', () => {
  const tally = new Tally();
  for (let index = 0; index < 6; index += 1) expect(interference(game, 'fast', index, tally)).toBeNull();
  expect(Math.min(...Object.values(tally.differing))).toBeGreaterThan(0);
});

describe('the property catches', () => {
  test.each(leaks)('$name', ({ rulebook, showsIn }) => {
    expect(firstFound(rulebook)).toMatch(new RegExp(`: ${showsIn} differ after`));
  });
});

function firstFound(rulebook: Parameters<typeof interference>[0]): string {
  for (let index = 0; index < 60; index += 1) {
    const told = interference(rulebook, 'leaks', index);
    if (told !== null) return told;
  }
  return 'no difference found';
}
