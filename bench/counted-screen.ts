import { Box, render } from 'ink';
import { createElement, type ReactElement } from 'react';
import { after, show } from '../src/screen/index.ts';
import { KeyBus } from '../src/screen/terminal/keyBus.ts';
import { KeyReader } from '../src/screen/terminal/keyReader.ts';
import { SurroundingsContext } from '../src/screen/terminal/hooks.ts';
import type { TerminalListener, TerminalSession } from '../src/screen/terminal/session.ts';

/** A frame as it was sent: its bytes, and when, by performance.now(). */
export interface Frame {
  readonly bytes: number;
  readonly at: number;
}

/** A screen of 80×24 in 16 colours on a terminal that draws nothing and counts what it is sent. */
export interface CountedScreen {
  readonly frames: readonly Frame[];
  /** Bytes of all that was sent, whether in a frame or not. */
  readonly sent: () => number;
  readonly type: (key: string) => void;
  readonly close: () => void;
}

const size = { columns: 80, rows: 24 };
const look = { palette: 'dark', ascii: false } as const;
const ignore = (): void => undefined;
const encoder = new TextEncoder();
/** Synchronized output, in which both wrap each frame; log and scrollback are gone after a wipe. */
const beginsFrame = '\u001b[?2026h';
const endsFrame = '\u001b[?2026l';
const wipes = ['\u001b[2J', '\u001b[3J'];

/** Cuts what is written into frames. */
class Counter {
  readonly frames: Frame[] = [];
  sent = 0;
  #before = 0;

  write(text: string): void {
    if (text.startsWith(beginsFrame)) this.#before = this.sent;
    this.sent += encoder.encode(text).length;
    if (text.includes(endsFrame)) this.frames.push({ bytes: this.sent - this.#before, at: performance.now() });
  }
}

/** Shows an element as the program does. Throws where it wipes the screen. */
export function shown(element: ReactElement): CountedScreen {
  const counter = new Counter();
  let listener: TerminalListener | undefined;
  const terminal: TerminalSession = {
    depth: 'ansi16',
    size: () => size,
    write: (text) => {
      if (wipes.some((wipe) => text.includes(wipe))) throw new Error('the screen was wiped during play');
      counter.write(text);
      return true;
    },
    setRawMode: ignore,
    listen: (heard) => {
      listener = heard;
      return () => {
        listener = undefined;
      };
    },
    onError: (error) => {
      throw error;
    },
  };
  const screen = show(element, terminal, look);
  return {
    frames: counter.frames,
    sent: () => counter.sent,
    type: (key) => listener?.input(encoder.encode(key)),
    close: () => screen.close(),
  };
}

/** Shows the same element through Ink's own standard output: the yardstick. Ink writes nothing there when CI is set. */
export function shownByInk(element: ReactElement): CountedScreen {
  const counter = new Counter();
  const keys = new KeyBus({
    after,
    settle: () => ink.rerender(tree),
    fail: (error) => {
      throw error;
    },
  });
  const reader = new KeyReader(after, (heard) => {
    if (heard.name !== 'cursor' && heard.name !== 'background' && heard.name !== 'kitty') keys.push(heard);
  });
  const tree = createElement(
    SurroundingsContext,
    {
      value: { keys, size, window: size, look: { ...look, depth: 'ansi16' }, conceal: ignore },
    },
    createElement(Box, { flexDirection: 'column', width: size.columns, height: size.rows - 1 }, element),
  );
  const stdout = {
    ...size,
    isTTY: true,
    write: (text: string) => counter.write(text),
    on: ignore,
    off: ignore,
  };
  const ink = render(tree, {
    stdout: stdout as unknown as NodeJS.WriteStream,
    stdin: { isTTY: false } as unknown as NodeJS.ReadStream,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  return {
    frames: counter.frames,
    sent: () => counter.sent,
    type: (key) => reader.push(encoder.encode(key)),
    close: () => ink.unmount(),
  };
}
