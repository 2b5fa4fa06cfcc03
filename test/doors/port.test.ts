import { connect as connectTls } from 'node:tls';
import { get } from 'node:https';
import { once } from 'node:events';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../support/clock.ts';
import { ASKING_GRACE, Callers, GRACE, MOST_WAITING, SSH_GRACE } from '../../src/doors/port/callers.ts';
import { eventually } from '../support/eventually.ts';
import { hello, rawConnection, rawSocket } from './doors.ts';
import { newCertificate, openPort, Web, type Certificate, type Port } from '../../src/doors/port/index.ts';
import { openTable } from '../wire/tables.ts';
import { SILENCE, speechIn } from '../../src/doors/port/first-bytes.ts';
import { webSocketDoor } from '../../src/doors/web-socket/index.ts';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** An SSH door that says who came, and a browser's door that answers. */
class Doors {
  readonly heard: string[] = [];
  readonly sockets: Socket[] = [];
  readonly screens: Duplex[] = [];

  readonly ssh = {
    handle: (socket: Socket): void => {
      const at = this.sockets.push(socket) - 1;
      this.heard[at] = '';
      socket.on('data', (bytes) => (this.heard[at] += bytes.toString('latin1')));
    },
    close: async (): Promise<void> => {
      for (const socket of this.sockets) socket.end('bye');
      await Promise.all(this.sockets.map((socket) => socket.destroyed || once(socket, 'close')));
    },
  };

  readonly browser = {
    page: (_: unknown, response: { end: (text: string) => unknown }): void => void response.end('the page'),
    screen: (_: unknown, stream: Duplex): void => {
      this.screens.push(stream);
      stream.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    },
    close: (): Promise<void> => {
      for (const stream of this.screens) stream.destroy();
      return Promise.resolve();
    },
  };
}

let certificate: Certificate;
let clock: Clock;
let doors: Doors;
let callers: Callers;
const open: Port[] = [];
beforeAll(async () => {
  certificate = await newCertificate(Date.now());
});
beforeEach(() => {
  clock = new Clock();
  doors = new Doors();
  callers = new Callers(clock.after);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((port) => port.close()));
});

/** A port with every door, or with those that a test names. */
async function opened({
  ssh = true,
  web = true,
  secure = false,
}: {
  readonly ssh?: boolean;
  readonly web?: boolean;
  readonly secure?: boolean;
} = {}): Promise<Port> {
  const table = openTable(5, 0);
  const port = await openPort({
    host: '127.0.0.1',
    port: 0,
    after: clock.after,
    callers,
    ssh: ssh ? doors.ssh : null,
    web: web
      ? new Web({
          callers,
          protocol: webSocketDoor({ table, after: clock.after, seated: callers.seated }),
          browser: doors.browser as unknown as ConstructorParameters<typeof Web>[0]['browser'],
          certificate: secure ? certificate : null,
        })
      : null,
  });
  if ('refused' in port) throw new Error(port.refused);
  open.push(port);
  return port;
}

const request = (path = '/', ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '\r\n'].join('\r\n');

const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';

/** Lets the host hear what was sent to it before now. */
const heardOut = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.write('', resolve));

describe('the first bytes', () => {
  it.each([
    [[0x16, 0x03, 0x01], 'tls'],
    [[0x16], 'tls'],
    ['', null],
    ['S', null],
    ['SSH', null],
    ['SSH-', 'ssh'],
    ['SSH-2.0-OpenSSH_10.1', 'ssh'],
    ['SSHx', 'http'],
    ['SEARCH / HTTP/1.1', 'http'],
    ['GET', 'http'],
    ['G', 'http'],
    ['ssh-', 'http'],
    [[0x00], 'http'],
  ])('of %j speak %s', (bytes, speech) => {
    expect(speechIn(typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes))).toBe(speech);
  });
});

describe('a port', () => {
  it('hands on what speaks SSH from its first byte, however it comes in', async () => {
    const port = await opened();
    const said = 'SSH-2.0-test\r\n\u0000\u0001';
    const { socket } = rawConnection(port);
    await once(socket, 'connect');
    for (const byte of said) {
      socket.write(byte);
      await heardOut(socket);
      await new Promise(setImmediate);
    }
    const whole = rawConnection(port);
    whole.socket.write(said);
    await eventually(() => expect(doors.heard).toEqual([said, said]));
    socket.destroy();
    whole.socket.destroy();
  });

  it('takes who says nothing for a second to wait for SSH, whatever comes then', async () => {
    const port = await opened();
    const { socket, closed } = rawConnection(port);
    await once(socket, 'connect');
    await eventually(() => expect(clock.timers).toBeGreaterThan(1));
    clock.pass(SILENCE - 1);
    expect(doors.sockets).toHaveLength(0);
    clock.pass(1);
    expect(doors.sockets).toHaveLength(1);
    doors.sockets[0]?.write('SSH-2.0-host\r\n');
    socket.write('GET / HTTP/1.1\r\n');
    await eventually(() => expect(doors.heard).toEqual(['GET / HTTP/1.1\r\n']));
    socket.end();
    expect(await closed).toBe('SSH-2.0-host\r\n');
  });

  it('answers HTTP, byte by byte or whole', async () => {
    const port = await opened();
    const { socket, closed } = rawConnection(port);
    for (const byte of request()) {
      socket.write(byte);
      await heardOut(socket);
    }
    expect(await closed).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*the page/);
    const whole = rawConnection(port);
    whole.socket.end(request());
    expect(await whole.closed).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*the page/);
  });

  it.each([['\u0000'], ['SSHx\r\n\r\n'], ['hello\r\n\r\n'], ['\u00ff\u00fe']])(
    'says 400 to %j and ends it',
    async (garbage) => {
      const { socket, closed } = rawConnection(await opened());
      socket.write(Buffer.from(`${garbage}\r\n\r\n`, 'latin1'));
      expect(await closed).toMatch(/^HTTP\/1.1 400 /);
      expect(doors.sockets).toHaveLength(0);
    },
  );

  it('ends whoever goes before it is clear what they speak', async () => {
    const { socket, closed } = rawConnection(await opened());
    socket.end('SS');
    expect(await closed).toBe('');
    expect(doors.sockets).toHaveLength(0);
  });

  it('has no SSH where there is none, and nothing else where there is that alone', async () => {
    const { socket, closed } = rawConnection(await opened({ ssh: false }));
    socket.write('SSH-2.0-test\r\n\r\n');
    expect(await closed).toMatch(/^HTTP\/1.1 400 /);
    const alone = rawConnection(await opened({ web: false }));
    alone.socket.write(request());
    await eventually(() => expect(doors.heard).toEqual([request()]));
    alone.socket.destroy();
  });

  it('survives resets and garbage at every stage, a hundred of each', async () => {
    const port = await opened({ secure: true });
    const beginnings = [
      '',
      'S',
      'SSH-',
      'GET / HT',
      request('/', ...upgrade),
      '\u0016\u0003\u0001\u0000',
      '\u0016junk',
    ];
    for (let turn = 0; turn < 100; turn += 1) {
      const resets = beginnings.map((beginning) => {
        const { socket, closed } = rawConnection(port);
        socket.write(Buffer.from(beginning, 'latin1'), () => socket.resetAndDestroy());
        return closed;
      });
      await Promise.all(resets);
    }
    const { socket, closed } = rawConnection(port);
    socket.write(request());
    expect(await closed).toMatch(/^HTTP\/1.1 308 /);
  });

  it('closes whatever its connections are in the middle of, after what was just sent', async () => {
    const port = await opened({ secure: true });
    const silent = rawConnection(port);
    const begun = rawConnection(port);
    const ssh = rawConnection(port);
    const guest = rawSocket(port);
    begun.socket.write('GET / HT');
    ssh.socket.write('SSH-2.0-test\r\n');
    await guest.open;
    await eventually(() => expect(doors.heard).toHaveLength(1));
    const half = connectTls({ port: port.port, host: '127.0.0.1', rejectUnauthorized: false });
    await once(half, 'secureConnect');
    half.on('error', () => {});
    const closed = new Promise((resolve) => half.once('close', resolve));
    await port.close();
    open.splice(0);
    expect(await Promise.all([silent.closed, begun.closed, ssh.closed, guest.closed])).toEqual([
      '',
      '',
      'bye',
      1001,
    ]);
    await closed;
  });
});

describe('with a certificate', () => {
  it('pages come over TLS, and whoever asks plainly is sent there', async () => {
    const port = await opened({ secure: true });
    expect(await page(port)).toEqual([200, 'the page']);
    const { socket, closed } = rawConnection(port);
    socket.write(request());
    expect(await closed).toMatch(/^HTTP\/1.1 308 [^]*location: https:\/\/localhost\/\r\n/i);
  });

  it('a page’s socket comes over TLS alone, from its own page', async () => {
    const port = await opened({ secure: true });
    const plain = rawConnection(port);
    plain.socket.write(request('/screen', ...upgrade, key, 'Origin: http://localhost'));
    expect(await plain.closed).toMatch(/^HTTP\/1.1 403 /);
    expect(await overTls(port, request('/screen', ...upgrade, key, 'Origin: http://localhost'))).toMatch(
      / 403 /,
    );
    expect(await overTls(port, request('/screen', ...upgrade, key, 'Origin: https://localhost'))).toMatch(
      / 101 /,
    );
  });

  it('programs come either way', async () => {
    const port = await opened({ secure: true });
    const { socket, heard, open: opens } = rawSocket(port);
    await opens;
    socket.send(hello('Ada'));
    await eventually(() => expect(heard[0]).toMatch(/"welcome"/));
    expect(await overTls(port, request('/', ...upgrade, key))).toMatch(/ 101 /);
    socket.close();
  });

  it('without one, TLS is ended', async () => {
    const { socket, closed } = rawConnection(await opened());
    socket.write(Buffer.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 0]));
    expect(await closed).toBe('');
  });
});

describe('whatever they speak, callers', () => {
  it('are so many of one address, and more are turned away', async () => {
    const port = await opened();
    const beginnings = ['SSH-2.0-test\r\n', 'GET / HT', '', '\u0016'];
    const waiting = Array.from({ length: MOST_WAITING }, (_, index) => {
      const { socket } = rawConnection(port);
      socket.write(beginnings[index % 3] ?? '');
      return socket;
    });
    await eventually(() => expect(doors.sockets.length).toBe(Math.ceil(MOST_WAITING / 3)));
    for (const beginning of beginnings) {
      const { socket, closed } = rawConnection(port);
      socket.write(beginning);
      expect(await closed).toMatch(/^(?:HTTP\/1.1 503 |$)/);
    }
    expect(doors.sockets.length).toBe(Math.ceil(MOST_WAITING / 3));
    for (const socket of waiting) socket.destroy();
  });

  it('wait no more once they are gone, over TLS too, whatever is told of them later', async () => {
    const port = await opened({ secure: true });
    for (let turn = 0; turn < 2 * MOST_WAITING; turn += 1) {
      expect(await overTls(port, request('/screen', ...upgrade, key, 'Origin: https://localhost'))).toMatch(
        / 101 /,
      );
      const stream = doors.screens.at(-1);
      await eventually(() => expect(stream?.destroyed).toBe(true));
      if (stream) callers.seated(stream);
      if (stream) callers.welcomed(stream);
    }
    const waiting = Array.from({ length: MOST_WAITING }, () => rawConnection(port));
    await Promise.all(waiting.map(({ socket }) => once(socket, 'connect')));
    const { closed } = rawConnection(port);
    expect(await closed).toMatch(/^HTTP\/1.1 503 /);
    for (const { socket } of waiting) socket.destroy();
  });

  it('have their grace: HTTP less than SSH, whoever is asked for a name more, and the seated all they want', async () => {
    const port = await opened();
    const slow = rawConnection(port);
    slow.socket.write('GET / HT');
    const [ssh, asked, seated] = [rawConnection(port), rawConnection(port), rawConnection(port)];
    for (const { socket } of [ssh, asked, seated]) socket.write('SSH-2.0-test\r\n');
    await eventually(() => expect(doors.heard.filter((heard) => heard !== '')).toHaveLength(3));
    const ends = new Set<unknown>();
    for (const one of [slow, ssh, asked, seated]) void one.closed.then(() => ends.add(one));
    const portOf = ({ socket }: { readonly socket: Socket }): Socket | undefined =>
      doors.sockets.find(({ remotePort }) => remotePort === socket.localPort);
    const [second, third] = [portOf(asked), portOf(seated)];
    if (!second || !third) throw new Error('they came');
    callers.welcomed(second);
    callers.seated(third);
    await eventually(() => {
      clock.pass(0);
      expect(ends.size).toBe(0);
    });
    clock.pass(GRACE);
    await eventually(() => expect(ends).toEqual(new Set([slow])));
    clock.pass(SSH_GRACE - GRACE);
    await eventually(() => expect(ends).toEqual(new Set([slow, ssh])));
    clock.pass(ASKING_GRACE);
    await eventually(() => expect(ends).toEqual(new Set([slow, ssh, asked])));
    seated.socket.destroy();
  });
});

function page(port: Port): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const asked = get(
      { host: '127.0.0.1', port: port.port, agent: false, rejectUnauthorized: false },
      (response) => {
        let text = '';
        response
          .on('data', (data) => (text += String(data)))
          .on('end', () => resolve([response.statusCode, text]));
      },
    );
    asked.on('error', reject);
  });
}

/** What comes back first over TLS. */
async function overTls({ port }: Port, said: string): Promise<string> {
  const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
  socket.on('error', () => {});
  socket.write(said);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return String(data);
}
