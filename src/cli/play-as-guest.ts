import { createElement } from 'react';
import { exitCodes } from './exit-codes.ts';
import { GuestScreen } from './guest-screen.tsx';
import { ownScreen } from './own-screen.ts';
import { playOn } from './play-on.ts';
import { printable } from './printable.ts';
import type { Appearance } from './config.ts';
import type { EndedBecause } from '../table/index.ts';
import type { Failure } from './enter-table.ts';
import type { Io } from './io.ts';
import type { Reconnecting } from '../wire/index.ts';

/**
 * Shows somebody else's table on this terminal until whoever sits or looks on here goes: by themselves, or when they
 * have read why nothing more comes. Returns the exit code, or why it ended against their will. `returnLine` brings
 * them back into their seat; empty where nothing does.
 */
export async function playAsGuest(
  session: Reconnecting,
  returnLine: string,
  appearance: Appearance,
  io: Io,
): Promise<number | Failure> {
  const exitCode = await playOn(
    (takeDown) =>
      createElement(GuestScreen, {
        session,
        host: null,
        returnLine,
        ...ownScreen(appearance),
        onClose: takeDown,
        onLeaveSeat: takeDown,
      }),
    appearance,
    io,
  );
  session.leave();
  const failure = failures[await session.ended];
  if (failure !== undefined && exitCode === exitCodes.done) return failure;
  const { stage } = session.latest.table;
  if (stage === 'closed') io.out('The table is closed.\n');
  if (stage === 'playing' && returnLine !== '') {
    io.out(`Your seat is kept. Come back with:  ${printable(returnLine)}\n`);
  }
  return exitCode;
}

const failures: Readonly<Partial<Record<EndedBecause, Failure>>> = {
  kicked: { exitCode: exitCodes.refused, problem: 'the host has put you out.' },
  replaced: { exitCode: exitCodes.refused, problem: 'your seat was taken up from elsewhere.' },
  'sent-away': { exitCode: exitCodes.refused, problem: 'the host did not let you in again.' },
  unreadable: {
    exitCode: exitCodes.connection,
    problem: 'the host sent what this program can’t read; both sides need the same secret-cli.',
  },
};
