import { randomBytes } from 'node:crypto';
import { after } from '../screen/index.ts';
import { exitCodes } from './exit-codes.ts';
import { freshSeed } from '../chance/index.ts';
import { isSystemError } from './system-error.ts';
import { formatAddress, listen, localAddresses, type ListenFailure } from '../doors/web-socket/index.ts';
import { hasTerminal, playOn } from './play-on.ts';
import type { Io } from './io.ts';
import { printable } from './printable.ts';
import { readHostOptions, type RawHostOptions } from './host-options.ts';
import { RecordsFolder } from './records-folder.ts';
import { safeText, type SafeText } from '../text/index.ts';
import { Table } from '../table/index.ts';
import { bots, type Bot } from '../bots/index.ts';

/** How long bots wait before they act, so that people can follow. */
const botPauseMilliseconds = 700;

const botNames = [
  'Bot Ada',
  'Bot Bert',
  'Bot Cleo',
  'Bot Dora',
  'Bot Emil',
  'Bot Fay',
  'Bot Gus',
  'Bot Hana',
  'Bot Ivo',
];

/** `secret-cli host`: opens a table, takes a seat at it and plays. Returns the exit code. */
export async function host(raw: RawHostOptions, io: Io): Promise<number> {
  const options = readHostOptions(raw);
  if ('problem' in options) return fail(io, exitCodes.usage, options.problem);
  if (!hasTerminal()) {
    return fail(io, exitCodes.usage, 'your seat needs a terminal: run it in one, without a pipe.');
  }
  const folder = openFolder(raw.records);
  if ('problem' in folder) return fail(io, exitCodes.storage, folder.problem);

  const gameId = newGameId();
  const record = folder.start(gameId);
  const table = new Table({
    name: safeText(`${options.name}’s table`, 40),
    players: options.players,
    rules: {},
    bots: botNames.slice(0, options.bots).map(asBot),
    standIn: bots.plain,
    seed: freshSeed(),
    gameId,
    journal: (line) => record.write(line),
    now: Date.now,
    after,
    botPause: botPauseMilliseconds,
  });
  const listenOn = raw.local ? '127.0.0.1' : '::';
  const door = await listen({ table, host: listenOn, port: options.port, after });
  if ('refused' in door) return fail(io, exitCodes.connection, doorProblems[door.refused]);

  const session = table.sit(options.name);
  if ('refused' in session) throw new Error(`the host has no seat at its own table: ${session.refused}`);
  const addresses = localAddresses(listenOn).map((address) =>
    formatAddress({ host: address, port: door.port }),
  );
  const exitCode = await playOn({ session, host: { addresses }, leave: () => table.close('host-left') }, io);
  await door.close();
  record.close();
  if (record.begun) io.out(`The record of this game: ${printable(record.path)}\n`);
  if (session.latest.table.closedBecause !== 'storage') return exitCode;
  return fail(
    io,
    exitCodes.storage,
    'the game was broken off: its record could not be written; is the disk full?',
  );
}

const doorProblems = {
  'port-taken': 'that port is taken; choose another with --port, or 0 for any free one.',
  'not-allowed': 'this user may not listen on that port; choose one above 1023 with --port.',
  'no-such-address': 'this machine has no such address to listen on.',
} as const satisfies Record<ListenFailure, string>;

const asBot = (name: string): { readonly name: SafeText; readonly bot: Bot } => ({
  name: safeText(name, 16),
  bot: bots.plain,
});

/** An id that sorts by time: the date, the time of day (UTC) and four random bytes. */
function newGameId(): string {
  const [date = '', time = ''] = new Date().toISOString().split('T');
  return `${date}-${time.slice(0, 8).replaceAll(':', '')}-${randomBytes(4).toString('hex')}`;
}

function openFolder(path: string | undefined): RecordsFolder | { readonly problem: string } {
  try {
    return RecordsFolder.open(path);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return {
      problem: `records can't be written to ${printable(path ?? 'your state folder')} (${error.code}); name another with --records.`,
    };
  }
}

function fail(io: Io, exitCode: number, problem: string): number {
  io.err(`secret-cli host: ${problem}\n`);
  return exitCode;
}
