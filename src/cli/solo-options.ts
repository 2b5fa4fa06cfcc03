import { botNames, hostedBot, type BotName } from '../bots/index.ts';
import { freshSeed, seedFrom, type Seed } from '../chance/index.ts';
import { maxPlayers, minPlayers, type Rules } from '../game/index.ts';
import { oneOf } from './did-you-mean.ts';
import { ownName } from './own-name.ts';
import { printable } from './printable.ts';
import { readRulesOption } from './rules-option.ts';
import { speeds, usualSpeed, type Speed } from './speeds.ts';
import { wholeNumber } from './whole-number.ts';
import type { RawScreenOptions } from './config-file.ts';
import type { Said } from '../words/index.ts';
import type { SafeText } from '../text/index.ts';

/** `solo`'s options as they were typed. */
export interface RawSoloOptions extends RawScreenOptions {
  readonly players?: string;
  readonly speed?: string;
  readonly seed?: string;
  readonly level?: string;
  readonly name?: string;
  readonly rules: readonly string[];
  readonly records?: string;
  /** Gives up the game that is unfinished. */
  readonly new?: true;
}

/** What a new game is begun with. */
export interface SoloOptions {
  /** Who sits down, or why nobody of that name may. */
  readonly name: ReturnType<typeof ownName>;
  /** How many play, the person among them. */
  readonly players: number;
  readonly speed: Speed;
  readonly level: BotName;
  readonly rules: Partial<Rules>;
  readonly seed: Seed;
}

type Problem = { readonly problem: Said };

/** So many play unless another number is asked for. */
const usualPlayers = 7;

/** Reads `solo`'s options; `settledName` is the one in the user's settings. `problem` says what is wrong with the first that is. */
export function readSoloOptions(raw: RawSoloOptions, settledName: SafeText | undefined): SoloOptions | Problem {
  const players = wholeNumber(raw.players ?? String(usualPlayers), minPlayers, maxPlayers);
  if (players === null) return { problem: (say) => say.number('--players', minPlayers, maxPlayers) };
  const speed = oneNamed('--speed', raw.speed ?? usualSpeed, speeds);
  if ('problem' in speed) return speed;
  const level = oneNamed('--level', raw.level ?? hostedBot, botNames);
  if ('problem' in level) return level;
  const rules = readRulesOption(raw.rules);
  if ('problem' in rules) return rules;
  const seed = raw.seed === undefined ? freshSeed() : seedFrom(raw.seed);
  const name = ownName(raw.name ?? settledName);
  return { name, players, speed: speed.named, level: level.named, rules: rules.rules, seed };
}

/** Whether an option says how a new game is to be, so that one that is unfinished isn't what is wanted. */
export const asksForAnother = ({ players, seed, level, name, rules }: RawSoloOptions): boolean =>
  rules.length > 0 || [players, seed, level, name].some((option) => option !== undefined);

function oneNamed<Name extends string>(
  option: string,
  given: string,
  names: readonly Name[],
): { readonly named: Name } | Problem {
  const named = names.find((name) => name === given);
  return named === undefined ? { problem: oneOf(option, names, printable(given)) } : { named };
}
