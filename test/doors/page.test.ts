import { describe, expect, it } from 'vitest';
import { fitted } from '../../src/doors/browser/page/fit.ts';
import { KeyReader } from '../../src/screen/terminal/keyReader.ts';
import { sequenceOf, spaceReleased, tapAt } from '../../src/doors/browser/page/keys.ts';
import { Clock } from '../support/clock.ts';

describe('the window of a page', () => {
  /** A cell of the usual fonts, for letters of one pixel. */
  const cell = { width: 0.6, height: 1.2 };

  it.each([
    ['a small phone, upright', { width: 320, height: 380 }, [46, 60], [20, 60]],
    ['a phone, upright', { width: 390, height: 560 }, [46, 80], [20, 60]],
    ['a phone on its side', { width: 660, height: 330 }, [60, 100], [20, 30]],
    ['a tablet', { width: 768, height: 900 }, [80, 140], [24, 100]],
    ['a laptop', { width: 1366, height: 640 }, [100, 200], [30, 60]],
    ['a large screen', { width: 1920, height: 980 }, [140, 200], [40, 60]],
  ] as const)('on %s is one that screens are made for, in letters to be read', (_, area, columns, rows) => {
    const fit = fitted(area, cell);
    expect(fit.columns).toBeGreaterThanOrEqual(columns[0]);
    expect(fit.columns).toBeLessThanOrEqual(columns[1]);
    expect(fit.rows).toBeGreaterThanOrEqual(rows[0]);
    expect(fit.rows).toBeLessThanOrEqual(rows[1]);
    expect(fit.font).toBeGreaterThanOrEqual(10);
    expect(fit.columns * cell.width * fit.font).toBeLessThanOrEqual(area.width);
    expect(fit.rows * cell.height * fit.font).toBeLessThanOrEqual(area.height);
  });

  it('has at least a cell, however little room there is', () => {
    expect(fitted({ width: 1, height: 1 }, cell)).toMatchObject({ columns: 1, rows: 2 });
  });
});

it('what a page sends for a key is read as that key, whatever comes after it', () => {
  const heard: unknown[] = [];
  const reader = new KeyReader(new Clock().after, (key) => heard.push(key));
  const keys = ['enter', 'escape', 'tab', 'space', 'up', 'down', 'page-up', 'page-down', 'j', '?'];
  reader.push(Buffer.from(keys.map(sequenceOf).join('') + spaceReleased + tapAt(12, 7)));
  expect(heard).toEqual([
    ...keys.slice(0, 8).map((name) => ({ name })),
    { name: 'char', text: 'j' },
    { name: 'char', text: '?' },
    { name: 'release', of: { name: 'space' } },
    { name: 'tap', column: 12, row: 7 },
  ]);
});
