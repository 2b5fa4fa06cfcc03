import { mastermindRules } from './expansions/mastermind/house-rules.ts';

/** An option that people may set: the clause that it decides, and its values, of which the first is the default. */
interface HouseRule {
  readonly clause: string;
  readonly values: readonly [RuleValue, RuleValue, ...RuleValue[]];
}
export type RuleValue = string | boolean;

/** Every option by its name (rules 1g). */
export const houseRules = {
  termLimitRelax: { clause: 'C-01', values: ['five-alive', 'five-seated'] },
  trackerReset: { clause: 'C-02', values: ['election', 'enactment'] },
  silence: { clause: 'C-06', values: ['table', 'government', 'off'] },
  reinvestigate: { clause: 'C-07', values: [false, true] },
  hitlerKnows: { clause: 'C-08', values: ['by-count', 'never', 'always'] },
  chaosUnlocksVeto: { clause: 'C-12', values: [true, false] },
  deathReveal: { clause: 'C-19', values: ['none', 'party'] },
  notHitlerBadge: { clause: 'C-22', values: [true, false] },
  ...mastermindRules,
} as const satisfies Record<string, HouseRule>;

export type RuleName = keyof typeof houseRules;

/** The value of every option. */
export type Rules = { readonly [Name in RuleName]: (typeof houseRules)[Name]['values'][number] };

/** Sets of options that go by one name: the defaults, and the published rulebook's. */
export const presets = {
  standard: {},
  rulebook: { trackerReset: 'enactment', silence: 'government' },
} as const satisfies Record<string, Partial<Rules>>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly PresetName[];

export const ruleNames = Object.keys(houseRules) as readonly RuleName[];

/** The values of the option of that name, the default first; undefined where there is no such option. */
export const valuesOf = (name: string): readonly RuleValue[] | undefined =>
  Object.hasOwn(houseRules, name) ? houseRules[name as RuleName].values : undefined;

const defaults = Object.freeze(
  Object.fromEntries(ruleNames.map((name) => [name, houseRules[name].values[0]])),
) as Rules;

/** The rules of a game, from the options that differ from the default. */
export const completeRules = (chosen: Partial<Rules>): Rules =>
  Object.keys(chosen).length === 0 ? defaults : { ...defaults, ...chosen };

/** The options that differ from the default, as a record keeps them. */
export const differingRules = (rules: Partial<Rules>): Partial<Rules> =>
  Object.fromEntries(Object.entries(rules).filter(([name, value]) => valuesOf(name)?.[0] !== value));

/** The name of exactly these options; null where they have none. */
export const presetOf = (rules: Partial<Rules>): PresetName | null =>
  presetNames.find((name) => areAlike(presets[name], rules)) ?? null;

/** Whether two tables play by the same rules, whatever of them is left out as the default. */
export function areAlike(some: Partial<Rules>, others: Partial<Rules>): boolean {
  const [one, other] = [completeRules(some), completeRules(others)];
  return ruleNames.every((name) => one[name] === other[name]);
}
