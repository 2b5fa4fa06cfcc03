import { bots, botNames, type BotName } from '../bots/index.ts';
import { derive, dice, freshSeed } from '../chance/index.ts';
import { drawTableName } from './table-name.ts';
import { entered } from './entered.ts';
import { exitCodes } from './exit-codes.ts';
import { NAME_COLUMNS, safeText, type SafeText } from '../text/index.ts';
import { pauseAt, speeds, type Speed } from './speeds.ts';
import { statePath } from './state-folder.ts';
import { Table, type Place } from '../table/index.ts';
import { Unfinished, type UnfinishedGame } from './unfinished.ts';
import { usualTable } from './usual-table.ts';
import type { Failure } from './enter-table.ts';
import type { RecordsFolder } from './records-folder.ts';
import type { SoloOptions } from './solo-options.ts';

/** What is kept of a game besides its record. */
export interface SoloSettings {
  readonly table: SafeText;
  readonly speed: Speed;
  readonly level: BotName;
}

/** Where the games of a person and bots are written, and which of them is kept to be gone on with. */
export interface SoloKeeping {
  readonly records: RecordsFolder;
  readonly unfinished: Unfinished<SoloSettings>;
}

/** A table of a person and bots. */
export interface SoloGame {
  readonly table: Table;
  readonly place: Place;
  /** The records of those of its games that are over, as they end. */
  readonly finished: readonly string[];
}

/** Has a person's games with bots for this process alone, or says why it can't. */
export const holdSolo = (): Unfinished<SoloSettings> | Failure =>
  Unfinished.hold(statePath('solo.json'), readSettings);

/** Opens a table, and begins with the person at a seat drawn by lot. All that is drawn follows from the seed. */
export function beginSolo(name: SafeText, options: SoloOptions, keeping: SoloKeeping): SoloGame {
  const { players, speed, level, rules, seed } = options;
  const settings = { table: drawTableName(dice(derive(seed, 'table'))), speed, level };
  const finished: string[] = [];
  const table = new Table({
    ...usual({ record: '', settings }, keeping, finished),
    capacity: players,
    bots: players - 1,
    rules,
    seed,
  });
  const place = entered(table.sit(name, { hosts: true }));
  const seat = dice(derive(seed, 'seat')).below(players);
  void place.command({ type: 'move-seat', from: players - 1, to: seat });
  return { table, place, finished };
}

/** Opens a table at which the unfinished game goes on, or says that its record can't be added to. */
export function goOnWithSolo(game: UnfinishedGame<SoloSettings>, keeping: SoloKeeping): SoloGame | Failure {
  const { record, settings, leftOff, openRecord } = game;
  const finished: string[] = [];
  const options = { ...usual(game, keeping, finished), seed: freshSeed() };
  const table = Table.resume(options, leftOff, openRecord);
  if ('refused' in table) return { exitCode: exitCodes.storage, problem: ({ host }) => host.recordFailed };
  keeping.unfinished.keep(record, settings);
  const seat = leftOff.deal.players.findIndex(({ bot }) => bot === undefined);
  return { table, place: entered(table.takeUp(seat, { hosts: true })), finished };
}

/**
 * What new and old games have in common; the records of those that are over are added to `finished`. A table with all
 * its seats taken starts by itself, from the first game on. `record`: that of a game that is gone on with.
 */
function usual(
  { record, settings }: Pick<UnfinishedGame<SoloSettings>, 'record' | 'settings'>,
  { records, unfinished }: SoloKeeping,
  finished: string[],
) {
  let current = record;
  const started = (id: string): void => {
    current = records.pathOf(id);
    unfinished.keep(current, settings);
  };
  return {
    ...usualTable(records, started),
    bot: bots[settings.level],
    botPause: pauseAt[settings.speed],
    name: settings.table,
    startsByItself: true,
    code: null,
    watcher: { ended: () => void finished.push(current) },
  };
}

function readSettings(kept: unknown): SoloSettings | null {
  const { table, ...told } = (kept ?? {}) as { readonly [field: string]: unknown };
  const speed = speeds.find((one) => one === told['speed']);
  const level = botNames.find((one) => one === told['level']);
  if (typeof table !== 'string' || speed === undefined || level === undefined) return null;
  return { table: safeText(table, NAME_COLUMNS), speed, level };
}
