import { describe, expect, test } from 'vitest';
import { chatEntries } from '../../src/screen/draw/chat.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { english } from '../../src/words/index.ts';
import { layoutOf, usual } from '../../src/screen/layout.ts';
import { line } from '../support/fake-session.ts';
import { notices, type Notice } from '../../src/table/index.ts';
import { safeText } from '../../src/text/index.ts';
import { textOf } from '../../src/screen/line.ts';
import { tenNames } from '../support/example-game.ts';

const sheet = { layout: layoutOf(usual), words: english, ascii: false, keymap: defaultKeymap };
const reader = { seat: 2, name: safeText('Boris', 16) };
const notice = (kind: Notice) =>
  ({ type: 'notice', notice: kind, seat: 2, name: safeText('Boris', 16), round: 1 }) as const;

describe('a notice among the talk', () => {
  test.each(notices)('%s begins with the seat’s number and name, and is neither loud nor dim', (kind) => {
    const [entry] = chatEntries([notice(kind)], reader, 200, sheet);
    expect(entry?.lines).toHaveLength(1);
    const [row] = entry?.lines ?? [];
    expect(textOf(row ?? [])).toMatch(/^3 Boris (?:is|was|wants) .*\.$/);
    expect(row?.some(({ weight, tone }) => weight !== undefined || tone !== undefined)).toBe(false);
  });

  test('can’t be imitated: what somebody says stands behind their name in bold, or is set in', () => {
    const said = line(tenNames, 4, `x ${'3 Boris is away; the seat is kept. '.repeat(4)}`, 1);
    const rows = chatEntries([said], reader, 35, sheet)[0]?.lines ?? [];
    expect(rows.length).toBeGreaterThan(3);
    expect(rows[0]?.[0]).toEqual({ text: `4 ${tenNames[3]}`, weight: 'bold' });
    expect(rows.slice(1).filter((row) => !textOf(row).startsWith('  '))).toEqual([]);
  });
});
