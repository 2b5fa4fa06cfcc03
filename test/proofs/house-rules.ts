import { anyRules } from '../support/any-rules.ts';
import { asFile, judged } from '../support/judged.ts';
import { maxPlayers, minPlayers, ruleNames, valuesOf, type Rules } from '../../src/game/index.ts';
import { playGame } from '../../src/lab/index.ts';
import { replay } from '../second-reading/replay.ts';
import { seedFrom } from '../../src/chance/index.ts';
import { smallDice } from '../support/small-dice.ts';
import type { BotName } from '../../src/bots/index.ts';
import type { Line } from '../second-reading/lines.ts';

const combinations = 200;

/** Every option by itself in each value that isn't its default; a Mastermind's with one who is certain. */
const singles: readonly Partial<Rules>[] = ruleNames.flatMap((name) =>
  (valuesOf(name) ?? []).slice(1).map((value) => ({
    ...(name.startsWith('mastermind') ? { mastermind: 'certain' as const } : {}),
    [name]: value,
  })),
);

const drawn = Array.from({ length: combinations }, (_, number) => anyRules(smallDice(number)));

/** The house rules under which games are played: each option singly, then combinations of all, drawn at random. */
export const allRules: readonly Partial<Rules>[] = [...singles, ...drawn];

const sizes = maxPlayers - minPlayers + 1;
/** So many cases go through all of those rules at all sizes; further ones are other games under the same. */
export const casesOnce = allRules.length * sizes;

const rosters: readonly (readonly BotName[])[] = [['random'], ['plain'], ['plain', 'random']];

/**
 * Plays one game of bots under some house rules; which rules, how many seats and which bots follow from the case's
 * number. Returns null, or what is wrong with it: the referee and the second reading must find the record legal.
 * Throws where the game comes to a dead end.
 */
export async function faultUnderHouseRules(number: number): Promise<string | null> {
  const rules = allRules[Math.floor(number / sizes) % allRules.length] ?? {};
  const players = minPlayers + (number % sizes);
  const round = Math.floor(number / casesOnce);
  const roster = rosters[(Math.floor(number / sizes) + round) % rosters.length] ?? [];
  const bots = Array.from({ length: players }, () => roster)
    .flat()
    .slice(0, players);
  const lines: Line[] = [];
  playGame({ seed: seedFrom('house rules'), bots, rules }, number, (line) => void lines.push(line as Line));
  const told = `case ${number}, ${players} players, ${JSON.stringify(rules)}`;
  const [verdict] = await judged(asFile(lines));
  if (verdict?.legal !== true) return `${told}: the referee says ${JSON.stringify(verdict)}`;
  try {
    replay(lines);
    return null;
  } catch (error) {
    return `${told}: the second reading says ${String(error)}`;
  }
}
