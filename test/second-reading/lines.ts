/** The lines of a game record that the second reading knows. */

export type Policy = 'liberal' | 'fascist';
export type Role = 'liberal' | 'fascist' | 'hitler' | 'mastermind';
export type Ballot = 'ja' | 'nein';

export type Step =
  | { type: 'nominate'; seat: number; chancellor: number }
  | { type: 'vote'; seat: number; ballot: Ballot }
  | { type: 'discard' | 'enact'; seat: number; policy: Policy }
  | { type: 'veto' | 'peek'; seat: number }
  | { type: 'answer-veto'; seat: number; consent: boolean }
  | { type: 'investigate' | 'special-election' | 'execute'; seat: number; target: number };

/** The house rules; the second reading refuses a game with any other. */
export interface HouseRules {
  /** C-01: whether five who live or five who were dealt in relax term limits. */
  termLimitRelax: 'five-alive' | 'five-seated';
  /** C-02: what takes the election tracker back to zero, besides chaos. */
  trackerReset: 'election' | 'enactment';
  /** C-06: changes nothing that a record tells. */
  silence: 'table' | 'government' | 'off';
  /** C-07. */
  reinvestigate: boolean;
  /** C-08. */
  hitlerKnows: 'by-count' | 'never' | 'always';
  /** C-12. */
  chaosUnlocksVeto: boolean;
  /** C-19: changes nothing that a record tells. */
  deathReveal: 'none' | 'party';
  /** C-22: changes nothing that a record tells. */
  notHitlerBadge: boolean;
  /** MM-1, MM-5, MM-8. */
  mastermind: 'off' | 'maybe' | 'certain';
  mastermindParty: 'liberal' | 'own';
  mastermindTiming: 'immediate' | 'after-execution';
}

/** What a table plays by that has decided nothing. */
export const usual: HouseRules = {
  termLimitRelax: 'five-alive',
  trackerReset: 'election',
  silence: 'table',
  reinvestigate: false,
  hitlerKnows: 'by-count',
  chaosUnlocksVeto: true,
  deathReveal: 'none',
  notHitlerBadge: true,
  mastermind: 'off',
  mastermindParty: 'liberal',
  mastermindTiming: 'immediate',
};

/** The first line of a record. */
export interface GameLine {
  type: 'game';
  format: 'secret-cli.record';
  version: 1;
  id: string;
  /** Those that differ from the usual ones. */
  rules: Partial<HouseRules>;
  players: { name: string }[];
  /** By seat. */
  roles: Role[];
  /** 17 policies, top first. */
  deck: Policy[];
  firstPresident: number;
}

/** Who won, and how. */
export interface Ending {
  winner: 'liberal' | 'fascist' | 'mastermind';
  by: 'liberal-policies' | 'hitler-executed' | 'fascist-policies' | 'hitler-elected' | 'mastermind';
}

/** A reshuffle's deck is top first. A claim says what a seat saw or pretends to have seen, and changes nothing. */
export type Line =
  | GameLine
  | Step
  | { type: 'reshuffle'; deck: Policy[] }
  | { type: 'claim'; seat: number }
  | ({ type: 'end' } & Ending);
