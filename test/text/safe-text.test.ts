import { Terminal } from '@xterm/headless';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chatRoom, safeChat, safeText } from '../../src/text/safe-text.ts';
import { codePointWidth, graphemes, width } from '../../src/text/width.ts';
import { anyText, HOSTILE } from './hostile.ts';

const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Every promise that safe text of at most `columns` columns makes and `text` breaks. */
function broken(text: string, columns: number): string[] {
  const sum = Array.from(text, (character) => codePointWidth(character.codePointAt(0) ?? 0));
  const promises: [string, boolean][] = [
    ['no forbidden character', !FORBIDDEN.test(text)],
    ['no space but U+0020', !/[\p{Z}\u2800]/u.test(text.replaceAll(' ', ''))],
    ['NFC', text.normalize('NFC') === text],
    ['two marks a grapheme', graphemes(text).every((one) => (one.match(/\p{M}/gu) ?? []).length <= 2)],
    ['no mark at its beginning', !/^\p{M}/u.test(text)],
    ['width within the limit', width(text) <= columns],
    ['one width in all terminals', sum.reduce((total, one) => total + one, 0) === width(text)],
    ['leaves safe text as it is', safeText(text, columns) === text],
  ];
  return promises.filter(([, kept]) => !kept).map(([promise]) => promise);
}

async function cursorAfter(text: string): Promise<number> {
  const terminal = new Terminal({ cols: 240, rows: 4, allowProposedApi: true });
  await new Promise<void>((resolve) => terminal.write(text, resolve));
  const { cursorX, cursorY } = terminal.buffer.active;
  terminal.dispose();
  return cursorY === 0 ? cursorX : Number.NaN;
}

describe('safe text', () => {
  test.each(HOSTILE)('%s: what is left does no harm', (_, text) => {
    expect(broken(safeChat(text), 200)).toEqual([]);
    expect(broken(safeText(`before ${text} after`, 40), 40)).toEqual([]);
  });

  test.each(HOSTILE)('%s: what is left keeps to one line of a real terminal', async (_, text) => {
    expect(await cursorAfter(safeChat(text))).toBeLessThanOrEqual(200);
  });

  test('any string becomes safe, and safe text stays as it is', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 30 }), (text, columns) => {
        expect(broken(safeText(text, columns), columns)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['plain ASCII', 'I drew F F L.', 'I drew F F L.'],
    ['accents are composed', 'Jose\u0301 dijo que si\u0301', 'José dijo que sí'],
    ['Korean', '저는 자유당원입니다 ㅋㅋ', '저는 자유당원입니다 ㅋㅋ'],
    ['Chinese', '我宣布處決「三號」。', '我宣布處決「三號」。'],
    ['Korean typed as jamo', '\u1112\u1161\u11ab', '한'],
    ['Thai keeps its vowels', 'ทำ', 'ท\u0e4dา'],
    ['Hebrew points', 'שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
    ['control characters show as U+FFFD', 'a\x1b[31mb\x07', 'a\ufffd[31mb\ufffd'],
    ['line breaks become spaces', 'a\nb\u2028c', 'a b c'],
    ['invisible characters go', 'A\u200bd\u2060a', 'Ada'],
    ['wide spaces become spaces', 'a\u3000b', 'a b'],
    ['emoji lose variants', '\u2764\ufe0f', '\u2764'],
    ['a family becomes its first', 'a \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}!', 'a \u{1f468}!'],
    ['joined emoji with skin tones too', '\u{1f469}\u{1f3fd}\u200d\u2695\ufe0f', '\u{1f469}'],
    ['and with variants', '\u{1f3f3}\ufe0f\u200d\u{1f308} \u2764\ufe0f\u200d\u{1f525}', '\u{1f3f3} \u2764'],
    ['two families stay two', '\u{1f468}\u200d\u{1f467}\u{1f469}\u200d\u{1f466}', '\u{1f468}\u{1f469}'],
    ['emoji lose skin tones', '\u{1f44d}\u{1f3fd}', '\u{1f44d}'],
    ['flags become letters', '\u{1f1f0}\u{1f1f7}', 'KR'],
    ['keycaps become digits', '1\ufe0f\u20e3', '1'],
    ['lone surrogates show as U+FFFD', 'a\ud800b', 'a\ufffdb'],
    ['a third accent goes', 'q\u0323\u0327\u0301', 'q\u0327\u0323'],
  ])('%s', (_, raw, made) => {
    expect(safeChat(raw)).toBe(made);
  });

  test('no character that is let through joins what is written after it', () => {
    const all = Array.from({ length: 0x110000 }, (_, codePoint) => String.fromCodePoint(codePoint));
    const each = all.filter((character) => !FORBIDDEN.test(character)).map((character) => `${character}│`);
    const rows = Array.from({ length: Math.ceil(each.length / 256) }, (_, row) =>
      each.slice(row * 256, (row + 1) * 256),
    );
    const joined = rows
      .flatMap((row) => graphemes(row.join('\n')))
      .filter((one) => one.length > 1 && one.endsWith('│'));
    const joining = joined.map((one) => one.slice(0, -1));
    expect(joining.length).toBeGreaterThan(0);
    expect(joining.map((character) => safeText(character, 4))).toEqual(joining.map(() => '\ufffd'));
  });

  test.each([
    ['', 200],
    ['x'.repeat(200), 0],
    ['x'.repeat(201), -1],
    ['政'.repeat(100), 0],
    [`x${'政'.repeat(100)}`, -1],
    ['\u{1f468}\u200d\u{1f469}'.repeat(100), 0],
    ['e\u0301'.repeat(200), 0],
  ])('%j has room for %i columns more of chat', (raw, room) => {
    expect(chatRoom(raw)).toBe(room);
  });

  test('chat has no room for what is longer than anything, and is cut in no other case', () => {
    for (const endless of ['x', '政', '\u200b']) expect(chatRoom(endless.repeat(100_000))).toBeLessThan(0);
    fc.assert(
      fc.property(anyText, (text) => {
        const long = text.repeat(9);
        const isWhole = safeChat(long) === safeText(long, 100_000);
        expect(chatRoom(long) >= 0).toBe(isWhole);
      }),
      { numRuns: 500 },
    );
  });

  test('chat is cut to 200 columns between graphemes', () => {
    expect(safeChat('x'.repeat(500))).toBe('x'.repeat(200));
    expect(safeChat(`x${'政'.repeat(300)}`)).toBe(`x${'政'.repeat(99)}`);
    expect(safeText('z\u0327'.repeat(9), 4)).toBe('z\u0327'.repeat(4));
  });

  test.each([
    'abc ABC 012 !?',
    'José ñandú ¡Ja! ¿Nein?',
    '저는 파시스트가 아닙니다',
    '我想否決這項法案，總統。',
    'かきくけこ ガギグ ｶﾞ',
    'Привет, Ελλάδα',
    'ทำน้ำ',
    'שָׁלוֹם',
    'z\u0327\u0301z',
    'नमस्ते',
    'a\x1b[2Jb\tc\u200dd',
  ])('%s is as wide as a real terminal makes it', async (raw) => {
    const text = safeChat(raw);
    expect(await cursorAfter(text)).toBe(width(text));
  });
});
