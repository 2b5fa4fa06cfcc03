import { describe, expect, test } from 'vitest';
import { account } from '../../src/screen/account/account.ts';
import { advise } from '../../src/bots/index.ts';
import { areSecretsOpen, type ScreenState } from '../../src/screen/state.ts';
import { attached } from '../../src/screen/news.ts';
import { english } from '../support/english.ts';
import { frame } from '../../src/screen/draw/frame.ts';
import { inAscii } from '../../src/screen/ascii.ts';
import { layoutOf } from '../../src/screen/layout.ts';
import { step } from '../../src/screen/press.ts';
import { tableOf, updateOf } from '../support/fake-session.ts';
import { textOf } from '../../src/screen/line.ts';
import { twelveRounds } from '../support/example-story.ts';
import { width } from '../../src/text/index.ts';
import type { Adviser } from '../../src/screen/index.ts';
import type { Key } from '../../src/screen/terminal/keys.ts';
import type { Seat } from '../../src/game/index.ts';
import type { Size } from '../../src/screen/terminal/size.ts';
import type { TableState } from '../../src/table/index.ts';
import * as example from '../support/example-game.ts';

const a: Key = { name: 'char', text: 'a' };
const p: Key = { name: 'char', text: 'p' };
const space: Key = { name: 'space' };
const usual = { columns: 80, rows: 24 };
/** Above the dock, with row 1. */
const rowsOfPage = 18;

interface Offered {
  readonly advise?: Adviser | null;
  readonly solo?: boolean;
  readonly table?: Partial<TableState>;
}

interface Watched extends Omit<example.Example, 'me' | 'log'> {
  readonly me: Seat | null;
}

function screen({ game, me }: Watched, offered: Offered = {}): ScreenState {
  const update = updateOf(game, me, tableOf(example.tenNames, 'playing', 'KITE-42', offered.table));
  const news = { update, log: twelveRounds, talk: [], tiles: [] };
  const { advise: adviser = advise, solo = false } = offered;
  return { ...attached(news, { advise: adviser, solo }), page: 'board', drawn: true };
}

const after = (state: ScreenState, ...keys: readonly Key[]): ScreenState =>
  keys.reduce((now, key) => step(now, { type: 'key', key }).state, state);

const sheetFor = (state: ScreenState, window: Size) => ({
  layout: layoutOf(window),
  words: english,
  ascii: false,
  keymap: state.keymap,
});

const linesOf = (state: ScreenState, window: Size = usual) =>
  frame({ state, host: null, returnLine: '' }, sheetFor(state, window)).lines;
const text = (state: ScreenState, window?: Size): string => linesOf(state, window).map(textOf).join('\n');
const inWords = (state: ScreenState): readonly string[] =>
  account({ state, host: null, returnLine: '' }, sheetFor(state, usual)).page;

describe('advice', () => {
  test('is offered nowhere but where an adviser was handed in', () => {
    const alone = screen(example.ballot());
    expect(text(alone)).toContain('a advice');
    expect(after(alone, a).page).toBe('advice');
    expect(text(after(alone, { name: 'char', text: '?' }))).toContain('a advice');
    const amongPeople = screen(example.ballot(), { advise: null });
    expect(text(amongPeople)).not.toContain('advice');
    expect(after(amongPeople, a).page).toBe('board');
  });

  test('is given to nobody who doesn’t play, and not while roles are looked at', () => {
    const looksOn = { ...example.ballot(), me: null };
    expect(after(screen(looksOn), a).page).toBe('board');
    const looking = screen(example.ballot(), { table: { looking: true } });
    expect(after(looking, a).page).not.toBe('advice');
  });

  test('says what a careful player would do and why, how much each is suspected and what made it so', () => {
    const shown = text(after(screen(example.ballot(), { solo: true }), a));
    expect(shown).toMatch(/A careful player would say (Ja|Nein)\.\n.* 6 김민수 /);
    expect(shown).toMatch(/2 Boris +7 +█{7} +8 +\+2 R3 with 10: F ≠/);
    expect(shown).toMatch(/x 1 Ada/);
    expect(shown).toMatch(/3\*José +L/);
  });

  test('tells beside a question that is still to be answered: its keys work over the page', () => {
    const state = after(screen(example.ballot(), { solo: true }), a);
    expect(text(state)).toContain('j  Ja!');
    const { effects } = step(state, { type: 'key', key: { name: 'char', text: 'j' } });
    expect(effects).toMatchObject([{ type: 'answer', move: { type: 'vote', ballot: 'ja' } }]);
    expect(after(state, { name: 'escape' }).page).toBe('board');
    expect(after(state, a).page).toBe('board');
  });

  test('is as secret as a role: shut unless its reader is alone or holds Space, but for what all can tell', () => {
    const shut = after(screen(example.ballot()), a);
    expect(text(shut)).toContain('Hold Space');
    expect(text(shut)).not.toMatch(/careful player|R\d+ with|█/);
    expect(text(shut)).toMatch(/2 Boris +· +8/);
    expect(areSecretsOpen(shut)).toBe(false);
    for (const open of [after(shut, space), after(shut, p)]) {
      expect(areSecretsOpen(open)).toBe(true);
      expect(text(open)).toContain('A careful player would');
    }
    expect(text(after(shut, p, { name: 'focus-out' }))).toContain('Hold Space');
  });

  test('what the shut page shows is the same whatever the viewer’s role and tiles', () => {
    const pageOf = (me: number): string =>
      text(after(screen({ ...example.ballot(), me }), a))
        .split('\n')
        .slice(1, rowsOfPage)
        .join('\n')
        .replaceAll('*', ' ');
    expect(pageOf(3)).toContain('10 Nadia');
    expect(pageOf(3)).toBe(pageOf(8));
  });

  test('is asked for once however often it is drawn', () => {
    let asked = 0;
    const counting: Adviser = (sight, options) => {
      asked += 1;
      return advise(sight, options);
    };
    const state = after(screen(example.ballot(), { advise: counting, solo: true }), a);
    text(state);
    text({ ...state, scroll: 1 });
    inWords(state);
    expect(asked).toBe(1);
  });

  test.each([
    { columns: 60, rows: 20 },
    { columns: 46, rows: 12 },
    { columns: 100, rows: 30 },
    { columns: 140, rows: 40 },
  ])('fits into $columns × $rows, and what doesn’t can be reached', (window) => {
    const state = after(screen(example.ballot(), { solo: true }), a);
    const { lines, furthest } = frame({ state, host: null, returnLine: '' }, sheetFor(state, window));
    expect(lines).toHaveLength(window.rows - 1);
    for (const line of lines) expect(width(textOf(inAscii(line)))).toBeLessThanOrEqual(window.columns);
    const end = { ...state, furthest, scroll: furthest };
    expect(text(end, window)).toContain('10 Nadia');
    expect(text(state, window)).toContain('A careful player would');
  });

  test('is told in words, with its secrets only while they are open', () => {
    const open = inWords(after(screen(example.ballot(), { solo: true }), a));
    expect(open.some((line) => line.startsWith('A careful player would'))).toBe(true);
    expect(open.find((line) => line.startsWith('2 Boris'))).toMatch(
      /^2 Boris · you 7 · all 8 · \+2 R3 with 10 Nadia: F; they contradict each other/,
    );
    const shut = inWords(after(screen(example.ballot()), a));
    expect(shut.join('\n')).not.toMatch(/careful player|you \d/);
    expect(shut.find((line) => line.startsWith('2 Boris'))).toBe('2 Boris · all 8');
  });

  test('closes with the game', () => {
    const state = after(screen(example.ballot(), { solo: true }), a);
    const over = updateOf(
      { ...example.ballot().game, phase: 'over', ending: { winner: 'liberal', by: 'liberal-policies' } },
      2,
      tableOf(example.tenNames, 'over'),
    );
    const next = step(state, { type: 'news', update: over, log: twelveRounds, talk: [], tiles: [] }).state;
    expect(next.page).toBe('board');
    expect(after(next, a).page).toBe('board');
  });
});
