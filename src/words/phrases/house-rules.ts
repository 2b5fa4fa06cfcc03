import type { PresetName, Rules } from '../../game/index.ts';
import type { Sentence } from '../span.ts';

/** A value that a table may choose: in at most 18 columns, and what it means in a sentence. */
export interface ChoicePhrases {
  readonly short: string;
  readonly means: string;
}

/** What a table decides for itself (rules 1g). */
export interface HouseRulePhrases {
  /** Heads the page of all options. */
  readonly head: string;
  /** What the keys of the page do, for the host and for those who read. */
  readonly keys: Readonly<Record<'change' | 'read', string>>;
  /** In the lobby, where everything is as by default; `key` opens the page of all. */
  none(key: string): Sentence;
  /** In the lobby: those that differ, each named with its value. */
  differing(named: readonly string[], key: string): Sentence;
  /** An option with its value. */
  named(name: string, value: string): string;
  /** Before what the rules or help tell: what this table plays instead. */
  instead(means: string): string;
  /** On the page: others see a change, and must be ready anew. */
  readonly readyAnew: string;
  /** Each option, in at most 24 columns. */
  readonly name: Readonly<Record<keyof Rules | 'preset', string>>;
  readonly value: { readonly [Name in keyof Rules]: Readonly<Record<`${Rules[Name]}`, ChoicePhrases>> };
  /** All options at once; `own` for what has no name. */
  readonly preset: Readonly<Record<PresetName | 'own', ChoicePhrases>>;
}
