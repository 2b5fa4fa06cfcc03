import { awaited, claims, deal, newGame, options, play, seatsIn } from '../game/index.ts';
import { bots, type BotName } from '../bots/index.ts';
import { derive, dice, type Seed } from '../chance/index.ts';
import { RecordedGame, type RecordLine } from '../record/index.ts';
import { SeatedBot } from './seated-bot.ts';
import type { Command, Game, Move, Player, Policy, Refusal, Rules, Seat } from '../game/index.ts';
import type { Result } from './tally.ts';

/** What many games of bots have in common. */
export interface Simulation {
  readonly seed: Seed;
  /** By seat. */
  readonly bots: readonly BotName[];
  readonly rules: Partial<Rules>;
}

/**
 * Plays game `number` of a simulation to its end. All chance comes from the simulation's seed and that number, so
 * that the same game comes out in any order; and as well with `write`, which takes each line of its record, as
 * without. Throws where a bot gives a command that the rules refuse.
 */
export function playGame(simulation: Simulation, number: number, write?: (line: RecordLine) => void): Result {
  const { rules } = simulation;
  const seed = derive(simulation.seed, 'game', String(number));
  const seats = simulation.bots.map((name, seat) => ({ name, seed: derive(seed, 'seat', String(seat)) }));
  const chance = dice(seed);
  const surroundings = { shuffle: (tiles: readonly Policy[]): readonly Policy[] => chance.shuffle(tiles) };
  const id = `${hex(simulation.seed).slice(0, 16)}-${number}`;
  const dealt = deal({ id, rules, players: seats.map(player) }, chance);

  const isHeard = write !== undefined || seats.some(({ name }) => bots[name].listens);
  const recorded = isHeard ? RecordedGame.begin(dealt, surroundings.shuffle, write ?? unwritten) : null;
  const game = recorded?.game ?? newGame(dealt);
  const seated = seats.map(({ name, seed }, seat) => new SeatedBot(game, seat, name, seed));

  return playOut(game, seated, (seat, command) => {
    if (recorded === null) return mustBeLegal(play(game, seat, command, surroundings), seat, command);
    const outcome = recorded.play(seat, command);
    if (outcome.refusal !== null) return mustBeLegal(outcome.refusal, seat, command);
    for (const news of outcome.news) for (const bot of seated) bot.hear(news);
  });
}

/** Has the bots play until the game is over; `carryOut` does what they say. */
function playOut(
  game: Game,
  seated: readonly SeatedBot[],
  carryOut: (seat: Seat, command: Command) => void,
): Result {
  let sessions = 0;
  let vetoes = 0;
  while (game.ending === null) {
    for (const seat of seatsIn(awaited(game))) {
      const move = at(seated, seat).decide(options(game, seat));
      carryOut(seat, move);
      if (move.type === 'enact') sessions += 1;
      if (move.type === 'answer-veto' && move.consent) vetoes += 1;
      if (givesClaims.has(move.type)) talk(game, seated, carryOut);
    }
  }
  const laid = game.liberalPolicies + game.fascistPolicies;
  return { by: game.ending.by, nominations: game.round, vetoes, topDecks: laid - sessions };
}

/** The moves behind which somebody may have something new to claim. */
const givesClaims: ReadonlySet<Move['type']> = new Set(['enact', 'answer-veto', 'investigate', 'peek']);

function talk(
  game: Game,
  seated: readonly SeatedBot[],
  carryOut: (seat: Seat, command: Command) => void,
): void {
  if (game.government === null) return;
  for (const seat of [game.government.president, game.government.chancellor]) {
    const open = claims(game, seat);
    const said = open.length > 0 ? at(seated, seat).claim(open) : null;
    if (said !== null) carryOut(seat, said);
  }
}

const player = ({ name, seed }: { readonly name: BotName; readonly seed: Seed }, seat: Seat): Player => ({
  name: `${name} ${seat + 1}`,
  bot: { name, dice: hex(seed) },
});

const hex = (seed: Seed): string => Buffer.from(seed).toString('hex');

const unwritten = (): void => undefined;

function at(seated: readonly SeatedBot[], seat: Seat): SeatedBot {
  const bot = seated[seat];
  if (bot === undefined) throw new Error(`nobody sits at ${seat}`);
  return bot;
}

function mustBeLegal(refusal: Refusal | null, seat: Seat, command: Command): void {
  if (refusal !== null)
    throw new Error(`the bot at ${seat} gave ${JSON.stringify(command)}: ${refusal.reason}`);
}
