import { dice, freshSeed } from '../chance/index.ts';
import { drawTableName } from './table-name.ts';
import { exitCodes } from './exit-codes.ts';
import { fail, warn } from './failing.ts';
import { hasTerminal } from './play-on.ts';
import { hostAtScreen } from './host-at-screen.ts';
import { hostWithoutScreen } from './host-without-screen.ts';
import { jsonAnnouncer, plainAnnouncer, type Announcer } from './announcer.ts';
import { nameIn } from './config.ts';
import { openDoors } from './open-doors.ts';
import { inOwnLanguage, ownEdition } from './own-screen.ts';
import { printable } from './printable.ts';
import { readConfig } from './config-file.ts';
import { readHostOptions, type HostOptions, type RawHostOptions } from './host-options.ts';
import { openRecords, usualTable } from './usual-table.ts';
import { Table } from '../table/index.ts';
import type { Io } from './io.ts';
import type { RecordsFolder } from './records-folder.ts';

/** `secret-cli host`: opens a table, at which the host may take a seat. Returns the exit code. */
export async function host(raw: RawHostOptions, streams: Io): Promise<number> {
  const config = readConfig(raw);
  if ('problem' in config) return fail(streams, 'host', { exitCode: exitCodes.usage, ...config });
  const io = inOwnLanguage(streams, config);
  const options = readHostOptions({ ...nameIn(config), ...raw }, hasTerminal());
  if ('problem' in options) return fail(io, 'host', { exitCode: exitCodes.usage, ...options });
  const records = openRecords(raw.records);
  if ('problem' in records) return fail(io, 'host', { exitCode: exitCodes.storage, ...records });

  const edition = ownEdition(config.edition);
  const recordOf = (id: string): string => records.pathOf(id);
  const announcer = options.screen
    ? null
    : raw.json
      ? jsonAnnouncer(io, recordOf)
      : plainAnnouncer(io, recordOf, options, edition);
  const played: string[] = [];
  const table = openTable(options, records, announcer, (id) => void played.push(id));
  const faults: unknown[] = [];
  const doors = await openDoors(table, options, edition, (fault) => faults.push(fault));
  if ('problem' in doors) return fail(io, 'host', doors);
  table.openDoors(doors.open);
  announcer?.listening(doors);
  const exitCode = options.screen
    ? await hostAtScreen(table, options, doors, config, io)
    : await hostWithoutScreen(table);
  await doors.close();
  if (!doors.isKeyKept) warn(io, 'host', (say) => say.host.keyNotKept);
  for (const fault of faults) warn(io, 'host', (say) => say.host.guestFailed(printable(String(fault))));
  if (options.screen) for (const id of played) io.out(`${io.words.host.record(printable(recordOf(id)))}\n`);
  if (exitCode === exitCodes.storage)
    return fail(io, 'host', { exitCode, problem: (say) => say.host.recordFailed });
  return exitCode;
}

function openTable(
  options: HostOptions,
  records: RecordsFolder,
  announcer: Announcer | null,
  started: (id: string) => void,
): Table {
  return new Table({
    ...usualTable(records, started),
    name: options.tableName ?? drawTableName(dice(freshSeed())),
    capacity: options.capacity,
    startsByItself: options.startsByItself,
    code: options.code,
    rules: options.rules,
    clocks: options.clocks,
    bots: options.bots,
    seed: freshSeed(),
    ...(announcer ? { watcher: announcer } : {}),
  });
}
