/** The expansions there are, and how the chapters ask those on the table. */
import { mastermind } from './mastermind/index.ts';
import type { Expansion } from './expansion.ts';
import type { Rules } from '../house-rules.ts';

const expansionNames = ['mastermind'] as const satisfies (keyof Rules)[];
/** The name of an expansion is that of the option that puts it on the table, which is `off` by default. */
export type ExpansionName = (typeof expansionNames)[number];

export const expansions: Readonly<Record<ExpansionName, Expansion>> = { mastermind };

/** Those on the table under these rules. */
export const expansionsOn = (rules: Partial<Rules>): readonly ExpansionName[] =>
  expansionNames.filter((name) => (rules[name] ?? 'off') !== 'off');

/** The first answer that an expansion on the table has to a question, or null. */
export function ask<Answer>(
  { expansions: asked }: { readonly expansions: readonly ExpansionName[] },
  question: (expansion: Expansion) => Answer | null | undefined,
): Answer | null {
  for (const name of asked) {
    const answer = question(expansions[name]);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}
