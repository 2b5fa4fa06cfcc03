import { readFileSync } from 'node:fs';
import { Clock } from './clock.ts';
import { defaultKeymap, type Keymap } from '../../src/screen/keymap.ts';
import { english, type HintKind } from '../../src/words/index.ts';
import { FakeSession, tableOf, updateOf } from './fake-session.ts';
import { shared } from './needs.ts';
import { show, type Shown } from '../../src/screen/terminal/show.tsx';
import {
  TableScreen,
  type Came,
  type HostInfo,
  type LostLink,
  type TableScreenProps,
} from '../../src/screen/index.ts';
import { tenNames, type Example } from './example-game.ts';
import { useSyncExternalStore, type ReactElement } from 'react';
import { XtermSession } from './xterm.ts';
import type { ColourDepth } from '../../src/screen/terminal/colour.ts';
import type { LookSettings } from '../../src/screen/terminal/look.ts';
import type { Policy } from '../../src/game/index.ts';
import type { ChatLine, TableSession, TableState } from '../../src/table/index.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

/** How a test's screen differs from a guest's at the example table. */
export interface Setting {
  readonly host?: HostInfo;
  readonly came?: Came;
  readonly shuffle?: (tiles: readonly Policy[]) => readonly Policy[];
  readonly returnLine?: string;
  readonly keymap?: Keymap;
  readonly window?: Size;
  readonly depth?: ColourDepth;
  readonly look?: Partial<LookSettings>;
  /** The hints for newcomers that this person needs no more; all of them, unless a test is about hints. */
  readonly known?: readonly HintKind[];
}

/** What an example's table has beside the people of the example game. */
export interface Around {
  readonly table?: Partial<TableState>;
  readonly talk?: readonly ChatLine[];
}

/** A value that a component follows. */
class Held<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(value: Value): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}

/** A table's screen whose link is lost and found as a test likes. */
function Linked({
  link,
  props,
}: {
  readonly link: Held<LostLink | null>;
  readonly props: Omit<TableScreenProps, 'link'>;
}): ReactElement {
  return <TableScreen {...props} link={useSyncExternalStore(link.subscribe, link.get)} />;
}

/** A table's screen on a headless terminal, and a clock that stands still between keys. */
export class TableOnScreen<Session extends TableSession = TableSession> {
  readonly terminal: XtermSession;
  readonly clock = new Clock();
  readonly shown: Shown;
  readonly session: Session;
  /** What the person has asked for outside the table. */
  readonly asked: ('leave' | 'close' | 'retry')[] = [];
  /** The hints that they have needed. */
  readonly learnt: HintKind[] = [];
  readonly #link = new Held<LostLink | null>(null);

  constructor(
    session: Session,
    {
      host,
      came,
      shuffle = (tiles) => tiles,
      returnLine = '',
      keymap = defaultKeymap,
      window,
      depth,
      look,
      known = Object.keys(english.firstHints) as HintKind[],
    }: Setting = {},
  ) {
    this.session = session;
    this.terminal = new XtermSession(window?.columns, window?.rows, depth);
    const props = {
      session,
      words: english,
      keymap,
      host: host ?? null,
      ...(came && { came }),
      shuffle,
      returnLine,
      after: this.clock.after,
      known,
      onHint: (kind: HintKind) => void this.learnt.push(kind),
      onLeaveSeat: () => void this.asked.push('leave'),
      onClose: () => void this.asked.push('close'),
      onRetry: () => void this.asked.push('retry'),
    };
    this.shown = show(<Linked link={this.#link} props={props} />, this.terminal, {
      palette: 'dark',
      ascii: false,
      ...look,
      after: this.clock.after,
    });
  }

  /** The link to the table is lost, or found again. */
  async linkIs(link: LostLink | null): Promise<void> {
    this.#link.set(link);
    await this.settle();
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
  setting: Setting & Around = {},
): Promise<TableOnScreen<FakeSession>> {
  const { game, me, log } = example;
  const table = tableOf(tenNames.slice(0, game.roles.length), 'playing', 'KITE-42', setting.table);
  const session = new FakeSession(updateOf(game, me, table), log, setting.talk);
  const screen = new TableOnScreen(session, setting);
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
