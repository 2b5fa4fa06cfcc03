import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { FakeSession, line, sitter, tableOf, updateOf, without } from '../support/fake-session.ts';
import { kept, shown } from '../support/kept-screens.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import { twelveRounds } from '../support/example-story.ts';

const enter = '\r';

describe('talk', () => {
  test('a question that comes up meanwhile eats no letter', async () => {
    const screen = await shown(example.nominateWait(), ['t', 'n']);
    const { game, me, log } = example.ballot();
    screen.session.show({ ...updateOf(game, me, tableOf(example.tenNames)), news: log.slice(-1) });
    await screen.settle();
    await screen.type('j', '1', ' ', 'n');
    expect(screen.rows(19, 19)[0]).toContain('YOUR MOVE ━━ Vote');
    expect(screen.rows(23, 23)[0]).toMatch(/^ say › nj1 n {2,}Enter send · Esc back$/);
    await screen.type(enter);
    expect(screen.session.sent).toEqual([{ said: 'nj1 n' }]);
    await screen.type('j');
    expect(screen.session.sent).toMatchObject([{}, { move: { type: 'vote', ballot: 'ja' } }]);
  });

  test('Esc keeps the draft, and words that were refused come back to be said again', async () => {
    const screen = await shown(example.ballot(), ['t', 'h', 'i', '\u001b']);
    await screen.settle(1000);
    expect(screen.rows(23, 23)[0]).toContain('t talk');
    screen.session.refuse = 'too-fast';
    await screen.type('t', enter);
    expect(screen.rows(22, 22)[0]).toBe(' Too fast: wait a moment, then say it again.');
    await screen.type('t');
    expect(screen.rows(23, 23)[0]).toMatch(/^ say › hi /);
  });

  test.each([
    [
      'the silent',
      () => example.legislating(),
      {},
      'Silence till the policy is on the board (house rule silence: table).',
    ],
    ['the dead', () => ({ ...example.ballot(), me: 0 }), {}, "The dead don't speak, vote or stand."],
  ] as const)('%s are told which rule keeps them so', async (_, position, table, why) => {
    const screen = await shown(position(), ['t'], { table });
    expect(screen.rows(22, 22)[0]).toBe(` t ${why}`);
    expect(screen.rows(23, 23)[0]).not.toContain('t talk');
  });

  test('where people sit together, silence is told on the board and on every page', async () => {
    const screen = await shown(example.legislating(), [enter], { table: { together: true } });
    for (const key of ['h', 'h', 'l', 'l', '?', '?', '\t']) {
      expect(screen.rows(18, 18)[0]).toMatch(/^══ SILENCE, also aloud: .* ═+$/);
      await screen.type(key);
    }
    const talking = await shown(example.ballot(), [], { table: { together: true } });
    expect(talking.rows(18, 18)[0]).not.toContain('SILENCE');
  });
});

describe('the table', () => {
  const over = {
    ...example.ballot().game,
    phase: 'over',
    ending: { winner: 'liberal', by: 'hitler-executed' },
  } as const;

  test('a spectator sees the public board, is asked nothing and has no secrets', async () => {
    const { game, log } = example.ballot();
    const screen = kept(
      new TableOnScreen(new FakeSession(updateOf(game, null, tableOf(example.tenNames)), log)),
    );
    await screen.settle();
    await screen.type(' ', 'j', 'c', 'm');
    expect(screen.rows(1, 1)[0]).toContain('KITE-42 · watching');
    expect(screen.rows(19, 23).join('\n')).not.toMatch(/YOUR MOVE|Space|talk|table/);
    await screen.type('t');
    expect(screen.rows(22, 22)[0]).toBe(' t Spectators speak only in the lobby and after the end.');
    expect(screen.session.sent).toEqual([]);
    await screen.linkIs({ since: '21:13:52', tries: 1 });
    expect(screen.rows(19, 22).join('\n')).toContain('LINK LOST. The host can’t be reached since 21:13:52');
  });

  test('the host waits for somebody absent, or lets a bot hold the seat', async () => {
    const { game, log } = example.ballot();
    const seats = example.tenNames.map((name, seat) => sitter(name, { away: seat === 6 }));
    const table = tableOf([], 'playing', 'KITE-42', { seats, host: 0 });
    const session = new FakeSession(updateOf(game, 0, table), log);
    const screen = kept(new TableOnScreen(session));
    await screen.settle();
    expect(screen.rows(19, 19)[0]).toContain('7 Maximilian-Louis is away');
    await screen.type(enter, 'b');
    expect(session.sent).toEqual([{ command: { type: 'stand-in', seat: 6, bot: true } }]);
    await screen.type('w');
    expect(screen.rows(19, 19)[0]).not.toContain('is away');
    session.show(updateOf(game, 0, tableOf(example.tenNames, 'playing', 'KITE-42', { host: 0 })));
    session.show(updateOf(game, 0, table));
    await screen.settle();
    expect(screen.rows(19, 19)[0]).toContain('7 Maximilian-Louis is away');
  });

  test('m: a guest wishes to break off, the host does it when asked twice', async () => {
    const guest = await shown(example.ballot(), ['m'], { table: { wantsBreakOff: [4], host: 0 } });
    expect(guest.rows(21, 21)[0]).toBe(' 1 of 10 people would break it off: 5 王小明.');
    await guest.type('x');
    expect(guest.session.sent).toEqual([{ command: { type: 'break-off', wish: true } }]);
    const host = await shown(example.ballot(), ['m', 'x', enter, 'm', 'x', 'y'], { table: { host: 2 } });
    expect(host.session.sent).toEqual([{ command: { type: 'break-off', wish: true } }]);
  });

  test('paused: nothing is asked, and the host goes on', async () => {
    const guest = await shown(example.ballot(), [], { table: { paused: true } });
    expect(guest.rows(19, 19)[0]).toMatch(/^══ PAUSED by the host ═+$/);
    const host = await shown(example.ballot(), ['p'], { table: { paused: true, host: 2 } });
    expect(host.session.sent).toEqual([{ command: { type: 'pause', paused: false } }]);
  });

  test('a lost link: Enter tries again, and no key of the question goes astray', async () => {
    const screen = await shown(example.ballot());
    await screen.linkIs({ since: '21:13:52', tries: 1 });
    await screen.type('j', enter, 't');
    expect(screen.session.sent).toEqual([]);
    expect(screen.asked).toEqual(['retry']);
    expect(screen.rows(22, 22)[0]).toBe(
      ' t The link is lost: once it is back, the board shows whether this got there.',
    );
    await screen.linkIs(null);
    expect(screen.rows(19, 19)[0]).toContain('YOUR MOVE ━━ Vote');
  });

  test('after the end all talk, and the host deals again', async () => {
    const table = tableOf(example.tenNames, 'over', 'KITE-42', { host: 2 });
    const talk = [line(example.tenNames, 1, 'I knew it', null)];
    const session = new FakeSession(updateOf(over, 2, table), example.ballot().log, talk);
    const screen = kept(new TableOnScreen(session));
    await screen.settle();
    expect(screen.rows(13, 18).join('\n')).toContain('1 Ada I knew it');
    expect(screen.rows(22, 22)[0]).toBe(' [ r  Play again, same seats ]');
    await screen.type('r', 't', 'g', 'g', enter);
    expect(session.sent).toEqual([{ command: { type: 'again' } }, { said: 'gg' }]);
    session.show(without(2, { ...table, stage: 'lobby' }));
    await screen.settle();
    expect(screen.rows(1, 1)[0]).toContain('Lobby · 10 seated');
  });

  test.each([
    ['host', 'BROKEN OFF by the host. Nobody has won', 'The host broke the game off. Nobody has won.'],
    [
      'majority',
      'BROKEN OFF by more than half. Nobody has won',
      'More than half of the people broke the game off. Nobody has won.',
    ],
  ] as const)('a game that was broken off by %s says so, and keeps its secrets', async (by, bar, logged) => {
    const { game, log } = example.ballot();
    const table = tableOf(example.tenNames, 'over', 'KITE-42', { brokenOff: by });
    const screen = kept(new TableOnScreen(new FakeSession(updateOf(game, 2, table), log)));
    await screen.settle();
    expect(screen.rows(19, 19)[0]).toMatch(new RegExp(`^══ ${bar} ═+$`));
    expect(screen.rows(2, 2)[0]).toContain('LIBERAL 3 of 5');
    await screen.type('l');
    expect(screen.rows(1, 18).join('\n')).toMatch(new RegExp(`R13 ${logged}\\s*$`));
  });

  test.each([
    [140, 40],
    [100, 30],
    [80, 24],
    [60, 20],
  ])(
    'in %i×%i a game that was broken off is in no step any more, and its log says so',
    async (columns, rows) => {
      const { game, log } = example.legislating();
      const table = tableOf(example.tenNames, 'over', 'KITE-42', { brokenOff: 'host' });
      const session = new FakeSession(updateOf(game, 2, table), log);
      const screen = kept(new TableOnScreen(session, { window: { columns, rows } }));
      await screen.settle();
      const [first = '', ...others] = screen.rows(1, rows);
      expect(first).toContain('[BROKEN OFF]');
      expect(first).not.toMatch(/LEGISLATE|Legislate|›/);
      expect(others.join(' ').replaceAll(/\s+/g, ' ')).toContain('The host broke the game');
    },
  );

  test('Enter on a line of the history tells who voted how', async () => {
    const up = '\u001b[A';
    const screen = await shown({ ...example.ballot(), log: twelveRounds }, ['h', up, enter]);
    expect(screen.rows(17, 18).join('\n')).toMatch(/Ja {3}████ 4.*\n Nein █████ 5/);
    await screen.type('j');
    expect(screen.rows(2, 2)[0]).toContain('History');
    expect(screen.session.sent).toMatchObject([{ move: { type: 'vote' } }]);
  });
});
