import { openPort, type ListenFailure, type Port, type PortOptions } from '../doors/port/index.ts';
import { exitCodes } from './exit-codes.ts';
import type { Failure } from './enter-table.ts';
import type { Said } from '../words/index.ts';

/** What a port is opened with, and the option that names it. */
export interface Plan extends Omit<PortOptions, 'host'> {
  readonly option: string;
}

/** Ports that are open, each at the place of its plan, and the address at which they listen. */
export interface Ports {
  readonly opened: readonly Port[];
  readonly listened: string;
}

/** Listens on this machine alone, or on all its addresses; where it knows no IPv6, on those of IPv4. */
export async function openPorts(plans: readonly Plan[], local: boolean): Promise<Ports | Failure> {
  if (local) return openAt('127.0.0.1', plans);
  const ports = await openAt('::', plans);
  return 'refused' in ports && ports.refused === 'no-such-address' ? openAt('0.0.0.0', plans) : ports;
}

async function openAt(
  host: string,
  plans: readonly Plan[],
): Promise<Ports | (Failure & { readonly refused: ListenFailure })> {
  const opened: Port[] = [];
  for (const { option, ...plan } of plans) {
    const port = await openPort({ ...plan, host });
    if ('refused' in port) {
      await Promise.all(opened.map((one) => one.close()));
      const problem = problemOf(port.refused, option);
      return { exitCode: exitCodes.connection, problem, refused: port.refused };
    }
    opened.push(port);
  }
  return { opened, listened: host };
}

function problemOf(refused: ListenFailure, option: string): Said {
  return ({ host }) => {
    switch (refused) {
      case 'port-taken':
        return host.portTaken(option);
      case 'not-allowed':
        return host.portForbidden(option);
      case 'no-such-address':
        return host.noSuchAddress;
    }
  };
}
