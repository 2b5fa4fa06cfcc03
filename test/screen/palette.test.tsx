import { describe, expect, test } from 'vitest';
import { paletteNames, type PaletteName } from '../../src/screen/palette.ts';
import { Rows } from '../../src/screen/rows.tsx';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { ballot } from '../support/example-game.ts';
import { onScreen } from '../support/table-on-screen.tsx';
import { show } from '../../src/screen/terminal/show.tsx';
import { themes, type Theme } from '../../src/words/index.ts';
import type { ColourDepth } from '../../src/screen/terminal/colour.ts';
import type { Line } from '../../src/screen/line.ts';
import { XtermSession, type Cell } from '../support/xterm.ts';

const tones = ['liberal', 'fascist', 'turn'] as const;

/** Each tone plain and then bold, a letter each. */
const lines: readonly Line[] = [
  tones.map((tone) => ({ text: 'x', tone })),
  tones.map((tone) => ({ text: 'x', tone, weight: 'bold' })),
];

/** How a terminal shows each tone of a theme, plain and bold. */
async function painted(
  palette: PaletteName,
  depth: ColourDepth,
  theme: Theme = 'classic',
): Promise<[Cell[], Cell[]]> {
  const session = new XtermSession(40, 12, depth);
  const shown = show(<Rows lines={lines} columns={3} theme={theme} />, session, { palette, ascii: false });
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
      ['classic', 'dark', [14, 9, 11]],
      ['classic', 'light', [4, 1, null]],
      ['classic', 'dark-cb', [6, 11, null]],
      ['classic', 'light-cb', [4, 1, null]],
      ['corporate', 'dark', [6, 3, null]],
      ['corporate', 'light', [4, 1, null]],
      ['corporate', 'dark-cb', [6, 3, null]],
      ['corporate', 'light-cb', [4, 1, null]],
      ['cats', 'dark', [2, 13, 11]],
      ['cats', 'light', [4, 1, null]],
      ['cats', 'dark-cb', [2, 13, null]],
      ['cats', 'light-cb', [4, 1, null]],
    ] as const)('%s, %s: liberal, fascist and turn are %j', async (theme, palette, indices) => {
      const expected = indices.map((index) => (index === null ? own : `${SIXTEEN}:${index}`));
      for (const cells of await painted(palette, depth, theme)) expect(foregrounds(cells)).toEqual(expected);
    });
  },
);

describe('weights', () => {
  test.each([
    ['classic', 'dark', ['', '', ''], ['bold', 'bold', 'bold']],
    ['corporate', 'dark', ['', '', 'bold'], ['bold', 'bold', 'bold']],
    ['cats', 'dark', ['', '', ''], ['bold', 'bold', 'bold']],
    ...themes.flatMap(
      (theme) =>
        [
          [theme, 'light', ['', '', 'bold'], ['', '', 'bold']],
          [theme, 'dark-cb', ['', '', 'bold'], ['bold', 'bold', 'bold']],
          [theme, 'light-cb', ['', '', 'bold'], ['', '', 'bold']],
        ] as const,
    ),
  ] as const)(
    '%s, %s: a turn without colour is bold; no coloured cell is bold on light, where terminals would brighten it',
    async (theme, palette, plain, bold) => {
      for (const depth of ['ansi16', 'truecolor'] as const)
        expect((await painted(palette, depth, theme)).map(weights)).toEqual([plain, bold]);
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

test('whoever switches themes sees the teams in its colours at once', async () => {
  const screen = await onScreen(ballot());
  /** What the title of the Liberal track and of the Fascist one are painted in. */
  const teams = (): string[] => [1, 6].map((row) => screen.terminal.cells()[row]?.[1]?.foreground ?? '');
  expect(teams()).toEqual([`${SIXTEEN}:14`, `${SIXTEEN}:9`]);
  await screen.type(defaultKeymap.theme);
  expect(teams()).toEqual([`${SIXTEEN}:6`, `${SIXTEEN}:3`]);
  await screen.type(defaultKeymap.theme);
  expect(teams()).toEqual([`${SIXTEEN}:2`, `${SIXTEEN}:13`]);
  screen.shown.close();
});
