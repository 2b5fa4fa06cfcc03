import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';

const program = fileURLToPath(new URL('../../../bin/secret-cli.js', import.meta.url));
/** What every frame begins with: synchronized output. */
const frame = '\u001b[?2026h';
/** What is asked before it, and what a terminal answers. */
const asksCursor = '\u001b[6n';
const cursor = '\u001b[2;2R';

/** Milliseconds until a command in a terminal of its own has written its first frame, or ended where it writes none. */
function time(command: string): Promise<number> {
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
      if (heard.includes(frame)) done();
    });
    terminal.on('exit', done);
  });
}

/** How long a guest waits for the first frame, and Node for nothing, in milliseconds at the median, run in turns. */
export async function firstFrame(rounds = 11): Promise<{ readonly bare: number; readonly watch: number }> {
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
  const times = { bare: [] as number[], watch: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await time(`${process.execPath} -e 0`));
    times.watch.push(await time(`${process.execPath} ${program} watch 127.0.0.1:${port}`));
  }
  host.kill();
  return { bare: median(times.bare), watch: median(times.watch) };
}
