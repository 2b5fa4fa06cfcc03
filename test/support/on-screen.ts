import { show, type Shown } from '../../src/screen/terminal/show.tsx';
import { XtermSession } from './xterm.ts';
import type { Clock } from './clock.ts';
import type { ColourDepth } from '../../src/screen/terminal/colour.ts';
import type { LookSettings } from '../../src/screen/terminal/look.ts';
import type { ReactElement } from 'react';
import type { Size } from '../../src/screen/terminal/size.ts';

/** How a test's terminal differs from one of 80×24 in sixteen colours on dark. */
export interface TerminalSetting {
  readonly window?: Size;
  readonly depth?: ColourDepth;
  readonly look?: Partial<LookSettings>;
}

/** A screen on a headless terminal, and a clock that stands still between keys. */
export class OnScreen {
  readonly terminal: XtermSession;
  readonly clock: Clock;
  readonly shown: Shown;

  constructor(screen: ReactElement, clock: Clock, { window, depth, look }: TerminalSetting) {
    this.clock = clock;
    this.terminal = new XtermSession(window?.columns, window?.rows, depth);
    this.shown = show(screen, this.terminal, {
      palette: 'dark',
      ascii: false,
      ...look,
      after: clock.after,
    });
  }

  /** Types one key after the other, each with the time to be drawn, and waits for the screen. */
  async type(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.terminal.type(key);
      await this.settle();
    }
    await this.settle();
  }

  /** Lets a frame's time pass and the terminal draw. */
  async settle(milliseconds = 50): Promise<void> {
    // React flushes effects and Ink its frames in turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    this.clock.pass(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
    this.clock.pass(0);
    await this.terminal.settled();
  }

  /** The rows of the screen from the first to the last, counted from 1. */
  rows(first = 1, last = 24): string[] {
    return this.terminal.lines().slice(first - 1, last);
  }
}
