import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { english } from '../support/english.ts';
import { FakeSession, sitter, tableOf, updateOf } from '../support/fake-session.ts';
import { account } from '../../src/screen/account/account.ts';
import { attached } from '../../src/screen/news.ts';
import { kept, shown } from '../support/kept-screens.ts';
import { step } from '../../src/screen/press.ts';
import { TableOnScreen, type Setting } from '../support/table-on-screen.tsx';
import { tenNames } from '../support/example-game.ts';
import { tenRoles, wholeStory } from '../support/example-story.ts';
import type { Example } from '../support/example-game.ts';
import type { Handing } from '../../src/screen/index.ts';
import type { TableState, Update } from '../../src/table/index.ts';

const enter = '\r';
const escape = '\u001b';
const space = ' ';
const people = tenNames.map((_, seat) => seat);
const atBoard = (next: number | null): Handing => ({ at: 'board', next, people });
const atSeat: Handing = { at: 'seat', beforeRitual: false };

const textOf = ({ terminal }: TableOnScreen): string => terminal.lines().join('\n');

/** The board of an example's game, at the table's own terminal. */
async function board(
  { game, log }: Omit<Example, 'me'>,
  { table, ...setting }: Setting & { readonly table?: Partial<TableState> } = {},
): Promise<TableOnScreen<FakeSession>> {
  const update = updateOf(game, null, tableOf(tenNames, 'playing', 'KITE-42', table));
  const session = new FakeSession({ ...update, hosts: true }, log);
  const screen = kept(new TableOnScreen(session, { handing: atBoard(4), ...setting }));
  await screen.settle();
  return screen;
}

/** What the table tells the same person next. */
const onward = (screen: TableOnScreen<FakeSession>, { game, me, log }: Example): Update => {
  const { latest } = screen.session;
  return updateOf(game, me, latest.table, log);
};

describe('the board of a terminal that goes round', () => {
  test('says whose turn with the keyboard it is, and nothing of looking on', async () => {
    const screen = await board(example.ballot());
    expect(screen.rows(1, 1)[0]).toMatch(/One terminal, ten people$/);
    expect(screen.rows(19, 19)[0]).toMatch(/^━━ PASS ━━ Give the keyboard to 5 王小明 ━/);
    expect(screen.rows(20, 20)[0]).toContain('[ Enter  Give it to 5 王小明 ]');
    expect(screen.rows(23, 23)[0]).toMatch(/^ Enter hand over {2}1-9 0 seat/);
    expect(textOf(screen)).not.toMatch(/watch|KITE/);
  });

  test('gives it by Enter to whoever is next, by a digit to anybody', async () => {
    const screen = await board(example.ballot());
    await screen.type(enter, '3', '0');
    expect(screen.handed).toEqual([4, 2, 9]);
  });

  test('gives it to nobody by Enter while nobody is asked anything', async () => {
    const screen = await board(example.legislating(), { handing: atBoard(null) });
    await screen.type(enter);
    expect(screen.handed).toEqual([]);
    expect(screen.rows(19, 19)[0]).toMatch(/^── ELECTED/);
  });

  test('hears no key that was typed before it was drawn', () => {
    const { game, log } = example.ballot();
    const update = { ...updateOf(game, null, tableOf(tenNames)), hosts: true };
    const fresh = attached({ update, log, talk: [], tiles: [] }, { handing: atBoard(4) });
    const key = { type: 'key', key: { name: 'enter' } } as const;
    expect(step(fresh, key).effects).toEqual([]);
    const drawn = step(fresh, { type: 'drawn', furthest: 0 }).state;
    expect(step(drawn, key).effects).toEqual([{ type: 'hand', to: 4 }]);
  });

  test('tells what came about last', async () => {
    const screen = await board(example.policyLaid());
    expect(screen.rows(21, 21)[0]).toContain('FASCIST POLICY, the 5th.');
    expect(screen.rows(22, 22)[0]).toContain('laid by 10 Nadia + 9 Tomás');
  });

  test('R-41: says over all else that nobody speaks, if the house rules say so', async () => {
    const silence = '══ SILENCE, also aloud';
    expect(textOf(await board(example.legislating()))).toContain(silence);
    const { game, log } = example.legislating();
    const rules = { ...game.rules, silence: 'off' } as const;
    expect(textOf(await board({ game: { ...game, rules }, log }))).not.toContain(silence);
  });

  test('waits for those who have yet to look at their role', async () => {
    const seats = tenNames.map((name, seat) => sitter(name, { ready: seat > 4 }));
    const screen = await board({ ...example.nominateWait(), log: [] }, { table: { looking: true, seats } });
    expect(screen.rows(1, 1)[0]).toMatch(/^ Roles .*One terminal, ten people$/);
    expect(textOf(screen)).toContain('to look at their role');
    await screen.type(enter);
    expect(screen.handed).toEqual([4]);
  });

  test('offers neither chat nor invitation, and the menu without what is for others elsewhere', async () => {
    const screen = await board(example.ballot());
    await screen.type('i');
    expect(textOf(screen)).not.toMatch(/── Invite/);
    await screen.type('t');
    expect(textOf(screen)).toContain('t Say it aloud: you are in one room.');
    await screen.type('m');
    expect(screen.rows(20, 20)[0]).toMatch(/^ \[ p {2}Pause \] +\[ x {2}Break off… \]$/);
    await screen.type('p');
    expect(screen.session.sent).toEqual([{ command: { type: 'pause', paused: true } }]);
  });

  test('is left only by who says so twice', async () => {
    const screen = await board(example.ballot(), { returnLine: 'npx secret-cli pass' });
    await screen.type('q', enter, 'q');
    expect(screen.asked).toEqual([]);
    expect(textOf(screen)).toContain('npx secret-cli pass');
    await screen.type('y');
    expect(screen.asked).toEqual(['leave']);
  });

  test('shows the end, and plays again', async () => {
    const { game } = example.ballot();
    const over = { ...game, roles: tenRoles, ending: { winner: 'liberal', by: 'liberal-policies' } } as const;
    const screen = await board({ game: over, log: wholeStory }, { table: { stage: 'over' } });
    await screen.type(enter, '3', 'r');
    expect(screen.handed).toEqual([]);
    expect(screen.session.sent).toEqual([{ command: { type: 'again' } }]);
  });

  test('is told in words as well, with all to whom it can be given', () => {
    const { game, log } = example.ballot();
    const update = { ...updateOf(game, null, tableOf(tenNames)), hosts: true };
    const state = attached({ update, log, talk: [], tiles: [] }, { handing: atBoard(4) });
    const told = account({ state, host: null, returnLine: '' }, { words: english, keymap: state.keymap });
    expect(told.title).toMatch(/One terminal, ten people$/);
    expect(told.asks).toMatchObject({ head: 'PASS', says: 'Give the keyboard to 5 王小明' });
    const keys = told.presses.map(({ key }) => key);
    expect(keys.slice(0, 11)).toEqual([...'1234567890', 'enter']);
  });

  test('goes on to the next one when the table does', async () => {
    const screen = await board(example.ballot());
    expect(screen.handed).toEqual([]);
    await screen.handingIs(atBoard(6));
    expect(screen.rows(19, 19)[0]).toContain('Give the keyboard to 7 Maximilian-Louis');
    await screen.type(enter);
    expect(screen.handed).toEqual([6]);
  });
});

describe('somebody’s own screen at a terminal that goes round', () => {
  test('goes back by itself, once, when their ballot is cast, and not before the table has it', async () => {
    const screen = await shown(example.ballot(), ['j'], { handing: atSeat });
    expect(screen.handed).toEqual([]);
    screen.session.show(onward(screen, { ...example.ballot([1, 2, 5, 8]), log: [] }));
    await screen.settle();
    expect(screen.handed).toEqual([null]);
    screen.session.show(onward(screen, { ...example.ballot([1, 2, 3, 5, 8]), log: [] }));
    await screen.type('n', 'q', escape);
    expect(screen.handed).toEqual([null]);
    expect(screen.session.sent).toHaveLength(1);
  });

  test('stays with who gave an answer that the table refuses', async () => {
    const screen = await shown(example.nominate(), [], { handing: atSeat });
    screen.session.refuse = 'stale';
    await screen.type('8', enter);
    expect(screen.session.sent).toHaveLength(1);
    expect(screen.handed).toEqual([]);
    expect(textOf(screen)).toContain('Name your Chancellor');
  });

  test('goes back when a Chancellor is named, though their own ballot is next', async () => {
    const screen = await shown(example.nominate(), ['8', enter], { handing: atSeat });
    const next = { ...example.ballot([]), me: example.nominate().me, log: [] };
    screen.session.show(onward(screen, next));
    await screen.settle();
    expect(screen.handed).toEqual([null]);
  });

  test('R-52: stays until the party card of an investigation is put away', async () => {
    const { game, me, log } = example.investigate();
    const screen = await shown({ game, me, log }, ['8', enter], { handing: atSeat });
    const seen = { type: 'saw-party', target: 7, party: 'liberal' } as const;
    const next = example.nominateWait().game;
    screen.session.show(onward(screen, { game: next, me, log: [seen] }));
    await screen.settle();
    expect(screen.handed).toEqual([]);
    await screen.type(space, enter);
    expect(screen.handed).toEqual([null]);
  });

  test('goes back when its owner has looked at their role', async () => {
    const looking = (ready: boolean) => ({
      looking: true,
      seats: tenNames.map((name, seat) => sitter(name, { ready: seat !== 2 || ready })),
    });
    const screen = await shown({ ...example.nominateWait(), log: [] }, [space, enter], {
      handing: atSeat,
      table: looking(false),
    });
    expect(screen.session.sent).toEqual([{ command: { type: 'looked' } }]);
    expect(screen.handed).toEqual([]);
    const { table, ...update } = screen.session.latest;
    screen.session.show({ ...update, table: { ...table, ...looking(true) }, news: [] });
    await screen.settle();
    expect(screen.handed).toEqual([null]);
  });

  test.each([
    ['Esc', escape],
    ['q', 'q'],
    ['Ctrl-C', '\u0003'],
  ])('that was taken up unasked goes back by %s, at once', async (_, key) => {
    const screen = await shown(example.nominateWait(), [key], { handing: atSeat });
    expect(screen.handed).toEqual([null]);
    expect(screen.asked).toEqual([]);
  });

  test('whose owner has voted lets them change their ballot, and goes back by Esc', async () => {
    const screen = await shown(example.ballot([1, 2, 5]), ['n'], { handing: atSeat });
    expect(screen.session.sent).toHaveLength(1);
    expect(screen.handed).toEqual([]);
    await screen.type(escape);
    expect(screen.handed).toEqual([null]);
  });

  test('that is asked something doesn’t go back by Esc, but q gives it to somebody else', async () => {
    const screen = await shown(example.nominate(), ['8', escape, escape], { handing: atSeat });
    expect(screen.handed).toEqual([]);
    await screen.type('q');
    expect(screen.handed).toEqual([null]);
    const next = { ...example.ballot([]), me: example.nominate().me, log: [] };
    screen.session.show(onward(screen, next));
    await screen.settle();
    expect(screen.handed).toEqual([null]);
  });

  test('has no menu, no chat, and shows nothing that the board has shown', async () => {
    const screen = await shown(example.policyLaid(), ['m', 't'], { handing: atSeat });
    expect(textOf(screen)).not.toContain('FASCIST POLICY, the 5th.');
    expect(textOf(screen)).not.toContain('m table');
    expect(textOf(screen)).toContain('Say it aloud');
    expect(screen.rows(23, 23)[0]).toContain('q hand back');
  });
});

describe('before the ritual', () => {
  const handing: Handing = { at: 'seat', beforeRitual: true };
  const game = (role: 'fascist' | 'liberal') => ({
    ...example.nominateWait().game,
    roles: tenRoles.map((dealt, seat) => (seat === 2 ? role : dealt)),
  });
  const table = {
    looking: true,
    seats: tenNames.map((name, seat) => sitter(name, { ready: seat !== 2 })),
  };
  const card = async (role: 'fascist' | 'liberal', setting: Setting): Promise<string> =>
    textOf(await shown({ game: game(role), me: 2, log: [] }, [space], { ...setting, table }));

  test('a role card says nothing of whom its owner knows, and the same for every role', async () => {
    expect(await card('fascist', { handing: atSeat })).toContain('HITLER');
    const fascist = await card('fascist', { handing });
    expect(fascist).not.toContain('HITLER');
    expect(fascist).toContain('The ritual shows it');
    expect(await card('liberal', { handing })).toContain('The ritual shows it');
  });

  test('nor does the drawer', async () => {
    const keys = ['?', space];
    const drawer = async (given: Handing): Promise<string> =>
      textOf(await shown({ game: game('fascist'), me: 2, log: [] }, keys, { handing: given, table }));
    expect(await drawer(atSeat)).toMatch(/Role {4}Fascist.*Hitler/s);
    expect(await drawer(handing)).toMatch(/Role {4}Fascist\. Party card: Fascist\. Whom you know, the ritual/);
    expect(await drawer(handing)).not.toMatch(/Boris Fascist/);
  });

  test('the card stands without the ritual, which comes by itself', async () => {
    expect(await card('liberal', {})).toContain('eyes shut');
    expect(await card('liberal', { handing })).not.toContain('eyes shut');
  });
});
