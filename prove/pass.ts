import { dice, seedFrom } from '../src/chance/index.ts';
import { PassInTmux } from '../test/support/pass-in-tmux.ts';
import { playRound } from '../test/support/round-player.ts';
import type { Run } from './proof.ts';

const names = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'];
/** Bots sit in the seats of every fourth game that nobody takes. */
const withBots = 4;

/** Plays whole games round one terminal, each killed once; false at the first that shows somebody what isn't theirs, or doesn't end legally. */
export async function run({ seed, from, count, report }: Run): Promise<boolean> {
  for (let number = from; number < from + count; number += 1) {
    const fault = await faultIn(`${seed} ${number}`, number);
    if (fault !== null) {
      report(`game ${number}: ${fault}`);
      return false;
    }
    report(`game ${number} came to its end; go on with --from ${number + 1}`);
  }
  return true;
}

/** What is wrong with a game of 5 to 10 seats; null where nothing is. */
async function faultIn(seed: string, number: number): Promise<string | null> {
  const terminal = new PassInTmux();
  const luck = dice(seedFrom(seed));
  const seats = 5 + (number % 6);
  const bots = number % withBots === withBots - 1 ? 2 : 0;
  const killedIn = 1 + luck.below(3);
  const isDue = (screen: string): boolean =>
    new RegExp(`^ Round ${killedIn} `).test(screen) && luck.below(20) === 0;
  try {
    const first = terminal.start(`${names.slice(bots, seats).join(' ')} --bots ${bots} --seed '${seed}'`);
    const killed = await playRound(first, isDue);
    if (!/THE END/.test(killed)) {
      first.kill();
      await first.shows(/\[ended with 137\]/);
      const second = terminal.start('');
      await playRound(second);
      await terminal.look(second);
    }
    await terminal.look(first);
    const { stdout } = terminal.verified();
    return stdout === '1 game, 0 illegal\n' ? null : stdout;
  } catch (error) {
    return String(error);
  } finally {
    terminal.end();
  }
}
