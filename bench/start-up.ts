import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';

const program = fileURLToPath(new URL('../../../bin/secret-cli.js', import.meta.url));

/** How many milliseconds each command line takes at the median, run in turns so that all see the same machine. */
export function startUp(rounds = 15): {
  readonly bare: number;
  readonly version: number;
  readonly help: number;
} {
  const lines = { bare: ['-e', '0'], version: [program, '--version'], help: [program, '--help'] };
  const times = { bare: [] as number[], version: [] as number[], help: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, line] of Object.entries(lines)) {
      const started = performance.now();
      const { status } = spawnSync(process.execPath, line, { stdio: 'ignore' });
      if (status !== 0) throw new Error(`${line.join(' ')} ended with ${status}`);
      times[name as keyof typeof times].push(performance.now() - started);
    }
  }
  return { bare: median(times.bare), version: median(times.version), help: median(times.help) };
}
