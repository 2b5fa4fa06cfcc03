import { mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { median } from './median.ts';

const program = fileURLToPath(new URL('../../../bin/secret-cli.js', import.meta.url));
/** What every frame begins with: synchronized output. */
const frame = '\u001b[?2026h';
/** What is asked before it, and what a terminal answers. */
const asksCursor = '\u001b[6n';
const cursor = '\u001b[2;2R';

/** What a frame has that asks something of the one who sees it. */
const asks = 'YOUR MOVE';

/** Milliseconds until a command in a terminal of its own has written that, or ended where it doesn't. */
function time(command: string, awaited = frame): Promise<number> {
  const started = performance.now();
  const terminal = spawn('script', ['-qfec', command, '/dev/null'], { stdio: ['pipe', 'pipe', 'ignore'] });
  return new Promise((resolve) => {
    const done = (): void => {
      resolve(performance.now() - started);
      terminal.kill();
    };
    let heard = '';
    let answered = false;
    terminal.stdout.on('data', (bytes: Buffer) => {
      heard += bytes.toString('latin1');
      if (!answered && heard.includes(asksCursor)) answered = terminal.stdin.write(cursor);
      if (heard.includes(awaited)) done();
    });
    terminal.on('exit', done);
  });
}

/**
 * How long a guest waits for the first frame, somebody alone with bots for their first question, and Node for nothing, in
 * milliseconds at the median, run in turns.
 */
export async function firstFrame(
  rounds = 11,
): Promise<{ readonly bare: number; readonly watch: number; readonly solo: number }> {
  const host = spawn(
    process.execPath,
    [program, 'host', '--no-seat', '--json', '--players', '10', '--local', '--port', '0', '--records', '/tmp'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await new Promise<number>((resolve) => {
    host.stdout.on('data', (bytes: Buffer) => {
      const found = /"port":(\d+)/.exec(bytes.toString());
      if (found) resolve(Number(found[1]));
    });
  });
  const state = mkdtempSync(join(tmpdir(), 'secret-cli-'));
  const solo = `${process.execPath} ${program} solo --name Ann --lang en`;
  const times = { bare: [] as number[], watch: [] as number[], solo: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await time(`${process.execPath} -e 0`));
    times.watch.push(await time(`${process.execPath} ${program} watch 127.0.0.1:${port}`));
    times.solo.push(await time(`XDG_STATE_HOME=${join(state, String(round))} ${solo}`, asks));
  }
  host.kill();
  rmSync(state, { recursive: true, maxRetries: 10 });
  return { bare: median(times.bare), watch: median(times.watch), solo: median(times.solo) };
}
