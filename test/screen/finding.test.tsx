import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { draftText } from '../../src/screen/draft.ts';
import { line, tableOf, updateOf } from '../support/fake-session.ts';
import { linesWith } from '../../src/screen/find.ts';
import { shown } from '../support/kept-screens.ts';
import { opened, step } from '../../src/screen/press.ts';
import { talkToRound13 } from '../support/example-story.ts';
import type { Key } from '../../src/screen/terminal/keys.ts';
import type { ScreenState } from '../../src/screen/state.ts';

const names = example.tenNames;
const talk = [
  line(names, 10, 'FF from Max. Nothing I could do', 11),
  line(names, 8, 'nadia was PROVEN', 11),
  line(names, 3, 'Cafe\u0301 later?', 12),
  line(names, 0, 'I only watch', 12),
];
const found = (sought: string): string[] =>
  linesWith(talk, sought).map((line) => ('name' in line ? line.name : ''));

describe('a text in the chat is found', () => {
  test('in what was said and in who said it, in whatever case', () => {
    expect(found('NADIA')).toEqual(['Nadia', 'Zoë']);
    expect(found('proven')).toEqual(['Zoë']);
    expect(found('10 nad')).toEqual(['Nadia']);
    expect(found('eve')).toEqual(['Eve']);
  });

  test('however its letters are composed', () => {
    expect(found('caf\u00e9')).toEqual(['José']);
    expect(found('jose\u0301')).toEqual(['José']);
  });

  test('and an empty one is in every line', () => {
    expect(found(' ')).toHaveLength(talk.length);
    expect(found('nowhere')).toEqual([]);
  });
});

const enter = '\r';
const escape = '\u001b';
const up = '\u001b[A';

const chatPage = (...keys: readonly string[]): ReturnType<typeof shown> =>
  shown(example.nominateWait(), ['\t', ...keys], { talk: talkToRound13 });

describe('the chat page', () => {
  test('shows only the lines with what is typed, at each letter', async () => {
    const screen = await chatPage('/', 'n', 'e', 'i');
    expect(screen.rows(23, 23)[0]).toMatch(/^ find › nei +Enter keep · Esc all$/);
    expect(screen.rows(2, 2)[0]).toContain(' Chat with “nei” ');
    expect(screen.rows(3, 7)).toEqual([
      expect.stringMatching(/^ ── round 12 ─+$/),
      ' 2 Boris  nein. too fast',
      expect.stringMatching(/^ ── round 13 ─+$/),
      ' 4 Rosa  he sank my L in R7. nein',
      '',
    ]);
    await screen.type('x');
    expect(screen.rows(3, 4)).toEqual([' Nobody has said that.', '']);
  });

  test('keeps what was found on Enter, and shows all again on Esc; only then Esc leads to the board', async () => {
    const screen = await chatPage('/', 'n', 'e', 'i', enter);
    expect(screen.rows(23, 23)[0]).toContain('t talk');
    await screen.type(up);
    expect(screen.rows(3, 6).join('\n')).toMatch(/2 Boris {2}nein\. too fast\n.*\n 4 Rosa/);
    await screen.type(escape);
    await screen.settle(1000);
    expect(screen.rows(2, 2)[0]).toContain('── Chat ─');
    expect(screen.rows(3, 18).join('\n')).toContain('10 Nadia  FF from Max');
    await screen.type(escape);
    await screen.settle(1000);
    expect(screen.rows(2, 2)[0]).toContain('LIBERAL');
  });

  test('begins with an empty text whenever / is pressed', async () => {
    const screen = await chatPage('/', 'n', 'e', 'i', enter, '/');
    expect(screen.rows(23, 23)[0]).toMatch(/^ find › {2,}Enter keep/);
    expect(screen.rows(3, 18).join('\n')).toContain('10 Nadia  FF from Max');
  });
});

describe('while a text is looked for', () => {
  const press = (name: string): Key =>
    name.length === 1 ? { name: 'char', text: name } : ({ name } as unknown as Key);
  const { game, me } = example.ballot();
  const update = updateOf(game, me, tableOf(names));
  const after = (state: ScreenState, ...keys: readonly string[]) => {
    let now = { state, effects: 0 };
    for (const name of keys) {
      const next = step(now.state, { type: 'key', key: press(name) });
      now = { state: next.state, effects: now.effects + next.effects.length };
    }
    return now;
  };
  const reading = (): ScreenState => {
    const { state } = step(opened({ update, log: [], talk: talkToRound13, tiles: [] }), {
      type: 'drawn',
      furthest: 0,
    });
    return { ...state, page: 'chat' };
  };

  /** Two lines were found, and the newest fills the page. */
  const found = (): ScreenState =>
    step(after(reading(), '/', 'n', 'e', 'i').state, { type: 'drawn', furthest: 1 }).state;

  test('no letter is an answer, and the board’s keys are letters', () => {
    const { state, effects } = after(reading(), '/', 'j', 'n', 'q', '?');
    expect(effects).toBe(0);
    expect(state).toMatchObject({ page: 'chat', typing: 'find' });
    expect(draftText(state.sought)).toBe('jnq?');
  });

  test('arrows go back among the found lines, and no further', () => {
    const { state } = after(found(), 'up', 'up', 'up');
    expect(state).toMatchObject({ scroll: 1, typing: 'find' });
  });

  test('who reads further up goes on reading there: only lines with the text count', () => {
    const { state } = after(found(), 'up');
    const more = [...talkToRound13, line(names, 1, 'ja', 13), line(names, 2, 'NEIN', 13)];
    expect(step(state, { type: 'news', update, log: [], talk: more, tiles: [] }).state.scroll).toBe(2);
  });

  test('the next game takes page and text along with it', () => {
    const { state } = after(reading(), '/', 'n');
    const next = updateOf(game, me, tableOf(names, 'playing', 'KITE-42', { game: 2, looking: true }));
    const second = step(state, { type: 'news', update: next, log: [], talk: [], tiles: [] }).state;
    expect(second).toMatchObject({ page: 'role', typing: null });
    expect(draftText(second.sought)).toBe('');
  });
});
