import { Duplex, PassThrough } from 'node:stream';
import type { Socket } from 'node:net';
import type { ServerChannel } from 'ssh2';
import { expect, test } from 'vitest';
import { ChannelTerminal, CONGESTED } from '../../src/doors/ssh/channel-terminal.ts';

/** A channel whose reader takes a write only when a test says so. */
class Held extends Duplex {
  #taken: (() => void) | null = null;

  constructor() {
    super({ highWaterMark: 1 << 21 });
  }

  override _read(): void {}

  override _write(_chunk: unknown, _encoding: unknown, taken: () => void): void {
    this.#taken = taken;
  }

  letGo(): void {
    this.#taken?.();
  }
}

function opened() {
  const channel = new Held();
  const heard: string[] = [];
  const terminal = new ChannelTerminal(
    channel as unknown as ServerChannel,
    new PassThrough() as unknown as Socket,
    {
      depth: 'none',
      size: () => ({ columns: 80, rows: 24 }),
      onError: () => {},
    },
  );
  const say = (what: string) => () => void heard.push(what);
  terminal.listen({
    input: (bytes) => void heard.push(Buffer.from(bytes).toString()),
    resize: say('resize'),
    drain: say('drain'),
    end: say('end'),
    suspend: say('suspend'),
    resume: say('resume'),
  });
  return { channel, terminal, heard };
}

test('a reader that is slow is left alone until it has caught up', async () => {
  const { channel, terminal, heard } = opened();
  expect(terminal.write('a frame')).toBe(true);
  expect(terminal.write('x'.repeat(CONGESTED + 1))).toBe(false);
  channel.letGo();
  await new Promise(setImmediate);
  expect(heard).toEqual([]);
  channel.letGo();
  await new Promise(setImmediate);
  expect(heard).toEqual(['drain']);
  expect(terminal.write('a frame')).toBe(true);
});

test('a reader that is not slow hears of no end of it', async () => {
  const { channel, terminal, heard } = opened();
  terminal.write('a frame');
  channel.letGo();
  await new Promise(setImmediate);
  expect(heard).toEqual([]);
});

test('a window’s sizes, keys and the end are heard; nothing is written after it', async () => {
  const { channel, terminal, heard } = opened();
  channel.push('j');
  await new Promise(setImmediate);
  terminal.resized();
  channel.emit('error', new Error('reset'));
  channel.emit('error', new Error('again'));
  expect(heard).toEqual(['j', 'resize', 'end', 'end']);
  channel.end();
  expect(terminal.write('too late')).toBe(true);
});
