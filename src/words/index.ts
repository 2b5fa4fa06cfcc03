/** What happens and what is asked, said in a language: spans without any screen. */
export { inNextLanguage, inNextTheme, usualEdition, wordsIn, type Edition } from './edition.ts';
export { hintKinds, type HintKind } from './hint-kinds.ts';
export { languageIn, languageNames, languageOf, languages, type Language } from './language.ts';
export { themes, type Theme } from './theme.ts';
export { logLine, newestOutcome, type Outcome } from './dispatch.ts';
export {
  followedBy,
  spansOf,
  textOf,
  versionsOf,
  type Phrase,
  type Sentence,
  type Span,
  type Tone,
} from './span.ts';
export { newest, only, storyOf, type Told } from './story.ts';
export { wayBack, wayIn, type WayThrough } from './ways.ts';
export { governmentsIn, type Followed, type Government } from './chronicle.ts';
export { sessionsRevealed, turningPoints, type Revealed, type Word } from './hindsight.ts';
export type * from './key-words.ts';
export type * from './words.ts';
export type * from './board-words.ts';
export type * from './table-words.ts';
export type * from './entrance-words.ts';
export type * from './handing-words.ts';
export type * from './account-words.ts';
export type * from './advice-words.ts';
export type * from './page-words.ts';
export type * from './rules-words.ts';
export type * from './house-rule-words.ts';
export type * from './cli-words.ts';
export type * from './help-text-words.ts';
