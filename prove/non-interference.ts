import * as game from '../src/game/index.ts';
import { interference, Tally } from '../test/support/worlds-property.ts';

const casesALine = 60;

/**
 * Looks for a viewer who can tell worlds apart that it may not, in the games `from` … `from + count - 1` of a seed;
 * each is its own case, so that a run can go on where another stopped. Reports its progress, and what it found; false
 * when that is a leak.
 */
export async function run(options: {
  seed: string;
  from: number;
  count: number;
  report: (line: string) => void;
}): Promise<boolean> {
  const { seed, from, count, report } = options;
  const tally = new Tally();
  for (let index = from; index < from + count; index += 1) {
    const told = interference(game, seed, index, tally);
    if (told !== null) {
      report(`game ${index}: ${told}`);
      return false;
    }
    const done = index + 1 - from;
    if (done % casesALine === 0 || done === count)
      report(`${done} games, ${tally.sights} pairs of sights alike`);
  }
  return true;
}
