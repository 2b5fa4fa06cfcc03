import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_REFUSALS, safeName } from '../../src/text/name.ts';
import { width } from '../../src/text/width.ts';
import { anyText, HOSTILE } from './hostile.ts';

describe('names', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['José', 'José'],
    ['Jose\u0301', 'José'],
    ['Ａｄａ', 'Ada'],
    ['𝔸𝕕𝕒', 'Ada'],
    ['Ada\u00a0L.', 'Ada L.'],
    ["O'Neill-2", "O'Neill-2"],
    ['김철수', '김철수'],
    ['\u1112\u1161\u11ab', '한'],
    ['김 Ada 金', '김 Ada 金'],
    ['東京タワーのAda', '東京タワーのAda'],
    ['王小明', '王小明'],
    ['Анна', 'Анна'],
    ['Ελένη', 'Ελένη'],
    ['שרה', 'שרה'],
    ['सीता', 'सीता'],
    ['ทองดี', 'ทองดี'],
    ['Maximilian-Louis', 'Maximilian-Louis'],
    ['王小明', '王小明'],
    ['김민수', '김민수'],
    ['O’Neil', 'O’Neil'],
    ['Dr. No', 'Dr. No'],
    ['阿·丁', '阿·丁'],
    ['マイケル・J', 'マイケル・J'],
    ['Agent 47', 'Agent 47'],
    ['x', 'x'],
    ['C. J.', 'C. J.'],
    ['Xu Pei', 'Xu Pei'],
    ['sixteen columns.', 'sixteen columns.'],
    ['八文字の名前です', '八文字の名前です'],
  ])('%j is let in as %j', (raw, name) => {
    expect(safeName(raw)).toEqual({ ok: true, name });
  });

  test.each([
    ['', 'empty'],
    [' \u3000\u00a0', 'empty'],
    ['\u2800', 'empty'],
    ['...', 'no-letter-first'],
    ['42', 'no-letter-first'],
    ['1 Ann', 'no-letter-first'],
    ['»(P) Hal', 'no-letter-first'],
    ['(P) Hal', 'no-letter-first'],
    ['*Ada', 'no-letter-first'],
    ['· 5 Cat', 'no-letter-first'],
    ['─ 5 Cat', 'no-letter-first'],
    ['─', 'no-letter-first'],
    ['Owl 🦉', 'unusual-character'],
    ['Ann: hi', 'unusual-character'],
    ['Ann (P)', 'unusual-character'],
    ['Ann, Bob', 'unusual-character'],
    ['Ann│Bob', 'unusual-character'],
    ['Ann ǀ Bob', 'unusual-character'],
    ['Ann ½', 'unusual-character'],
    ['Ann → Bob', 'unusual-character'],
    ['x Dead', 'like-a-sign'],
    ['X Dead', 'like-a-sign'],
    ['х Дед', 'like-a-sign'],
    ['p Hal', 'like-a-sign'],
    ['C Ann', 'like-a-sign'],
    ['Ann 3 Bob', 'like-a-sign'],
    ['seventeen columns', 'too-wide'],
    ['九文字の名前ですよ', 'too-wide'],
    ['\ufdfa', 'too-wide'],
    ['a'.repeat(100_000), 'too-wide'],
    ['Ada\n', 'forbidden-character'],
    ['A\u2028da', 'forbidden-character'],
    ['A\u2029da', 'forbidden-character'],
    ['A\u200bda', 'forbidden-character'],
    ['\u202eadA', 'forbidden-character'],
    ['Ada\x1b[31m', 'forbidden-character'],
    ['\u3164', 'forbidden-character'],
    ['\u2764\ufe0f', 'forbidden-character'],
    ['Ada\ud800', 'forbidden-character'],
    ['q\u0323\u0327\u0301', 'stray-marks'],
    ['\u0301Ada', 'stray-marks'],
    ['Ada \u0301', 'stray-marks'],
    ['\u0410da', 'mixed-scripts'],
    ['Αda', 'mixed-scripts'],
    ['김かな', 'mixed-scripts'],
    ['Анна金', 'mixed-scripts'],
    ['\u{10330}\u{10331}', 'mixed-scripts'],
    ['\u{1f1f0}\u{1f1f7}', 'unsteady-width'],
    ['\u{1f44d}\u{1f3fd}', 'unsteady-width'],
    ['1\u20e3', 'unsteady-width'],
    ['ㅋㅋ', 'unsteady-width'],
  ])('%j is refused: %s', (raw, reason) => {
    expect(safeName(raw)).toEqual({ ok: false, reason });
  });

  test('every reason for refusing is given for some name', () => {
    const named = ['', 'x'.repeat(17), '\0', 'a \u0301', 'aа', '1\u20e3', '1', 'a!', 'x y'];
    const reasons = named.map((raw) => safeName(raw));
    expect(reasons).toEqual(NAME_REFUSALS.map((reason) => ({ ok: false, reason })));
  });

  test.each(HOSTILE)('%s: as a name it is refused or harmless', (_, text) => {
    expect(harmless(text)).toBe(true);
  });

  test('any string is refused, or a name that would be let in unchanged', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(harmless(text)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

function harmless(raw: string): boolean {
  const made = safeName(raw);
  if (!made.ok) return true;
  const again = safeName(made.name);
  return (
    again.ok &&
    again.name === made.name &&
    made.name.normalize('NFKC') === made.name &&
    !/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|^ | $| {2}|\p{M}{3}/u.test(made.name) &&
    /^\p{L}[\p{L}\p{M}\p{Nd} \-'’.·・]*$/u.test(made.name) &&
    width(made.name) >= 1 &&
    width(made.name) <= 16
  );
}
