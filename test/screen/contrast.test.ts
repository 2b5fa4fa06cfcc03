import { describe, expect, test } from 'vitest';
import { contrast, distance, sights, type Hex } from '../support/colour-science.ts';
import { paletteNames, palettes, type PaletteName } from '../../src/screen/palette.ts';
import { ansiNumber, stockPalettes, type StockName } from '../support/stock-palettes.ts';

/** The numbers that are never text: none of them anywhere, more on either background. */
const forbidden: Readonly<Record<'anywhere' | 'dark' | 'light', readonly number[]>> = {
  anywhere: [0, 7, 8, 15],
  dark: [1, 4, 5, 12],
  light: [2, 3, 6, 9, 10, 11, 12, 13, 14],
};

const ground = (palette: PaletteName): 'dark' | 'light' => (palette.startsWith('dark') ? 'dark' : 'light');

/** The backgrounds that true colours are made for. */
const backgrounds: Readonly<Record<'dark' | 'light', readonly Hex[]>> = {
  dark: ['#000000', '#1e1e1e'],
  light: ['#ffffff', '#fdf6e3'],
};

/** Where a palette's tone has a colour: its true one, and its number among the sixteen. */
const coloursOf = (palette: PaletteName): { tone: string; rgb: Hex; index: number }[] =>
  Object.entries(palettes[palette]).flatMap(([tone, { colour }]) =>
    colour ? [{ tone, rgb: colour.rgb, index: ansiNumber[colour.named] }] : [],
  );

const least = (figures: readonly number[], digits: number): number => {
  const scale = 10 ** digits;
  return Math.floor(Math.min(...figures) * scale) / scale;
};

/** The smallest distance of the two teams' colours for anybody's eyes. */
function teamsApart(liberal: Hex, fascist: Hex): number {
  return least(
    sights.map((sight) => distance(liberal, fascist, sight)),
    0,
  );
}

const teams = (palette: PaletteName): { rgb: [Hex, Hex]; indices: [number, number] } => {
  const [liberal, fascist] = coloursOf(palette);
  if (!liberal || !fascist) throw new Error('both teams have a colour');
  return { rgb: [liberal.rgb, fascist.rgb], indices: [liberal.index, fascist.index] };
};

function stockColour(name: StockName, index: number): Hex {
  const colour = stockPalettes[name].colours[index];
  if (colour === undefined) throw new Error('a table has sixteen colours');
  return colour;
}

function accentsApart(name: StockName, palette: PaletteName): number {
  const [liberal, fascist] = teams(palette).indices;
  return teamsApart(stockColour(name, liberal), stockColour(name, fascist));
}

describe('true colour', () => {
  test.each(paletteNames)('%s: every coloured text has a contrast of 4.5 or more', (palette) => {
    for (const { tone, rgb } of coloursOf(palette))
      for (const background of backgrounds[ground(palette)])
        expect({ tone, background, enough: contrast(rgb, background) >= 4.5 }).toMatchObject({ enough: true });
  });

  test.each([
    ['dark', 5.6],
    ['light', 6.1],
    ['dark-cb', 6.07],
    ['light-cb', 6.1],
  ] as const)('%s: the least contrast is %d', (palette, promised) => {
    const figures = coloursOf(palette).flatMap(({ rgb }) =>
      backgrounds[ground(palette)].map((background) => contrast(rgb, background)),
    );
    expect(least(figures, 2)).toBe(promised);
  });

  test.each([
    ['dark', 53],
    ['light', 92],
    ['dark-cb', 63],
    ['light-cb', 92],
  ] as const)('%s: the teams’ colours are ΔE %d apart with any kind of cones missing', (palette, promised) => {
    expect(teamsApart(...teams(palette).rgb)).toBe(promised);
  });
});

describe('sixteen colours, whose values are the terminal’s', () => {
  test.each(paletteNames)('%s: no number that some terminal can’t show on such a background', (palette) => {
    const numbers = new Set<number>([...forbidden.anywhere, ...forbidden[ground(palette)]]);
    expect(coloursOf(palette).filter(({ index }) => numbers.has(index))).toEqual([]);
  });

  test.each([
    ['xterm', 'dark', 5.25],
    ['xterm', 'light', 5.84],
    ['xterm', 'dark-cb', 10.61],
    ['xterm', 'light-cb', 5.84],
    ['VGA', 'dark', 6.68],
    ['VGA', 'light', 7.75],
    ['VGA', 'dark-cb', 7.33],
    ['VGA', 'light-cb', 7.75],
    ['Campbell', 'dark', 5.08],
    ['Campbell', 'light', 5.41],
    ['Campbell', 'dark-cb', 6.13],
    ['Campbell', 'light-cb', 5.41],
    ['Solarized', 'dark', 3.25],
    ['Solarized', 'light', 3.41],
    ['Solarized', 'dark-cb', 3.37],
    ['Solarized', 'light-cb', 3.41],
  ] as const)('%s, %s: accents have a contrast of %d or more', (name, palette, promised) => {
    const background = stockPalettes[name][ground(palette)];
    const figures = coloursOf(palette).map(({ index }) => contrast(stockColour(name, index), background));
    expect(least(figures, 2)).toBe(promised);
    expect(promised).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['dark', 41],
    ['light', 102],
    ['dark-cb', 53],
    ['light-cb', 102],
  ] as const)('%s: the teams’ accents are ΔE %d apart in xterm, VGA and Campbell', (palette, promised) => {
    const figures = (['xterm', 'VGA', 'Campbell'] as const).map((name) => accentsApart(name, palette));
    expect(Math.min(...figures)).toBe(promised);
  });

  test.each([
    ['dark', 53],
    ['light', 73],
    ['dark-cb', 8],
    ['light-cb', 73],
  ] as const)(
    'Solarized, %s: ΔE %d, whose bright colours are greys: letters and shades tell the teams apart there',
    (palette, measured) => {
      expect(accentsApart('Solarized', palette)).toBe(measured);
    },
  );
});

test.each([
  ['dark', 41],
  ['light', 63],
  ['dark-cb', 53],
  ['light-cb', 63],
] as const)(
  '%s: the teams are ΔE %d apart or more, in true colour as in xterm, VGA and Campbell',
  (palette, floor) => {
    const stock = (['xterm', 'VGA', 'Campbell'] as const).map((name) => accentsApart(name, palette));
    for (const apart of [teamsApart(...teams(palette).rgb), ...stock])
      expect(apart).toBeGreaterThanOrEqual(floor);
  },
);

describe('the yardsticks', () => {
  test('contrast is WCAG’s: 21 for black on white, 1 for the same, 4.54 for #767676 on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#5fd7ff', '#5fd7ff')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('distance is CIE 1976’s: 100 from black to white, and a red and a green move together without middle-wave cones', () => {
    for (const sight of sights) expect(distance('#000000', '#ffffff', sight)).toBeCloseTo(100, 1);
    expect(distance('#ff0000', '#00ff00', 'trichromacy')).toBeGreaterThan(150);
    expect(distance('#a65f00', '#8a7000', 'deuteranopia')).toBeLessThan(
      distance('#a65f00', '#8a7000', 'trichromacy') / 3,
    );
  });
});
