import { exitCodes } from './exit-codes.ts';
import { processIo } from './io.ts';
import { run } from './program.ts';

process.stdout.on('error', leaveQuietly);
process.stderr.on('error', leaveQuietly);

/** A reader that has gone away (`| head`) is no fault. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  throw error;
}

try {
  process.exitCode = await run(process.argv.slice(2), processIo);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  processIo.err(`secret-cli: a fault of this program, please report it: ${message}\n`);
  process.exitCode = exitCodes.bug;
}
