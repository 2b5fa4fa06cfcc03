import { askNames, handRound } from './pass-at-screen.ts';
import { beginPass, goOnWithPass, type PassGame } from './pass-game.ts';
import { exitCodes } from './exit-codes.ts';
import { fail } from './failing.ts';
import { giveUp } from './give-up.ts';
import { hasTerminal } from './play-on.ts';
import { holdPass, type PassSettings } from './pass-keeping.ts';
import { inOwnLanguage } from './own-screen.ts';
import { openRecords } from './usual-table.ts';
import { printable } from './printable.ts';
import { readConfig } from './config-file.ts';
import { readPassOptions, type PassOptions, type RawPassOptions } from './pass-options.ts';
import type { Appearance } from './config.ts';
import type { Failure } from './enter-table.ts';
import type { Io } from './io.ts';
import type { RecordsFolder } from './records-folder.ts';
import type { Unfinished } from './unfinished.ts';

const { done, usage, storage } = exitCodes;

/** Goes on with the game that was left. */
const line = 'npx secret-cli pass';

/** `secret-cli pass NAME…`: plays on this one terminal, handed round the room. Returns the exit code. */
export async function pass(typed: readonly string[], raw: RawPassOptions, streams: Io): Promise<number> {
  const config = readConfig(raw);
  if ('problem' in config) return fail(streams, 'pass', { exitCode: usage, ...config });
  const io = inOwnLanguage(streams, config);
  const options = readPassOptions(typed, raw);
  if ('problem' in options) return fail(io, 'pass', { exitCode: usage, ...options });
  if (!hasTerminal()) {
    return fail(io, 'pass', { exitCode: usage, problem: (say) => say.here.needsTerminal });
  }
  const records = openRecords(raw.records);
  if ('problem' in records) return fail(io, 'pass', { exitCode: storage, ...records });
  const unfinished = holdPass();
  if ('problem' in unfinished) return fail(io, 'pass', unfinished);
  try {
    const game = await gameFor(options, records, unfinished, config, io);
    if (typeof game === 'number') return game;
    return 'problem' in game ? fail(io, 'pass', game) : await play(game, unfinished, config, io);
  } finally {
    unfinished.release();
  }
}

/** The game that is unfinished, or a new one; or the exit code where nobody wants to play. */
async function gameFor(
  options: PassOptions,
  records: RecordsFolder,
  unfinished: Unfinished<PassSettings>,
  appearance: Appearance,
  io: Io,
): Promise<PassGame | Failure | number> {
  const leftOff = await unfinished.find();
  if (leftOff !== null && !options.anew) {
    if ('problem' in leftOff) return leftOff;
    if (options.asksForAnother) return { exitCode: usage, problem: ({ here }) => here.keptBefore(line) };
    return goOnWithPass(leftOff, records, unfinished);
  }
  const names = options.names.length > 0 ? options.names : await askNames(options.bots, appearance, io);
  if (typeof names === 'number') return names;
  if (leftOff !== null && !('problem' in leftOff)) giveUp(leftOff);
  return beginPass({ ...options, names }, records, unfinished);
}

/** Hands the terminal round until somebody stops; a game that isn't over by then is kept. Returns the exit code. */
async function play(
  { table, round, finished }: PassGame,
  unfinished: Unfinished<PassSettings>,
  appearance: Appearance,
  io: Io,
): Promise<number> {
  const exitCode = await handRound(round, line, appearance, io);
  const { stage, closedBecause } = round.board.latest.table;
  table.leaveOff();
  for (const record of finished) io.out(`${io.words.host.record(printable(record))}\n`);
  if (stage === 'over') unfinished.forget();
  else io.out(`${io.words.here.kept(line)}\n`);
  if (closedBecause !== 'storage' || exitCode !== done) return exitCode;
  return fail(io, 'pass', { exitCode: storage, problem: ({ host }) => host.recordFailed });
}
