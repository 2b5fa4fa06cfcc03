import { afterEach, describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { FakeSession, line, sitter, tableOf, updateOf, without } from '../support/fake-session.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import type { TableState } from '../../src/table/index.ts';

const enter = '\r';

const open: TableOnScreen[] = [];
const kept = <Screen extends TableOnScreen>(screen: Screen): Screen => {
  open.push(screen);
  return screen;
};

afterEach(() => {
  for (const screen of open.splice(0)) {
    screen.shown.close();
    for (const error of screen.terminal.errors) throw error;
  }
});

describe('the lobby', () => {
  const seats = ['Ada', 'Boris', 'Zoë'].map((name, seat) => sitter(name, { ready: seat !== 2 }));
  const table = tableOf([], 'lobby', 'KITE-42', { seats, host: 0 });

  test('says who sits, who is ready, how they join, and that anyone could read along', async () => {
    const host = { addresses: ['192.168.1.20:7777'], onlyHere: false };
    const screen = kept(new TableOnScreen(new FakeSession(without(0, table)), { host }));
    await screen.settle();
    const text = screen.rows().join('\n');
    for (const said of [
      "Ada's table",
      'Lobby · 3 seated · you: 1 Ada, host',
      '1*Ada              ready  host, plays',
      '2 Boris            ready',
      '» 3 Zoë              …',
      '4 free',
      'join 192.168.1.20:7777',
      'Too few to start: two more players needed',
    ])
      expect(text).toContain(said);
    expect(text).toContain('plain ws://: not encrypted, anyone on this network could read it');
  });

  test('shows its host the whole line that others join by, the code in it', async () => {
    const host = { addresses: ['192.168.1.20:7777'], onlyHere: false, code: "'sword fish'" };
    const screen = kept(new TableOnScreen(new FakeSession(without(0, table)), { host }));
    await screen.settle();
    expect(screen.rows(2, 2)[0]).toBe(" Node     npx secret-cli join 192.168.1.20:7777 --code 'sword fish'");
    const many = {
      addresses: ['10.0.0.1:1', '10.0.0.2:1', '10.0.0.3:1'],
      onlyHere: false,
      code: 'x'.repeat(64),
    };
    const long = kept(new TableOnScreen(new FakeSession(without(0, table)), { host: many }));
    await long.settle();
    const rows = long.rows(2, 5).map((line) => line.slice(1));
    expect(rows.slice(0, 2).join('')).toBe(`npx secret-cli join 10.0.0.1:1 --code ${'x'.repeat(64)}`);
    expect(rows.slice(2).join('\n')).toContain('not encrypted');
  });

  test('asks a guest whether they are ready, and r answers', async () => {
    const screen = kept(new TableOnScreen(new FakeSession(without(2, table)), { returnLine: 'npx it' }));
    await screen.settle();
    expect(screen.rows(20, 20)[0]).toContain('YOUR MOVE ━━ Are you ready?');
    expect(screen.rows(21, 21)[0]).toBe(' [▸r  I am ready ]');
    expect(screen.rows(22, 22)[0]).toBe(" Ada's program deals the cards, and Ada plays too.");
    expect(screen.rows(2, 2)[0]).toBe(' Return   npx it');
    await screen.type('r');
    expect(screen.session.sent).toEqual([{ command: { type: 'ready', ready: true } }]);
  });

  test('has room for what is said, there and on its own page', async () => {
    const talk = [line(['Ada', 'Boris'], 2, 'hello @3, and welcome to you all', null)];
    const session = new FakeSession(without(2, table), [], talk);
    const screen = kept(new TableOnScreen(session));
    await screen.settle();
    expect(screen.rows(8, 8)[0]?.slice(45)).toBe('2 Boris hello @3, and welcome to');
    expect(screen.rows(9, 9)[0]?.slice(45)).toBe('  you all');
    await screen.type('\t');
    expect(screen.rows(3, 4).join('\n')).toContain(' 2 Boris  hello @3, and welcome to you all');
    const at = screen.rows(4, 4)[0]?.indexOf('@3') ?? -1;
    expect(screen.terminal.cells()[3]?.[at]?.foreground).not.toBe(
      screen.terminal.cells()[3]?.[at - 2]?.foreground,
    );
  });

  test('a kick asks twice, and Enter means Back', async () => {
    const screen = kept(new TableOnScreen(new FakeSession(without(0, table))));
    await screen.settle();
    await screen.type('k', '3', enter);
    expect(screen.rows(20, 20)[0]).toContain('KICK ━━ Put 3 Zoë out of the table?');
    await screen.type(enter);
    expect(screen.session.sent).toEqual([]);
    await screen.type('k', '3', enter, 'y');
    expect(screen.session.sent).toEqual([{ command: { type: 'kick', seat: 2 } }]);
  });

  test('becomes the role card when the game begins', async () => {
    const session = new FakeSession(without(2, table));
    const screen = kept(new TableOnScreen(session));
    await screen.settle();
    const game = example.nominate().game;
    session.show(updateOf({ ...game, round: 1 }, 2, tableOf(example.tenNames)));
    await screen.settle();
    expect(screen.rows(1, 1)[0]).toContain('Roles');
    expect(screen.rows(9, 18).join('\n')).toContain('Your envelope');
  });
});

describe('roles are looked at', () => {
  const looking = (ready: readonly number[], host: number | null = null): TableState =>
    tableOf([], 'playing', 'KITE-42', {
      looking: true,
      host,
      seats: example.tenNames.map((name, seat) => sitter(name, { ready: ready.includes(seat) })),
    });
  const game = { ...example.nominate().game, round: 1 };

  test.each(['h', 'l', '?'])(
    'nothing says that a step of the game is under way, on the page of %s either',
    async (key) => {
      const screen = kept(new TableOnScreen(new FakeSession(updateOf(game, 2, looking([0])))));
      await screen.settle();
      await screen.type(key);
      expect(screen.rows(1, 1)[0]).toMatch(/^ Roles/);
      expect(screen.rows(20, 20)[0]).toContain('YOUR MOVE ━━ Look at your role');
    },
  );

  test('Enter says so, then the others are waited for', async () => {
    const screen = kept(new TableOnScreen(new FakeSession(updateOf(game, 2, looking([0])))));
    await screen.settle();
    await screen.type(enter);
    expect(screen.session.sent).toEqual([]);
    await screen.type(' ');
    await screen.type(enter);
    expect(screen.session.sent).toEqual([{ command: { type: 'ready', ready: true } }]);
    screen.session.show(updateOf(game, 2, looking([0, 1, 2, 3, 4, 5, 6, 7])));
    await screen.settle();
    expect(screen.rows(20, 22)).toEqual([
      '── Waiting for 9 Tomás and 10 Nadia to look at their role ──────────────────────',
      ' The game begins when all have looked, or the host goes on.',
      ' 8 of 10 have looked. Hold Space to see your role again.',
    ]);
    screen.session.show(updateOf(game, 2, tableOf(example.tenNames)));
    await screen.settle();
    expect(screen.rows(1, 1)[0]).toContain('[NOMINATE]');
  });

  test('the host may go on without the missing ones', async () => {
    const screen = kept(new TableOnScreen(new FakeSession(updateOf(game, 2, looking([1, 2], 2)))));
    await screen.settle();
    expect(screen.rows(21, 21)[0]).toBe(' [ g  Go on without them ]');
    await screen.type('g');
    expect(screen.session.sent).toEqual([{ command: { type: 'go-on' } }]);
  });
});
