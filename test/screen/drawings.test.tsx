import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { CurtainOnScreen } from '../support/curtain-on-screen.tsx';
import { drawing, onScreen, TableOnScreen } from '../support/table-on-screen.tsx';
import { FakeSession, sitter, tableOf, updateOf, without } from '../support/fake-session.ts';
import {
  talkAtTheBallot,
  talkToRound13,
  tenRoles,
  twelveRounds,
  wholeStory,
} from '../support/example-story.ts';
import { setOf } from '../support/positions.ts';
import { width } from '../../src/text/index.ts';
import { shared } from '../support/needs.ts';
import type { ChatLine } from '../../src/table/index.ts';
import type { Example } from '../support/example-game.ts';

/*
 * Where we differ on purpose; docs/adr/0009-first-evening.md says why:
 * - what is logged and said (rows 13–18) are other examples, the keys (row 23) name only those that there are;
 * - the log's rounds are R13, not 13: see `unnumbered`;
 * - what Space shows is called “role”, not “mine”;
 * - with a tile chosen Enter names it, also while the faces are closed;
 * - c is offered to those alone who saw something;
 * - claims conflict with each other, they don't contradict it;
 * - help names the board's squares by their numbers, without the letter F, and explains words below the tip;
 * - of the ways into a lobby the first is called npx, not Node, and “8 roles” stands for “Roles for 8”.
 */
const regions = [
  { name: 'header, board and seats', first: 1, last: 12 },
  { name: 'dock', first: 19, last: 22 },
] as const;

/** Six of the ten have looked at their role, the viewer has not. */
const looking = {
  looking: true,
  seats: example.tenNames.map((name, seat) => sitter(name, { ready: seat > 3 })),
} as const;

const enter = '\r';
const space = ' ';

/** A drawn scene, the position it shows, and the keys pressed in it. Enter puts the last result away. */
const scenes: readonly (readonly [scene: string, position: () => Example, keys: readonly string[]])[] = [
  ['ballot', example.ballot, []],
  ['ballot-rejected', example.rejected, []],
  ['ballot-elected', () => example.legislating(), []],
  ['nominate', example.nominate, ['8']],
  ['nominate-wait', example.nominateWait, []],
  ['president-closed', example.president, ['3']],
  ['president-open', example.president, ['3', space]],
  ['chancellor', example.chancellor, ['1', space]],
  ['chancellor-veto', example.chancellorVeto, ['1', space]],
  ['session-wait', () => example.legislating(), [enter]],
  ['policy-laid', () => example.policyLaid(), []],
  ['investigate', example.investigate, ['8']],
  ['peek', example.peek, [space]],
  ['special', example.special, ['8']],
  ['chaos', example.afterChaos, ['3']],
];

/** The log and the chat beside it, without the numbers of rounds and without the log's line breaks, which they move. */
function unnumbered(lines: readonly string[] = []): readonly string[] {
  const log = lines.map((line) => begun(line, 43));
  const said = lines.map((line, index) => line.slice(log[index]?.length).trim());
  const words = log.map((line) => line.trim().replace(/^R?\d+ /, ''));
  return [words.join(' ').replaceAll(/ +/g, ' ').trim(), ...said];
}

/** The first columns of a line. */
function begun(line: string, columns: number): string {
  let kept = '';
  for (const character of line) if (width(kept + character) <= columns) kept += character;
  return kept;
}

describe.skipIf(shared === undefined)('the screen is the drawing, to the column', () => {
  test.each(scenes)('%s', async (scene, position, keys) => {
    const screen = await onScreen(position(), keys);
    for (const { first, last } of regions)
      expect(screen.rows(first, last).map((line) => line.trimEnd())).toEqual(
        drawing(scene, first, last)?.map((line) =>
          line
            .replace(/(Enter discards) it, face down\.$/, '$1 tile 3, face down.')
            .replace('c claims what you saw', 'ask both what they saw'),
        ),
      );
  });

  test('ballot-cast: waiting for three, whose marks are gone from the others', async () => {
    const screen = await onScreen(example.ballot([1, 2, 4, 5, 6, 8]));
    expect(screen.rows(1, 12)).toEqual(drawing('ballot-cast', 1, 12));
    expect(screen.rows(19, 22)).toEqual(drawing('ballot-cast', 19, 22));
  });

  test('execute: the dock; of the two marks of seat 10 we show the stronger, as elsewhere', async () => {
    const screen = await onScreen(example.policyLaid(9), ['2', enter]);
    expect(screen.rows(1, 11).map((line) => line.trimEnd())).toEqual(drawing('execute', 1, 11));
    expect(screen.rows(12, 12)[0]).toBe(drawing('execute', 12, 12)?.[0]?.replace('you', 'not H'));
    expect(screen.rows(19, 22)).toEqual(drawing('execute', 19, 22));
  });

  test('veto-answer: the dock; the viewer is marked, as elsewhere', async () => {
    const screen = await onScreen(example.vetoAnswer());
    const board = screen.rows(1, 12).map((line) => line.replace(/ {3}you$/, ''));
    expect(board).toEqual(drawing('veto-answer', 1, 12));
    expect(screen.rows(19, 22)).toEqual(drawing('veto-answer', 19, 22));
  });

  test('ballot: the whole frame with log and chat, but for the keys', async () => {
    const screen = await onScreen(example.ballot(), [], { talk: talkAtTheBallot });
    expect(screen.rows(1, 13)).toEqual(drawing('ballot', 1, 13));
    expect(unnumbered(screen.rows(14, 18))).toEqual(unnumbered(drawing('ballot', 14, 18)));
    expect(screen.rows(19, 22)).toEqual(drawing('ballot', 19, 22));
    expect(screen.rows(23, 23)[0]?.trimEnd()).toBe(
      drawing('ballot', 23, 23)?.[0]?.replace('  c claim', '').replace('mine', 'role').concat('  m table'),
    );
  });

  test.each([
    ['korean', { language: 'ko', theme: 'classic' }],
    ['cats', { language: 'en', theme: 'cats' }],
  ] as const)('%s: header, board and seats, whose placards may be wide', async (name, edition) => {
    const screen = await onScreen(example.ballot(), [], { edition });
    expect(screen.rows(1, 12)).toEqual(drawing(name, 1, 12));
  });

  test('ascii: the whole frame, but for the keys', async () => {
    const look = { ascii: true } as const;
    const screen = await onScreen(example.ballot(), [], { talk: talkAtTheBallot, look });
    expect(screen.rows(1, 13)).toEqual(drawing('ascii', 1, 13));
    expect(unnumbered(screen.rows(14, 18))).toEqual(unnumbered(drawing('ascii', 14, 18)));
    expect(screen.rows(19, 22)).toEqual(drawing('ascii', 19, 22));
  });

  test.each([
    // Drawn with our own log and sentences: the board, the seats and their ballots are what must match.
    { size: '60x20', columns: 60, rows: 20, first: 2, last: 10, upTo: 60 },
    { size: '100x30', columns: 100, rows: 30, first: 3, last: 13, upTo: 100 },
    { size: '140x40', columns: 140, rows: 40, first: 3, last: 30, upTo: 97 },
  ])('ballot at $size: the board and those around it', async ({ size, first, last, upTo, ...window }) => {
    const log = twelveRounds;
    const screen = await onScreen({ ...example.ballot(), log }, [], { window });
    const cut = (lines: readonly string[]): string[] => lines.map((line) => begun(line, upTo).trimEnd());
    expect(cut(screen.rows(first, last))).toEqual(cut(drawing(`ballot-${size}`, first, last) ?? []));
  });

  test('history: the whole page over the open ballot; both can have told the truth where P sank an L', async () => {
    const screen = await onScreen({ ...example.ballot(), log: twelveRounds }, ['h']);
    const drawn = drawing('history', 1, 22)?.map((line) => (line.startsWith(' ≠') ? ' ≠' : line));
    const shown = screen.rows(1, 22).map((line) => line.trimEnd().replace(/^ ≠ by .*sank an L.*$/, ' ≠'));
    expect(shown).toEqual(drawn);
  });

  test('chat: the page, and what is being typed in the place of the keys', async () => {
    const screen = await onScreen(example.nominateWait(), ['\t'], { talk: talkToRound13 });
    await screen.type('t', '@Tomás because you owe us one for R7?');
    expect(screen.rows(1, 23).map((line) => line.trimEnd())).toEqual(drawing('chat', 1, 23));
  });

  test('help: the page; of the keys those that there are, in a marks’ row more the frame and the bar', async () => {
    const screen = await onScreen(example.ballot(), ['?']);
    const drawn = (drawing('help', 1, 18) ?? []).map((line) =>
      line
        .replace('This board', 'Fascist squares')
        .replace(
          /^(.{47})((?:F\d ?)+)/,
          (_, before: string, squares: string) =>
            `${before}${squares.replaceAll('F', '').padEnd(squares.length)}`,
        ),
    );
    const shown = screen.rows(1, 18).map((line) => line.trimEnd());
    expect([shown[0], ...shown.slice(2, 7)]).toEqual([drawn[0], ...drawn.slice(2, 7)]);
    const board = (lines: readonly string[]): string[] => lines.slice(7, 12).map((line) => line.slice(47));
    expect(board(shown)).toEqual(board(drawn));
    expect(shown.slice(13, 16)).toEqual(drawn.slice(13, 16));
    expect(shown[17]).toBe(drawn[17]);
  });

  test('claim: the board with its stronger marks and the dock', async () => {
    const screen = await onScreen(example.claim(), ['c']);
    const drawn = drawing('claim', 1, 12)?.map((line) => line.replace(/^(.* [pc] .*)(you|not H)$/, '$1limit'));
    expect(screen.rows(1, 12).map((line) => line.trimEnd())).toEqual(drawn);
    expect(screen.rows(19, 22)).toEqual(
      drawing('claim', 19, 22)?.map((line) => line.replace('contradict it', 'conflict with it')),
    );
  });

  test('hot-seat: the whole curtain, and theme and language behind its keys', async () => {
    const screen = new CurtainOnScreen();
    await screen.settle();
    expect(screen.rows(1, 22).map((line) => line.trimEnd())).toEqual(drawing('hot-seat', 1, 22));
    expect(screen.rows(23, 23)[0]).toBe(`${drawing('hot-seat', 23, 23)?.[0]}  , theme  . language`);
  });

  test('leave: the question, its answers, and the way back', async () => {
    const screen = await onScreen(example.ballot(), ['q'], {
      returnLine: 'npx secret-cli join KITE-42',
    });
    expect(screen.rows(1, 12)).toEqual(drawing('leave', 1, 12));
    expect(screen.rows(19, 22)).toEqual(drawing('leave', 19, 22));
    expect(screen.rows(23, 23)[0]).toBe(' y leave  Esc stay');
  });

  test('reconnect: the link is lost, the board stays', async () => {
    const screen = await onScreen(example.ballot(), [], { talk: talkAtTheBallot });
    await screen.linkIs({ since: '21:13:52', tries: 3, lastTry: '21:14:07' });
    expect(screen.rows(1, 13)).toEqual(drawing('reconnect', 1, 13));
    expect(unnumbered(screen.rows(14, 18))).toEqual(unnumbered(drawing('reconnect', 14, 18)));
    expect(screen.rows(19, 19)[0]).toMatch(/^══ LINK LOST\. The host can’t be reached since 21:13:52 ═+$/);
    expect(screen.rows(20, 20)).toEqual(drawing('reconnect', 20, 20));
    expect(screen.rows(23, 23)[0]).toMatch(/^ Enter try now │ h history {2}Space role .* q leave/);
  });

  test('absent: the host is asked, the seat is marked', async () => {
    const { game } = example.ballot();
    const seats = example.tenNames.map((name, seat) => sitter(name, { away: seat === 6 }));
    const table = tableOf(example.tenNames, 'playing', 'KITE-42', { seats, host: 0 });
    const all = example.tenNames.map((_, seat) => seat);
    const voted = { ...game, living: setOf(all), voted: setOf(all.filter((seat) => seat !== 6)) };
    const screen = new TableOnScreen(new FakeSession(updateOf(voted, 0, table), example.ballot().log));
    await screen.settle();
    expect(screen.rows(9, 9)[0]?.slice(42)).toContain('7 Maximilian-Louis …    away');
    screen.session.show({ ...screen.session.latest, decision: null });
    await screen.settle();
    const [bar, buttons, second, third] = screen.rows(19, 22);
    const drawn = drawing('absent', 19, 22) ?? [];
    expect(bar?.replace(/━+$/, '')).toBe(drawn[0]?.replace(/━+$/, ''));
    expect(buttons).toBe(drawn[1]?.split('   [ l')[0]);
    expect(second).toBe(drawn[2]?.replace('Max returns', 'they return'));
    expect(third).toBe(drawn[3]);
  });

  test('lobby: the ways in, the seats with the doors by which they came, roles and the one who deals', async () => {
    const names = example.tenNames.slice(0, 8);
    const doors = [null, 'ssh', 'node', 'browser', 'ssh', 'browser', 'node', 'browser'] as const;
    const seats = names.map((name, seat) => sitter(name, { ready: seat < 6, door: doors[seat] ?? null }));
    const open = (['node', 'ssh', 'browser'] as const).map((door) => ({ door, port: 7777, secure: false }));
    const table = tableOf(names, 'lobby', 'KITE-42', { seats, host: 0, doors: open });
    const host = { addresses: ['192.168.1.20'], onlyHere: false, fingerprint: null };
    const screen = new TableOnScreen(new FakeSession(without(0, table)), { host });
    await screen.settle();
    // Invites that carry the table's name come with finding tables.
    const uninvited = (line: string): string => line.replace(/(?:#|\/)KITE-42\S*/, '');
    const left = (lines: readonly string[] | undefined): readonly string[] =>
      (lines ?? []).map((line) => uninvited(line.slice(0, 44).replace(/[▀█▄▸ ]+$/, '')));
    const named = (line: string): string => line.replace('Node', 'npx ').replace('node', 'npx');
    expect(screen.rows(1, 2)).toEqual(drawing('lobby', 1, 2)?.map((line) => named(uninvited(line))));
    expect(left(screen.rows(3, 4))).toEqual(left(drawing('lobby', 3, 4)));
    expect(left(screen.rows(8, 18))).toEqual(
      left(drawing('lobby', 8, 18)).map((line) => named(line.replace(/Roles for (\d+):/, '$1 roles:'))),
    );
    expect(screen.rows(22, 22)).toEqual(drawing('lobby', 22, 22));
  });

  const over = async (talk: readonly ChatLine[] = []): Promise<TableOnScreen> => {
    const game = {
      ...example.ballot().game,
      roles: tenRoles,
      round: 17,
      phase: 'over',
      ending: { winner: 'liberal', by: 'liberal-policies' },
    } as const;
    const update = { ...updateOf(game, 2, tableOf(example.tenNames, 'over')), decision: null };
    const screen = new TableOnScreen(new FakeSession(update, wholeStory, talk));
    await screen.settle();
    return screen;
  };

  test('game-over: the whole page; no check of the deal and no post-mortem yet', async () => {
    const screen = await over();
    expect(screen.rows(1, 18).map((line) => line.trimEnd())).toEqual(drawing('game-over', 1, 18));
    expect(screen.rows(19, 20).map((line) => line.trimEnd())).toEqual(drawing('game-over', 19, 20));
  });

  test('game-over: the lies, and nothing else, are underlined', async () => {
    const screen = await over();
    const underlined = screen.terminal
      .cells()
      .map((line) => line.flatMap((cell) => (cell.weight.includes('underline') ? [cell.text] : [])).join(''))
      .filter((text) => text !== '');
    expect(underlined).toEqual(['FF lie', 'FF lie', 'FFF lie', 'FF lie']);
  });

  test('game-over: what is said now has its place below the turning points', async () => {
    const screen = await over(talkAtTheBallot);
    const left = screen.rows(13, 18).map((line) => line.slice(0, 41).trimEnd());
    expect(left[0]).toBe(' Turning points');
    expect(left[4]).toMatch(/^ ── Chat ─+$/);
    expect(left[5]).toBe(' 10 Nadia and Boris sank mine in R3');
  });

  test('mine: the board and the drawer; the role takes a row of the tips, and our tips are others', async () => {
    const screen = await onScreen(example.ballot(), [space]);
    const [head, role] = screen.rows(13, 14);
    expect(screen.rows(1, 12)).toEqual(drawing('mine', 1, 12));
    expect([head, role]).toEqual(drawing('mine', 13, 14));
    expect(screen.rows(18, 20).map((line) => line.slice(0, 8))).toEqual([' Got    ', ' Ballot ', ' Win    ']);
    expect(screen.rows(20, 20)).toEqual(drawing('mine', 19, 19));
    expect(screen.rows(21, 22).map((line) => line.slice(0, 12))).toEqual([' Tips    Who', '         Six']);
    expect(screen.rows(23, 23)).toEqual(drawing('mine', 23, 23));
  });

  test('dead-key: t in the silence names the rule', async () => {
    const screen = await onScreen(example.legislating(), [enter, 't']);
    expect(screen.rows(22, 22)).toEqual(drawing('dead-key', 22, 22));
  });

  test.each([
    ['role-liberal', 0],
    ['role-hitler10', 5],
  ] as const)('%s: the card', async (scene, me) => {
    const game = { ...example.ballot().game, round: 1 };
    const screen = await onScreen({ game, me, log: [] }, [space], { table: looking });
    expect(screen.rows(9, 18)).toEqual(drawing(scene, 9, 18));
  });

  test('curtain: the envelope', async () => {
    const screen = await onScreen({ ...example.ballot(), log: [] }, [], { table: looking });
    expect(screen.rows(20, 21)).toEqual(drawing('curtain', 20, 21));
    expect(screen.rows(22, 22)[0]).toContain(' 6 of 10 have looked · 10 players · ');
    expect(screen.rows(23, 23)[0]).toMatch(/^ Space hold to look {2}Enter I know my role │ .*q leave/);
    expect(screen.rows(9, 18)).toEqual(drawing('curtain', 9, 18));
  });
});
