import { randomBytes } from 'node:crypto';
import { after } from '../screen/index.ts';
import { botNames } from './bot-names.ts';
import { bots, hostedBot } from '../bots/index.ts';
import { dice, freshSeed } from '../chance/index.ts';
import { drawTableName } from './table-name.ts';
import { exitCodes } from './exit-codes.ts';
import { hasTerminal } from './play-on.ts';
import { hostAtScreen } from './host-at-screen.ts';
import { hostWithoutScreen } from './host-without-screen.ts';
import { isSystemError } from './system-error.ts';
import { jsonAnnouncer, plainAnnouncer, type Announcer } from './announcer.ts';
import { listen, localAddresses, type Door, type ListenFailure } from '../doors/web-socket/index.ts';
import { nameIn } from './config.ts';
import { printable } from './printable.ts';
import { readConfig } from './config-file.ts';
import { readHostOptions, type HostOptions, type RawHostOptions } from './host-options.ts';
import { RecordsFolder } from './records-folder.ts';
import { Table } from '../table/index.ts';
import type { Io } from './io.ts';

/** How long bots wait before they act, so that people can follow. */
const botPauseMilliseconds = 700;

/** `secret-cli host`: opens a table, at which the host may take a seat. Returns the exit code. */
export async function host(raw: RawHostOptions, io: Io): Promise<number> {
  const config = readConfig(raw);
  if ('problem' in config) return fail(io, exitCodes.usage, config.problem);
  const options = readHostOptions({ ...nameIn(config), ...raw }, hasTerminal());
  if ('problem' in options) return fail(io, exitCodes.usage, options.problem);
  const records = openFolder(raw.records);
  if ('problem' in records) return fail(io, exitCodes.storage, records.problem);

  const recordOf = (id: string): string => records.pathOf(id);
  const announcer = options.screen
    ? null
    : raw.json
      ? jsonAnnouncer(io, recordOf)
      : plainAnnouncer(io, recordOf, options.code);
  const played: string[] = [];
  const table = openTable(options, records, announcer, (id) => void played.push(id));
  const opened = await openDoor(table, raw.local === true, options.port);
  if ('refused' in opened) return fail(io, exitCodes.connection, doorProblems[opened.refused]);
  const { door, listened } = opened;
  const addresses = localAddresses(listened);
  announcer?.listening(door.port, addresses);
  const exitCode = options.screen
    ? await hostAtScreen(
        table,
        options,
        { port: door.port, addresses, onlyHere: raw.local === true },
        config,
        io,
      )
    : await hostWithoutScreen(table);
  await door.close();
  if (options.screen) for (const id of played) io.out(`The record of a game: ${printable(recordOf(id))}\n`);
  if (exitCode === exitCodes.storage) {
    return fail(io, exitCode, 'the game was broken off: its record could not be written; is the disk full?');
  }
  return exitCode;
}

function openTable(
  options: HostOptions,
  records: RecordsFolder,
  announcer: Announcer | null,
  started: (id: string) => void,
): Table {
  const seed = freshSeed();
  return new Table({
    name: options.tableName ?? drawTableName(dice(freshSeed())),
    capacity: options.capacity,
    startsByItself: options.startsByItself,
    code: options.code,
    rules: options.rules,
    botNames,
    bots: options.bots,
    bot: bots[hostedBot],
    seed,
    newGameId,
    newToken: () => randomBytes(24).toString('base64url'),
    openRecord: (id) => {
      const record = records.start(id);
      started(id);
      return record;
    },
    now: Date.now,
    after,
    botPause: botPauseMilliseconds,
    ...(announcer ? { watcher: announcer } : {}),
  });
}

/** Listens on this machine alone, or on all its addresses; where it knows no IPv6, on those of IPv4. */
async function openDoor(
  table: Table,
  local: boolean,
  port: number,
): Promise<{ readonly door: Door; readonly listened: string } | { readonly refused: ListenFailure }> {
  let refused: ListenFailure = 'no-such-address';
  for (const listened of local ? ['127.0.0.1'] : ['::', '0.0.0.0']) {
    const door = await listen({ table, host: listened, port, after });
    if (!('refused' in door)) return { door, listened };
    refused = door.refused;
    if (refused !== 'no-such-address') break;
  }
  return { refused };
}

const doorProblems = {
  'port-taken': 'that port is taken; choose another with --port, or 0 for any free one.',
  'not-allowed': 'this user may not listen on that port; choose one above 1023 with --port.',
  'no-such-address': 'this machine has no such address to listen on.',
} as const satisfies Record<ListenFailure, string>;

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
    const folder = printable(path ?? 'your state folder');
    return { problem: `records can't be written to ${folder} (${error.code}); name another with --records.` };
  }
}

function fail(io: Io, exitCode: number, problem: string): number {
  io.err(`secret-cli host: ${problem}\n`);
  return exitCode;
}
