import type { Rules } from '../game/index.ts';

/** A piece of the rules: the title, a chapter's head, a paragraph, or a row of a table. */
export interface RulesBlock {
  readonly kind: 'title' | 'head' | 'says' | 'row';
  readonly text: string;
}

/** The game in ten minutes, for a page of a screen or as plain text. */
export interface RulesWords {
  /** As a table plays it; `rules` are the options that differ from the default. */
  whole(rules: Partial<Rules>): readonly RulesBlock[];
  /** Where house rules are told. */
  readonly houseRules: RulesBlock;
  readonly short: readonly RulesBlock[];
}
