import { addressFrom, enter, refusal, type Failure } from './enter-table.ts';
import { exitCodes } from './exit-codes.ts';
import { formatAddress } from '../doors/web-socket/index.ts';
import { hasTerminal } from './play-on.ts';
import { joinLine } from './join-line.ts';
import { KeptSeats, type KeptSeat } from './kept-seats.ts';
import { nameIn, type Config } from './config.ts';
import { inOwnLanguage } from './own-screen.ts';
import { ownName } from './own-name.ts';
import { playAsGuest } from './play-as-guest.ts';
import { printable } from './printable.ts';
import { readConfig, type RawScreenOptions } from './config-file.ts';
import { safeName, shellWord } from '../text/index.ts';
import { statePath } from './state-folder.ts';
import type { Address } from '../doors/web-socket/index.ts';
import type { Io } from './io.ts';
import { tokenIn } from '../table/index.ts';
import type { Reconnecting } from '../wire/index.ts';
import { fail, warn } from './failing.ts';
import type { Said } from '../words/index.ts';

/** `join`'s options as they were typed. */
export interface RawJoinOptions extends RawScreenOptions {
  readonly name?: string;
  readonly code?: string;
  /** Takes a new seat although one is kept. */
  readonly new?: boolean;
  /** The token of a seat that was taken by another door or on another machine. */
  readonly seat?: string;
}

/** `secret-cli join ADDRESS`: takes a seat at somebody else's table, or comes back to it, and plays. Returns the exit code. */
export async function join(typed: string, raw: RawJoinOptions, streams: Io): Promise<number> {
  const address = addressFrom(typed);
  if ('problem' in address) return fail(streams, 'join', address);
  const config = readConfig(raw);
  if ('problem' in config) return fail(streams, 'join', { exitCode: exitCodes.usage, ...config });
  const io = inOwnLanguage(streams, config);
  const named = raw.name === undefined ? null : ownName(raw.name);
  if (named !== null && 'problem' in named) return fail(io, 'join', { exitCode: exitCodes.usage, ...named });
  if (!hasTerminal()) {
    return fail(io, 'join', {
      exitCode: exitCodes.usage,
      problem: ({ join }) => join.seatNeedsTerminal,
    });
  }
  const seats = new KeptSeats(statePath('seats.json'));
  const seated = await seatAt(address, raw, config, seats);
  if ('problem' in seated) return fail(io, 'join', seated);
  // The seat's token opens the door, so that the line needs no code.
  const returnLine = seated.kept ? joinLine(formatAddress(address)) : '';
  const came = { door: 'node', at: address.host } as const;
  const played = await playAsGuest(seated.session, { returnLine, came }, config, io);
  if (!seated.kept) {
    warn(io, 'join', ({ join }) => join.notNoted);
  }
  return typeof played === 'number' ? played : fail(io, 'join', played);
}

/** A seat at somebody's table, and whether this machine can come back into it. */
interface Seated {
  readonly session: Reconnecting;
  readonly kept: boolean;
}

/** Comes back to the seat that is kept there, or takes a new one and keeps it. */
async function seatAt(
  address: Address,
  raw: RawJoinOptions,
  config: Config,
  seats: KeptSeats,
): Promise<Seated | Failure> {
  const host = formatAddress(address);
  if (raw.seat !== undefined) return seatOf(raw.seat, address, seats);
  const kept = raw.new ? [] : keptFor(raw.name, seats.at(host));
  if (kept.length > 1 && raw.name === undefined) return { exitCode: exitCodes.usage, problem: choice(kept) };
  for (const { token } of kept) {
    const back = await enter(address, { type: 'back', token });
    if ('problem' in back) return back;
    if (!('refused' in back)) return { session: back, kept: true };
    seats.forget(token);
  }
  return newSeat(address, { ...nameIn(config), ...raw }, seats);
}

/** Comes back to the seat of that token, and keeps it. */
async function seatOf(typed: string, address: Address, seats: KeptSeats): Promise<Seated | Failure> {
  const token = tokenIn(typed);
  if (token === null) {
    return {
      exitCode: exitCodes.usage,
      problem: ({ join }) => join.noToken,
    };
  }
  const session = await enter(address, { type: 'back', token });
  if ('problem' in session) return session;
  if ('refused' in session) return { exitCode: exitCodes.refused, problem: refusal(session.refused, address) };
  return { session, kept: keep(session, address, seats) };
}

/** Keeps a session's seat, so that this machine comes back into it; false where it can't. */
function keep({ token, latest: { viewer, table } }: Reconnecting, address: Address, seats: KeptSeats): boolean {
  const name = table.seats[viewer ?? -1]?.name;
  if (token === null || name === undefined) return false;
  return seats.keep({ host: formatAddress(address), table: table.name, name, token });
}

/** The seats that are meant: those of that name, where one is given. */
function keptFor(given: string | undefined, seats: readonly KeptSeat[]): readonly KeptSeat[] {
  if (given === undefined) return seats;
  const asked = safeName(given);
  return seats.filter(({ name }) => asked.ok && name === asked.name);
}

function choice(kept: readonly KeptSeat[]): Said {
  const [{ host } = { host: '' }] = kept;
  return ({ join }) =>
    join.severalSeats([
      ...kept.map(({ host, name, table }) => {
        const line = `${joinLine(printable(host))} --name ${shellWord(printable(name))}`;
        return `  ${line}   ${join.atTable(printable(table))}`;
      }),
      `  ${joinLine(printable(host))} --new`,
    ]);
}

async function newSeat(address: Address, raw: RawJoinOptions, seats: KeptSeats): Promise<Seated | Failure> {
  const own = ownName(raw.name);
  if ('problem' in own) return { exitCode: exitCodes.usage, problem: own.problem };
  const code = raw.code === undefined ? {} : { code: raw.code };
  const session = await enter(address, { type: 'hello', name: own.name, ...code });
  if ('problem' in session) return session;
  if ('refused' in session)
    return { exitCode: exitCodes.refused, problem: refusal(session.refused, address, raw.code) };
  return { session, kept: keep(session, address, seats) };
}
