/** The lines of a game record that the second reading knows. */

export type Policy = 'liberal' | 'fascist';
export type Role = 'liberal' | 'fascist' | 'hitler';
export type Ballot = 'ja' | 'nein';

export type Step =
  | { type: 'nominate'; seat: number; chancellor: number }
  | { type: 'vote'; seat: number; ballot: Ballot }
  | { type: 'discard' | 'enact'; seat: number; policy: Policy }
  | { type: 'veto' | 'peek'; seat: number }
  | { type: 'answer-veto'; seat: number; consent: boolean }
  | { type: 'investigate' | 'special-election' | 'execute'; seat: number; target: number };

/** House rules that the second reading knows; it refuses a game with any other. */
export interface HouseRules {
  /** C-02: what takes the election tracker back to zero, besides chaos. */
  trackerReset?: 'election' | 'enactment';
}

/** The first line of a record. */
export interface GameLine {
  type: 'game';
  format: 'secret-cli.record';
  version: 1;
  id: string;
  rules: HouseRules;
  players: { name: string }[];
  /** By seat. */
  roles: Role[];
  /** 17 policies, top first. */
  deck: Policy[];
  firstPresident: number;
}

/** Who won, and how. */
export interface Ending {
  winner: 'liberal' | 'fascist';
  by: 'liberal-policies' | 'hitler-executed' | 'fascist-policies' | 'hitler-elected';
}

/** A reshuffle's deck is top first. A claim says what a seat saw or pretends to have seen, and changes nothing. */
export type Line =
  | GameLine
  | Step
  | { type: 'reshuffle'; deck: Policy[] }
  | { type: 'claim'; seat: number }
  | ({ type: 'end' } & Ending);
