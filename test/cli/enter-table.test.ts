import { expect, it } from 'vitest';
import { english } from '../../src/words/cli/english.ts';
import { refusal } from '../../src/cli/enter-table.ts';

const badCode = { type: 'refused', code: 'bad-code' } as const;

it('whoever gave no code hears that there is one, whoever gave another that it was wrong', () => {
  expect(refusal(badCode)(english)).toMatch(/the table has a code; .*--code/);
  expect(refusal(badCode, 'kite')(english)).toMatch(/that is not the table’s code; .*--code/);
});
