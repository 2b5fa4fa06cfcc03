import { Server } from 'ssh2';
import { Guest, type Door } from './guest.ts';
import { hostFingerprint } from './host-key.ts';
import { KnownKeys } from './known-keys.ts';
import type { Socket } from 'node:net';

/** What an SSH door is opened with. */
export interface SshDoorOptions extends Omit<Door, 'keys'> {
  /** The private key that it is known by, as `newHostKey` makes it. */
  readonly hostKey: string;
}

/** A way in by SSH. It listens nowhere: connections are handed to it. */
export interface SshDoor {
  /** Of its host key, as SSH clients show it. */
  readonly fingerprint: string;
  /** Serves a connection, none of whose bytes has been read. */
  handle(socket: Socket): void;
  /** Ends every connection, its screen first; resolves when all are gone. */
  close(): Promise<void>;
}

/** Milliseconds of silence after which a client is asked whether it is there, and how often it may fail to answer. */
const KEEP_ALIVE = { keepaliveInterval: 10_000, keepaliveCountMax: 2 };

/**
 * What is agreed on. No compression, since it would make the length of a frame tell what is in it; no exchange over large
 * prime fields, which costs a host far more than whoever asks for it.
 */
const algorithms = {
  kex: [
    'curve25519-sha256',
    'curve25519-sha256@libssh.org',
    'ecdh-sha2-nistp256',
    'ecdh-sha2-nistp384',
    'ecdh-sha2-nistp521',
  ],
  compress: ['none'],
} as const;

/**
 * Opens a way in by SSH, for any key or none: a shell that is the table's screen, and nothing else. Commands, files,
 * forwarding, agents and second sessions are refused.
 */
export function sshDoor({ hostKey, ...options }: SshDoorOptions): SshDoor {
  const door: Door = { ...options, keys: new KnownKeys() };
  const open = new Map<Socket, Guest | null>();
  const config = {
    hostKeys: [hostKey],
    ident: 'secret-cli',
    algorithms: { kex: [...algorithms.kex], compress: [...algorithms.compress] },
    ...KEEP_ALIVE,
  };
  return {
    fingerprint: hostFingerprint(hostKey),
    handle(socket) {
      open.set(socket, null);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      // A server for each connection, since it doesn't tell on which socket one came.
      const server = new Server(config, (client) => open.set(socket, new Guest(client, socket, door)));
      server.on('error', () => socket.destroy());
      server.injectSocket(socket);
      socket.once('close', () => open.delete(socket));
    },
    async close() {
      // Why a session has ended is told a microtask after it has.
      await new Promise(setImmediate);
      const gone = [...open.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const [socket, guest] of open) {
        if (guest === null) socket.destroy();
        else guest.close();
      }
      await Promise.all(gone);
    },
  };
}
