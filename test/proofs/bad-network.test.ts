import { expect, it } from 'vitest';
import { gameOverBadNetwork } from './bad-network.ts';

it('games of 5 to 10 over links that stall, break and come back lose nothing, count nothing twice and show nothing wrong', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, number) => gameOverBadNetwork('bad network', number)),
  );
  expect(outcomes.map(({ wrong }) => wrong)).toEqual(outcomes.map(() => null));
  const troubles = outcomes.flatMap((outcome) => outcome.troubles);
  for (const kind of ['reset', 'hold', 'deaf', 'hole'] as const)
    expect(troubles.filter((each) => each[kind] > 0).length).toBeGreaterThan(5);
  expect(outcomes.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(30);
});
