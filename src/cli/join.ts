import { createElement } from 'react';
import { addressFrom, enter, refusal, type Failure } from './enter-table.ts';
import { exitCodes } from './exit-codes.ts';
import { formatAddress } from '../doors/web-socket/index.ts';
import { GuestScreen } from './guest-screen.tsx';
import { ownScreen } from './own-screen.ts';
import { hasTerminal, playOn } from './play-on.ts';
import { KeptSeats } from './kept-seats.ts';
import { nameIn, type Appearance, type Config } from './config.ts';
import { ownName } from './own-name.ts';
import { printable } from './printable.ts';
import { readConfig, type RawScreenOptions } from './config-file.ts';
import { safeName } from '../text/index.ts';
import { statePath } from './state-folder.ts';
import type { Address } from '../doors/web-socket/index.ts';
import type { Io } from './io.ts';
import type { Reconnecting } from '../wire/index.ts';

/** `join`'s options as they were typed. */
export interface RawJoinOptions extends RawScreenOptions {
  readonly name?: string;
  readonly code?: string;
  /** Takes a new seat although one is kept. */
  readonly new?: boolean;
}

/** `secret-cli join ADDRESS`: takes a seat at somebody else's table, or comes back to it, and plays. Returns the exit code. */
export async function join(typed: string, raw: RawJoinOptions, io: Io): Promise<number> {
  const address = addressFrom(typed);
  if ('problem' in address) return fail(io, address);
  if (!hasTerminal()) {
    return fail(io, {
      exitCode: exitCodes.usage,
      problem: 'your seat needs a terminal: run it in one, without a pipe.',
    });
  }
  const config = readConfig(raw);
  if ('problem' in config) return fail(io, { exitCode: exitCodes.usage, ...config });
  const seats = new KeptSeats(statePath('seats.json'));
  const session = await seatAt(address, raw, config, seats, io);
  if ('problem' in session) return fail(io, session);
  if ('choices' in session) {
    io.err(`secret-cli join: you have several seats there; choose one:\n${session.choices.join('')}`);
    return exitCodes.usage;
  }
  return play(session, address, config, io);
}

async function play(session: Reconnecting, address: Address, appearance: Appearance, io: Io): Promise<number> {
  const host = formatAddress(address);
  let ended: string | null = null;
  const cut = new Promise<void>((resolve) => {
    void session.ended.then((because) => {
      ended = because;
      const { stage } = session.latest.table;
      if (because !== 'left' && stage !== 'over' && stage !== 'closed') resolve();
    });
  });
  const returnLine = `npx secret-cli join ${host}`;
  const exitCode = await playOn(
    (takeDown) =>
      createElement(GuestScreen, {
        session,
        host: null,
        returnLine,
        ...ownScreen(appearance),
        onClose: takeDown,
        onLeaveSeat: takeDown,
      }),
    appearance,
    io,
    cut,
  );
  session.leave();
  if (ended === 'kicked')
    return fail(io, { exitCode: exitCodes.refused, problem: 'the host has put you out.' });
  if (ended === 'replaced')
    return fail(io, { exitCode: exitCodes.refused, problem: 'your seat was taken up from elsewhere.' });
  if (ended !== null && ended !== 'left' && ended !== 'closed') {
    return fail(io, { exitCode: exitCodes.connection, problem: 'the link to the host is lost.' });
  }
  if (session.latest.table.stage === 'playing')
    io.out(`Your seat is kept. Come back with:  ${printable(returnLine)}\n`);
  return exitCode;
}

/** Comes back to the seat that is kept there, or takes a new one and keeps it. */
async function seatAt(
  address: Address,
  raw: RawJoinOptions,
  config: Config,
  seats: KeptSeats,
  io: Io,
): Promise<Reconnecting | Failure | { readonly choices: readonly string[] }> {
  const host = formatAddress(address);
  const asked = raw.name === undefined ? undefined : safeName(raw.name);
  const wanted = asked?.ok ? asked.name : undefined;
  const kept = raw.new ? [] : seats.at(host).filter(({ name }) => wanted === undefined || name === wanted);
  const choices: string[] = [];
  for (const { token, name, table } of kept) {
    if (kept.length > 1 && raw.name === undefined) {
      choices.push(
        `  secret-cli join ${printable(host)} --name ${printable(name)}   (table ${printable(table)})\n`,
      );
      continue;
    }
    const back = await enter(address, { type: 'back', token });
    if ('problem' in back) return back;
    if (!('refused' in back)) return back;
    seats.forget(token);
  }
  if (choices.length > 0) return { choices: [...choices, `  secret-cli join ${printable(host)} --new\n`] };
  return newSeat(address, { ...nameIn(config), ...raw }, seats, io);
}

async function newSeat(
  address: Address,
  raw: RawJoinOptions,
  seats: KeptSeats,
  io: Io,
): Promise<Reconnecting | Failure> {
  const own = ownName(raw.name);
  if ('problem' in own) return { exitCode: exitCodes.usage, problem: own.problem };
  const code = raw.code === undefined ? {} : { code: raw.code };
  const session = await enter(address, { type: 'hello', name: own.name, ...code });
  if ('problem' in session) return session;
  if ('refused' in session) return { exitCode: exitCodes.refused, problem: refusal(session.refused) };
  const { token, latest } = session;
  const kept =
    token === null ||
    seats.keep({ host: formatAddress(address), table: latest.table.name, name: own.name, token });
  if (!kept) io.err('secret-cli join: your seat can’t be noted here: a closed window can’t come back to it.\n');
  return session;
}

function fail(io: Io, { exitCode, problem }: Failure): number {
  io.err(`secret-cli join: ${problem}\n`);
  return exitCode;
}
