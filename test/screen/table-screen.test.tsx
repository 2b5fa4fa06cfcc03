import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { FakeSession, tableOf, updateOf, without } from '../support/fake-session.ts';
import { kept, shown } from '../support/kept-screens.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import { view, type Game, type Role } from '../../src/game/index.ts';
import { width } from '../../src/text/index.ts';
import { twelveRounds } from '../support/example-story.ts';
import type { Cell } from '../support/xterm.ts';

const enter = '\r';
const space = ' ';

/** What a person two metres away could tell of some rows: widths, weights and colours, but no letter. */
const fromAfar = (rows: readonly (readonly Cell[])[]): unknown =>
  rows.map((row) => row.map(({ foreground, background, weight }) => [foreground, background, weight]));

const withRole = (game: Game, me: number, role: Role): Game => {
  const roles = [...game.roles];
  const from = roles.indexOf(role);
  [roles[me], roles[from]] = [roles[from] ?? role, roles[me] ?? role];
  return { ...game, roles };
};

describe('secrets', () => {
  test('the role card looks the same from afar for every role, closed and open', async () => {
    const looks = await Promise.all(
      (['liberal', 'fascist', 'hitler'] as const).map(async (role) => {
        const game = withRole(example.nominate().game, 2, role);
        const screen = await shown({ game, me: 2, log: [] }, [], { table: { looking: true } });
        const closed = fromAfar(screen.terminal.cells());
        await screen.type(space);
        const card = screen.rows(9, 18);
        return { closed, borders: [card[0], card[9], ...card.map((line) => [line[11], width(line)])] };
      }),
    );
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
  });

  test('a long name on the role card says less beside it, and breaks off nowhere', async () => {
    const { game } = example.nominate();
    const names = example.tenNames.map((name, seat) => (seat === 5 ? 'Maximilian-Louis' : name));
    const table = tableOf(names, 'playing', 'KITE-42', { looking: true });
    const screen = kept(new TableOnScreen(new FakeSession(updateOf(game, 8, table))));
    await screen.settle();
    await screen.type(space);
    expect(screen.rows(13, 13)[0]).toContain('6 Maximilian-Louis  HITLER   ');
    expect(screen.rows(9, 18).join('')).not.toContain('…');
  });

  test('the drawer has as many rows, and the same labels, for every role', async () => {
    const labels = await Promise.all(
      (['liberal', 'fascist', 'hitler'] as const).map(async (role) => {
        const game = withRole(example.ballot().game, 2, role);
        const screen = await shown({ ...example.ballot(), game }, [space]);
        return screen.rows(13, 24).map((line) => line.slice(0, 9));
      }),
    );
    expect(labels[0]?.[0]).toContain('FOR');
    expect(labels[1]).toEqual(labels[0]);
    expect(labels[2]).toEqual(labels[0]);
  });

  test('nothing secret is on the screen while they are closed', async () => {
    const screen = await shown(example.president());
    expect(screen.rows(19, 23).join('\n')).not.toMatch(/Fascist|Liberal/);
    await screen.type(space);
    expect(screen.rows(21, 21)[0]).toContain('1 Fascist │ │ 2 Liberal │ │ 3 Fascist');
  });

  test('they close by themselves 1.2 s after one press', async () => {
    const screen = await shown(example.president(), [space]);
    await screen.settle(1000);
    expect(screen.rows(21, 21)[0]).toContain('Liberal');
    await screen.settle(200);
    expect(screen.rows(21, 21)[0]).toContain('· · · ·');
  });

  test('held down they stay open, and close 0.6 s after the last repeat', async () => {
    const screen = await shown(example.president(), [space]);
    for (let held = 0; held < 40; held += 1) {
      await screen.settle(30);
      expect(screen.rows(21, 21)[0]).toContain('Liberal');
      await screen.type(space);
    }
    await screen.settle(600);
    expect(screen.rows(21, 21)[0]).toContain('· · · ·');
  });

  test("a Chancellor's tiles lie in the order that was drawn for this decision", async () => {
    const screen = await shown(example.chancellor(), [space], { shuffle: (tiles) => tiles.toReversed() });
    expect(screen.rows(21, 21)[0]).toContain('1 Fascist │ │ 2 Liberal');
    await screen.type('1', enter);
    expect(screen.session.sent).toMatchObject([{ move: { type: 'enact', policy: 'fascist' } }]);
  });

  test('a party card that was asked for waits behind Space until it is put away', async () => {
    const { game, me, log } = example.rejected();
    const seen = { type: 'saw-party', target: 7, party: 'liberal' } as const;
    const screen = await shown({ game, me, log: [...log, seen] });
    expect(screen.rows(19, 21).join('\n')).toContain("8 Zoë's party card");
    expect(screen.rows(21, 21)[0]).toContain("Zoë's party  · · · ·");
    await screen.type(space);
    expect(screen.rows(21, 21)[0]).toContain("Zoë's party  Liberal");
    await screen.type('\u001b', enter);
    expect(screen.rows(19, 19)[0]).toContain('names');
  });
});

describe('what the dock asks', () => {
  test('a key that a rule forbids answers in the third row', async () => {
    const screen = await shown(example.nominate(), ['9']);
    expect(screen.rows(22, 22)[0]).toBe(" Not 9 Tomás. The last elected Chancellor can't be named.");
  });

  test('a refused answer is told there as well', async () => {
    const screen = await shown(example.nominate());
    screen.session.refuse = 'stale';
    await screen.type('8', enter);
    expect(screen.rows(22, 22)[0]).toBe(` ${english.refusals.stale}`);
  });

  test('claims: c opens the bar, a digit says it', async () => {
    const screen = await shown(example.investigate(), ['c']);
    expect(screen.rows(20, 20)[0]).toBe(' [ 1 LLL ]  [ 2 LLF ]  [ 3 LFF ]  [ 4 FFF ]   [ Esc  not now ]');
    await screen.type('4');
    expect(screen.session.sent).toMatchObject([{ claim: { about: 'president-hand' } }]);
  });

  test('the eight claims about a peek fit, too', async () => {
    const { game, me, log } = example.rejected();
    const government = { number: 3, president: me, chancellor: 4 };
    const usedPowers = [{ power: 'peek', president: me, target: null, government: 3 }] as const;
    const screen = await shown({ game: { ...game, government, usedPowers: [...usedPowers] }, me, log }, [
      'c',
      'c',
    ]);
    expect(screen.rows(20, 20)[0]).toContain('[ 8 FFF ]');
    expect(screen.rows(23, 23)[0]).toContain('c another claim');
  });

  test('a guest who leaves keeps the seat; a host may keep the table or close it for all', async () => {
    const guest = await shown(example.ballot(), ['q']);
    expect(guest.rows(21, 21)[0]).toContain('Your seat is kept.');
    await guest.type('y');
    const host = await shown(example.ballot(), ['q'], { table: { host: 2 } });
    expect(host.rows(20, 20)[0]).toBe(
      ' [▸Esc  Stay ]   [ y  Leave my seat, keep the table ]   [ x  Close it for all ]',
    );
    await host.type('y', 'x');
    expect([guest.asked, host.asked]).toEqual([['leave'], ['leave', 'close']]);
  });

  test('a closed table says why', async () => {
    const session = new FakeSession(updateOf(example.ballot().game, 2, tableOf(example.tenNames)));
    const screen = kept(new TableOnScreen(session));
    session.show(without(2, tableOf(example.tenNames, 'closed', 'KITE-42', { closedBecause: 'host-left' })));
    await screen.settle();
    expect(screen.rows(19, 19)[0]).toMatch(/^══ TABLE CLOSED\. Its host left ═+$/);
    await screen.type('q');
    expect(screen.asked).toEqual(['leave']);
  });

  test('the end shows everybody’s role', async () => {
    const { game, me, log } = example.ballot();
    const over: Game = { ...game, phase: 'over', ending: { winner: 'liberal', by: 'hitler-executed' } };
    const update = { ...updateOf(over, me, tableOf(example.tenNames, 'over')), decision: null };
    const screen = kept(new TableOnScreen(new FakeSession(update, log)));
    await screen.settle();
    expect(screen.rows(1, 1)[0]).toContain('LIBERALS WIN');
    expect(screen.rows(22, 23).join('')).not.toContain('again,');
    const roles = view(over, null).ending?.roles ?? [];
    roles.forEach((role, seat) =>
      expect(screen.rows(3 + seat, 3 + seat)[0]).toContain(english.terms.roleLoud[role]),
    );
  });
});

describe('every screen', () => {
  const everywhere: readonly (readonly [string, () => example.Example, readonly string[]])[] = [
    ['role', () => ({ ...example.nominate(), log: [] }), [space]],
    ['ballot', example.ballot, []],
    ['rejected', example.rejected, []],
    ['nominate', example.nominate, ['8']],
    ['nominate-wait', example.nominateWait, []],
    ['president', example.president, ['1', space]],
    ['chancellor', example.chancellorVeto, ['1', space]],
    ['veto', example.vetoAnswer, []],
    ['investigate', example.investigate, ['8']],
    ['special', example.special, ['8']],
    ['execute', () => example.policyLaid(9), ['2', enter]],
    ['policy', () => example.policyLaid(), []],
    ['claims', example.investigate, ['c']],
    ['drawer', example.ballot, [space]],
    ['leave', example.ballot, ['q']],
    ['history', () => ({ ...example.ballot(), log: twelveRounds }), ['h']],
    ['log', () => ({ ...example.ballot(), log: twelveRounds }), ['l']],
    ['chat', example.ballot, ['\t']],
    ['help', example.ballot, ['?']],
    ['table', example.ballot, ['m']],
  ];
  const wide = [
    '金',
    '이름이여덟글자다',
    '王小明王小明王小',
    'Wwwwwwwwwwwwwwww',
    '김민수',
    'ㄱ',
    'é',
    'Maximilian-Louis',
    '박하사탕박하사탕',
    '龍',
  ];

  test.each(everywhere)(
    '%s: names of any width move no border, and nothing is wider or taller than it may',
    async (_, position, keys) => {
      const { game, me, log } = position();
      const table = tableOf(wide.slice(0, game.roles.length));
      const screen = kept(new TableOnScreen(new FakeSession(updateOf(game, me, table), log)));
      const plain = await shown(position());
      await screen.settle();
      await screen.type(...keys);
      await plain.type(...keys);
      expect(screen.rows(24, 24)).toEqual(['']);
      for (const line of screen.rows()) expect(width(line)).toBeLessThanOrEqual(80);
      const borders = (of: TableOnScreen): unknown =>
        of.terminal
          .cells()
          .slice(0, 12)
          .map((row) => row.map(({ text }) => (/[│┃║┌┐└┘┏┓┗┛╔╗╚╝╭╮╰╯]/.test(text) ? text : ' ')));
      expect(borders(screen)).toEqual(borders(plain));
      for (const row of screen.terminal.cells().slice(0, 12)) expect(row).toHaveLength(80);
    },
  );

  test('a long table name gives way to the round and to who I am', async () => {
    const { game } = example.ballot();
    const table = tableOf(wide, 'playing', 'The table at the far end of the long corridor');
    const screen = kept(new TableOnScreen(new FakeSession(updateOf(game, 6, table), example.ballot().log)));
    await screen.settle();
    expect(screen.rows(1, 1)[0]).toMatch(
      /^ Round 13 {2}Nominate › \[VOTE\] › Legislate › Power The .*… · you: 7 é$/,
    );
  });

  test('a window too small for any board is told its own size, and the new one when it changes', async () => {
    const screen = await shown(example.ballot(), [], { window: { columns: 30, rows: 8 } });
    expect(screen.rows(1, 1)[0]).toBe('Too small: 30×8 of 60×20.');
    screen.terminal.resize(32, 9);
    await screen.settle();
    expect(screen.rows(1, 1)[0]).toBe('Too small: 32×9 of 60×20.');
  });

  test('writes no byte while nothing happens', async () => {
    const screen = await shown(example.ballot());
    const { length } = screen.terminal.writes;
    await screen.settle(3_600_000);
    expect(screen.terminal.writes).toHaveLength(length);
  });
});
