import { connect as tcp, type Socket } from 'node:net';
import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';
import { after } from '../../src/screen/terminal/pace.ts';
import { Callers, openPort, Web, type Port } from '../../src/doors/port/index.ts';
import { connect, webSocketDoor, type After } from '../../src/doors/web-socket/index.ts';
import { Reconnecting, type Greeting, type Seating } from '../../src/wire/index.ts';
import { PROTOCOL } from '../../src/wire/from-guest.ts';

/** What a test may want to be otherwise. */
interface DoorOptions {
  readonly port: number;
  readonly after: After;
}

/** Opens a port of loopback, a free one unless told, with the protocol's door to that table alone. */
export async function openDoor(table: Seating, options: Partial<DoorOptions> = {}): Promise<Port> {
  const port = await portFor(table, '127.0.0.1', options);
  if ('refused' in port) throw new Error(`no door: ${port.refused}`);
  return port;
}

/** The same at an address of this machine, or why not. */
export function portFor(
  table: Seating,
  host: string,
  { port = 0, after: later = after }: Partial<DoorOptions> = {},
): ReturnType<typeof openPort> {
  const callers = new Callers(later);
  const protocol = webSocketDoor({ table, after: later, seated: callers.seated });
  const web = new Web({ callers, protocol, browser: null, certificate: null });
  return openPort({ host, port, after: later, callers, ssh: null, web });
}

/** Time and luck of a guest, unless a test brings its own. */
export const how = { after, random: () => 0, now: Date.now };

export const ask = (door: Pick<Port, 'port'>, greeting: string | Greeting, options: Partial<typeof how> = {}) =>
  connect(
    { host: '127.0.0.1', port: door.port },
    {
      greeting: typeof greeting === 'string' ? { type: 'hello', name: greeting } : greeting,
      ...how,
      ...options,
    },
  );

/** Comes in, for a seat where a name is given, which must succeed. */
export async function seatAt(...about: Parameters<typeof ask>): Promise<Reconnecting> {
  const session = await ask(...about);
  if (session instanceof Reconnecting) return session;
  throw new Error(`not let in: ${JSON.stringify(session)}`);
}

/** A plain WebSocket to a door, for what our own client never says; `heard` grows by what the host sends. */
export function rawSocket(door: Pick<Port, 'port'>, options: ClientOptions = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${door.port}/`, options);
  const heard: string[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const status = new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode);
      request.destroy();
    });
  });
  socket.on('error', () => {});
  socket.on('message', (data) => heard.push(String(data)));
  return { socket, heard, closed, status, open: once(socket, 'open') };
}

/** A TCP connection to a door; `closed` resolves with all that it was told. */
export function rawConnection(
  { port }: Pick<Port, 'port'>,
  localAddress = '127.0.0.1',
): { socket: Socket; closed: Promise<string> } {
  const socket = tcp({ port, host: '127.0.0.1', localAddress });
  let told = '';
  socket.on('error', () => {}).on('data', (data) => (told += data.toString('latin1')));
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(told))) };
}

export const hello = (name: string, protocol = PROTOCOL): string =>
  JSON.stringify({ type: 'hello', protocol, name });
