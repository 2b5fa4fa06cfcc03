import { closeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { exitCodes } from './exit-codes.ts';
import { processIo } from './io.ts';
import { run } from './program.ts';

/** The standard streams that are terminals. Node aborts as it ends when it can't reset one that has gone since; a closed one it leaves alone. */
const terminals = [0, 1, 2].filter((stream) => isatty(stream));

process.stdout.on('error', cannotWrite);
process.stderr.on('error', cannotWrite);

process.on('exit', () => {
  for (const terminal of terminals) if (!isatty(terminal)) closeSync(terminal);
});

/**
 * A reader that has gone away (`| head`) is no fault; a full disk is the system's. Of a terminal that has gone, a screen
 * on it hears by itself.
 */
function cannotWrite({ code }: NodeJS.ErrnoException): void {
  if (code === 'EIO' && terminals.length > 0) return;
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
