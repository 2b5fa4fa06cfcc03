import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { areFacesOpen, areSecretsOpen, type ScreenState } from '../../src/screen/state.ts';
import { attached } from '../../src/screen/news.ts';
import { frame } from '../../src/screen/draw/frame.ts';
import { layoutOf } from '../../src/screen/layout.ts';
import { step } from '../../src/screen/press.ts';
import { tableOf, updateOf } from '../support/fake-session.ts';
import type { Key } from '../../src/screen/terminal/keys.ts';

const shown = ({ game, me, log }: example.Example): ScreenState => ({
  ...attached({
    update: updateOf(game, me, tableOf(example.tenNames)),
    log,
    talk: [],
    tiles: ['fascist', 'liberal', 'fascist'],
  }),
  page: 'board',
  drawn: true,
});

const after = (state: ScreenState, ...keys: readonly Key[]): ScreenState =>
  keys.reduce((now, key) => step(now, { type: 'key', key }).state, state);

const p: Key = { name: 'char', text: 'p' };

const drawn = (state: ScreenState): ReturnType<typeof frame>['lines'] =>
  frame(
    { state, host: null, returnLine: '' },
    { layout: layoutOf({ columns: 80, rows: 24 }), words: english, ascii: false, keymap: state.keymap },
  ).lines;

const text = (state: ScreenState): string =>
  drawn(state)
    .map((line) => line.map((span) => span.text).join(''))
    .join('\n');

describe('who can see my screen', () => {
  test('others, unless I say that they can’t: tiles lie face down', () => {
    const state = shown(example.president());
    expect(areFacesOpen(state)).toBe(false);
    expect(text(state)).not.toContain('2 Liberal');
  });

  test('p says that I am alone: tiles lie open and coloured, and the last row says so', () => {
    const state = after(shown(example.president()), p);
    expect(text(state)).toContain('2 Liberal');
    expect(text(state)).toContain('Your tiles lie open');
    const spans = drawn(state).flat();
    expect(spans.find((span) => span.text === '2 Liberal')?.tone).toBe('liberal');
  });

  test('p again turns them face down', () => {
    const state = after(shown(example.president()), p, p);
    expect(text(state)).not.toContain('2 Liberal');
    expect(text(state)).toContain('Your tiles lie face down');
  });

  test('they stay open while one is chosen, and lie open again at the next decision', () => {
    const state = after(shown(example.president()), p, { name: 'char', text: '2' });
    expect(state.picked).toBe(1);
    expect(areFacesOpen(state)).toBe(true);
    const next = { ...shown(example.chancellorVeto()), alone: state.alone };
    expect(areFacesOpen(next)).toBe(true);
  });

  test('another window in front shuts them until this one is in front again', () => {
    const away = after(shown(example.president()), p, { name: 'focus-out' });
    expect(areSecretsOpen(away)).toBe(false);
    expect(areSecretsOpen(after(away, { name: 'focus-in' }))).toBe(true);
  });

  test('the role and the drawer open for nobody who doesn’t hold Space', () => {
    const state = after(shown(example.ballot()), p);
    expect(state.alone).toBe(true);
    expect(areSecretsOpen(state)).toBe(false);
  });

  test('a peek that lies open counts as looked at', () => {
    const state = after(shown(example.peek()), p);
    expect(step(state, { type: 'key', key: { name: 'enter' } }).effects).toContainEqual(
      expect.objectContaining({ type: 'answer' }),
    );
  });
});
