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
import type { Came, TableScreenProps } from '../screen/index.ts';
import type { Reconnecting } from '../wire/index.ts';

/**
 * Shows somebody else's table on this terminal until whoever sits or looks on here goes: by themselves, or when they
 * have read why nothing more comes. Returns the exit code, or why it ended against their will. `returnLine` brings
 * them back into their seat, and stands openly on the screen; empty where nothing does. `came`: how they came.
 */
export async function playAsGuest(
  session: Reconnecting,
  { returnLine, came }: Pick<TableScreenProps, 'returnLine'> & { readonly came: Came },
  appearance: Appearance,
  io: Io,
): Promise<number | Failure> {
  const exitCode = await playOn(
    (takeDown) =>
      createElement(GuestScreen, {
        session,
        host: null,
        returnLine,
        came,
        ...ownScreen(appearance),
        onClose: takeDown,
        onLeaveSeat: takeDown,
      }),
    appearance,
    io,
  );
  session.leave();
  const failure = failures[await session.ended];
  if (failure !== undefined && exitCode === exitCodes.done) return failure(printable(returnLine));
  const { stage } = session.latest.table;
  const { join } = io.words;
  if (stage === 'closed') io.out(`${join.tableClosed}\n`);
  if (stage === 'playing' && returnLine !== '') {
    const kept = session.link === 'up' ? join.kept : join.keptAtBest;
    io.out(`${kept(printable(returnLine))}\n`);
  }
  return exitCode;
}

const { refused, connection } = exitCodes;

/** How a session ends on somebody who didn't want to go; `returnLine` as `playAsGuest` has it. */
const failures: Readonly<Partial<Record<EndedBecause, (returnLine: string) => Failure>>> = {
  kicked: () => ({ exitCode: refused, problem: ({ join }) => join.kicked }),
  replaced: () => ({ exitCode: refused, problem: ({ join }) => join.replaced }),
  'sent-away': () => ({ exitCode: refused, problem: ({ join }) => join.sentAway }),
  'another-table': (returnLine) => ({
    exitCode: refused,
    problem: ({ join }) => join.anotherTable(returnLine === '' ? null : returnLine),
  }),
  unreadable: () => ({ exitCode: connection, problem: ({ join }) => join.unreadable }),
};
