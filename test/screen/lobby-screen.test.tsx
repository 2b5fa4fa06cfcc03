import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { FakeSession, line, sitter, tableOf, updateOf, without } from '../support/fake-session.ts';
import { kept } from '../support/kept-screens.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import { encode } from 'uqr';
import type { HostInfo } from '../../src/screen/index.ts';
import type { TableState } from '../../src/table/index.ts';

const enter = '\r';

describe('the lobby', () => {
  const seats = ['Ada', 'Boris', 'Zoë'].map((name, seat) => sitter(name, { ready: seat !== 2 }));
  const table = tableOf([], 'lobby', 'KITE-42', { seats, host: 0 });

  const doors = [
    { door: 'node', port: 7777, secure: false },
    { door: 'ssh', port: 7777, secure: true },
    { door: 'browser', port: 7777, secure: false },
  ] as const;
  const host: HostInfo = {
    addresses: ['192.168.1.20', '10.0.0.7'],
    onlyHere: false,
    fingerprint: 'SHA256:abc',
  };

  test('says who sits, who is ready, by which doors they came and others come, and that anyone could read along', async () => {
    const from = table.seats.map((seat, index) => ({ ...seat, door: index === 1 ? ('ssh' as const) : null }));
    const screen = kept(
      new TableOnScreen(new FakeSession(without(0, { ...table, seats: from, doors })), { host }),
    );
    await screen.settle();
    const text = screen.rows().join('\n');
    for (const said of [
      "Ada's table",
      'Lobby · 3 seated · you: 1 Ada, host',
      '1*Ada              ready  host, plays',
      '2 Boris            ready  ssh',
      '» 3 Zoë              …',
      '4 free',
      'npx      npx secret-cli join 192.168.1.20:7777',
      'ssh      ssh -p 7777 192.168.1.20',
      'Browser  http://192.168.1.20:7777/',
      'This network could read npx and browsers.',
      'Too few to start: two more players needed',
    ])
      expect(text).toContain(said);
    await screen.type('x');
    expect(screen.rows(5, 6)).toEqual([
      ' This network could read what npx and browsers show; --https hides browsers.',
      ' Host key SHA256:abc',
    ]);
  });

  test('says nothing of a network that could read along where none can', async () => {
    for (const more of [
      { host: { ...host, onlyHere: true }, me: 0 },
      { came: { door: 'ssh', at: '192.168.1.20' }, me: 2 },
      { came: { door: 'node', at: '127.0.0.1' }, me: 2 },
    ] as const) {
      const screen = kept(new TableOnScreen(new FakeSession(without(more.me, { ...table, doors })), more));
      await screen.settle();
      expect(screen.rows().join('\n')).not.toMatch(/network could read/);
    }
    const came = { door: 'browser', at: '192.168.1.20' } as const;
    const read = kept(new TableOnScreen(new FakeSession(without(2, { ...table, doors })), { came }));
    await read.settle();
    expect(read.rows(2, 2)[0]).toContain('anyone on your network could read what you see');
  });

  test('shows its host on one page what the machine is known by: its key, and the page’s certificate where there is one', async () => {
    const certificate = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(':');
    const invited = async (shown: HostInfo): Promise<string> => {
      const screen = kept(new TableOnScreen(new FakeSession(without(0, { ...table, doors })), { host: shown }));
      await screen.settle();
      await screen.type('i');
      return screen.rows().join('\n');
    };
    const page = await invited({ ...host, certificate });
    expect(page).toContain('Host key SHA256:abc');
    expect(page.replaceAll(/\n +/g, '')).toContain(certificate);
    expect(await invited(host)).not.toContain('certificate');
  });

  test('shows its host the whole line that others join by, the code in it', async () => {
    const coded = { ...host, code: 'sword fish' };
    const screen = kept(new TableOnScreen(new FakeSession(without(0, { ...table, doors })), { host: coded }));
    await screen.settle();
    expect(screen.rows(2, 2)[0]).toBe(" npx      npx secret-cli join 192.168.1.20:7777 --code 'sword fish'");
    const long = { ...host, code: 'x'.repeat(64) };
    const other = kept(new TableOnScreen(new FakeSession(without(0, { ...table, doors })), { host: long }));
    await other.settle();
    const rows = other.rows(2, 3).map((line) => line.slice(1));
    expect(rows.join('')).toBe(`npx secret-cli join 192.168.1.20:7777 --code ${'x'.repeat(64)}`);
  });

  test('draws what a camera reads the way in from, code and all, light on dark; x hides it, ASCII has none', async () => {
    const session = new FakeSession(without(0, { ...table, doors }));
    const screen = kept(new TableOnScreen(session, { host: { ...host, code: 'tea' } }));
    await screen.settle();
    expect(readQr(screen)).toBe('http://192.168.1.20:7777/#code=tea');
    await screen.type('x');
    expect(screen.rows().join('\n')).not.toMatch(/[█▀▄]/);
    await screen.type('x');
    expect(readQr(screen)).not.toBeNull();
    const plain = kept(new TableOnScreen(session, { host, look: { ascii: true } }));
    await plain.settle();
    expect(plain.rows(3, 19).join('\n')).not.toMatch(/[█▀▄]|##/);
  });

  test('its host sees every address and what shows that it is this machine under i', async () => {
    const screen = kept(new TableOnScreen(new FakeSession(without(0, { ...table, doors })), { host }));
    await screen.settle();
    await screen.type('i');
    const text = screen.rows().join('\n');
    for (const said of ['join 10.0.0.7:7777', 'ssh -p 7777 10.0.0.7', 'http://10.0.0.7:7777/', 'SHA256:abc'])
      expect(text).toContain(said);
    await screen.type('\u001b');
    expect(screen.rows(7, 7)[0]).toContain('Seats');
  });

  test('asks a guest whether they are ready, and r answers', async () => {
    const screen = kept(new TableOnScreen(new FakeSession(without(2, table)), { returnLine: 'npx it' }));
    await screen.settle();
    expect(screen.rows(20, 20)[0]).toContain('YOUR MOVE ━━ Are you ready?');
    expect(screen.rows(21, 21)[0]).toBe(' [▸r  I am ready ]');
    expect(screen.rows(22, 22)[0]).toBe(" Ada's program deals the cards, and Ada plays too.");
    expect(screen.rows(2, 2)[0]).toBe(' Rejoin   npx it');
    await screen.type('r');
    expect(screen.session.sent).toEqual([{ command: { type: 'ready', rules: {} } }]);
  });

  test('has room for what is said, there and on its own page', async () => {
    const talk = [line(['Ada', 'Boris'], 2, 'hello @3, and welcome to you all', null)];
    const session = new FakeSession(without(2, table), [], talk);
    const screen = kept(new TableOnScreen(session));
    await screen.settle();
    expect(screen.rows(8, 8)[0]?.slice(45)).toBe('2 Boris hello @3, and welcome to');
    expect(screen.rows(9, 9)[0]?.slice(45)).toBe('   you all');
    await screen.type('\t');
    expect(screen.rows(3, 4).join('\n')).toContain(' 2 Boris  hello @3, and welcome to you all');
    const at = screen.rows(4, 4)[0]?.indexOf('@3') ?? -1;
    expect(screen.terminal.cells()[3]?.[at]?.foreground).not.toBe(
      screen.terminal.cells()[3]?.[at - 2]?.foreground,
    );
  });

  test('in a window that is too small says so first, then who sits there, and asks beneath', async () => {
    const screen = kept(
      new TableOnScreen(new FakeSession(without(2, table)), { window: { columns: 46, rows: 12 } }),
    );
    await screen.settle();
    expect(screen.rows(1, 4)).toEqual([
      'secret-cli wants 60×20; this window is 46×12.',
      'Lobby · 3 seated · you: 3 Zoë',
      'House rules (h): none',
      '   1 Ada                 6 free',
    ]);
    expect(screen.rows(6, 6)[0]).toBe(' » 3*Zoë                 8 free');
    expect(screen.rows(9, 9)[0]).toContain('YOUR MOVE ━━ Are you ready?');
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

  test.each([
    [
      'its host',
      0,
      { host },
      [
        's start   b bot      t talk     i invite',
        'm move   k kick      x QR       h rules',
        'g together           ? help     q leave',
        '                     , theme    . language',
        '                     Tab chat',
      ],
    ],
    [
      'a guest',
      2,
      {},
      [
        'r ready              t talk     h rules',
        '                     ? help     q leave',
        '                     , theme    . language',
        '                     Tab chat',
      ],
    ],
  ] as const)('help lists to %s the keys that work there, and none of a game', async (_, me, setting, keys) => {
    const screen = kept(new TableOnScreen(new FakeSession(without(me, table)), setting));
    await screen.settle();
    await screen.type('?');
    const rows = screen.rows();
    const head = rows.findIndex((line) => /^ Keys now +Always$/.test(line));
    expect(rows.slice(head + 1, rows.indexOf('', head))).toEqual(keys.map((line) => ` ${line}`));
  });

  test('becomes the role card when the game begins', async () => {
    const session = new FakeSession(without(2, table));
    const screen = kept(new TableOnScreen(session));
    await screen.settle();
    const game = example.nominate().game;
    session.show(
      updateOf({ ...game, round: 1 }, 2, tableOf(example.tenNames, 'playing', 'KITE-42', { looking: true })),
    );
    await screen.settle();
    expect(screen.rows(1, 1)[0]).toContain('Roles');
    expect(screen.rows(9, 18).join('\n')).toContain('Your envelope');
  });
});

/** What the code on a screen says, of those that it may be; null where there is none, or not white on black. */
function readQr(screen: TableOnScreen): string | null {
  const cells = screen.terminal.cells().slice(2, 19);
  const drawn = cells.map((row) =>
    row
      .slice(45)
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
  const white = cells[0]?.[50];
  if (white?.background !== namedColour(0) || white.foreground !== namedColour(15)) return null;
  for (const text of ['http://192.168.1.20:7777/', 'http://192.168.1.20:7777/#code=tea']) {
    for (const border of [4, 2]) {
      const { data } = encode(text, { ecc: 'L', border });
      const lines = Array.from({ length: Math.ceil(data.length / 2) }, (_, row) =>
        (data[0] ?? [])
          .map((_dark, x) => sign(data[2 * row]?.[x], data[2 * row + 1]?.[x]))
          .join('')
          .trimEnd(),
      );
      if (JSON.stringify(lines) === JSON.stringify(drawn)) return text;
    }
  }
  return null;
}

/** One of the 16 colours, as the terminal's cells have it. */
const namedColour = (index: number): string => `${2 ** 24}:${index}`;

const sign = (upper: boolean | undefined, lower: boolean | undefined): string =>
  upper === false ? (lower === false ? '█' : '▀') : lower === false ? '▄' : ' ';

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
    expect(screen.session.sent).toEqual([{ command: { type: 'looked' } }]);
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
