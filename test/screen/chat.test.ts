import { english } from '../support/english.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../text/hostile.ts';
import { chatEntries } from '../../src/screen/draw/chat.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { layoutOf, usual } from '../../src/screen/layout.ts';
import { inAscii } from '../../src/screen/ascii.ts';
import { notices, type ChatLine, type Notice } from '../../src/table/index.ts';
import { safeChat, safeText } from '../../src/text/index.ts';
import { textOf } from '../../src/screen/line.ts';

const sheet = { layout: layoutOf(usual), words: english, ascii: false, keymap: defaultKeymap };
const reader = { seat: 2, name: safeText('Boris', 16) };
const notice = (kind: Notice) =>
  ({ type: 'notice', notice: kind, seat: 2, name: safeText('Boris', 16), round: 1 }) as const;

/** Each row of an entry, in a terminal that shows our signs and in one that shows ASCII alone. */
const rowsOf = (said: ChatLine, columns: number, ascii: boolean): string[] =>
  (chatEntries([said], reader, columns, sheet)[0]?.lines ?? []).map((row) =>
    textOf(ascii ? inAscii(row) : row),
  );

describe.each([
  ['our signs', false, '·'],
  ['ASCII', true, '|'],
])('a notice among the talk, in %s', (_, ascii, sign) => {
  test.each(notices)('%s begins with a sign, then the seat’s number and name', (kind) => {
    const rows = rowsOf(notice(kind), 200, ascii);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.slice(0, 2)).toBe(`${sign} `);
    expect(rows[0]?.slice(2)).toMatch(/^3 Boris (?:is|was|wants) .*\.$/);
  });

  test('can’t be imitated by anything that is said, in whatever window, by whomever', () => {
    const told = notices.map((kind) => rowsOf(notice(kind), 200, ascii)[0] ?? '');
    const imitations = fc.oneof(
      fc.constantFrom(...told, ...told.map((text) => text.slice('· 3 Boris '.length))),
      anyText,
    );
    fc.assert(
      fc.property(
        fc.array(imitations, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 12, max: 80 }),
        fc.constantFrom(0, 1, 9, null),
        (texts, blanks, columns, seat) => {
          const text = safeChat(texts.join(' '.repeat(blanks)));
          const said: ChatLine = { type: 'said', seat, name: safeText('Boris', 16), text, round: 1 };
          const [first = '', ...others] = rowsOf(said, columns, ascii);
          expect(first).toMatch(seat === null ? /^Spectator/ : new RegExp(`^${seat + 1} Boris`));
          expect(others.filter((row) => !row.startsWith('   '))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('a notice is neither loud nor dim, and its rows after the first are set in', () => {
  const [entry] = chatEntries([notice('bot-in')], reader, 20, sheet);
  const rows = entry?.lines ?? [];
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.flat().some(({ weight, tone }) => weight !== undefined || tone !== undefined)).toBe(false);
  expect(rows.slice(1).map((row) => textOf(row).slice(0, 3))).toEqual(rows.slice(1).map(() => '   '));
});
