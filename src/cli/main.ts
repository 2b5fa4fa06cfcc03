import { closeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { exitCodes } from './exit-codes.ts';
import { languageAskedFor } from './language-asked-for.ts';
import { processStreams } from './io.ts';
import { run } from './program.ts';
import { cliWordsIn } from '../words/cli/index.ts';

const args = process.argv.slice(2);
const words = cliWordsIn(languageAskedFor(args, process.env));

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
  processStreams.err(`secret-cli: ${words.outputFailed(code ?? '')}\n`);
  process.exit(exitCodes.storage);
}

try {
  process.exitCode = await run(args, processStreams);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  processStreams.err(`secret-cli: ${words.fault(message)}\n`);
  process.exitCode = exitCodes.bug;
}
