import { describe, expect, test } from 'vitest';
import { readFromGuest } from '../../src/wire/from-guest.ts';
import { ruleNames, valuesOf } from '../../src/game/index.ts';

const command = (rules: unknown): string =>
  JSON.stringify({ type: 'command', call: 1, command: { type: 'rules', rules } });
const example = JSON.parse(command({})) as object;

describe('house rules in a command', () => {
  test.each(ruleNames.flatMap((name) => (valuesOf(name) ?? []).map((value) => [name, value] as const)))(
    '%s may be %s',
    (name, value) => {
      const rules = { [name]: value };
      expect(readFromGuest(command(rules))).toEqual({ ...example, command: { type: 'rules', rules } });
    },
  );

  test('an option or a value that there isn’t is malformed', () => {
    for (const rules of [
      { jokers: true },
      { silence: 'loud' },
      { reinvestigate: 'true' },
      { silence: null },
      null,
    ])
      expect(readFromGuest(command(rules))).toBeNull();
  });
});
