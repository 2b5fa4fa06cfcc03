// One process's measure of frames, printed as JSON: ten screens of one table, each of 80×24, while bots play its games
// to their ends. Every change is left alone, or meets a key at one of the screens. With the argument "ink" the same
// games are drawn by Ink's own output.
import { usualEdition } from '../src/words/index.ts';
import { createElement } from 'react';
import { after, defaultKeymap, TableScreen } from '../src/screen/index.ts';
import { bots } from '../src/bots/index.ts';
import { dice, seedFrom } from '../src/chance/index.ts';
import { median, percentile } from './median.ts';
import { safeText } from '../src/text/index.ts';
import { shown, shownByInk, type CountedScreen } from './counted-screen.ts';
import type { TableSession } from '../src/table/index.ts';
import { beforeAGame, tableFor } from './table.ts';

const seats = 10;
const games = 1;
/** Milliseconds without a frame after which none follows: longer than between any two. */
const pause = 60;
/** Milliseconds for which nothing happens once a game. */
const idleFor = 10_000;
/** How many changes lie between two who come back in the middle of a game. */
const comesBackEvery = 16;
const [opensHistory, opensBoard] = ['h', 'b'];

const mount = process.argv[2] === 'ink' ? shownByInk : shown;
const ignore = (): void => undefined;
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => after(milliseconds, resolve));

const measured = {
  /** Bytes of each frame that a change at the table led to. */
  bytes: [] as number[],
  /** Bytes of those that show another's ballot and nothing else. */
  ballots: [] as number[],
  /** Milliseconds of CPU a frame, the table's work included, for each change. */
  cpu: [] as number[],
  /** Bytes of the first frame of somebody who comes back in the middle of a game. */
  firsts: [] as number[],
  /** Milliseconds from each key to its frame while the table rests. */
  keys: [] as number[],
  /** The same for keys pressed as the table changes at all screens. */
  busyKeys: [] as number[],
  /** Bytes sent while nothing happened. */
  idle: 0,
};

function seated(game: number): TableSession[] {
  const table = tableFor(seats, 'KITE-42', {
    seed: seedFrom(`frames ${game}`),
    newGameId: () => 'frames',
    openRecord: () => ({ write: ignore, close: ignore }),
    now: () => 0,
    after: () => ignore,
  });
  return Array.from({ length: seats }, (_, seat) => {
    const session = table.sit(safeText(`Player ${seat + 1}`, 16));
    if ('refused' in session) throw new Error(session.refused);
    return session;
  });
}

const screenOf = (session: TableSession): CountedScreen =>
  mount(
    createElement(TableScreen, {
      session,
      edition: usualEdition,
      keymap: defaultKeymap,
      host: null,
      returnLine: 'secret-cli join 127.0.0.1:7777',
      link: null,
      shuffle: (tiles) => tiles,
      after,
      onLeaveSeat: ignore,
      onClose: ignore,
      onRetry: ignore,
    }),
  );

/** The next who is awaited answers as a bot does; gives who it was. */
function act(sessions: readonly TableSession[], luck: ReturnType<typeof dice>): number {
  const seat = sessions.findIndex(
    ({ latest: { decision, view } }, index) => decision !== null && view?.awaited.includes(index),
  );
  const session = sessions[seat];
  const { decision = null, view = null } = session?.latest ?? {};
  if (!session || !decision || !view) throw new Error('a game that isn’t over waits for somebody');
  const sight = { seat, hand: view.mine?.hand ?? [], view, log: session.log };
  void session.answer(decision.id, bots.plain.decide(sight, decision.options, luck));
  return seat;
}

/** Plays a game to its end at ten screens and notes what was sent, and when. */
async function play(game: number): Promise<void> {
  const luck = dice(seedFrom(`moves ${game}`));
  const sessions = seated(game);
  for (const command of beforeAGame) for (const session of sessions) await session.command(command);
  const screens = sessions.map(screenOf);
  const [watched] = sessions;
  const counted = (): number => screens.reduce((sum, { frames }) => sum + frames.length, 0);
  const sent = (): number => screens.reduce((sum, screen) => sum + screen.sent(), 0);
  const rest = async (): Promise<void> => {
    let before: number;
    do {
      before = counted();
      await wait(pause);
    } while (counted() > before);
  };
  /** Notes the milliseconds to the last frame: one that was due to the table may come before the key's. */
  const press = async (screen: CountedScreen | undefined, key: string, times: number[]): Promise<void> => {
    const [before, started] = [screen?.frames.length ?? 0, performance.now()];
    screen?.type(key);
    await rest();
    const last = screen?.frames.slice(before).at(-1);
    if (last) times.push(last.at - started);
  };

  for (const screen of screens) screen.type('\r');
  await rest();
  const silentFrom = sent();
  await wait(idleFor);
  measured.idle += sent() - silentFrom;
  for (let turn = 0; watched?.latest.table.stage === 'playing'; turn += 1) {
    const screen = screens[Math.floor(turn / 2) % seats];
    if (turn % 2 === 1) {
      act(sessions, luck);
      await press(screen, opensBoard, measured.busyKeys);
      continue;
    }
    const before = screens.map(({ frames }) => frames.length);
    const isBallot = watched.latest.view?.phase === 'vote';
    const [drawn, started] = [counted(), process.cpuUsage()];
    const seat = act(sessions, luck);
    await rest();
    const { user, system } = process.cpuUsage(started);
    measured.cpu.push((user + system) / 1000 / (counted() - drawn));
    const votesOn = isBallot && watched.latest.view?.phase === 'vote';
    for (const [viewer, { frames }] of screens.entries()) {
      const sizes = frames.slice(before[viewer]).map(({ bytes }) => bytes);
      measured.bytes.push(...sizes);
      if (votesOn && viewer !== seat) measured.ballots.push(...sizes);
    }
    await press(screen, opensHistory, measured.keys);
    if (turn % comesBackEvery === 0) {
      const late = screenOf(watched);
      measured.firsts.push(late.frames[0]?.bytes ?? 0);
      late.close();
    }
  }
  for (const screen of screens) screen.close();
}

for (let game = 0; game < games; game += 1) await play(game);

const spread = (figures: readonly number[]) => ({ p50: median(figures), p99: percentile(figures, 0.99) });
console.log(
  JSON.stringify({
    bytes: spread(measured.bytes),
    ballot: spread(measured.ballots),
    cpu: spread(measured.cpu),
    first: median(measured.firsts),
    key: spread(measured.keys),
    busyKey: spread(measured.busyKeys),
    idle: measured.idle,
  }),
);
process.exit(0);
