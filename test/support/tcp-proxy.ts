import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a port of this machine that can be cut and mended. */
export interface TcpProxy {
  readonly port: number;
  /** Ends every connection, and takes no new one until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens one on a free port of loopback. */
export async function tcpProxy(to: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (isCut) near.destroy();
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
