import { usualEdition } from '../../src/words/index.ts';
import { Duplex } from 'node:stream';
import { Socket } from 'node:net';
import { ChannelTerminal } from '../../src/doors/ssh/channel-terminal.ts';
import { Clock } from './clock.ts';
import { defaultKeymap, type TerminalSession } from '../../src/screen/index.ts';
import { FakeSession } from './fake-session.ts';
import { PageLink } from '../../src/doors/browser/page-link.ts';
import { PageTerminal } from '../../src/doors/browser/page-terminal.ts';
import { serveSession, Turns, type House, type Served } from '../../src/doors/hosted/index.ts';
import { updateOf } from '../wire/tables.ts';
import type { ServerChannel } from 'ssh2';
import type { Told } from './told.ts';
import type { Viewer } from '../../src/game/index.ts';
import type { WebSocket } from 'ws';

const size = { columns: 80, rows: 24 };
const onError = (error: unknown): void => {
  throw error;
};

/** How a screen is sent that is drawn here: what goes out by the door is kept, before any encryption. */
interface Door {
  readonly terminal: TerminalSession;
  type(key: string): void;
}

/** A channel of SSH that keeps what is written to it. */
function overSsh(sent: string[]): Door {
  const channel = new Duplex({
    read() {},
    write(bytes: Buffer, _, done) {
      sent.push(bytes.toString());
      done();
    },
  });
  const told = { depth: 'truecolor', size: () => size, onError } as const;
  return {
    terminal: new ChannelTerminal(channel as unknown as ServerChannel, new Socket(), told),
    type: (key) => void channel.push(key),
  };
}

/** A page's socket within TLS that keeps what is written to it, bytes and words. */
function overPage(sent: string[]): Door {
  const socket = {
    readyState: 1,
    bufferedAmount: 0,
    on() {},
    send(data: string | Buffer, _: unknown, done: () => void) {
      sent.push(String(data));
      setImmediate(done);
    },
    close() {},
  };
  const link = new PageLink(socket as unknown as WebSocket);
  const terminal = new PageTerminal(link, { size, padded: true, onError });
  return { terminal, type: (key) => terminal.pressed(Buffer.from(key)) };
}

export const doorsOfServed = { ssh: overSsh, browser: overPage } as const;

/** A session whose link can be lost. */
class LinkedFake extends FakeSession {
  lost(): void {}
}

/**
 * All that goes out by a door, write by write, while a viewer is told those moments one after the other, opens what they
 * may see at each of them (or never), and lets it close by itself.
 */
export async function sentBy(
  door: keyof typeof doorsOfServed,
  [first, ...others]: readonly Told[],
  viewer: Viewer,
  opens: boolean,
): Promise<readonly string[]> {
  if (first === undefined) throw new Error('there is a moment');
  const clock = new Clock();
  const sent: string[] = [];
  const { terminal, type } = doorsOfServed[door](sent);
  const update = ({ scene }: Told) => ({ ...updateOf(scene, viewer), hosts: false });
  const session = new LinkedFake(update(first), first.log);
  const way = { door, at: '192.168.1.20', openLine: '', returnLine: () => '' } as const;
  const served: Served = serveSession(
    terminal,
    session,
    way,
    {
      table: {} as House['table'],
      edition: usualEdition,
      keymap: defaultKeymap,
      after: clock.after,
      shuffle: (tiles) => tiles,
      turns: new Turns(),
      code: null,
      onFault: onError,
    },
    { edition: usualEdition },
  );
  const settle = async (milliseconds = 50): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
    clock.pass(milliseconds);
    for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
  };
  await settle();
  for (const moment of [first, ...others]) {
    if (moment !== first) session.show(update(moment));
    await settle();
    if (!opens) continue;
    type(' ');
    await settle();
    await settle(2000);
    await settle();
  }
  served.close();
  await served.done;
  return sent;
}
