import type { Crowd } from './reminders.ts';
import type { HelpTopic, HelpWords } from '../table-words.ts';
import type { Paragraph } from './paragraph.ts';

/** What help says of what goes on. */
export interface TopicPhrases {
  readonly head: string;
  readonly says: Paragraph;
}

/** What a sign on the board means. */
export type SignMeaning =
  | 'candidates'
  | 'inOffice'
  | 'awaited'
  | 'dead'
  | 'you'
  | 'used'
  | 'notHitler'
  | 'probed'
  | 'nextSquare'
  | 'question';

/** The page of help: with its head, each topic takes at most three rows of 79 columns. */
export interface HelpPhrases extends Omit<HelpWords, 'now' | 'boardHead' | 'marks' | 'words'> {
  readonly now: Readonly<Record<Exclude<HelpTopic, 'nominate' | 'vote'>, TopicPhrases>> & {
    readonly nominate: { readonly head: string; readonly says: Readonly<Record<Crowd, string>> };
    /** By whether the Hitler zone is on. */
    readonly vote: { readonly head: string; readonly says: Readonly<Record<'inZone' | 'before', string>> };
  };
  /** What words of the rules mean, each first. */
  readonly words: readonly Paragraph[];
  /** `players`: how many the board is for, as “5–6”; at most 31 columns. */
  boardHead(players: string): string;
  readonly marks: Readonly<Record<SignMeaning, string>> & {
    readonly electedLast: Readonly<Record<Crowd, string>>;
  };
}
