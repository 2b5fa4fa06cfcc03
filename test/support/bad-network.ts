import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { After } from '../../src/doors/web-socket/heartbeat.ts';
import type { Dice } from '../../src/chance/index.ts';

/** The most milliseconds that one piece of what is sent is under way. */
const mostDelay = 150;
/** So many pieces at most are made of what came in at once. */
const mostPieces = 3;

const troubles = ['reset', 'hold', 'deaf', 'hole'] as const;
export type Trouble = (typeof troubles)[number];

/** How often each kind of trouble came. */
export type Troubles = Record<Trouble, number>;

/** What a bad network is made of. */
export interface BadNetworkOptions {
  /** Where those who are sent through it want to go. */
  readonly port: number;
  /** Draws the plan of each connection; the same dice, the same plan. */
  readonly luck: Dice;
  /** Calls back after so many milliseconds. */
  readonly after: After;
  /** How long trouble lasts at most, in milliseconds; between two there may be twice that. */
  readonly spell: number;
}

/**
 * A way to a port of loopback that delays and splits what is sent over it, until it is calm also holds everything back
 * for a while, or one direction of it, resets connections, and loses them in a hole: nothing more comes through, and
 * neither end is told before the hole is over.
 */
export class BadNetwork {
  readonly troubles: Troubles = { reset: 0, hold: 0, deaf: 0, hole: 0 };
  readonly #options: BadNetworkOptions;
  readonly #server: Server;
  readonly #connections = new Set<BadConnection>();
  #isCalm = false;

  private constructor(options: BadNetworkOptions) {
    this.#options = options;
    this.#server = createServer({ noDelay: true }, (guest) => this.#accept(guest));
  }

  static async open(options: BadNetworkOptions): Promise<BadNetwork> {
    const network = new BadNetwork(options);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** No new trouble begins. */
  calm(): void {
    this.#isCalm = true;
  }

  close(): void {
    this.calm();
    this.#server.close();
    for (const connection of this.#connections) connection.reset();
  }

  #accept(guest: Socket): void {
    const host = connect({ port: this.#options.port, host: '127.0.0.1', noDelay: true });
    const connection = new BadConnection(guest, host, this.#options);
    this.#connections.add(connection);
    void connection.over.then(() => this.#connections.delete(connection));
    void this.#trouble(connection);
  }

  async #trouble(connection: BadConnection): Promise<void> {
    const { luck, after, spell } = this.#options;
    while (!this.#isCalm && !connection.isOver) {
      // A connection that is being made has the most to lose.
      const longest = luck.below(4) === 0 ? spell / 40 : 2 * spell;
      const plan = { calm: luck.below(longest), what: luck.pick(troubles), lasts: luck.below(spell) };
      await wait(after, plan.calm);
      if (this.#isCalm || connection.isOver) return;
      this.troubles[plan.what] += 1;
      if (plan.what === 'reset') {
        connection.reset();
        return;
      }
      connection.hold(plan.what === 'deaf' ? 'one-way' : 'both-ways');
      await wait(after, plan.lasts);
      if (plan.what === 'hole') connection.reset();
      connection.letGo();
    }
  }
}

const wait = (after: After, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void after(milliseconds, resolve));

/** One connection through a bad network, from a guest to the host. */
class BadConnection {
  readonly over: Promise<unknown>;
  isOver = false;
  readonly #guest: Socket;
  readonly #host: Socket;
  readonly #luck: Dice;
  readonly #after: After;
  readonly #held = { up: false, down: false };
  #letGo: () => void = () => {};
  #gate: Promise<void> = Promise.resolve();

  constructor(guest: Socket, host: Socket, { luck, after }: Pick<BadNetworkOptions, 'luck' | 'after'>) {
    this.#guest = guest;
    this.#host = host;
    this.#luck = luck;
    this.#after = after;
    // What goes wrong with either end shows where it is read.
    for (const socket of [guest, host]) socket.on('error', () => {});
    this.over = Promise.all([this.#carry(guest, host, 'up'), this.#carry(host, guest, 'down')]).then(() => {
      this.isOver = true;
    });
  }

  hold(which: 'one-way' | 'both-ways'): void {
    this.#held.down = true;
    this.#held.up = which === 'both-ways';
    this.#gate = new Promise((resolve) => {
      this.#letGo = resolve;
    });
  }

  letGo(): void {
    this.#held.up = false;
    this.#held.down = false;
    this.#letGo();
  }

  reset(): void {
    this.#guest.resetAndDestroy();
    this.#host.resetAndDestroy();
    this.letGo();
  }

  /** Passes on what comes from one end, and in the end how it ended, unless it is held back. */
  async #carry(from: Socket, to: Socket, way: 'up' | 'down'): Promise<void> {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        for (const piece of this.#pieces(chunk)) {
          await wait(this.#after, this.#luck.below(mostDelay + 1));
          if (this.#held[way]) await this.#gate;
          to.write(piece);
        }
      }
      if (this.#held[way]) await this.#gate;
      to.end();
    } catch {
      if (this.#held[way]) await this.#gate;
      to.resetAndDestroy();
    }
  }

  *#pieces(chunk: Buffer): Generator<Buffer> {
    let rest = chunk;
    for (let piece = 1; piece < mostPieces && rest.length > 1; piece += 1) {
      const cut = 1 + this.#luck.below(rest.length - 1);
      yield rest.subarray(0, cut);
      rest = rest.subarray(cut);
    }
    yield rest;
  }
}
