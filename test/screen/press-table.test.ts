import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { draftText, edited, emptyDraft, type Draft } from '../../src/screen/draft.ts';
import { line, sitter, tableOf, updateOf, without } from '../support/fake-session.ts';
import { opened, step } from '../../src/screen/press.ts';
import { concernOf } from '../../src/screen/concern.ts';
import { twelveRounds } from '../support/example-story.ts';
import type { ChatLine, TableCommand, Update } from '../../src/table/index.ts';
import type { Effect } from '../../src/screen/effects.ts';
import type { Event } from '../../src/game/index.ts';
import type { Key } from '../../src/screen/terminal/keys.ts';
import type { ScreenState } from '../../src/screen/state.ts';

const names = ['Ada', 'Boris', 'José', 'Rosa', 'Zoë'];
const press = (name: string): Key =>
  name.length === 1 && name !== ' '
    ? { name: 'char', text: name }
    : ({ name: name === ' ' ? 'space' : name } as Key);

const screen = (update: Update, log: readonly Event[] = [], talk: readonly ChatLine[] = []): ScreenState =>
  step(opened({ update, log, talk, tiles: [] }), { type: 'drawn', furthest: 0 }).state;

const heard = (state: ScreenState, update: Update, talk: readonly ChatLine[] = []): ScreenState =>
  step(state, { type: 'news', update, log: [], talk, tiles: [] }).state;

function after(state: ScreenState, ...keys: readonly string[]): { state: ScreenState; effects: Effect[] } {
  const effects: Effect[] = [];
  let now = state;
  for (const name of keys) {
    const next = step(now, { type: 'key', key: press(name) });
    now = next.state;
    effects.push(...next.effects);
  }
  return { state: now, effects };
}

const commands = (state: ScreenState, ...keys: readonly string[]): TableCommand[] =>
  after(state, ...keys).effects.flatMap((effect) => (effect.type === 'command' ? [effect.command] : []));

describe('in the lobby', () => {
  const bot = sitter('Bot', { person: false, bot: true });
  const table = tableOf([], 'lobby', 'KITE-42', {
    seats: [...names.map((name) => sitter(name)), bot],
    host: 0,
  });
  const host = screen(without(0, table));
  const guest = screen(without(1, table));

  test('a host starts, adds and removes bots, and tells that people sit together', () => {
    expect(commands(host, 's', 'b', 'g')).toEqual([
      { type: 'start' },
      { type: 'add-bot' },
      { type: 'together', together: true },
    ]);
    expect(commands(host, 'enter')).toEqual([{ type: 'start' }]);
    expect(commands(host, 'right', 'enter')).toEqual([{ type: 'add-bot' }]);
    expect(commands(host, 'k', '6', 'enter')).toEqual([{ type: 'remove-bot', seat: 5 }]);
  });

  test('a person is put out only after y', () => {
    expect(commands(host, 'k', '2', 'enter', 'enter')).toEqual([]);
    expect(commands(host, 'k', '2', 'enter', 'escape')).toEqual([]);
    expect(commands(host, 'k', 'down', 'down', 'enter', 'y')).toEqual([{ type: 'kick', seat: 1 }]);
  });

  test('a seat is taken up, moved by arrows or to a digit, and put down', () => {
    expect(commands(host, 'm', '2', 'enter', 'down')).toEqual([{ type: 'move-seat', from: 1, to: 2 }]);
    expect(commands(host, 'm', '2', 'enter', '5', 'enter', 'down')).toEqual([
      { type: 'move-seat', from: 1, to: 4 },
    ]);
    expect(commands(host, 'm', '1', 'enter', 'up', 'escape', 'escape', 's')).toEqual([{ type: 'start' }]);
  });

  test('the seat that is moved stays in hand at its new place', () => {
    const { state } = after(host, 'm', '2', 'enter', 'down');
    const [ada, boris, jose, ...others] = table.seats;
    if (!ada || !boris || !jose) throw new Error('three sit there');
    const moved = heard(state, without(0, { ...table, seats: [ada, jose, boris, ...others] }));
    expect(commands(moved, 'down')).toEqual([{ type: 'move-seat', from: 2, to: 3 }]);
    const gone = heard(state, without(0, { ...table, seats: [ada, jose, ...others] }));
    expect(concernOf(gone)).toBe('lobby');
  });

  test('a guest is ready or not, and runs nothing', () => {
    const unready = screen(
      without(1, { ...table, seats: table.seats.map((one) => ({ ...one, ready: false })) }),
    );
    expect(commands(unready, 'r')).toEqual([{ type: 'ready', rules: {} }]);
    expect(commands(unready, 'enter')).toEqual([{ type: 'ready', rules: {} }]);
    expect(commands(guest, 'r')).toEqual([{ type: 'ready', rules: null }]);
    expect(commands(guest, 's', 'b', 'k', 'm', 'g')).toEqual([]);
  });
});

describe('pages lie over the board, not over the question', () => {
  const { game, me } = example.ballot();
  const ballot = screen(updateOf(game, me, tableOf(example.tenNames)), twelveRounds);

  test.each([
    ['h', 'history'],
    ['ㅗ', 'history'],
    ['l', 'log'],
    ['tab', 'chat'],
    ['?', 'help'],
  ] as const)('%s opens one, and closes it again; so does Esc', (key, page) => {
    const open = after(ballot, key).state;
    expect(open.page).toBe(page);
    expect(after(open, key).state.page).toBe('board');
    expect(after(open, 'escape').state.page).toBe('board');
    expect(after(open, 'b').state.page).toBe('board');
    expect(after(open, 'n').effects).toMatchObject([{ type: 'answer', move: { ballot: 'nein' } }]);
  });

  test('arrows go back over what is older, never past the first, and End to the newest', () => {
    const talk = names.map((name, index) => line(names, index + 1, name, 13));
    const open = after(screen(updateOf(game, me, tableOf(example.tenNames)), twelveRounds, talk), 'tab').state;
    const chat = step(open, { type: 'drawn', furthest: 3 }).state;
    expect(after(chat, 'up', 'up').state.scroll).toBe(2);
    expect(after(chat, 'page-up', 'up', 'down').state.scroll).toBe(2);
    expect(after(chat, 'home').state.scroll).toBe(3);
    expect(after(chat, 'up', 'end', 'down').state.scroll).toBe(0);
    const more = [...talk, line(names, 1, 'one more', 13)];
    const older = after(chat, 'up').state;
    expect(heard(older, older.update, more).scroll).toBe(2);
    expect(heard(chat, chat.update, more).scroll).toBe(0);
  });

  test('in a larger window keys move a page from where it is shown; a smaller one shows it where it was', () => {
    const chat = step(after(ballot, 'tab').state, { type: 'drawn', furthest: 9 }).state;
    const older = after(chat, 'home').state;
    const larger = step(older, { type: 'drawn', furthest: 4 }).state;
    expect(larger.scroll).toBe(9);
    expect(after(larger, 'down').state.scroll).toBe(3);
  });

  test('help that is shown whole leaves the arrows to the question; longer, they move it from the top', () => {
    const help = after(ballot, '?').state;
    expect(after(help, 'right').state.picked).toBe(0);
    expect(after(help, 'down').state).toMatchObject({ picked: 0, scroll: 0 });
    const long = step(help, { type: 'drawn', furthest: 12 }).state;
    expect(after(long, 'down', 'down', 'up').state).toMatchObject({ picked: null, scroll: 1 });
    expect(after(long, 'page-down').state.scroll).toBe(10);
    expect(after(long, 'end', 'down', 'up').state.scroll).toBe(11);
    expect(after(long, 'end', 'home', 'up').state.scroll).toBe(0);
    expect(after(long, 'right').state.picked).toBe(0);
  });

  test('in the history Enter tells who voted how only on a line', () => {
    const history = after(ballot, 'h').state;
    expect(after(history, 'up', 'enter').state).toMatchObject({ line: 0, unfolded: true });
    expect(after(history, 'up', 'up', 'down', 'down').state.line).toBeNull();
    expect(after(history, 'left', 'enter').effects).toMatchObject([{ type: 'answer' }]);
  });
});

describe('what is typed', () => {
  const type = (...keys: readonly Key[]): Draft => {
    let draft = emptyDraft;
    for (const key of keys) draft = edited(draft, key) ?? draft;
    return draft;
  };

  test('is edited by whole characters', () => {
    const letters = ['한', '👍🏽', 'é'].map((text): Key => ({ name: 'char', text }));
    expect(draftText(type(...letters, { name: 'backspace' }, { name: 'backspace' }))).toBe('한');
    expect(draftText(type(...letters, { name: 'left' }, { name: 'left' }, { name: 'delete' }))).toBe('한é');
    expect(draftText(type(...letters, { name: 'home' }, { name: 'space' }, { name: 'end' }, press('x')))).toBe(
      ' 한👍🏽éx',
    );
    expect(type(...letters, { name: 'left' }, { name: 'ctrl', text: 'u' })).toEqual({ before: '', after: 'é' });
    expect(draftText(type({ name: 'paste', text: 'npx it' }))).toBe('npx it');
  });

  test('says nothing where there is nothing in it', () => {
    const { game, me } = example.ballot();
    const state = screen(updateOf(game, me, tableOf(example.tenNames)), twelveRounds);
    expect(after(state, 't', ' ', 'enter')).toMatchObject({ effects: [], state: { typing: null } });
  });

  test('of the letters of an open claim makes that claim; of any others it is talk', () => {
    const { game, me } = example.claim();
    const state = screen(updateOf(game, me, tableOf(example.tenNames)), twelveRounds);
    const claims = state.update.claims;
    const typed = (...letters: string[]) => after(state, 't', ...letters, 'enter').effects;
    const llf = claims.find(
      (claim) =>
        claim.about === 'president-hand' && claim.policies[1] === 'liberal' && claim.policies[2] === 'fascist',
    );
    expect(typed('f', 'l', 'l')).toEqual([{ type: 'claim', claim: llf }]);
    expect(typed('L', 'F', 'F')).toMatchObject([{ type: 'claim' }]);
    expect(typed('l', 'f')).toEqual([{ type: 'say', text: 'lf' }]);
    expect(typed('l', 'f', 'x')).toEqual([{ type: 'say', text: 'lfx' }]);
  });

  test('in a silence that came meanwhile is kept, and the rule is named', () => {
    const { game, me } = example.ballot();
    const table = tableOf(example.tenNames);
    const { state } = after(screen(updateOf(game, me, table), twelveRounds), 't', 'h', 'i');
    const silent = heard(state, updateOf(example.legislating().game, me, table));
    const said = after(silent, 'enter');
    expect(said.effects).toEqual([]);
    expect(said.state).toMatchObject({ typing: 'say', note: { reason: 'silent-session' } });
    expect(draftText(said.state.draft)).toBe('hi');
  });
});

describe('one game after another', () => {
  const { game, me } = example.nominateWait();
  const names = example.tenNames;

  test('the second begins with its role card, and with nothing read', () => {
    const first = { ...screen(updateOf(game, me, tableOf(names)), twelveRounds), read: 30 };
    const lobby = heard(first, without(me, tableOf(names, 'lobby', 'KITE-42', { game: 1 })));
    expect(concernOf(lobby)).toBe('lobby');
    const looking = { game: 2, looking: true, seats: names.map((name) => sitter(name, { ready: false })) };
    const second = heard(lobby, updateOf(game, me, tableOf(names, 'playing', 'KITE-42', looking)));
    expect(second).toMatchObject({ page: 'role', read: 0 });
    expect(commands(second, '?', 'escape', 'enter', ' ', 'enter')).toEqual([{ type: 'looked' }]);
  });

  test('whoever is ready when the looking is over goes on to the board, the last one too; who isn’t keeps the card', () => {
    const seats = (ready: boolean) => names.map((name, seat) => sitter(name, { ready: ready || seat !== me }));
    const at = (looking: boolean, ready: boolean) =>
      updateOf(game, me, tableOf(names, 'playing', 'KITE-42', { game: 1, looking, seats: seats(ready) }));
    const lobby = screen(without(me, tableOf(names, 'lobby', 'KITE-42')), []);
    const looking = heard(lobby, at(true, false));
    expect(looking.page).toBe('role');
    expect(heard(looking, at(false, true)).page).toBe('board');
    expect(heard(looking, at(false, false)).page).toBe('role');
  });
});
