import { createReadStream } from 'node:fs';
import { exitCodes } from './exit-codes.ts';
import { warn } from './failing.ts';
import { isSystemError } from './system-error.ts';
import { judge, type Verdict } from '../record/index.ts';
import { jsonLine, type Io } from './io.ts';
import { printable } from './printable.ts';

/**
 * `secret-cli verify FILE…`: replays each game of each file and prints those that break a rule, or with `json` every
 * game's verdict. `-` is standard input. Returns the exit code.
 */
export async function verify(
  files: readonly string[],
  options: { readonly json?: boolean },
  io: Io,
): Promise<number> {
  const count = { games: 0, illegal: 0, empty: 0, unreadable: 0 };
  for (const file of files) {
    const before = count.games;
    try {
      const source = file === '-' ? io.stdin : createReadStream(file);
      for await (const verdict of judge(source as AsyncIterable<Uint8Array>)) {
        count.games += 1;
        if (!verdict.legal) count.illegal += 1;
        if (options.json) io.out(jsonLine({ file, ...verdict }, io));
        else if (!verdict.legal) io.out(breakLine(file, verdict));
      }
    } catch (error) {
      if (!isSystemError(error)) throw error;
      count.unreadable += 1;
      const { code = '' } = error;
      warn(io, 'verify', (say) => say.verify.readFailed(printable(file), code));
      continue;
    }
    if (count.games === before) {
      count.empty += 1;
      warn(io, 'verify', (say) => say.verify.noGame(printable(file)));
    }
  }
  if (!options.json && count.games > 0) io.out(`${io.words.verify.count(count.games, count.illegal)}\n`);
  if (count.unreadable > 0) return exitCodes.storage;
  if (count.illegal > 0) return exitCodes.record;
  return count.empty > 0 ? exitCodes.usage : exitCodes.done;
}

const breakLine = (file: string, { line, clause, reason }: Extract<Verdict, { legal: false }>): string =>
  `${printable(file)}:${line}: ${clause} ${printable(reason)}\n`;
