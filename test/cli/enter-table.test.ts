import { expect, it } from 'vitest';
import { english } from '../../src/words/cli/english/index.ts';
import { refusal } from '../../src/cli/enter-table.ts';

const address = { host: '192.168.1.20', port: 7777 };
const badCode = { type: 'refused', code: 'bad-code' } as const;

it('whoever gave no code hears that there is one, whoever gave another that it was wrong', () => {
  expect(refusal(badCode, address)(english)).toMatch(/the table has a code; .*--code/);
  expect(refusal(badCode, address, 'kite')(english)).toMatch(/that is not the table’s code; .*--code/);
});

it('whoever finds no seat hears by which line they can look on', () => {
  expect(refusal({ type: 'refused', code: 'full' }, address)(english)).toMatch(
    /look on with: {2}npx secret-cli watch 192\.168\.1\.20:7777$/,
  );
});
