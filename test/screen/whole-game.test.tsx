import { afterEach, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { defaultKeymap, type Keymap } from '../../src/screen/keymap.ts';
import { FakeSession } from '../support/fake-session.ts';
import { safeText, width } from '../../src/text/index.ts';
import { seedFrom } from '../../src/chance/index.ts';
import { Table, type TableSession } from '../../src/table/index.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import type { Move } from '../../src/game/index.ts';

const enter = '\r';
const names = ['Ada', 'José', '王小明', '김민수', 'Maximilian-Louis', 'Zoë', 'Tomás'];
const screens: TableOnScreen[] = [];

afterEach(() => {
  for (const screen of screens.splice(0)) {
    screen.shown.close();
    for (const error of screen.terminal.errors) throw error;
  }
});

/** The keys by which a person gives an answer, from what is printed on the screen. */
function keysFor(move: Move, keymap: Keymap): readonly string[] {
  switch (move.type) {
    case 'vote':
      return [keymap[move.ballot]];
    case 'discard':
    case 'enact':
      return ['1', enter];
    case 'veto':
      return [keymap.veto, enter];
    case 'answer-veto':
      return [move.consent ? keymap.agree : keymap.refuse, enter];
    case 'peek':
      return [' ', enter];
    case 'nominate':
      return [String((move.chancellor + 1) % 10), enter];
    case 'execute':
      return [String((move.target + 1) % 10), enter, keymap.confirm];
    case 'investigate':
    case 'special-election':
      return [String((move.target + 1) % 10), enter];
  }
}

function sessionsAt(seed: string): TableSession[] {
  const table = new Table({
    name: safeText('KITE-42', 20),
    capacity: 10,
    startsByItself: false,
    code: null,
    rules: {},
    bot: bots.random,
    botNames: [],
    bots: 0,
    seed: seedFrom(seed),
    newGameId: () => 'test',
    newToken: () => Math.random().toString(),
    openRecord: () => ({ write: () => undefined, close: () => undefined }),
    now: () => 0,
    after: () => () => undefined,
    botPause: 0,
  });
  return names.map((name, seat) => {
    const session = table.sit(safeText(name, 20), { hosts: seat === 1 });
    if ('refused' in session) throw new Error(session.refused);
    return session;
  });
}

/** One that looks at the same place again, as somebody who comes back does. */
const again = ({ latest, log, talk }: TableSession): FakeSession => new FakeSession(latest, log, talk);

const onScreens = [1, 4];
const compareEvery = 6;

/** What somebody answers now: elections pass twice out of three. */
function moveOf({ latest }: TableSession, turn: number): Move {
  const options = latest.decision?.options ?? [];
  const [first] = options;
  if (!first) throw new Error('nothing is asked');
  if (first.type === 'vote') return { type: 'vote', ballot: turn % 3 === 0 ? 'nein' : 'ja' };
  return options[(turn * 7) % options.length] ?? first;
}

/** The seat that must answer now; none while a table only waits for changeable ballots. */
const awaited = (sessions: readonly TableSession[]): number =>
  sessions.findIndex(({ latest: { decision, view } }, seat) =>
    view?.phase === 'vote' ? view.awaited.includes(seat) : decision !== null,
  );

/** Every letter of the game somewhere else, some where others were. */
const moved: Keymap = {
  ...defaultKeymap,
  ja: 'n',
  nein: 'd',
  agree: 'k',
  refuse: 'y',
  veto: ';',
  confirm: 'j',
  history: 'v',
  start: 'a',
  again: 's',
};

test.each([
  ['the usual keys', 'one', defaultKeymap],
  ['keys of their own', 'two', moved],
])('people play a game to its end by %s alone; who attaches afresh sees the same', async (_, seed, keymap) => {
  const sessions = sessionsAt(seed);
  const seated = onScreens
    .flatMap((seat) => sessions[seat] ?? [])
    .map((session) => new TableOnScreen(session, { keymap }));
  screens.push(...seated);
  for (const session of sessions) await session.command({ type: 'ready', rules: {} });
  await seated[0]?.type(keymap.start);
  for (const session of sessions.filter((_, seat) => !onScreens.includes(seat)))
    await session.command({ type: 'looked' });
  for (const screen of seated) {
    await screen.type(' ');
    await screen.type(enter);
  }

  for (let turn = 1; sessions[0]?.latest.table.stage === 'playing'; turn += 1) {
    const session = sessions[awaited(sessions)];
    if (!session) throw new Error('nobody is asked');
    const { decision } = session.latest;
    const move = moveOf(session, turn);
    const screen = seated.find((one) => one.session === session);
    if (screen) await screen.type(...keysFor(move, keymap));
    else await session.answer(decision?.id ?? '', move);
    const { decision: next, view } = session.latest;
    const taken = next?.id !== decision?.id || (move.type === 'vote' && view?.mine?.ballot === move.ballot);
    expect({ move, taken }).toEqual({ move, taken: true });
    if (turn % compareEvery === 0) await compare(seated, turn, keymap);
  }

  for (const screen of seated) {
    await screen.settle();
    expect(screen.rows(1, 1)[0]).toMatch(/(LIBERALS|FASCISTS) WIN/);
    for (const wipe of ['\u001b[2J', '\u001b[3J']) expect(screen.terminal.written).not.toContain(wipe);
  }
  await seated[0]?.type(keymap.again);
  for (const screen of seated) {
    await screen.settle();
    expect(screen.rows(1, 1)[0]).toContain('Lobby · 7 seated');
  }
});

async function compare(seated: readonly TableOnScreen[], turn: number, keymap: Keymap): Promise<void> {
  const screen = seated[turn % seated.length];
  if (!screen?.session.log.some(({ type }) => type === 'elected')) return;
  await screen.settle();
  const fresh = new TableOnScreen(again(screen.session), { keymap });
  await fresh.settle();
  expect(fresh.terminal.cells()).toEqual(screen.terminal.cells());
  for (const line of fresh.rows()) expect(width(line)).toBeLessThanOrEqual(80);
  fresh.shown.close();
}
