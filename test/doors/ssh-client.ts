import { once } from 'node:events';
import { connect, createServer, Socket, type AddressInfo } from 'node:net';
import { Client, type ClientChannel, type ConnectConfig } from 'ssh2';
import headless from '@xterm/headless';
import { newHostKey, sshDoor, type SshDoor } from '../../src/doors/ssh/index.ts';
import type { House } from '../../src/doors/hosted/index.ts';

/** One host key for all tests of a file: it takes time to make. */
const hostKey = newHostKey();

/** An SSH door that listens on a free port of loopback. */
export interface ListeningDoor extends AsyncDisposable {
  readonly door: SshDoor;
  readonly port: number;
  /** Those that were told to the door's owner, in order. */
  readonly welcomed: Socket[];
  readonly seated: Socket[];
}

export async function openSshDoor(house: House): Promise<ListeningDoor> {
  const welcomed: Socket[] = [];
  const seated: Socket[] = [];
  const door = sshDoor({
    house,
    hostKey,
    port: () => port,
    welcomed: (socket) => void welcomed.push(socket),
    seated: (socket) => void seated.push(socket),
  });
  const server = createServer((socket) => door.handle(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    door,
    port,
    welcomed,
    seated,
    async [Symbol.asyncDispose]() {
      server.close();
      await door.close();
    },
  };
}

/** What a client asks for beside what all do. */
export interface Asked {
  readonly term?: string;
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Somebody's SSH client with its terminal. */
export class SshGuest {
  readonly client: Client;
  readonly channel: ClientChannel;
  readonly terminal: headless.Terminal;
  readonly gone: Promise<unknown>;
  readonly #link: Socket;
  exitStatus: number | null = null;
  sent = '';

  constructor(client: Client, channel: ClientChannel, columns: number, rows: number) {
    this.client = client;
    this.#link = links.get(client) ?? new Socket();
    this.channel = channel;
    this.terminal = new headless.Terminal({ cols: columns, rows, allowProposedApi: true });
    this.terminal.onData((answer) => channel.write(answer));
    this.gone = once(client, 'close');
    channel.on('data', (bytes: Buffer) => {
      this.sent += bytes.toString();
      this.terminal.write(bytes);
    });
    channel.on('exit', (status: number) => {
      this.exitStatus = status;
    });
    // As the programs do: once their shell is over, they go.
    channel.on('close', () => client.end());
  }

  type(keys: string): void {
    this.channel.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.terminal.resize(columns, rows);
    this.channel.setWindow(rows, columns, 0, 0);
  }

  /** From here on nothing is taken from the network. */
  stopReading(): void {
    this.#link.pause();
  }

  readOn(): void {
    this.#link.resume();
  }

  get screen(): string {
    const { active } = this.terminal.buffer;
    return Array.from({ length: this.terminal.rows }, (_, row) =>
      active.getLine(active.baseY + row)?.translateToString(true),
    ).join('\n');
  }

  /** Resolves with the screen once it shows that; fails with the screen after long enough. */
  async shows(text: string | RegExp): Promise<string> {
    const isThere = (): boolean =>
      typeof text === 'string' ? this.screen.includes(text) : text.test(this.screen);
    await new Promise<void>((resolve) => this.terminal.write('', resolve));
    if (isThere()) return this.screen;
    return new Promise((resolve, reject) => {
      const watching = this.terminal.onWriteParsed(() => {
        if (isThere()) settle(() => resolve(this.screen));
      });
      const timer = setTimeout(
        () => settle(() => reject(new Error(`waited for ${String(text)}; the screen is\n${this.screen}`))),
        30_000,
      );
      const settle = (then: () => void): void => {
        watching.dispose();
        clearTimeout(timer);
        then();
      };
    });
  }
}

const links = new WeakMap<Client, Socket>();

/** Connects without a shell; rejects where the client isn't let in. */
export function connectSsh({ port }: { readonly port: number }, config: ConnectConfig = {}): Promise<Client> {
  const client = new Client();
  const sock = connect(port, '127.0.0.1');
  links.set(client, sock);
  return new Promise((resolve, reject) => {
    client.on('ready', () => resolve(client)).on('error', reject);
    client.on('close', () => reject(new Error('the host closed the connection')));
    client.connect({ sock, strictVendor: false, username: 'root', tryKeyboard: true, ...config });
    // Whoever is asked for nothing answers nothing.
    if (client.listenerCount('keyboard-interactive') === 0)
      client.on('keyboard-interactive', (_name, _instructions, _language, prompts, answer) =>
        answer(prompts.map(() => '')),
      );
  });
}

/** Opens a shell on a connection. */
export function shellOn(
  client: Client,
  { term = 'xterm', columns = 80, rows = 24, env = {} }: Asked = {},
): Promise<SshGuest> {
  return new Promise((resolve, reject) => {
    client.shell({ term, cols: columns, rows }, { env }, (error, channel) => {
      if (error) reject(error);
      else resolve(new SshGuest(client, channel, columns, rows));
    });
  });
}

/** Comes to a door with a terminal, as a program would. */
export const comeBySsh = async (
  door: { readonly port: number },
  config: ConnectConfig = {},
  asked: Asked = {},
): Promise<SshGuest> => shellOn(await connectSsh(door, config), asked);
