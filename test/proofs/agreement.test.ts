import { expect, it } from 'vitest';
import { disagreement } from './agreement.ts';

it('the second reading of the rules agrees, step by step, on random games of 5 to 10 seats', () => {
  let parted: string | null = null;
  for (let number = 0; number < 2000 && parted === null; number += 1) parted = disagreement(number);
  expect(parted).toBeNull();
});
