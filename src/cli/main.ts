import { exitCodes } from './exit-codes.ts';
import { processIo } from './io.ts';
import { run } from './program.ts';

process.stdout.on('error', cannotWrite);
process.stderr.on('error', cannotWrite);

/** A reader that has gone away (`| head`) is no fault; a full disk is the system's. */
function cannotWrite({ code }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') process.exit(exitCodes.done);
  processIo.err(`secret-cli: the output can't be written (${code}); is the disk full?\n`);
  process.exit(exitCodes.storage);
}

try {
  process.exitCode = await run(process.argv.slice(2), processIo);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  processIo.err(`secret-cli: a fault of this program, please report it: ${message}\n`);
  process.exitCode = exitCodes.bug;
}
