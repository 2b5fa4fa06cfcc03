import type { AdviceWords } from '../advice-words.ts';
import type { Ballot } from '../../game/index.ts';
import type { Person } from './person.ts';
import type { Sentence } from '../span.ts';

/** What a careful player would do: each a whole sentence. Tiles are letters. */
export interface DoesPhrases {
  readonly nominate: (person: Person) => string;
  readonly vote: Readonly<Record<Ballot, string>>;
  readonly discard: (tile: string) => string;
  readonly enact: (tile: string) => string;
  readonly veto: string;
  readonly agree: string;
  readonly refuse: string;
  readonly investigate: (person: Person) => string;
  readonly 'special-election': (person: Person) => string;
  readonly execute: (person: Person) => string;
  readonly peek: string;
}

/** The kinds of reason that are about somebody, and about somebody with a chance. */
type OfSeat = 'hitler-wins' | 'not-hitler' | 'against-you';
type OfChance =
  | 'may-be-hitler'
  | 'least-hitler'
  | 'least-suspected'
  | 'fellow'
  | 'tells-most'
  | 'likeliest-hitler'
  | 'most-trusted';
type OfTile = 'wins' | 'serves' | 'veto-spares' | 'veto-denied';

/** Why. Chances are whole numbers of a hundred, tiles letters. */
export type BecausePhrases = Readonly<Record<OfSeat, (person: Person) => string>> &
  Readonly<Record<OfChance, (person: Person, chance: number) => string>> &
  Readonly<Record<OfTile, (tile: string) => string>> & {
    readonly 'no-choice': string;
    readonly likeliest: (tile: string, chance: number) => string;
    /** What this government lays, beside what the next one or chaos would. */
    readonly next: (tile: string, chance: number, otherwise: number) => string;
    readonly chaos: (tile: string, chance: number, otherwise: number) => string;
    /** The table's suspicion of the viewer, before and after a Fascist policy. */
    readonly 'worth-it': (tile: string, before: number, after: number) => string;
    readonly 'too-dear': (tile: string, before: number, after: number) => string;
  };

/**
 * What moved a suspicion, in full and with numbers for names. The members of a government are the one beside the seat
 * that it moved, or both.
 */
export interface MovedPhrases {
  /** What a government laid: a tile's letter. */
  laid(round: number, members: readonly Person[], tile: string): Sentence;
  /** The same, where its two members contradict each other. */
  contradicted(round: number, members: readonly Person[], tile: string): Sentence;
  vetoed(round: number, members: readonly Person[]): Sentence;
  /** What the viewer got from a President whose government is still at it. */
  passed(round: number, president: Person): Sentence;
  accused(round: number, president: Person, target: Person): Sentence;
  cleared(round: number, president: Person, target: Person): Sentence;
  executed(round: number, president: Person, target: Person): Sentence;
  /** What is left in the deck. */
  deck(round: number): Sentence;
}

export interface AdvicePhrases extends Omit<AdviceWords, 'does' | 'because' | 'moved'> {
  readonly does: DoesPhrases;
  readonly because: BecausePhrases;
  readonly moved: MovedPhrases;
}
