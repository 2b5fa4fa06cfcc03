import { mkdtempSync, rmSync } from 'node:fs';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { Alone, program } from '../support/alone-in-terminal.ts';
import { speeds } from '../../src/cli/speeds.ts';
import { Tmux } from '../support/tmux.ts';
import { maxPlayers, minPlayers } from '../../src/game/index.ts';

/** How long a game may take at each speed, in milliseconds. */
const patience = { slow: 3_600_000, normal: 1_800_000, fast: 600_000 };

/**
 * Plays one game of `solo` in a terminal to its end, by the keys that the screen asks for: the speeds in turn, for as
 * many players as the seed and the number draw. Returns what is wrong, or null.
 */
export async function soloGame(seed: string, number: number): Promise<string | null> {
  const luck = dice(derive(seedFrom(seed), String(number)));
  const speed = speeds[number % speeds.length] ?? 'fast';
  const players = minPlayers + luck.below(maxPlayers - minPlayers + 1);
  const folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
  const tmux = new Tmux();
  try {
    const alone = new Alone(tmux, folder);
    const pane = alone.start(`--name Ann --speed ${speed} --players ${players} --seed '${seed} ${number}'`);
    const screen = await alone.play(pane, undefined, patience[speed]);
    if (!/(LIBERALS|FASCISTS) WIN/.test(screen)) return `game ${number}: nobody has won\n${screen}`;
    const records = join(folder, 'secret-cli', 'records', '*');
    const verified = spawnSync(`node ${program} verify ${records}`, { shell: true, encoding: 'utf8' });
    return verified.status === 0 ? null : `game ${number}: ${verified.stdout}`;
  } catch (error) {
    return `game ${number}, ${speed}, of ${players}: ${String(error)}`;
  } finally {
    tmux.end();
    rmSync(folder, { recursive: true });
  }
}
