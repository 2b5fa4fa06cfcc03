import { WebSocket } from 'ws';
import {
  HOST_MESSAGE_LENGTH,
  join,
  Reconnecting,
  RemoteSession,
  type Greeting,
  type Reconnection,
  type Resumption,
  type SentAway,
} from '../../wire/index.ts';
import { formatAddress, type Address } from './address.ts';
import { keepAlive, type After } from './heartbeat.ts';
import { linkOver, socketLimits } from './web-socket-link.ts';

/** What comes in with a greeting, and comes back by itself when the link is lost. */
export interface ConnectOptions extends Omit<Reconnection, 'reach'> {
  readonly greeting: Greeting;
}

/**
 * Why no seat was asked for, or no answer came: nothing listens there; no machine of that name; no way there; no answer
 * in time; something else than a table listens; the host isn't known by that name; too many connections are open there;
 * the connection broke; the host said what can't be read.
 */
export type Unreachable =
  | 'nobody-there'
  | 'no-such-host'
  | 'no-way-there'
  | 'timed-out'
  | 'not-a-table'
  | 'another-name'
  | 'crowded'
  | 'lost'
  | 'unreadable';

/** How long all of it may take, in milliseconds. */
export const PATIENCE = 10_000;

/** What an answer of HTTP instead of the upgrade means. */
const statuses: Readonly<Record<number, Unreachable>> = { 421: 'another-name', 503: 'crowded' };
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

/** What comes of one try to be let in. */
type Reached = RemoteSession | { readonly refused: SentAway } | { readonly unreachable: Unreachable };

/** Connects to a table and greets it. Tries once; from then on the session comes back by itself. Never rejects. */
export async function connect(
  address: Address,
  { greeting, ...how }: ConnectOptions,
): Promise<Reconnecting | Exclude<Reached, RemoteSession>> {
  const first = await reach(address, greeting, how.after, null);
  if (!(first instanceof RemoteSession)) return first;
  return new Reconnecting(first, greeting, {
    ...how,
    reach: (greeting, again) => reach(address, greeting, how.after, again),
  });
}

/** Makes one connection and greets the table over it. */
async function reach(
  address: Address,
  greeting: Greeting,
  after: After,
  again: Resumption | null,
): Promise<Reached> {
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
      resolve({ unreachable: statuses[response.statusCode ?? 0] ?? 'not-a-table' });
      request.destroy();
    });
  });
  const joined = new Promise<Reached>((resolve) => {
    socket.on('open', () => {
      keepAlive(socket, after);
      resolve(join(linkOver(socket), greeting, again));
    });
  });
  const outcome = await Promise.race([tooLate, failed, joined]);
  callOff();
  return outcome;
}
