import { maxPlayers, minPlayers } from '../game/index.ts';
import { ownName } from './own-name.ts';
import { wholeNumber } from './whole-number.ts';
import type { SafeText } from '../text/index.ts';

/** `host`'s options as they were typed. */
export interface RawHostOptions {
  readonly name?: string;
  readonly port: string;
  readonly players: string;
  readonly bots: string;
  readonly local?: boolean;
  readonly records?: string;
}

export interface HostOptions {
  readonly name: SafeText;
  readonly port: number;
  readonly players: number;
  readonly bots: number;
}

/** Reads `host`'s options; `problem` is a sentence on the first that is wrong. */
export function readHostOptions(raw: RawHostOptions): HostOptions | { readonly problem: string } {
  const name = ownName(raw.name);
  if ('problem' in name) return name;
  const port = wholeNumber(raw.port, 0, 65_535);
  if (port === null) return { problem: '--port takes a number from 0 (any free one) to 65535.' };
  const players = wholeNumber(raw.players, minPlayers, maxPlayers);
  if (players === null) return { problem: `--players takes a number from ${minPlayers} to ${maxPlayers}.` };
  const bots = wholeNumber(raw.bots, 0, players - 1);
  if (bots === null)
    return { problem: `--bots takes a number from 0 to ${players - 1}: one seat of ${players} is yours.` };
  return { name: name.name, port, players, bots };
}
