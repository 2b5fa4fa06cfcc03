import { isSystemError } from './system-error.ts';
import type { UnfinishedGame } from './unfinished.ts';

/** Ends the record of a game that nobody will go on with, as far as it can be written to. */
export function giveUp({ openRecord, leftOff: { due, game } }: UnfinishedGame<object>): void {
  try {
    const record = openRecord();
    for (const line of due) record.write(line);
    if (game.ending === null) record.write({ type: 'abandoned', reason: 'host-left' });
    record.close();
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}
