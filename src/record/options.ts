import { houseRules, type Rules } from '../game/index.ts';

/** Options that change nothing in a record's steps, so that a referee needs only to know their values. */
const withoutEffect: Readonly<Record<string, readonly unknown[]>> = {
  silence: ['table', 'government', 'off'],
  notHitlerBadge: [true, false],
  deathReveal: ['none', 'party'],
  hitlerKnows: ['by-count', 'never', 'always'],
};

/** Options that the game doesn't have yet, with the value that means as much as leaving them out. */
const onlyByDefault: Readonly<Record<string, unknown>> = {
  termLimitRelax: 'five-alive',
  reinvestigate: false,
  chaosUnlocksVeto: true,
  mastermind: 'off',
  mastermindParty: 'liberal',
  mastermindTiming: 'immediate',
};

/** Options that records may name and that can't be played. */
export const notPlayable: readonly string[] = [...Object.keys(withoutEffect), ...Object.keys(onlyByDefault)];

/** The rules that matter to a referee, or a sentence on the option that can't be judged. */
export function readRules(
  rules: Readonly<Record<string, unknown>>,
): Partial<Rules> | { readonly problem: string } {
  for (const [name, value] of Object.entries(rules)) {
    const problem = problemWith(name, value);
    if (problem !== null) return { problem };
  }
  return Object.fromEntries(Object.entries(rules).filter(([name]) => Object.hasOwn(houseRules, name)));
}

function problemWith(name: string, value: unknown): string | null {
  if (Object.hasOwn(onlyByDefault, name)) {
    return onlyByDefault[name] === value ? null : `the option ${name} is not supported beyond its default`;
  }
  const known: Readonly<Record<string, readonly unknown[]>> = { ...houseRules, ...withoutEffect };
  const values = Object.hasOwn(known, name) ? known[name] : undefined;
  if (values === undefined) return 'an option in rules is not known';
  return values.includes(value) ? null : `the option ${name} has no such value`;
}
