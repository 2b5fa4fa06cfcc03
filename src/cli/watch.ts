import { addressFrom, enter, refusal, type Failure } from './enter-table.ts';
import { exitCodes } from './exit-codes.ts';
import { hasTerminal } from './play-on.ts';
import { playAsGuest } from './play-as-guest.ts';
import { readConfig, type RawScreenOptions } from './config-file.ts';
import type { Io } from './io.ts';

/** `watch`'s options as they were typed. */
export interface RawWatchOptions extends RawScreenOptions {
  readonly code?: string;
}

/** `secret-cli watch ADDRESS`: shows the public board of somebody's table. Returns the exit code. */
export async function watch(typed: string, raw: RawWatchOptions, io: Io): Promise<number> {
  const address = addressFrom(typed);
  if ('problem' in address) return fail(io, address);
  const config = readConfig(raw);
  if ('problem' in config) return fail(io, { exitCode: exitCodes.usage, ...config });
  if (!hasTerminal())
    return fail(io, { exitCode: exitCodes.usage, problem: 'the board needs a terminal to be shown on.' });
  const code = raw.code === undefined ? {} : { code: raw.code };
  const session = await enter(address, { type: 'watch', ...code });
  if ('problem' in session) return fail(io, session);
  if ('refused' in session) return fail(io, { exitCode: exitCodes.refused, problem: refusal(session.refused) });
  const played = await playAsGuest(
    session,
    { returnLine: '', came: { door: 'node', at: address.host } },
    config,
    io,
  );
  return typeof played === 'number' ? played : fail(io, played);
}

function fail(io: Io, { exitCode, problem }: Failure): number {
  io.err(`secret-cli watch: ${problem}\n`);
  return exitCode;
}
