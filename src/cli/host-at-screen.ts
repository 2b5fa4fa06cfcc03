import { createElement } from 'react';
import { TableScreen } from '../screen/index.ts';
import { entered } from './entered.ts';
import { exitCodes } from './exit-codes.ts';
import { formatAddress } from '../doors/web-socket/index.ts';
import { joinLine } from './join-line.ts';
import { KeptSeats } from './kept-seats.ts';
import { ownScreen } from './own-screen.ts';
import { playOn } from './play-on.ts';
import { statePath } from './state-folder.ts';
import type { Appearance } from './config.ts';
import type { Doors } from './open-doors.ts';
import type { HostOptions } from './host-options.ts';
import type { Io } from './io.ts';
import type { Place, Table } from '../table/index.ts';

/** Shows the table on the host's terminal, with or without a seat, until the host closes it; returns the exit code. */
export async function hostAtScreen(
  table: Table,
  { name, code, local }: HostOptions,
  { port, addresses, fingerprint, certificate }: Doors,
  appearance: Appearance,
  io: Io,
): Promise<number> {
  const host = {
    addresses,
    onlyHere: local,
    fingerprint,
    ...(certificate === null ? {} : { certificate }),
    ...(code === null ? {} : { code }),
  };
  let place = entered(name === null ? table.watch({ hosts: true }) : table.sit(name, { hosts: true }));
  for (;;) {
    let closing = true;
    const session = place;
    const exitCode = await playOn(
      (takeDown) =>
        createElement(TableScreen, {
          session,
          host,
          returnLine: name === null ? '' : joinLine(here(port)),
          came: { door: null, at: addresses[0] ?? '127.0.0.1' },
          link: null,
          ...ownScreen(appearance),
          onRetry: () => {},
          onClose: takeDown,
          onLeaveSeat: () => {
            closing = false;
            takeDown();
          },
        }),
      appearance,
      io,
    );
    if (closing || exitCode !== exitCodes.done) {
      const storage = session.latest.table.closedBecause === 'storage';
      table.close('host-left');
      return storage ? exitCodes.storage : exitCode;
    }
    place = entered(table.watch({ hosts: true }));
    keepSeat(session, port);
    session.leave();
  }
}

/** Where the host's own machine finds its table. */
const here = (port: number): string => formatAddress({ host: '127.0.0.1', port });

/** Keeps a seat that its host leaves, so that `join` on this machine comes back into it. */
function keepSeat({ token, latest: { viewer, table } }: Place, port: number): void {
  const name = table.seats[viewer ?? -1]?.name;
  if (token === null || name === undefined) return;
  new KeptSeats(statePath('seats.json')).keep({ host: here(port), table: table.name, name, token });
}
