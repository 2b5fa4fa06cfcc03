import headless from '@xterm/headless';
import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';
import type { Entering, ToPage } from '../../src/doors/browser/messages.ts';

const window = { columns: 80, rows: 24 };

/** Somebody at a page of ours, without the page: a socket that speaks as it does, with a terminal behind. */
export class PageGuest {
  readonly socket: WebSocket;
  readonly terminal = new headless.Terminal({
    cols: window.columns,
    rows: window.rows,
    allowProposedApi: true,
  });
  /** All that was told in words. */
  readonly told: ToPage[] = [];
  readonly gone: Promise<unknown>;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.gone = new Promise((resolve) => socket.once('close', resolve));
    this.terminal.onData((answer) => socket.send(Buffer.from(answer)));
    socket.on('message', (data, isBinary) => {
      if (isBinary) this.terminal.write(data as Buffer);
      else this.told.push(JSON.parse(String(data)) as ToPage);
    });
    socket.on('error', () => {});
  }

  /** Comes to a host, as a page of its own unless told, and enters. */
  static async come(port: number, entering: Entering): Promise<PageGuest> {
    const { socket } = askForScreen(port);
    const guest = new PageGuest(socket);
    await once(socket, 'open');
    socket.send(JSON.stringify({ ...entering, window }));
    return guest;
  }

  type(keys: string): void {
    this.socket.send(Buffer.from(keys));
  }

  get screen(): string {
    const { active } = this.terminal.buffer;
    return Array.from({ length: this.terminal.rows }, (_, row) =>
      active.getLine(active.baseY + row)?.translateToString(true),
    ).join('\n');
  }
}

/** Asks for the socket of a page; `status` is that of HTTP with which it is refused. */
export function askForScreen(
  port: number,
  { origin = `http://127.0.0.1:${port}`, ...options }: ClientOptions = {},
): { readonly socket: WebSocket; readonly status: Promise<number | undefined> } {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/screen`, { origin, ...options });
  const status = new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode);
      request.destroy();
    });
  });
  return { socket, status };
}
