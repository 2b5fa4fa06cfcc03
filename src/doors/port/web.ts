import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createSecureContext, TLSSocket, type SecureContext } from 'node:tls';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { turnAway, wayOf } from './gate.ts';
import type { Callers } from './callers.ts';
import type { Certificate } from './certificate.ts';
import type { WebSocketDoor } from '../web-socket/index.ts';

/** The way in for people with a browser, as the port sees it. */
export interface BrowserDoor {
  /** Answers a request for the page or what belongs to it. */
  page(request: IncomingMessage, response: ServerResponse): void;
  /** Opens the socket of a page of ours. */
  screen(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  /** Closes every screen after what was sent to it; resolves when all are gone. */
  close(): Promise<void>;
}

/** What there is to be had over HTTP. */
export interface WebOptions {
  readonly callers: Callers;
  /** Null where no program may come in. */
  readonly protocol: WebSocketDoor | null;
  /** Null where no browser may. */
  readonly browser: BrowserDoor | null;
  /** With one, pages are to be had over TLS alone; the protocol may come either way. */
  readonly certificate: Certificate | null;
}

const MOST_BYTES_OF_HEADERS = 8192;

/** Serves connections of HTTP, plain or within TLS, whoever listens for them. */
export class Web {
  readonly #options: WebOptions;
  readonly #server: Server;
  readonly #tls: SecureContext | null;
  /** The connections that haven't been handed on. */
  readonly #streams = new Set<Duplex>();

  constructor(options: WebOptions) {
    const { certificate } = options;
    this.#options = options;
    this.#tls = certificate && createSecureContext({ ...certificate });
    this.#server = createServer({ maxHeaderSize: MOST_BYTES_OF_HEADERS }, (request, response) =>
      this.#answer(request, response),
    );
    this.#server.on('upgrade', (request, stream, head) => this.#upgrade(request, stream, head));
  }

  /** Takes over a connection that speaks HTTP, or is to be told in HTTP that it doesn't. */
  take(stream: Duplex): void {
    this.#streams.add(stream);
    stream.on('close', () => this.#streams.delete(stream));
    this.#server.emit('connection', stream);
  }

  /** Takes over a connection that speaks TLS, which ends it where there is no certificate. */
  takeSecure(socket: Socket): void {
    if (this.#tls === null) {
      socket.destroy();
      return;
    }
    const inside = new TLSSocket(socket, { isServer: true, secureContext: this.#tls });
    inside.on('error', () => inside.destroy());
    this.#options.callers.goesOnIn(inside, socket);
    this.take(inside);
  }

  /** Ends every connection after what was sent to it; resolves when those that were handed on are gone. */
  async close(): Promise<void> {
    for (const stream of this.#streams) stream.destroy();
    await Promise.all([this.#options.protocol?.close(), this.#options.browser?.close()]);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { browser } = this.#options;
    const way = wayOf(request, { secure: isSecure(request), upgrade: false });
    response.setHeader('connection', 'close');
    if (typeof way === 'number') say(response, way, `${STATUS_CODES[way]}\n`);
    else if (browser === null) say(response, 200, introduction(request));
    else if (this.#isTooOpen(request)) {
      response.setHeader('location', `https://${request.headers.host}/`);
      say(response, 308, 'This table shows its page over https:// alone.\n');
    } else browser.page(request, response);
  }

  #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    this.#streams.delete(stream);
    const { protocol, browser } = this.#options;
    const way = wayOf(request, { secure: isSecure(request), upgrade: true });
    if (typeof way === 'number') turnAway(stream, way);
    else if (way === 'protocol' && protocol !== null) protocol.upgrade(request, stream, head);
    else if (way === 'screen' && browser !== null && !this.#isTooOpen(request))
      browser.screen(request, stream, head);
    else turnAway(stream, way === 'screen' && browser !== null ? 403 : 404);
  }

  /** Whether a request for pages came plainly although there is TLS to be had. */
  #isTooOpen(request: IncomingMessage): boolean {
    return this.#tls !== null && !isSecure(request);
  }
}

const isSecure = ({ socket }: IncomingMessage): boolean => socket instanceof TLSSocket;

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

/** Tells whoever comes with a browser or the like what this is. */
const introduction = ({ headers }: IncomingMessage): string =>
  `A table of secret-cli. Join it from a terminal: npx secret-cli join ${headers.host}\n`;
