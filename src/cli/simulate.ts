import { setImmediate } from 'node:timers/promises';
import { exitCodes } from './exit-codes.ts';
import { fail } from './failing.ts';
import { GameFile } from './game-file.ts';
import { Interruption } from './interruption.ts';
import { isSystemError } from './system-error.ts';
import { jsonLine, type Io } from './io.ts';
import { printable } from './printable.ts';
import { playGame, Tally, type Simulation } from '../lab/index.ts';
import { readSimulateOptions, type SimulateOptions, type SimulatePlan } from './simulate-options.ts';
import { seedFrom } from '../chance/index.ts';
import { summaryJson, summaryText } from './simulate-summary.ts';

/** So many games are played before signals are looked at. */
const GAMES_A_TURN = 50;

/**
 * `secret-cli simulate`: plays bot games, prints what came of them, and with `records` writes each one down. Returns
 * the exit code; interrupted by a signal, it leaves whole games in the file and prints no summary.
 */
export async function simulate(options: SimulateOptions, io: Io): Promise<number> {
  const plan = readSimulateOptions(options);
  if ('problem' in plan) return fail(io, 'simulate', { exitCode: exitCodes.usage, ...plan });
  const tally = new Tally();
  const started = performance.now();
  const interruption = new Interruption();
  try {
    await playAll(plan, tally, interruption, options.records);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const { code = '' } = error;
    const file = printable(options.records ?? '');
    return fail(io, 'simulate', {
      exitCode: exitCodes.storage,
      problem: (say) => say.simulate.writeFailed(file, code),
    });
  } finally {
    interruption.forget();
  }
  if (interruption.code !== null) return interruption.code;
  const seconds = (performance.now() - started) / 1000;
  io.out(
    options.json
      ? jsonLine(summaryJson(plan, tally, seconds), io)
      : summaryText(plan, tally, seconds, io.words),
  );
  return exitCodes.done;
}

async function playAll(
  plan: SimulatePlan,
  tally: Tally,
  interruption: Interruption,
  records: string | undefined,
): Promise<void> {
  const simulation: Simulation = { seed: seedFrom(plan.seed), bots: plan.bots, rules: plan.rules };
  const file = records === undefined ? null : await GameFile.open(records);
  try {
    for (let number = 1; number <= plan.games && interruption.code === null; number += 1) {
      if (file === null) tally.add(playGame(simulation, number));
      else {
        const lines: string[] = [];
        tally.add(playGame(simulation, number, (line) => void lines.push(JSON.stringify(line))));
        await file.add(lines);
      }
      if (number % GAMES_A_TURN === 0) await setImmediate();
    }
    await file?.finish();
  } finally {
    await file?.close();
  }
}
