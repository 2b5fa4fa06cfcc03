import type { HelpTopic } from './table-words.ts';
import type { RuleName, Rules } from '../game/index.ts';
import type { Sentence } from './span.ts';

/** An option, its value and what that means. */
export interface HouseRuleOption {
  /** At most 24 columns. */
  readonly name: string;
  /** At most 18 columns. */
  readonly value: string;
  readonly means: string;
}

/** What a table decides for itself; `rules` are the options that differ from the default. */
export interface HouseRuleWords {
  readonly head: string;
  /** What the keys of the page do, for the host and for those who read. */
  readonly keys: Readonly<Record<'change' | 'read', string>>;
  /** On the host's page: what a change leads to. */
  readonly readyAnew: string;
  /** Those that differ, in a row of the lobby; `key` opens the page of all. */
  differing(rules: Partial<Rules>, key: string): Sentence;
  /** All options at once. */
  preset(rules: Partial<Rules>): HouseRuleOption;
  option(name: RuleName, rules: Partial<Rules>): HouseRuleOption;
  /** What this table plays otherwise than help says of what goes on. */
  onTopic(topic: HelpTopic, rules: Partial<Rules>): readonly string[];
  /** The same of what help says of words. */
  onWords(rules: Partial<Rules>): readonly string[];
}
