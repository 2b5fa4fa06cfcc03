import { readFileSync } from 'node:fs';
import { Clock } from './clock.ts';
import { english } from '../../src/words/index.ts';
import { FakeSession, tableOf, updateOf } from './fake-session.ts';
import { shared } from './needs.ts';
import { show, type Shown } from '../../src/screen/terminal/show.tsx';
import { TableScreen, type HostInfo } from '../../src/screen/index.ts';
import { tenNames, type Example } from './example-game.ts';
import { XtermSession } from './xterm.ts';
import type { Policy } from '../../src/game/index.ts';
import type { TableSession } from '../../src/table/index.ts';

/** How a test's screen differs from a guest's at the example table. */
export interface Setting {
  readonly host?: HostInfo;
  readonly shuffle?: (tiles: readonly Policy[]) => readonly Policy[];
}

/** A table's screen on a headless terminal, and a clock that stands still between keys. */
export class TableOnScreen<Session extends TableSession = TableSession> {
  readonly terminal = new XtermSession();
  readonly clock = new Clock();
  readonly shown: Shown;
  readonly session: Session;
  quits = 0;

  constructor(session: Session, { host, shuffle = (tiles) => tiles }: Setting = {}) {
    this.session = session;
    const element = (
      <TableScreen
        session={session}
        words={english}
        host={host ?? null}
        shuffle={shuffle}
        after={this.clock.after}
        onQuit={() => {
          this.quits += 1;
        }}
      />
    );
    this.shown = show(element, this.terminal, this.clock.after);
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

/** The screen of an example after some keys. */
export async function onScreen(
  example: Example,
  keys: readonly string[] = [],
  setting: Setting = {},
): Promise<TableOnScreen<FakeSession>> {
  const { game, me, log } = example;
  const table = tableOf(tenNames.slice(0, game.roles.length));
  const screen = new TableOnScreen(new FakeSession(me, updateOf(game, me, table), log), setting);
  await screen.settle();
  await screen.type(...keys);
  return screen;
}

/** A drawn frame's rows, or undefined where the drawings are not at hand. */
export function drawing(name: string, first = 1, last = 24): string[] | undefined {
  if (shared === undefined) return undefined;
  const frame = readFileSync(`${shared}screens/${name}.txt`, 'utf8').split('\n');
  return Array.from({ length: last - first + 1 }, (_, index) => (frame[first - 1 + index] ?? '').trimEnd());
}
