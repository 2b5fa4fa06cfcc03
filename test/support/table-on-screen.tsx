import { readFileSync } from 'node:fs';
import { Clock } from './clock.ts';
import { defaultKeymap, type Keymap } from '../../src/screen/keymap.ts';
import { hintKinds, usualEdition, type Edition, type HintKind } from '../../src/words/index.ts';
import { FakeSession, tableOf, updateOf } from './fake-session.ts';
import { OnScreen, type TerminalSetting } from './on-screen.ts';
import { shared } from './needs.ts';
import {
  TableScreen,
  type Adviser,
  type Came,
  type Handing,
  type HostInfo,
  type LostLink,
  type TableScreenProps,
} from '../../src/screen/index.ts';
import { tenNames, type Example } from './example-game.ts';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { Policy, Seat } from '../../src/game/index.ts';
import type { ChatLine, TableSession, TableState } from '../../src/table/index.ts';

/** How a test's screen differs from a guest's at the example table. */
export interface Setting extends TerminalSetting {
  readonly host?: HostInfo;
  readonly came?: Came;
  readonly handing?: Handing;
  readonly solo?: boolean;
  readonly advise?: Adviser;
  readonly shuffle?: (tiles: readonly Policy[]) => readonly Policy[];
  readonly returnLine?: string;
  readonly keymap?: Keymap;
  /** The hints for newcomers that this person needs no more; all of them, unless a test is about hints. */
  readonly known?: readonly HintKind[];
  /** In what this person reads the game. */
  readonly edition?: Edition;
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

/** A table's screen whose link is lost and found, and whose keyboard goes round, as a test likes. */
function Linked({
  link,
  handing,
  props,
}: {
  readonly link: Held<LostLink | null>;
  readonly handing: Held<Handing | undefined>;
  readonly props: Omit<TableScreenProps, 'link' | 'handing'>;
}): ReactElement {
  const given = useSyncExternalStore(handing.subscribe, handing.get);
  return (
    <TableScreen
      {...props}
      {...(given && { handing: given })}
      link={useSyncExternalStore(link.subscribe, link.get)}
    />
  );
}

/** A table's screen on a headless terminal, and a clock that stands still between keys. */
export class TableOnScreen<Session extends TableSession = TableSession> extends OnScreen {
  readonly session: Session;
  /** What the person has asked for outside the table. */
  readonly asked: ('leave' | 'close' | 'retry')[];
  /** The hints that they have needed. */
  readonly learnt: HintKind[];
  /** To whom the keyboard was given; null where it was given back. */
  readonly handed: (Seat | null)[];
  readonly #link: Held<LostLink | null>;
  readonly #handing: Held<Handing | undefined>;

  constructor(
    session: Session,
    {
      host,
      came,
      solo = false,
      advise,
      handing,
      shuffle = (tiles) => tiles,
      returnLine = '',
      keymap = defaultKeymap,
      known = hintKinds,
      edition = usualEdition,
      ...setting
    }: Setting = {},
  ) {
    const clock = new Clock();
    const link = new Held<LostLink | null>(null);
    const asked: ('leave' | 'close' | 'retry')[] = [];
    const learnt: HintKind[] = [];
    const handed: (Seat | null)[] = [];
    const given = new Held(handing);
    const props = {
      session,
      edition,
      keymap,
      host: host ?? null,
      ...(came && { came }),
      onHand: (to: Seat | null) => void handed.push(to),
      solo,
      ...(advise && { advise }),
      shuffle,
      returnLine,
      after: clock.after,
      known,
      onHint: (kind: HintKind) => void learnt.push(kind),
      onLeaveSeat: () => void asked.push('leave'),
      onClose: () => void asked.push('close'),
      onRetry: () => void asked.push('retry'),
    };
    super(<Linked link={link} handing={given} props={props} />, clock, setting);
    this.session = session;
    this.asked = asked;
    this.learnt = learnt;
    this.handed = handed;
    this.#link = link;
    this.#handing = given;
  }

  /** The keyboard goes round otherwise. */
  async handingIs(handing: Handing): Promise<void> {
    this.#handing.set(handing);
    await this.settle();
  }

  /** The link to the table is lost, or found again. */
  async linkIs(link: LostLink | null): Promise<void> {
    this.#link.set(link);
    await this.settle();
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
