import { EventEmitter } from 'node:events';
import { Text } from 'ink';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { useSize } from '../../../src/screen/terminal/hooks.ts';
import { localTerminal, type LocalProcess } from '../../../src/screen/terminal/localTerminal.ts';
import { show, type Shown } from '../../../src/screen/terminal/show.tsx';
import { Clock } from '../../support/clock.ts';
import { modesLeft, XtermSession } from '../../support/xterm.ts';

class FakeInput extends EventEmitter {
  isTTY = true;
  isRaw = false;
  flowing = false;
  gone = false;

  setRawMode(raw: boolean): void {
    if (this.gone) throw new Error('setRawMode EIO');
    this.isRaw = raw;
  }

  resume(): void {
    this.flowing = true;
  }

  pause(): void {
    this.flowing = false;
  }
}

class FakeOutput extends EventEmitter {
  isTTY = true;
  columns = 80;
  rows = 24;
  readonly screen: XtermSession;

  constructor(screen: XtermSession) {
    super();
    this.screen = screen;
  }

  write(text: string): boolean {
    return this.screen.write(text);
  }
}

/** A process on a headless terminal, which notes what it did to itself in order. */
class FakeProcess extends EventEmitter implements LocalProcess {
  readonly screen = new XtermSession();
  readonly stdin = new FakeInput();
  readonly stdout = new FakeOutput(this.screen);
  readonly env: Record<string, string> = { TERM: 'xterm-256color' };
  platform = 'linux';
  readonly done: string[] = [];

  kill(pid: number, signal: string): void {
    this.done.push(`kill ${pid} ${signal}, ${this.#state()}`);
  }

  exit(code: number): void {
    this.done.push(`exit ${code}, ${this.#state()}`);
    this.emit('exit', code);
  }

  /** Written, not drawn: what a process says as it dies must have been sent by then. */
  #state(): string {
    const left =
      this.screen.written.lastIndexOf('\u001b[?1049l') > this.screen.written.lastIndexOf('\u001b[?1049h');
    return left && !this.stdin.isRaw ? 'restored' : 'not restored';
  }
}

function Screen(): ReactElement {
  const { columns, rows } = useSize();
  return <Text>{`size ${columns} ${rows}`}</Text>;
}

function started(process = new FakeProcess()): {
  process: FakeProcess;
  shown: Shown;
  clock: Clock;
  errors: unknown[];
} {
  const errors: unknown[] = [];
  const clock = new Clock();
  const session = localTerminal({ process, after: clock.after, onError: (error) => errors.push(error) });
  if (!session) throw new Error('the fake is a terminal');
  const shown = show(<Screen />, session, { after: clock.after });
  return { process, shown, clock, errors };
}

const listeners = (process: FakeProcess): number =>
  [process, process.stdin, process.stdout].reduce(
    (sum, emitter) =>
      sum + emitter.eventNames().reduce((count, name) => count + emitter.listenerCount(name), 0),
    0,
  );

test('a process without a terminal has none', () => {
  const piped = new FakeProcess();
  piped.stdin.isTTY = false;
  expect(localTerminal({ process: piped, onError: () => undefined })).toBeUndefined();
  const redirected = new FakeProcess();
  redirected.stdout.isTTY = false;
  expect(localTerminal({ process: redirected, onError: () => undefined })).toBeUndefined();
});

test('the environment gives the colours, FORCE_COLOR not', () => {
  const process = new FakeProcess();
  Object.assign(process.env, { NO_COLOR: '1', FORCE_COLOR: '3' });
  expect(localTerminal({ process, onError: () => undefined })?.depth).toBe('none');
});

describe('each way out leaves the terminal as found', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])('%s: restored first, then exit code %i', async (signal, code) => {
    const { process, shown } = started();
    process.emit(signal);
    expect(process.done).toEqual([`exit ${code}, restored`]);
    expect(await shown.done).toBe('gone');
    await process.screen.settled();
    expect(modesLeft(process.screen)).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    '%s finds us listening for as long as it is handed round, so that signal-exit doesn’t kill the program',
    (signal) => {
      const { process } = started();
      const listening: number[] = [];
      process.on(signal, () => listening.push(process.listenerCount(signal)));
      process.emit(signal);
      expect(listening).toEqual([2]);
    },
  );

  test('the way out may be the program’s own', () => {
    const process = new FakeProcess();
    const codes: number[] = [];
    const session = localTerminal({ process, onError: () => undefined, leave: (code) => codes.push(code) });
    if (session) show(<Screen />, session);
    process.emit('SIGTERM');
    expect([codes, process.done]).toEqual([[143], []]);
  });

  test.each([
    ['an exit', (process: FakeProcess) => process.emit('exit')],
    ['an error that nobody caught', (process: FakeProcess) => process.emit('uncaughtExceptionMonitor')],
    ['the end of its input', (process: FakeProcess) => process.stdin.emit('end')],
    ['input that can’t be read', (process: FakeProcess) => process.stdin.emit('error', new Error('read EIO'))],
    [
      'output that can’t be written',
      (process: FakeProcess) => process.stdout.emit('error', new Error('EPIPE')),
    ],
  ])('%s', async (_, end) => {
    const { process, shown } = started();
    end(process);
    expect(await shown.done).toBe('gone');
    await process.screen.settled();
    expect([modesLeft(process.screen), process.stdin.isRaw]).toEqual([[], false]);
  });

  test('the terminal hangs up: modes that can’t be set and writes that fail are no crash', async () => {
    const { process, shown } = started();
    process.stdin.gone = true;
    process.stdout.emit('error', new Error('write EIO'));
    expect(await shown.done).toBe('gone');
    process.stdout.emit('error', new Error('write EIO'));
  });

  test('the terminal hangs up: the SIGHUP that follows is heard, so that it kills nobody who is still putting things in order', async () => {
    for (const hangUp of [
      (process: FakeProcess) => process.stdin.emit('end'),
      (process: FakeProcess) => process.stdout.emit('error', new Error('write EIO')),
    ]) {
      const { process, shown } = started();
      hangUp(process);
      expect(process.listenerCount('SIGHUP')).toBeGreaterThan(0);
      await shown.done;
      expect(process.listenerCount('SIGHUP')).toBe(1);
    }
  });

  test('closed: no listener is left but the one for failing writes, and input rests', () => {
    const process = new FakeProcess();
    const { shown } = started(process);
    expect(process.stdin.flowing).toBe(true);
    shown.close();
    expect([listeners(process), process.stdout.listenerCount('error'), process.stdin.flowing]).toEqual([
      1,
      1,
      false,
    ]);
  });

  test('a terminal found in raw mode is left in raw mode', () => {
    const process = new FakeProcess();
    process.stdin.isRaw = true;
    started(process).shown.close();
    expect(process.stdin.isRaw).toBe(true);
  });
});

describe('Ctrl-Z', () => {
  test.each([
    ['as a key', (process: FakeProcess) => process.stdin.emit('data', new Uint8Array([0x1a]))],
    ['as a signal', (process: FakeProcess) => process.emit('SIGTSTP')],
  ])('%s: the terminal is restored, the group stopped, and all is drawn again after it', async (_, stop) => {
    const { process, clock } = started();
    stop(process);
    expect(process.done).toEqual(['kill 0 SIGTSTP, restored']);
    expect(process.listenerCount('SIGTSTP')).toBe(0);
    process.emit('SIGCONT');
    clock.pass(1000);
    await process.screen.shows('size 80 24');
    expect([process.stdin.isRaw, process.listenerCount('SIGTSTP')]).toEqual([true, 1]);
    expect(process.screen.terminal.buffer.active.type).toBe('alternate');
  });

  test('where nothing stops the process the screen comes back by itself', async () => {
    const { process, clock } = started();
    process.emit('SIGTSTP');
    clock.pass(1000);
    await process.screen.shows('size 80 24');
    expect(process.stdin.isRaw).toBe(true);
  });

  test('Windows has no such thing', () => {
    const process = new FakeProcess();
    process.platform = 'win32';
    started(process).process.stdin.emit('data', new Uint8Array([0x1a]));
    expect(process.done).toEqual([]);
  });
});

test('a resized window is drawn in its new size', async () => {
  const { process, clock } = started();
  Object.assign(process.stdout, { columns: 60, rows: 20 });
  process.screen.terminal.resize(60, 20);
  process.stdout.emit('resize');
  clock.pass(1000);
  await process.screen.shows('size 60 20');
  expect(process.screen.lines()[0]).toBe('size 60 20');
});
