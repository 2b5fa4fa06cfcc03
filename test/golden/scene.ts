import { FakeSession, sitter, tableOf, updateOf, without } from '../support/fake-session.ts';
import { safeChat, safeText } from '../../src/text/index.ts';
import { TableOnScreen, type Setting } from '../support/table-on-screen.tsx';
import { tenNames } from '../support/example-game.ts';
import type { ChatLine, Sitter, TableState, Update } from '../../src/table/index.ts';
import type { Event, Game, Seat } from '../../src/game/index.ts';
import type { LostLink } from '../../src/screen/index.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

/** A picture: what a table tells somebody, and the keys that this person then presses. */
export interface Scene extends Omit<Setting, 'window'> {
  readonly name: string;
  /** Left out for a table between games. */
  readonly game?: Game;
  /** Null for a spectator. */
  readonly me: Seat | null;
  readonly log?: readonly Event[];
  readonly talk?: readonly ChatLine[];
  readonly table?: Partial<Omit<TableState, 'name' | 'seats'>>;
  /** How many sit at a table between games. */
  readonly players?: number;
  /** What somebody at the table is beside a person who is ready. */
  readonly sits?: (seat: Seat) => Partial<Sitter>;
  readonly keys?: readonly string[];
  readonly link?: LostLink;
  /** The windows it is drawn in, where they aren't all of `windows`. */
  readonly windows?: readonly [Size, ...Size[]];
}

/** The windows that layouts are made for, in cells. */
export const windows: readonly [Size, Size, Size, Size] = [
  { columns: 60, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 140, rows: 40 },
];

export const tooSmall: Size = { columns: 46, rows: 12 };

/** A window's size as people write it. */
export const sized = ({ columns, rows }: Size): string => `${columns}x${rows}`;

/** Who plays and what is said, in the place of the example's people and words. */
export interface Cast {
  readonly names: readonly string[];
  readonly says: readonly string[];
}

/** What the table tells in a scene, with the whole log as news. */
export function updateIn({ game, me, log = [], table, players, sits, handing }: Scene, cast?: Cast): Update {
  const people = (cast?.names ?? tenNames).slice(0, game?.roles.length ?? players ?? tenNames.length);
  const stage = table?.stage ?? (game ? 'playing' : 'lobby');
  const seats = people.map((name, seat) => sitter(name, sits?.(seat)));
  const state = tableOf([], stage, 'KITE-42', { ...table, seats });
  const update = game ? updateOf(game, me, state, log) : without(me, state);
  return handing?.at === 'board' ? { ...update, hosts: true } : update;
}

/** Draws a scene for somebody who has just come. The caller closes it. */
export async function drawn(scene: Scene, window: Size): Promise<TableOnScreen<FakeSession>> {
  const session = new FakeSession(updateIn(scene), scene.log, scene.talk);
  return acted(new TableOnScreen(session, { ...scene, window }), scene);
}

/** Draws a scene for somebody who saw the lobby, then the table waiting for another. The caller closes it. */
export async function followed(scene: Scene, window: Size): Promise<TableOnScreen<FakeSession>> {
  const { log = [], talk = [], game, table } = scene;
  const half = Math.ceil(log.length / 2);
  const last = updateIn(scene);
  const session = new FakeSession(without(scene.me, { ...last.table, stage: 'lobby', game: 0 }));
  const screen = new TableOnScreen(session, { ...scene, window });
  await screen.settle();
  const plays = game !== undefined && table?.stage === undefined;
  if (plays) {
    session.show({ ...last, decision: null, claims: [], news: log.slice(0, half) });
    await screen.settle();
  }
  session.show({ ...last, news: plays ? log.slice(half) : log, talk });
  return acted(screen, scene);
}

/** The scene goes on with other people, who say other things, in the order in which they sit. */
export async function recast(screen: TableOnScreen<FakeSession>, scene: Scene, cast: Cast): Promise<void> {
  const update = updateIn(scene, cast);
  const { seats } = update.table;
  const talk = cast.says.map((text, index) => {
    const seat = index % seats.length;
    return {
      type: 'said',
      seat,
      name: safeText(cast.names[seat] ?? '', 40),
      text: safeChat(text),
      round: 13,
    } as const;
  });
  screen.session.show({ ...update, news: [], talk });
  await screen.settle();
}

async function acted<Screen extends TableOnScreen>(screen: Screen, { link, keys }: Scene): Promise<Screen> {
  await screen.settle();
  if (link) await screen.linkIs(link);
  await screen.type(...(keys ?? []));
  return screen;
}
