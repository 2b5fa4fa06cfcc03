/** The words of the game: one tuple each, from which its type derives. */

export const policies = ['liberal', 'fascist'] as const;
/** What a policy tile shows. */
export type Policy = (typeof policies)[number];

export const parties = [...policies, 'mastermind'] as const;
/** What a party membership card shows: Hitler's says Fascist and nothing more, the Mastermind's goes by MM-5. */
export type Party = (typeof parties)[number];

export const roles = ['liberal', 'fascist', 'hitler', 'mastermind'] as const;
/** What a secret role card shows. */
export type Role = (typeof roles)[number];

export const ballots = ['ja', 'nein'] as const;
export type Ballot = (typeof ballots)[number];

export const powers = ['investigate', 'peek', 'special-election', 'execute'] as const;
/** A presidential power, named as the act that uses it. */
export type Power = (typeof powers)[number];

export const phases = ['nominate', 'vote', 'discard', 'enact', 'answer-veto', ...powers, 'over'] as const;
/** What the game waits for, named as the act that is due. While a Chancellor may ask for a veto the phase is `enact`. */
export type Phase = (typeof phases)[number];

/** Why a seat stands as presidential candidate. */
export type Because = 'first' | 'next' | 'special-election' | 'resumed';

export const winners = ['liberal', 'fascist', 'mastermind'] as const;
export type Winner = (typeof winners)[number];

/** The ways a game ends and who wins by each (R-64, MM-12). */
export const endings = {
  'liberal-policies': 'liberal',
  'hitler-executed': 'liberal',
  'fascist-policies': 'fascist',
  'hitler-elected': 'fascist',
  mastermind: 'mastermind',
} as const satisfies Record<string, Winner>;
export type EndedBy = keyof typeof endings;

/** How a game ended. */
export interface Ending {
  readonly winner: Winner;
  readonly by: EndedBy;
}
