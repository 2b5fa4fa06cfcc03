import { botNames } from './bot-names.ts';
import { freshSeed, seedFrom, type Seed } from '../chance/index.ts';
import { looksLikeABot } from '../table/index.ts';
import { maxPlayers, minPlayers, type Rules } from '../game/index.ts';
import { printable } from './printable.ts';
import { readRulesOption } from './rules-option.ts';
import { safeName, sameName, type SafeText } from '../text/index.ts';
import { tableNamed } from './table-name.ts';
import { wholeNumber } from './whole-number.ts';
import type { RawScreenOptions } from './config-file.ts';
import type { Said } from '../words/index.ts';

/** `pass`'s options as they were typed. */
export interface RawPassOptions extends RawScreenOptions {
  readonly bots?: string;
  readonly private?: true;
  readonly table?: string;
  readonly rules: readonly string[];
  readonly seed?: string;
  readonly records?: string;
  /** Begins a game although one is unfinished. */
  readonly new?: true;
}

export interface PassOptions {
  /** In the order of seats; empty where nobody was named. */
  readonly names: readonly SafeText[];
  /** So many bots sit behind them. */
  readonly bots: number;
  /** Who is on whose side is told behind the curtain, and not by the ritual. */
  readonly private: boolean;
  /** Null: drawn by lot. */
  readonly tableName: SafeText | null;
  readonly rules: Partial<Rules>;
  readonly seed: Seed;
  /** A game is to be begun, although one may be unfinished. */
  readonly anew: boolean;
  /** Something was said that holds for a game to be begun, and for no other. */
  readonly asksForAnother: boolean;
}

type Problem = { readonly problem: Said };

/** Reads who plays and `pass`'s options; `problem` says what is wrong with the first that is. */
export function readPassOptions(typed: readonly string[], raw: RawPassOptions): PassOptions | Problem {
  const bots = raw.bots === undefined ? 0 : wholeNumber(raw.bots, 0, botNames.length);
  if (bots === null) return { problem: (say) => say.number('--bots', 0, botNames.length) };
  const read = readNames(typed);
  if ('problem' in read) return read;
  const { names } = read;
  const seats = names.length + bots;
  if (names.length > 0 && (seats < minPlayers || seats > maxPlayers)) {
    return { problem: ({ pass }) => pass.seats(seats, minPlayers, maxPlayers) };
  }
  const table = tableNamed(raw.table);
  if ('problem' in table) return table;
  const rules = readRulesOption(raw.rules);
  if ('problem' in rules) return rules;
  const forAnother = [raw.bots, raw.private, raw.table, raw.seed, raw.rules[0]];
  return {
    names,
    bots,
    private: raw.private === true,
    tableName: table.name,
    rules: rules.rules,
    seed: raw.seed === undefined ? freshSeed() : seedFrom(raw.seed),
    anew: names.length > 0 || raw.new === true,
    asksForAnother: forAnother.some((option) => option !== undefined),
  };
}

/** Reads the names of those who play: each one that may be, and no two alike. */
function readNames(typed: readonly string[]): { readonly names: readonly SafeText[] } | Problem {
  const names: SafeText[] = [];
  for (const text of typed) {
    const named = safeName(text);
    if (!named.ok) return { problem: ({ pass }) => pass.refused(printable(text), named.reason) };
    const { name } = named;
    if (looksLikeABot(name, botNames)) return { problem: ({ pass }) => pass.likeABot(name) };
    if (names.some((other) => sameName(other, name))) return { problem: ({ pass }) => pass.twice(name) };
    names.push(name);
  }
  return { names };
}
