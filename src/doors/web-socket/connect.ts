import { WebSocket } from 'ws';
import { HOST_MESSAGE_LENGTH, join, type Joined, type RemoteSession, type SentAway } from '../../wire/index.ts';
import { formatAddress, type Address } from './address.ts';
import { keepAlive, type After } from './heartbeat.ts';
import { linkOver, socketLimits } from './web-socket-link.ts';

/** What a seat is asked for with. */
export interface ConnectOptions {
  readonly name: string;
  readonly after: After;
}

/**
 * Why no seat was asked for, or no answer came: nothing listens there; no machine of that name; no way there; no answer
 * in time; something else than a table listens; the host isn't known by that name; the connection broke; the host said
 * what can't be read.
 */
export type Unreachable =
  | 'nobody-there'
  | 'no-such-host'
  | 'no-way-there'
  | 'timed-out'
  | 'not-a-table'
  | 'another-name'
  | 'lost'
  | 'unreadable';

/** How long all of it may take, in milliseconds. */
export const PATIENCE = 10_000;

const MISDIRECTED = 421;
/** No character of UTF-16 takes more bytes in UTF-8 than that. */
const BYTES_A_UNIT = 3;

const failures: Readonly<Record<string, Unreachable>> = {
  ECONNREFUSED: 'nobody-there',
  ENOTFOUND: 'no-such-host',
  EAI_AGAIN: 'no-such-host',
  EHOSTUNREACH: 'no-way-there',
  ENETUNREACH: 'no-way-there',
  EHOSTDOWN: 'no-way-there',
  ETIMEDOUT: 'timed-out',
  ECONNRESET: 'lost',
  EPIPE: 'lost',
};

/** Connects to a table and asks it for a seat under that name. Never rejects. */
export async function connect(
  address: Address,
  { name, after }: ConnectOptions,
): Promise<RemoteSession | { readonly refused: SentAway } | { readonly unreachable: Unreachable }> {
  const socket = new WebSocket(`ws://${formatAddress(address)}/`, {
    maxPayload: HOST_MESSAGE_LENGTH * BYTES_A_UNIT,
    ...socketLimits,
  });
  let callOff = (): void => {};
  const tooLate = new Promise<{ unreachable: Unreachable }>((resolve) => {
    callOff = after(PATIENCE, () => {
      resolve({ unreachable: 'timed-out' });
      socket.terminate();
    });
  });
  const failed = new Promise<{ unreachable: Unreachable }>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ unreachable: failures[error.code ?? ''] ?? 'not-a-table' });
    });
    socket.on('unexpected-response', (request, response) => {
      resolve({ unreachable: response.statusCode === MISDIRECTED ? 'another-name' : 'not-a-table' });
      request.destroy();
    });
  });
  const joined = new Promise<Joined>((resolve) => {
    socket.on('open', () => {
      keepAlive(socket, after);
      resolve(join(linkOver(socket), name));
    });
  });
  const outcome = await Promise.race([tooLate, failed, joined]);
  callOff();
  return outcome;
}
