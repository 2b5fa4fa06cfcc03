import { describe, expect, test } from 'vitest';
import { paletteNames, type PaletteName } from '../../src/screen/palette.ts';
import { Rows } from '../../src/screen/rows.tsx';
import { show } from '../../src/screen/terminal/show.tsx';
import type { ColourDepth } from '../../src/screen/terminal/colour.ts';
import type { Line } from '../../src/screen/line.ts';
import { XtermSession, type Cell } from '../support/xterm.ts';

const tones = ['liberal', 'fascist', 'turn'] as const;

/** Each tone plain and then bold, a letter each. */
const lines: readonly Line[] = [
  tones.map((tone) => ({ text: 'x', tone })),
  tones.map((tone) => ({ text: 'x', tone, weight: 'bold' })),
];

/** How a terminal shows each tone, plain and bold. */
async function painted(palette: PaletteName, depth: ColourDepth): Promise<[Cell[], Cell[]]> {
  const session = new XtermSession(40, 12, depth);
  const shown = show(<Rows lines={lines} columns={3} />, session, { palette, ascii: false });
  await session.shows('xxx');
  const [plain = [], bold = []] = session.cells();
  shown.close();
  return [plain.slice(0, 3), bold.slice(0, 3)];
}

const SIXTEEN = 1 << 24;
const TRUE = 3 << 24;
const own = '0:-1';
const foregrounds = (cells: readonly Cell[]): string[] => cells.map(({ foreground }) => foreground);
const weights = (cells: readonly Cell[]): string[] => cells.map(({ weight }) => weight);

describe.each(['ansi16', 'ansi256'] as const)(
  'with %s a tone is one of the terminal’s own sixteen',
  (depth) => {
    test.each([
      ['dark', [14, 9, 11]],
      ['light', [4, 1, null]],
      ['dark-cb', [6, 11, null]],
      ['light-cb', [4, 1, null]],
    ] as const)('%s: liberal, fascist and turn are %j', async (palette, indices) => {
      const expected = indices.map((index) => (index === null ? own : `${SIXTEEN}:${index}`));
      for (const cells of await painted(palette, depth)) expect(foregrounds(cells)).toEqual(expected);
    });
  },
);

describe('weights', () => {
  test.each([
    ['dark', ['', '', ''], ['bold', 'bold', 'bold']],
    ['light', ['', '', 'bold'], ['', '', 'bold']],
    ['dark-cb', ['', '', 'bold'], ['bold', 'bold', 'bold']],
    ['light-cb', ['', '', 'bold'], ['', '', 'bold']],
  ] as const)(
    '%s: a turn without colour is bold; no coloured cell is bold on light, where terminals would brighten it',
    async (palette, plain, bold) => {
      for (const depth of ['ansi16', 'truecolor'] as const)
        expect((await painted(palette, depth)).map(weights)).toEqual([plain, bold]);
    },
  );
});

describe('true colour', () => {
  test.each(paletteNames)('%s: each colour is our own', async (palette) => {
    for (const cells of await painted(palette, 'truecolor'))
      for (const foreground of foregrounds(cells))
        expect(foreground === own || foreground.startsWith(`${TRUE}:`)).toBe(true);
  });
});

test.each(paletteNames)('NO_COLOR, %s: no colour at all', async (palette) => {
  for (const cells of await painted(palette, 'none'))
    expect(new Set(foregrounds(cells))).toEqual(new Set([own]));
});

test('two people at one host have each their own palette', async () => {
  const [dark, light] = await Promise.all([painted('dark', 'ansi16'), painted('light', 'truecolor')]);
  expect(foregrounds(dark[0])).toEqual([14, 9, 11].map((index) => `${SIXTEEN}:${index}`));
  expect(foregrounds(light[0])[0]).toBe(`${TRUE}:${0x1b50c8}`);
});
