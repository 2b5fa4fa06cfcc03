import { readClockOptions } from './clock-options.ts';
import { maxPlayers, minPlayers, type Rules } from '../game/index.ts';
import { ownName } from './own-name.ts';
import { readDoorOptions, type DoorOptions, type RawDoorOptions } from './door-options.ts';
import { readRulesOption } from './rules-option.ts';
import { safeText, type SafeText } from '../text/index.ts';
import { tableNamed } from './table-name.ts';
import { wholeNumber } from './whole-number.ts';
import type { Clocks } from '../table/index.ts';
import type { RawScreenOptions } from './config-file.ts';
import type { Said } from '../words/index.ts';

/** `host`'s options as they were typed. */
export interface RawHostOptions extends RawScreenOptions, RawDoorOptions {
  readonly name?: string;
  readonly table?: string;
  readonly code?: string;
  readonly port: string;
  readonly players?: string;
  readonly bots: string;
  /** False for `--no-seat`. */
  readonly seat: boolean;
  readonly rules: readonly string[];
  readonly clock: readonly string[];
  readonly extra?: string;
  readonly local?: boolean;
  readonly records?: string;
  readonly json?: boolean;
}

export interface HostOptions {
  /** Null: the host takes no seat. */
  readonly name: SafeText | null;
  /** Null: drawn by lot. */
  readonly tableName: SafeText | null;
  readonly code: string | null;
  readonly port: number;
  readonly doors: DoorOptions;
  /** Nobody but this machine can join. */
  readonly local: boolean;
  readonly capacity: number;
  /** A game starts as soon as so many are ready. */
  readonly startsByItself: boolean;
  readonly bots: number;
  readonly rules: Partial<Rules>;
  readonly clocks: Clocks;
  /** Whether the table is shown on this terminal. */
  readonly screen: boolean;
}

const longestCode = 64;

type Problem = { readonly problem: Said };

/** Reads `host`'s options; `problem` says what is wrong with the first that is. */
export function readHostOptions(raw: RawHostOptions, terminal: boolean): HostOptions | Problem {
  const screen = terminal && !raw.json;
  if (raw.json && raw.seat) return { problem: ({ host }) => host.jsonNeedsNoSeat };
  const players = raw.players === undefined ? maxPlayers : wholeNumber(raw.players, minPlayers, maxPlayers);
  if (players === null) return { problem: (say) => say.number('--players', minPlayers, maxPlayers) };
  const mostBots = Math.min(raw.seat ? players - 1 : players, maxPlayers - 1);
  const bots = wholeNumber(raw.bots, 0, mostBots);
  if (bots === null) return { problem: (say) => say.number('--bots', 0, mostBots) };
  const port = wholeNumber(raw.port, 0, 65_535);
  if (port === null) return { problem: (say) => say.port('--port') };
  const doors = readDoorOptions(raw);
  if ('problem' in doors) return doors;
  const name = raw.seat ? ownName(raw.name) : { name: null };
  if ('problem' in name) return name;
  const table = tableNamed(raw.table);
  if ('problem' in table) return table;
  const code = raw.code ?? null;
  if (code !== null && (code === '' || code.length > longestCode || safeText(code, 2 * longestCode) !== code)) {
    return { problem: ({ host }) => host.code(longestCode) };
  }
  const rules = readRulesOption(raw.rules);
  if ('problem' in rules) return rules;
  const clocks = readClockOptions(raw.clock, raw.extra);
  if ('problem' in clocks) return clocks;
  if (raw.seat && !terminal) return { problem: ({ host }) => host.seatNeedsTerminal };
  if (!screen && raw.players === undefined) {
    return { problem: ({ host }) => host.whenToStart };
  }
  return {
    name: name.name,
    tableName: table.name,
    code,
    port,
    doors,
    local: raw.local === true,
    capacity: players,
    startsByItself: raw.players !== undefined,
    bots,
    rules: rules.rules,
    clocks: clocks.clocks,
    screen,
  };
}
