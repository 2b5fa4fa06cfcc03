import { addressFrom, enter, refusal } from './enter-table.ts';
import { exitCodes } from './exit-codes.ts';
import { hasTerminal } from './play-on.ts';
import { inOwnLanguage } from './own-screen.ts';
import { playAsGuest } from './play-as-guest.ts';
import { readConfig, type RawScreenOptions } from './config-file.ts';
import type { Io } from './io.ts';
import { fail } from './failing.ts';

/** `watch`'s options as they were typed. */
export interface RawWatchOptions extends RawScreenOptions {
  readonly code?: string;
}

/** `secret-cli watch ADDRESS`: shows the public board of somebody's table. Returns the exit code. */
export async function watch(typed: string, raw: RawWatchOptions, streams: Io): Promise<number> {
  const address = addressFrom(typed);
  if ('problem' in address) return fail(streams, 'watch', address);
  const config = readConfig(raw);
  if ('problem' in config) return fail(streams, 'watch', { exitCode: exitCodes.usage, ...config });
  const io = inOwnLanguage(streams, config);
  if (!hasTerminal())
    return fail(io, 'watch', { exitCode: exitCodes.usage, problem: ({ join }) => join.boardNeedsTerminal });
  const code = raw.code === undefined ? {} : { code: raw.code };
  const session = await enter(address, { type: 'watch', ...code });
  if ('problem' in session) return fail(io, 'watch', session);
  if ('refused' in session)
    return fail(io, 'watch', {
      exitCode: exitCodes.refused,
      problem: refusal(session.refused, address, raw.code),
    });
  const played = await playAsGuest(
    session,
    { returnLine: '', came: { door: 'node', at: address.host } },
    config,
    io,
  );
  return typeof played === 'number' ? played : fail(io, 'watch', played);
}
