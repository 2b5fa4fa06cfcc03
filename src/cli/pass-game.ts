import { dice, freshSeed } from '../chance/index.ts';
import { drawTableName } from './table-name.ts';
import { exitCodes } from './exit-codes.ts';
import { Keeping, type PassSettings } from './pass-keeping.ts';
import { seatAll, takeUpAll, type RoundOptions, type Seats } from '../doors/handed-round/index.ts';
import { Table } from '../table/index.ts';
import { usualTable } from './usual-table.ts';
import type { Failure } from './enter-table.ts';
import type { PassOptions } from './pass-options.ts';
import type { RecordsFolder } from './records-folder.ts';
import type { Unfinished, UnfinishedGame } from './unfinished.ts';

/** A table on a terminal that goes round. */
export interface PassGame {
  readonly table: Table;
  readonly round: RoundOptions;
  /** The records of those of its games that are over, as they end. */
  readonly finished: readonly string[];
}

/** Opens a table for those people and bots. */
export function beginPass(
  options: PassOptions,
  records: RecordsFolder,
  unfinished: Unfinished<PassSettings>,
): PassGame {
  const { names, bots, rules, seed } = options;
  const table = options.tableName ?? drawTableName(dice(freshSeed()));
  const keeping = new Keeping(unfinished, '', { table, private: options.private, ritualRead: false });
  const finished: string[] = [];
  const opened = new Table({
    ...usual(keeping, records, finished),
    capacity: names.length + bots,
    rules,
    bots: 0,
    seed,
  });
  return { table: opened, round: roundOf(seatAll(opened, names, bots), keeping), finished };
}

/** Opens a table at which the unfinished game goes on, or says that its record can't be added to. */
export function goOnWithPass(
  { record, settings, leftOff, openRecord }: UnfinishedGame<PassSettings>,
  records: RecordsFolder,
  unfinished: Unfinished<PassSettings>,
): PassGame | Failure {
  const keeping = new Keeping(unfinished, record, settings);
  const finished: string[] = [];
  const options = { ...usual(keeping, records, finished), seed: freshSeed() };
  const table = Table.resume(options, leftOff, openRecord);
  if ('refused' in table) return { exitCode: exitCodes.storage, problem: ({ host }) => host.recordFailed };
  return { table, round: roundOf(takeUpAll(table), keeping), finished };
}

/** What new and old games have in common; the records of those that are over are added to `finished`. */
const usual = (keeping: Keeping, records: RecordsFolder, finished: string[]) => ({
  ...usualTable(records, (id) => keeping.begin(records.pathOf(id))),
  name: keeping.settings.table,
  startsByItself: false,
  code: null,
  watcher: { ended: () => void finished.push(keeping.record) },
});

const roundOf = (seats: Seats, keeping: Keeping): RoundOptions => ({
  ...seats,
  ritual: !keeping.settings.private,
  ritualRead: keeping.settings.ritualRead,
  onRitualRead: () => keeping.ritualRead(),
});
