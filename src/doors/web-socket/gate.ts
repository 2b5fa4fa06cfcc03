import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { ownAddresses } from './local-addresses.ts';
import { parseAddress } from './address.ts';

/**
 * The HTTP status with which a request is turned away, or null: 421 for one that isn't addressed to this machine, as a
 * page sends it that had its own name resolved to us; 403 for one from a page of another site; 404 for another path.
 */
export function turnedAwayWith({ headers, socket, url }: IncomingMessage): 403 | 404 | 421 | null {
  if (!isForUs(headers.host ?? '', socket.localAddress)) return 421;
  if (headers.origin !== undefined) return 403;
  return url === '/' ? null : 404;
}

/** Answers a connection with an HTTP status instead of the upgrade, and ends it. */
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
