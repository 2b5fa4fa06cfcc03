import type { Paragraph } from './paragraph.ts';

/** The chapters of the rules, in the order in which a newcomer needs them. */
export const chapters = [
  'aim',
  'dealing',
  'round',
  'nomination',
  'vote',
  'legislation',
  'powers',
  'zone',
  'chaos',
  'veto',
  'talk',
  'end',
] as const;
export type Chapter = (typeof chapters)[number];

/** A chapter's head, and its paragraphs. */
export interface ChapterPhrases {
  readonly head: string;
  readonly says: readonly Paragraph[];
}

/** What a theme has words of its own for. */
export const themedTerms = [
  'liberal',
  'fascist',
  'hitler',
  'president',
  'chancellor',
  'government',
  'election',
  'nominate',
  'ja',
  'nein',
  'policy',
  'liberalPolicy',
  'fascistPolicy',
  'deck',
  'tracker',
  'chaos',
  'termLimit',
  'session',
  'zone',
  'investigate',
  'specialElection',
  'peek',
  'execute',
  'veto',
  'partyCard',
] as const;
export type ThemedTerm = (typeof themedTerms)[number];

/** The game in ten minutes. */
export interface RulesPhrases {
  readonly title: string;
  /** Who has made the game, and that this is no work of theirs. */
  readonly credit: string;
  /** These are the standard rules; where a table's own are told. */
  readonly houseRules: string;
  readonly chapters: Readonly<Record<Chapter, ChapterPhrases>>;
  /** Heads the roles that are dealt, and what the squares of each board bring. */
  readonly rolesHead: string;
  readonly boardsHead: string;
  /** A square's number, and what it brings. */
  square(nth: number, brings: string): string;
  readonly tips: ChapterPhrases;
  /** The same in a few plain sentences. */
  readonly short: ChapterPhrases;
  /** Heads a theme's terms beside those of the original. */
  readonly termsHead: string;
  readonly terms: Readonly<Record<ThemedTerm, string>>;
  readonly originalTerms: Readonly<Record<ThemedTerm, string>>;
}
