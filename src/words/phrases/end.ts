import type { EndedBy, Winner } from '../../game/index.ts';
import type { EndWords } from '../words.ts';
import type { Pair } from './log.ts';
import type { Person } from './person.ts';
import type { Sentence } from '../span.ts';

/** The ends that a policy brings. */
export type EndedByPolicy = Extract<EndedBy, 'liberal-policies' | 'fascist-policies' | 'mastermind'>;

/** A policy that ends a game: the Mastermind wins by the fourth Liberal or the fifth Fascist one. */
export type LastPolicy = 'fifthLiberal' | 'sixthFascist' | 'fourthLiberal' | 'fifthFascist';

export interface EndPhrases extends Pick<
  EndWords,
  | 'count'
  | 'whoHead'
  | 'governmentsHead'
  | 'governmentsColumns'
  | 'vetoed'
  | 'lie'
  | 'turningHead'
  | 'killed'
  | 'head'
> {
  readonly won: Readonly<Record<Winner, string>>;
  /** Who won and by what. */
  readonly how: Readonly<Record<EndedBy, Sentence>>;
  readonly howLaid: Readonly<Record<EndedByPolicy, (pair: Pair) => Sentence>>;
  readonly howChaos: Readonly<Record<EndedByPolicy, Sentence>>;
  readonly lost: {
    all(but: Person): Sentence;
    liberals(liberals: readonly Person[]): Sentence;
    liberalsAndMastermind(liberals: readonly Person[], mastermind: Person): Sentence;
    fascists(fascists: readonly Person[], hitler: Person): Sentence;
    fascistsAndMastermind(fascists: readonly Person[], hitler: Person, mastermind: Person): Sentence;
  };
  readonly mayDealAgain: Sentence;
  readonly turning: TurningPhrases;
}

/** What decided a game: at most 35 columns, beside the round. */
export interface TurningPhrases {
  /** A Liberal tile was sunk that would have made it so many Liberal policies to so many Fascist ones. */
  sunk(by: Person, liberal: number, fascist: number): Sentence;
  readonly hitlerStood: Sentence;
  /** A President trusted the Liberal party card that they saw in round `seen`. */
  trusted(president: Person, seen: number): Sentence;
  readonly hitlerElected: Sentence;
  executedHitler(president: Person): Sentence;
  /** An execution left the Mastermind alive. */
  sparedMastermind(president: Person): Sentence;
  readonly chaos: Readonly<Record<LastPolicy, Sentence>>;
  readonly laid: Readonly<Record<LastPolicy, (pair: Pair) => Sentence>>;
}
