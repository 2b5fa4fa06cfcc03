import { entered } from './entered.ts';
import { exitCodes, signalCodes } from './exit-codes.ts';
import type { Place, Table } from '../table/index.ts';

/** Runs a table that nobody looks at here, to the end of its first game or until a signal; returns the exit code. */
export async function hostWithoutScreen(table: Table): Promise<number> {
  // Before the table is looked at: bots alone begin at once.
  const stopped = signalled();
  const watcher = entered(table.watch({ hosts: true }));
  const signal = await Promise.race([gameOver(watcher), stopped]);
  const storage = watcher.latest.table.closedBecause === 'storage';
  table.close('host-left');
  return storage ? exitCodes.storage : (signal ?? exitCodes.done);
}

const gameOver = (watcher: Place): Promise<null> =>
  new Promise((resolve) => {
    watcher.onUpdate(({ table: { stage } }) => {
      if (stage === 'over' || stage === 'closed') resolve(null);
    });
  });

const signalled = (): Promise<number> =>
  new Promise((resolve) => {
    for (const [signal, code] of Object.entries(signalCodes)) process.once(signal, () => resolve(code));
  });
