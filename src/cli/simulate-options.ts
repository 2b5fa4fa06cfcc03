import { botNames, defaultBots, type BotName } from '../bots/index.ts';
import { didYouMean, inOne } from './did-you-mean.ts';
import { freshSeed } from '../chance/index.ts';
import { holdsSomething } from './game-file.ts';
import { maxPlayers, minPlayers, type Rules } from '../game/index.ts';
import { printable } from './printable.ts';
import { readRulesOption } from './rules-option.ts';
import { wholeNumber } from './whole-number.ts';
import type { Said } from '../words/index.ts';

const maxGames = 999_999_999;

/** The options of `simulate` as they were typed. */
export interface SimulateOptions {
  readonly games?: string | undefined;
  readonly players?: string | undefined;
  readonly seed?: string | undefined;
  readonly bots?: string | undefined;
  readonly rules?: readonly string[] | undefined;
  readonly records?: string | undefined;
  /** Overwrites what is in that file. */
  readonly force?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/** What the options of `simulate` ask for. */
export interface SimulatePlan {
  readonly games: number;
  /** By seat. */
  readonly bots: readonly BotName[];
  readonly rules: Partial<Rules>;
  /** A text that gives the same games again. */
  readonly seed: string;
}

type Problem = { readonly problem: Said };

/** Reads the options, or says what is wrong with the first that is. */
export function readSimulateOptions(options: SimulateOptions): SimulatePlan | Problem {
  const games = wholeNumber(options.games ?? '', 1, maxGames);
  if (games === null) return notANumber('--games', 1, maxGames, options.games);
  const players = wholeNumber(options.players ?? '', minPlayers, maxPlayers);
  if (players === null) return notANumber('--players', minPlayers, maxPlayers, options.players);
  const roster = readRoster(options.bots ?? defaultBots, players);
  if ('problem' in roster) return roster;
  const chosen = readRulesOption(options.rules ?? []);
  if ('problem' in chosen) return chosen;
  const records = recordsProblem(options);
  if (records !== null) return records;
  const seed = options.seed ?? Buffer.from(freshSeed()).toString('hex');
  return { games, bots: roster.bots, rules: chosen.rules, seed };
}

/** Standard output is taken by the summary, and games that took long are not overwritten by a slip. */
function recordsProblem({ records, force }: SimulateOptions): Problem | null {
  if (records === '-') return { problem: ({ simulate }) => simulate.recordsNeedFile };
  if (records === undefined || force || !holdsSomething(records)) return null;
  return { problem: ({ simulate }) => simulate.holdsSomething(printable(records)) };
}

/** The names in turn round the seats. */
function readRoster(text: string, players: number): Pick<SimulatePlan, 'bots'> | Problem {
  const names = text.split(',');
  const stranger = names.find((name) => !isBotName(name));
  if (stranger !== undefined) {
    return {
      problem: (say) =>
        inOne(
          say.simulate.noBot(printable(stranger)),
          didYouMean(stranger, botNames)(say),
          say.simulate.theBots(botNames),
        ),
    };
  }
  const round = names.filter(isBotName);
  const rounds = Array.from({ length: Math.ceil(players / round.length) }, () => round);
  return { bots: rounds.flat().slice(0, players) };
}

const isBotName = (name: string): name is BotName => (botNames as readonly string[]).includes(name);

function notANumber(option: string, least: number, most: number, given: string | undefined): Problem {
  return {
    problem: (say) =>
      given === undefined
        ? say.number(option, least, most)
        : say.notNumber(option, least, most, printable(given)),
  };
}
