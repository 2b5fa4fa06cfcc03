import { exitCodes, signalCodes } from './exit-codes.ts';
import { localTerminal, show, type LookSettings } from '../screen/index.ts';
import { printable } from './printable.ts';
import type { Io } from './io.ts';
import type { ReactElement } from 'react';

/** Whether this process has a terminal that a table can be shown on. */
export const hasTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/**
 * Shows a screen on this terminal, as its owner wants it to look, until what it was given to call back is called or a
 * signal comes; returns the exit code, that of a hang-up where the terminal has gone.
 */
export async function playOn(
  screen: (takeDown: () => void) => ReactElement,
  { palette, ascii }: LookSettings,
  io: Io,
): Promise<number> {
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
  const shown = show(
    screen(() => shown.close()),
    terminal,
    { palette, ascii },
  );
  const ending = await shown.done;
  if (ending === 'gone' && exitCode === exitCodes.done) exitCode = signalCodes.SIGHUP;
  if (fault !== null) {
    io.err(`secret-cli: ${io.words.fault(printable(String(fault)))}\n`);
  }
  return exitCode;
}
