import { after, localTerminal, show, TableScreen, type HostInfo } from '../screen/index.ts';
import { createElement } from 'react';
import { dice, freshSeed } from '../chance/index.ts';
import { english } from '../words/index.ts';
import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import { printable } from './printable.ts';
import type { TableSession } from '../table/index.ts';

/** A seat that is played at this process's terminal. */
export interface Seated {
  readonly session: TableSession;
  /** Null for guests. */
  readonly host: HostInfo | null;
  /** Gives up what the person leaves behind: called once, whichever way they go. */
  readonly leave: () => void;
  /** Ends the screen when it resolves, if the person hasn't left before. */
  readonly cut?: Promise<unknown>;
}

/** Whether this process has a terminal that a seat can be played at. */
export const hasTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Shows the table on this terminal until the person leaves, the link is cut or a signal comes; returns the exit code. */
export async function playOn({ session, host, leave, cut }: Seated, io: Io): Promise<number> {
  let exitCode: number = exitCodes.done;
  let fault: unknown = null;
  const terminal = localTerminal({
    onError: (error) => {
      fault = error;
      exitCode = exitCodes.bug;
    },
    leave: (code) => {
      exitCode = code;
    },
  });
  if (terminal === undefined) throw new Error('there is no terminal to play at');
  const tiles = dice(freshSeed());
  const shown = show(
    createElement(TableScreen, {
      session,
      host,
      words: english,
      after,
      shuffle: (hand) => tiles.shuffle(hand),
      onQuit: () => shown.close(),
    }),
    terminal,
  );
  void cut?.then(() => shown.close());
  await shown.done;
  leave();
  if (fault !== null)
    io.err(`secret-cli: a fault of this program, please report it: ${printable(String(fault))}\n`);
  return exitCode;
}
