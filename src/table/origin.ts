import { deal, type Policy, type Rules } from '../game/index.ts';
import { derive, dice, type Seed } from '../chance/index.ts';
import { RecordedGame, type LeftOff, type RecordLine } from '../record/index.ts';
import type { Chair } from './chair.ts';

/** Where a game at a table comes from: it is dealt, or goes on from its record. */
export type Origin = { readonly id: string; readonly rules: Partial<Rules> } | LeftOff;

export const isLeftOff = (from: Origin): from is LeftOff => 'deal' in from;

/** Deals a game to these chairs or takes up one that was left off; the luck and the bots' dice come from `seed`. */
export function takeInHand(
  from: Origin,
  chairs: readonly Chair[],
  seed: Seed,
  write: (line: RecordLine) => void,
): RecordedGame {
  const luck = dice(derive(seed, 'deal'));
  const shuffle = (tiles: readonly Policy[]): readonly Policy[] => luck.shuffle(tiles);
  const botSeeds = chairs.map((_, seat) => derive(seed, 'bot', String(seat)));
  chairs.forEach((chair, seat) => chair.deal(seat, dice(botSeeds[seat] ?? seed)));
  if (isLeftOff(from)) {
    // No step is taken before roles have been looked at.
    if (from.news.length > 0) for (const chair of chairs) chair.ready = true;
    return RecordedGame.goOn(from, shuffle, write);
  }
  const players = chairs.map(({ name, bot }, seat) =>
    bot
      ? { name, bot: { name: bot.name, dice: Buffer.from(botSeeds[seat] ?? seed).toString('hex') } }
      : { name },
  );
  return RecordedGame.begin(deal({ ...from, players }, luck), shuffle, write);
}
