import * as example from '../support/example-game.ts';
import { describe, expect, test } from 'vitest';
import { draftText, edited, emptyDraft, legible } from '../../src/screen/draft.ts';
import { shown } from '../support/kept-screens.ts';
import type { TableOnScreen } from '../support/table-on-screen.tsx';
import type { FakeSession } from '../support/fake-session.ts';

const enter = '\r';
const pasted = (text: string): string => `\u001b[200~${text}\u001b[201~`;

let screen: TableOnScreen<FakeSession>;

const typing = async (...keys: readonly string[]): Promise<void> => {
  screen = await shown(example.ballot(), ['t', ...keys]);
};

describe('a paste', () => {
  test.each([
    ['lines', 'first\nsecond\r\nthird', 'first second third'],
    ['lines of their own', 'first\n\n\nsecond', 'first second'],
    ['runs of blanks', 'a \t  b', 'a b'],
    ['line separators', 'a\u2028b\u2029c', 'a b c'],
    [
      'what looks like a notice',
      'hi\n   5 Cat is away; the seat is kept.',
      'hi 5 Cat is away; the seat is kept.',
    ],
  ])('of %s is said as one line, and sends nothing by itself', async (_, text, said) => {
    await typing(pasted(text));
    expect(screen.session.sent).toEqual([]);
    expect(screen.rows(23, 23)[0]).toContain(`say › ${said.slice(0, 30)}`);
    await screen.type(enter);
    expect(screen.session.sent).toEqual([{ said }]);
  });

  test('of ten thousand letters is cut to one line of chat, which is told', async () => {
    await typing(pasted('x'.repeat(10_240)));
    expect(screen.rows(22, 22)[0]).toBe(' Its end is cut off: a line of chat takes 200 columns.');
    expect(screen.rows(23, 23)[0]).toMatch(/x {3}0 left · Enter send · Esc back$/);
    await screen.type(enter);
    expect(screen.session.sent).toEqual([{ said: 'x'.repeat(200) }]);
  });

  test('is cut where what stands before and behind it leaves room, between whole characters', () => {
    const draft = { before: 'a', after: 'z' };
    const fits = (text: string): boolean => text.length <= 6;
    expect(edited(draft, { name: 'paste', text: '한e\u0301👍🏽' }, fits)).toEqual({
      before: 'a한e\u0301',
      after: 'z',
    });
  });

  test('of joined emoji and controls is drawn as it will be heard', async () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    await typing(pasted(`${family}\u202e\ue000!`));
    expect(screen.rows(23, 23)[0]).toMatch(/say › \u{1f468} ?\ufffd! /u);
    expect(draftText(legible({ before: family, after: family }))).toBe('\u{1f468}\u{1f468}');
  });
});

describe('the room for a line of chat', () => {
  test('is told once forty columns are left, and not before', async () => {
    await typing(pasted('x'.repeat(159)));
    expect(screen.rows(23, 23)[0]).toMatch(/x {3}Enter send · Esc back$/);
    await screen.type('y');
    expect(screen.rows(23, 23)[0]).toMatch(/y {3}40 left · Enter send · Esc back$/);
    await screen.type('政');
    expect(screen.rows(23, 23)[0]).toContain('38 left');
  });

  test('is its end: a letter more is not taken, and the limit is named until the next key', async () => {
    await typing(pasted('x'.repeat(200)));
    expect(screen.rows(22, 22)[0]).not.toContain('200 columns');
    await screen.type('y');
    expect(screen.rows(22, 22)[0]).toBe(' Too long: a line of chat takes 200 columns.');
    await screen.type('\u007f');
    expect(screen.rows(22, 22)[0]).not.toContain('200 columns');
    await screen.type('z', enter);
    expect(screen.session.sent).toEqual([{ said: `${'x'.repeat(199)}z` }]);
  });

  test('of any other draft is bounded too', () => {
    const draft = edited(emptyDraft, { name: 'paste', text: 'x'.repeat(65_536) });
    expect(draftText(draft ?? emptyDraft).length).toBeLessThanOrEqual(2048);
  });
});
