import type { Socket } from 'node:net';
import { listen, type ListenFailure } from './listener.ts';
import { recognise, type Speech } from './first-bytes.ts';
import { SSH_GRACE, type Callers } from './callers.ts';
import { turnAway } from './gate.ts';
import type { After } from '../web-socket/index.ts';
import type { Web } from './web.ts';

/** The way in for people with a client of SSH, as the port sees it. */
export interface SshDoor {
  /** Takes over a connection from its first byte. */
  handle(socket: Socket): void;
  /** Ends every session after what was sent to it; resolves when all are gone. */
  close(): Promise<void>;
}

/** What a port is opened with. */
export interface PortOptions {
  /** The address to listen at: `127.0.0.1`, `0.0.0.0` for every one of IPv4, `::` for all. */
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly after: After;
  readonly callers: Callers;
  /** Null where this port has no SSH. */
  readonly ssh: SshDoor | null;
  /** Null where this port has SSH alone. */
  readonly web: Web | null;
}

/** A port that is open. */
export interface Port {
  readonly port: number;
  /** Closes every connection after what was sent to it, by what was just done too; resolves when all are gone. */
  close(): Promise<void>;
}

/**
 * Opens a port at which each connection is handed to the door whose speech it speaks: TLS, SSH and HTTP are told apart
 * by their first bytes. Nothing that comes in by it can end the table. Rejects for unforeseen failures.
 */
export async function openPort(options: PortOptions): Promise<Port | { readonly refused: ListenFailure }> {
  const { host, port, callers, ssh, web } = options;
  const open = new Set<Socket>();
  const listener = await listen(host, port, (socket) => {
    // A reset in the middle of a handshake has no other listener.
    socket.on('error', () => socket.destroy());
    if (!callers.admit(socket)) {
      turnAway(socket, 503);
      return;
    }
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    handOn(socket, options, () => open.delete(socket));
  });
  if ('refused' in listener) return listener;
  return {
    port: listener.port,
    async close() {
      const gone = listener.close();
      // Why a session has ended is told a microtask after it has.
      await new Promise(setImmediate);
      for (const undecided of open) undecided.destroy();
      await Promise.all([ssh?.close(), web?.close(), gone]);
    },
  };
}

function handOn(socket: Socket, { after, callers, ssh, web }: PortOptions, decided: () => void): void {
  const hand = (speech: Speech): void => {
    decided();
    if (ssh !== null && (web === null || speech === 'ssh')) {
      callers.allow(socket, SSH_GRACE);
      socket.allowHalfOpen = false;
      ssh.handle(socket);
    } else if (speech === 'tls') {
      socket.allowHalfOpen = false;
      web?.takeSecure(socket);
    } else web?.take(socket);
  };
  if (web === null) hand('ssh');
  else recognise(socket, after, hand);
}
