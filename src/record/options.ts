import { valuesOf, type Rules } from '../game/index.ts';

/** The options that a record was played with, or a sentence on the one that no table could have set. */
export function readRules(
  rules: Readonly<Record<string, unknown>>,
): Partial<Rules> | { readonly problem: string } {
  for (const [name, value] of Object.entries(rules)) {
    const values: readonly unknown[] | undefined = valuesOf(name);
    if (values === undefined) return { problem: 'an option in rules is not known' };
    if (!values.includes(value)) return { problem: `the option ${name} has no such value` };
  }
  return rules;
}
