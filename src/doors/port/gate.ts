import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { ownAddresses, parseAddress } from '../web-socket/index.ts';

/** Where a request leads: to pages to be read, to the protocol of programs, or to a screen inside of our page. */
export type Way = 'page' | 'protocol' | 'screen';

/** The path under which a page of ours gets its screen. */
export const SCREEN_PATH = '/screen';

/** How a request has come, beside what it says. */
export interface Manner {
  readonly secure: boolean;
  /** It asks for a socket instead of a page. */
  readonly upgrade: boolean;
}

/**
 * Where a request leads, or the HTTP status with which it is turned away: 421 for one that isn't addressed to this
 * machine, as a page sends it that had its own name resolved to us; 403 for one from a page of another site, or from
 * none where only ours may ask, or from any where only programs do; 404 for a socket at another path.
 */
export function wayOf(request: IncomingMessage, { secure, upgrade }: Manner): Way | 403 | 404 | 421 {
  const { headers, socket, url } = request;
  const { host = '', origin } = headers;
  if (!isForUs(host, socket.localAddress)) return 421;
  const isOurs = origin?.toLowerCase() === `${secure ? 'https' : 'http'}://${host.toLowerCase()}`;
  if (!upgrade) return origin === undefined || isOurs ? 'page' : 403;
  if (url === SCREEN_PATH) return isOurs ? 'screen' : 403;
  if (origin !== undefined) return 403;
  return url === '/' ? 'protocol' : 404;
}

/** Answers a connection with an HTTP status instead of what it asks for, and ends it. */
export function turnAway(stream: Duplex, status: number): void {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
}

/** An address of this machine (`reached` is the one that the request came to), `localhost`, or a name of its own. */
function isForUs(header: string, reached: string | undefined): boolean {
  const address = parseAddress(header);
  if ('problem' in address || header.includes('/')) return false;
  const { host } = address;
  if (isIP(host) === 0) return isOwnName(host, hostname());
  return host === reached?.replace(/^::ffff:/, '') || ownAddresses().includes(host);
}

/**
 * Whether a machine that calls itself `own` may be meant by that name: `localhost`, its own name, whole or without its
 * domain, or any `.local` name, since only this network gives those out and a machine may have another there.
 */
export function isOwnName(name: string, own: string): boolean {
  const asked = name.replace(/\.$/, '');
  const whole = own.toLowerCase();
  return asked.endsWith('.local') || ['localhost', whole, whole.replace(/\..*$/, '')].includes(asked);
}
