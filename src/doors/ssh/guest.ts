import { Admission } from './admission.ts';
import { ChannelTerminal, MOST_UNSENT } from './channel-terminal.ts';
import { proposedName } from './proposed-name.ts';
import { serve, type Comer, type House, type Served } from '../hosted/index.ts';
import { TerminalRequest } from './request.ts';
import { isLikeToken, tokenIn } from '../../table/index.ts';
import { wordsIn, type Language } from '../../words/index.ts';
import type { Connection, ServerChannel, Session } from 'ssh2';
import type { KnownKeys } from './known-keys.ts';
import type { Socket } from 'node:net';

/** What every guest of a door has in common. */
export interface Door {
  readonly house: House;
  readonly keys: KnownKeys;
  readonly port: () => number;
  /** The client on that socket has begun a key exchange: a person may now be asked, first of all whether they trust the host's key. */
  readonly welcomed: (socket: Socket) => void;
  /** Whoever is there sits at the table or looks on. */
  readonly seated: (socket: Socket) => void;
}

/** A client that has sent as many bytes has begun a key exchange: its first packet is longer. */
const BEGUN = 256;

/** Milliseconds that a client may take to close what is over. */
const CLOSING = 2000;

/** What stands before an IPv4 address that was reached by a socket of IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/;
/** What a shell reads as it stands. */
const PLAIN = /^[\w.][\w.-]*$/;

type Accept = () => ServerChannel;
type Reject = (() => void) | undefined;

/** One SSH connection, from its first word to its last. */
export class Guest {
  readonly #client: Connection;
  readonly #socket: Socket;
  readonly #door: Door;
  readonly #admission: Admission;
  #session: Session | null = null;
  #served: Served | null = null;
  #welcomed = false;

  constructor(client: Connection, socket: Socket, door: Door) {
    this.#client = client;
    this.#socket = socket;
    this.#door = door;
    const { code, edition } = door.house;
    this.#admission = new Admission({
      code,
      hasSeat: (user, fingerprint) => this.#tokenOf(user, fingerprint) !== null,
      words: wordsIn(edition).entrance,
      giveUp: () => this.#end(),
    });
    client.on('authentication', this.#admission.hear);
    client.on('session', (accept, reject) => {
      if (this.#session === null) this.#open(accept());
      else reject();
    });
    // A second one may come.
    client.on('error', () => socket.destroy());
    socket.on('data', () => {
      if (socket.writableLength > MOST_UNSENT) socket.destroy();
      else if (socket.bytesRead > BEGUN) this.#welcome();
    });
  }

  #welcome(): void {
    if (this.#welcomed) return;
    this.#welcomed = true;
    this.#door.welcomed(this.#socket);
  }

  /** Takes the screen down, says why, and ends the connection. */
  close(): void {
    if (this.#served === null) this.#end();
    else this.#served.close();
  }

  #open(session: Session): void {
    this.#session = session;
    // By this name ssh2 tells that a session has no channel yet when its connection goes; minified, it throws.
    Object.defineProperty(session.constructor, 'name', { value: 'Session' });
    let terminal: ChannelTerminal | null = null;
    let isTaken = false;
    const request = new TerminalRequest(session, () => terminal?.resized());
    const take = (accept: Accept, reject: Reject, serveIt: (channel: ServerChannel) => void): void => {
      if (isTaken) {
        reject?.();
        return;
      }
      isTaken = true;
      const channel = accept();
      channel.on('close', () => this.#end());
      serveIt(channel);
    };
    session.on('error', () => this.#socket.destroy());
    session.on('exec', (accept, reject) => take(accept, reject, this.#turnAway));
    session.on('subsystem', (accept, reject) => take(accept, reject, this.#turnAway));
    session.on('shell', (accept, reject) =>
      take(accept, reject, (channel) => {
        if (!request.hasTerminal) return this.#turnAway(channel);
        const { onFault } = this.#door.house;
        terminal = new ChannelTerminal(channel, this.#socket, {
          depth: request.depth,
          size: request.size,
          onError: onFault,
        });
        this.#serve(terminal, channel, request.language);
      }),
    );
  }

  /** For whoever wants a command, files or a shell without a terminal: a refusal of the request would tell them nothing. */
  readonly #turnAway = (channel: ServerChannel): void => {
    channel.on('error', () => this.#socket.destroy());
    channel.resume();
    const line = `ssh -p ${this.#door.port()} ${this.#address}`;
    channel.stderr.write(`${wordsIn(this.#door.house.edition).entrance.nothingElse(line)}\r\n`);
    channel.exit(1);
    channel.end();
    this.#endLate();
  };

  #serve(terminal: ChannelTerminal, channel: ServerChannel, language: Language | null): void {
    const { house, seated, keys } = this.#door;
    const { fingerprint, user } = this.#admission;
    this.#served = serve(terminal, { ...this.#comer(), language }, house, {
      seated: (token) => {
        seated(this.#socket);
        if (fingerprint !== null && token !== null) keys.remember(fingerprint, user, token);
      },
    });
    void this.#served.done.then((farewell) => this.#part(channel, farewell));
  }

  #comer(): Comer {
    const { user, fingerprint, code } = this.#admission;
    const token = this.#tokenOf(user, fingerprint) ?? (isLikeToken(user) ? user : null);
    const name = isLikeToken(user) ? null : proposedName(user);
    const at = this.#address;
    const line = (who: string): string => `ssh -p ${this.#door.port()} ${who}@${at}`;
    return {
      door: 'ssh',
      at,
      openLine: fingerprint !== null && tokenIn(user) === null && PLAIN.test(user) ? line(user) : '',
      returnLine: line,
      ...(token === null ? {} : { token }),
      ...(name === null ? {} : { name }),
      ...(code === undefined ? {} : { code }),
    };
  }

  /** At which they reached this machine. */
  get #address(): string {
    return (this.#socket.localAddress ?? '').replace(MAPPED, '');
  }

  /** The token of the seat that somebody comes back to: their user name, or what their key stands for. */
  #tokenOf(user: string, fingerprint: string | null): string | null {
    return tokenIn(user) ?? (fingerprint === null ? null : this.#door.keys.tokenOf(fingerprint, user));
  }

  #part(channel: ServerChannel, farewell: string): void {
    for (const line of farewell.split('\n')) if (line !== '') channel.write(`${line}\r\n`);
    channel.exit(0);
    channel.end();
    this.#endLate();
  }

  /** The client closes its side first: whoever it is told of the end before calls it a broken connection. */
  #endLate(): void {
    const callOff = this.#door.house.after(CLOSING, () => this.#end());
    this.#socket.once('close', callOff);
  }

  #end(): void {
    this.#client.end();
    const callOff = this.#door.house.after(CLOSING, () => this.#socket.destroy());
    this.#socket.once('close', callOff);
  }
}
