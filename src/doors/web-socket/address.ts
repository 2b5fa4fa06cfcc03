import { domainToASCII } from 'node:url';
import { isIP, isIPv6 } from 'node:net';

/** Where a table listens. */
export interface Address {
  /** A name in ASCII, or an IP address without brackets. */
  readonly host: string;
  readonly port: number;
}

export const DEFAULT_PORT = 7777;

/**
 * Why a text is no address: nothing in it; a scheme other than `ws://`; something after the port; an IPv6 address
 * of which a port can't be told apart; no name and no IP address; no port number from 1 to 65535.
 */
export type AddressProblem = 'empty' | 'scheme' | 'path' | 'needs-brackets' | 'host' | 'port';

const HIGHEST_PORT = 65_535;
const shape = /^(?:\[(?<literal>[^\]]*)\]|(?<name>[^:[\]]*))(?::(?<port>.*))?$/;
const domainName = /^(?!.*\.\.)[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?\.?$/;
/** What looks like an IPv4 address in one of its old short or octal forms. */
const numeric = /(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/;

/**
 * Reads `HOST`, `HOST:PORT`, `[IPv6]:PORT`, each with or without `ws://` before it; without a port it is 7777.
 * Says what is wrong with anything else.
 */
export function parseAddress(typed: string): Address | { readonly problem: AddressProblem } {
  const text = typed.trim();
  const [, scheme, rest = ''] = /^(?:(.*?):\/\/)?(.*)$/s.exec(text) ?? [];
  if (scheme !== undefined && scheme.toLowerCase() !== 'ws') return { problem: 'scheme' };
  const place = rest.replace(/\/$/, '');
  if (place === '') return { problem: 'empty' };
  if (/[/?#]/.test(place)) return { problem: 'path' };
  if (isIPv6(place)) return { problem: 'needs-brackets' };
  const parts = shape.exec(place)?.groups;
  const host = hostIn(parts?.['literal'], parts?.['name']);
  if (host === null) return { problem: 'host' };
  const port = portIn(parts?.['port']);
  return port === null ? { problem: 'port' } : { host, port };
}

/** An address as `parseAddress` reads it. */
export const formatAddress = ({ host, port }: Address): string =>
  `${isIPv6(host) ? `[${host}]` : host}:${port}`;

function hostIn(literal: string | undefined, name: string | undefined): string | null {
  if (literal !== undefined) return isIPv6(literal) && !literal.includes('%') ? literal.toLowerCase() : null;
  const host = domainToASCII(name ?? '');
  if (isIP(host) !== 0) return host === name ? host : null;
  return domainName.test(host) && !numeric.test(host) ? host : null;
}

function portIn(text: string | undefined): number | null {
  if (text === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= HIGHEST_PORT ? port : null;
}
