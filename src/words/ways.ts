import { shellWord } from '../text/index.ts';

/** A door as far as a line needs it that leads through: the same in every language. */
export interface WayThrough {
  readonly door: 'node' | 'ssh' | 'browser';
  readonly port: number;
  /** Whether a page comes by TLS. */
  readonly secure: boolean;
}

/** What is typed into a shell or a browser to come in by that door of a machine; `code`: what the table asks for, or null. */
export function wayIn(way: WayThrough, host: string, code: string | null): string {
  switch (way.door) {
    case 'node':
      return `${join(way, host)}${code === null ? '' : ` --code ${shellWord(code)}`}`;
    case 'ssh':
      return `ssh -p ${way.port} ${host}`;
    case 'browser':
      return `${page(way, host)}${code === null ? '' : `#code=${encodeURIComponent(code)}`}`;
  }
}

/** What brings whoever holds a seat's token back into the seat by that door. It is as secret as the token. */
export function wayBack(way: WayThrough, host: string, token: string): string {
  switch (way.door) {
    case 'node':
      return `${join(way, host)} --seat ${token}`;
    case 'ssh':
      return `ssh -p ${way.port} ${token}@${host}`;
    case 'browser':
      return `${page(way, host)}#seat=${token}`;
  }
}

const join = ({ port }: WayThrough, host: string): string => `npx secret-cli join ${bracketed(host)}:${port}`;

/** What follows `#` stays in the browser. */
const page = ({ port, secure }: WayThrough, host: string): string =>
  `${secure ? 'https' : 'http'}://${bracketed(host)}:${port}/`;

/** A port can't be told from the end of an IPv6 address without brackets. */
const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);
