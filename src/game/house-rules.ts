/** The options that people may set, each with its values; the first value is the default (rules 1g). */
export const houseRules = {
  trackerReset: ['election', 'enactment'],
} as const satisfies Record<string, readonly [unknown, ...unknown[]]>;

/** The value of every option that the game knows. */
export type Rules = { readonly [Name in keyof typeof houseRules]: (typeof houseRules)[Name][number] };

/** Sets of options that go by one name: the defaults, and the published rulebook's. */
export const presets = {
  standard: {},
  rulebook: { trackerReset: 'enactment' },
} as const satisfies Record<string, Partial<Rules>>;

const defaults: Rules = { trackerReset: houseRules.trackerReset[0] };

/** The rules of a game, from the options that differ from the default. */
export const completeRules = (chosen: Partial<Rules>): Rules => ({ ...defaults, ...chosen });
