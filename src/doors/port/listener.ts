import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Why nothing can listen there: something else does; only the administrator may; no such address here. */
export type ListenFailure = 'port-taken' | 'not-allowed' | 'no-such-address';

const failures: Readonly<Record<string, ListenFailure>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'not-allowed',
  EADDRNOTAVAIL: 'no-such-address',
  EAFNOSUPPORT: 'no-such-address',
  ENOTFOUND: 'no-such-address',
};

/** Where something listens. */
export interface Listener {
  readonly port: number;
  /** Takes no more calls; resolves when every connection is gone. */
  close(): Promise<void>;
}

/**
 * Listens at an address of this machine, `0.0.0.0` for every one of IPv4 or `::` for all, and a port, 0 for any that
 * is free. Each connection comes half-open, as HTTP needs it. Rejects for unforeseen failures.
 */
export function listen(
  host: string,
  port: number,
  called: (socket: Socket) => void,
): Promise<Listener | { readonly refused: ListenFailure }> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, called);
  return new Promise((resolve, reject) => {
    // Stays for good: an error of a listening server costs one connection, and must not cost the table.
    server.on('error', (error: NodeJS.ErrnoException) => {
      const failure = failures[error.code ?? ''];
      if (failure === undefined) reject(error);
      else resolve({ refused: failure });
    });
    server.listen(port, host, () => resolve({ port: portOf(server), close: () => close(server) }));
  });
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });
