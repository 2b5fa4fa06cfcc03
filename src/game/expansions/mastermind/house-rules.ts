/** The Mastermind's options; each one's first value is the default. */
export const mastermindRules = {
  mastermind: { clause: 'MM-1', values: ['off', 'maybe', 'certain'] },
  mastermindParty: { clause: 'MM-5', values: ['liberal', 'own'] },
  mastermindTiming: { clause: 'MM-8', values: ['immediate', 'after-execution'] },
} as const;

/** With so many players and more a Mastermind is at its best (MM-4). */
export const mastermindPlayers = 7;
