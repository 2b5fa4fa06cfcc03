import { expect, test } from 'vitest';
import { run } from '../../prove/random-table.ts';

test('20,000 random games a row end, and go, as the table of random play says, within four standard errors', async () => {
  const lines: string[] = [];
  const holds = await run({
    seed: 'random-table',
    from: 1,
    count: 20_000,
    report: (line) => void lines.push(line),
  });
  expect(lines.filter((line) => line.endsWith('WRONG'))).toEqual([]);
  expect(lines).toHaveLength(4 * (1 + 7));
  expect(holds).toBe(true);
});
