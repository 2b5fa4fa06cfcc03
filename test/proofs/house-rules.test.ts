import { expect, test } from 'vitest';
import { allRules, casesOnce, faultUnderHouseRules } from './house-rules.ts';

test('under every option singly and 200 combinations of all, games of 5 to 10 seats end and their records are legal', async () => {
  expect(allRules).toHaveLength(14 + 200);
  const faults: string[] = [];
  for (let number = 0; number < casesOnce; number += 1) {
    const fault = await faultUnderHouseRules(number);
    if (fault !== null) faults.push(fault);
  }
  expect(faults).toEqual([]);
});
