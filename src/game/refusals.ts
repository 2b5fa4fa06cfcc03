/** Why a command may not be carried out, each with the clause that says so; `format` where no clause does. */
const clauses = {
  malformed: 'format',
  'no-such-seat': 'format',
  'not-now': 'format',
  'not-the-candidate': 'R-21',
  'nominates-self': 'R-22',
  'nominates-dead': 'R-22',
  'last-president': 'R-23',
  'last-chancellor': 'R-23',
  'last-chancellor-of-few': 'R-26',
  'no-vote-open': 'R-27',
  'power-lost-in-chaos': 'R-30',
  'hitler-was-elected': 'R-34',
  'not-your-tiles': 'R-40',
  'not-in-hand': 'R-40',
  'no-such-power-due': 'R-51',
  'not-your-power': 'R-51',
  'power-first': 'R-51',
  'investigated-before': 'R-53',
  'not-the-special-candidate': 'R-55',
  dead: 'R-60',
  'veto-closed': 'R-61',
  'not-the-chancellor': 'R-61',
  'no-veto-asked': 'R-61',
  'not-the-president': 'R-61',
  'veto-unanswered': 'R-61',
  'game-over': 'R-64',
  'nothing-to-claim': 'R-66',
  'silent-session': 'R-41',
  'targets-self': 'C-17',
  'targets-dead': 'C-17',
  'veto-refused': 'C-18',
} as const;

export type Reason = keyof typeof clauses;
/** A clause of the rules, or `format`. */
export type Clause = (typeof clauses)[Reason];

/** An expected failure: nothing was changed, and this is why. */
export interface Refusal {
  readonly reason: Reason;
  readonly clause: Clause;
}

/** Every refusal, shared and read-only, by its reason. */
export const refusals: { readonly [R in Reason]: Refusal } = Object.fromEntries(
  Object.entries(clauses).map(([reason, clause]) => [reason, Object.freeze({ reason, clause })]),
) as { readonly [R in Reason]: Refusal };
