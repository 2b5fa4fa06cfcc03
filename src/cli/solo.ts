import { createElement } from 'react';
import { advise } from '../bots/index.ts';
import { asksForAnother, readSoloOptions, type RawSoloOptions, type SoloOptions } from './solo-options.ts';
import { beginSolo, goOnWithSolo, holdSolo, type SoloGame, type SoloKeeping } from './solo-game.ts';
import { exitCodes } from './exit-codes.ts';
import { fail } from './failing.ts';
import { giveUp } from './give-up.ts';
import { hasTerminal, playOn } from './play-on.ts';
import { inOwnLanguage, ownScreen } from './own-screen.ts';
import { openRecords } from './usual-table.ts';
import { printable } from './printable.ts';
import { readConfig } from './config-file.ts';
import { TableScreen } from '../screen/index.ts';
import type { Appearance } from './config.ts';
import type { Failure } from './enter-table.ts';
import type { Io } from './io.ts';

const { done, usage, storage } = exitCodes;

/** What goes on with the game that was left. */
const line = 'npx secret-cli solo';

/** `secret-cli solo`: plays alone with bots, on this terminal. Returns the exit code. */
export async function solo(raw: RawSoloOptions, streams: Io): Promise<number> {
  const config = readConfig(raw);
  if ('problem' in config) return fail(streams, 'solo', { exitCode: usage, ...config });
  const io = inOwnLanguage(streams, config);
  const options = readSoloOptions(raw, config.name);
  if ('problem' in options) return fail(io, 'solo', { exitCode: usage, ...options });
  if (!hasTerminal()) return fail(io, 'solo', { exitCode: usage, problem: (say) => say.here.needsTerminal });
  const records = openRecords(raw.records);
  if ('problem' in records) return fail(io, 'solo', { exitCode: storage, ...records });
  const unfinished = holdSolo();
  if ('problem' in unfinished) return fail(io, 'solo', unfinished);
  try {
    const game = await gameFor(raw, options, { records, unfinished });
    if ('problem' in game) return fail(io, 'solo', game);
    const exitCode = await play(game, config, io);
    for (const record of game.finished) io.out(`${io.words.host.record(printable(record))}\n`);
    if (game.place.latest.table.stage === 'over') unfinished.forget();
    else io.out(`${io.words.here.kept(line)}\n`);
    return exitCode;
  } finally {
    unfinished.release();
  }
}

/** The game that is unfinished, unless it is given up for a new one. */
async function gameFor(
  raw: RawSoloOptions,
  options: SoloOptions,
  keeping: SoloKeeping,
): Promise<SoloGame | Failure> {
  const left = await keeping.unfinished.find();
  if (left !== null && raw.new === undefined) {
    if ('problem' in left) return left;
    if (asksForAnother(raw)) return { exitCode: usage, problem: (say) => say.here.keptBefore(line) };
    const { settings } = left;
    const speed = raw.speed === undefined ? settings.speed : options.speed;
    return goOnWithSolo({ ...left, settings: { ...settings, speed } }, keeping);
  }
  if ('problem' in options.name) return { exitCode: usage, ...options.name };
  if (left !== null && !('problem' in left)) giveUp(left);
  return beginSolo(options.name.name, options, keeping);
}

/** Shows the table until its person leaves it; a game that isn't over by then can be gone on with. Returns the exit code. */
async function play({ table, place }: SoloGame, appearance: Appearance, io: Io): Promise<number> {
  const exitCode = await playOn(
    (takeDown) =>
      createElement(TableScreen, {
        session: place,
        solo: true,
        advise,
        host: null,
        returnLine: line,
        link: null,
        ...ownScreen(appearance),
        onRetry: () => {},
        onClose: takeDown,
        onLeaveSeat: takeDown,
      }),
    appearance,
    io,
  );
  const { closedBecause } = place.latest.table;
  table.leaveOff();
  if (closedBecause !== 'storage' || exitCode !== done) return exitCode;
  return fail(io, 'solo', { exitCode: storage, problem: ({ host }) => host.recordFailed });
}
