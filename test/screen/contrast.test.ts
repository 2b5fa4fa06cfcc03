import { describe, expect, test } from 'vitest';
import { contrast, distance, sights, type Hex } from '../support/colour-science.ts';
import { paletteNames, palettes, type PaletteName } from '../../src/screen/palette.ts';
import { ansiNumber, stockPalettes, type StockName } from '../support/stock-palettes.ts';
import { themes, type Theme } from '../../src/words/index.ts';

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

/** Every palette of every theme. */
const all = themes.flatMap((theme) => paletteNames.map((palette) => [theme, palette] as const));

/** Where a palette's tone has a colour: its true one, and its number among the sixteen. */
const coloursOf = (theme: Theme, palette: PaletteName): { tone: string; rgb: Hex; index: number }[] =>
  Object.entries(palettes[theme][palette]).flatMap(([tone, { colour }]) =>
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

const teams = (theme: Theme, palette: PaletteName): { rgb: [Hex, Hex]; indices: [number, number] } => {
  const [liberal, fascist] = coloursOf(theme, palette);
  if (!liberal || !fascist) throw new Error('both teams have a colour');
  return { rgb: [liberal.rgb, fascist.rgb], indices: [liberal.index, fascist.index] };
};

function stockColour(name: StockName, index: number): Hex {
  const colour = stockPalettes[name].colours[index];
  if (colour === undefined) throw new Error('a table has sixteen colours');
  return colour;
}

function accentsApart(name: StockName, theme: Theme, palette: PaletteName): number {
  const [liberal, fascist] = teams(theme, palette).indices;
  return teamsApart(stockColour(name, liberal), stockColour(name, fascist));
}

describe('true colour', () => {
  test.each(all)('%s, %s: every coloured text has a contrast of 4.5 or more', (theme, palette) => {
    for (const { tone, rgb } of coloursOf(theme, palette))
      for (const background of backgrounds[ground(palette)])
        expect({ tone, background, enough: contrast(rgb, background) >= 4.5 }).toMatchObject({ enough: true });
  });

  test.each([
    ['classic', 'dark', 5.6],
    ['classic', 'light', 6.1],
    ['classic', 'dark-cb', 6.07],
    ['classic', 'light-cb', 6.1],
    ['corporate', 'dark', 6.82],
    ['corporate', 'light', 5.82],
    ['corporate', 'dark-cb', 6.82],
    ['corporate', 'light-cb', 5.82],
    ['cats', 'dark', 6.25],
    ['cats', 'light', 6.03],
    ['cats', 'dark-cb', 6.25],
    ['cats', 'light-cb', 6.03],
  ] as const)('%s, %s: the least contrast is %d', (theme, palette, promised) => {
    const figures = coloursOf(theme, palette).flatMap(({ rgb }) =>
      backgrounds[ground(palette)].map((background) => contrast(rgb, background)),
    );
    expect(least(figures, 2)).toBe(promised);
  });

  test.each([
    ['classic', 'dark', 53],
    ['classic', 'light', 92],
    ['classic', 'dark-cb', 63],
    ['classic', 'light-cb', 92],
    ['corporate', 'dark', 81],
    ['corporate', 'light', 68],
    ['corporate', 'dark-cb', 81],
    ['corporate', 'light-cb', 68],
    ['cats', 'dark', 80],
    ['cats', 'light', 71],
    ['cats', 'dark-cb', 80],
    ['cats', 'light-cb', 71],
  ] as const)(
    '%s, %s: the teams’ colours are ΔE %d apart with any kind of cones missing',
    (theme, palette, promised) => {
      expect(teamsApart(...teams(theme, palette).rgb)).toBe(promised);
    },
  );

  test.each(paletteNames)('%s: no two themes have a team’s colour in common', (palette) => {
    const colours = themes.flatMap((theme) => teams(theme, palette).rgb);
    expect(new Set(colours).size).toBe(colours.length);
  });
});

describe('sixteen colours, whose values are the terminal’s', () => {
  test.each(all)('%s, %s: no number that some terminal can’t show on such a background', (theme, palette) => {
    const numbers = new Set<number>([...forbidden.anywhere, ...forbidden[ground(palette)]]);
    expect(coloursOf(theme, palette).filter(({ index }) => numbers.has(index))).toEqual([]);
  });

  test.each([
    ['classic', 'xterm', 'dark', 5.25],
    ['classic', 'xterm', 'light', 5.84],
    ['classic', 'xterm', 'dark-cb', 10.61],
    ['classic', 'xterm', 'light-cb', 5.84],
    ['classic', 'VGA', 'dark', 6.68],
    ['classic', 'VGA', 'light', 7.75],
    ['classic', 'VGA', 'dark-cb', 7.33],
    ['classic', 'VGA', 'light-cb', 7.75],
    ['classic', 'Campbell', 'dark', 5.08],
    ['classic', 'Campbell', 'light', 5.41],
    ['classic', 'Campbell', 'dark-cb', 6.13],
    ['classic', 'Campbell', 'light-cb', 5.41],
    ['classic', 'Solarized', 'dark', 3.25],
    ['classic', 'Solarized', 'light', 3.41],
    ['classic', 'Solarized', 'dark-cb', 3.37],
    ['classic', 'Solarized', 'light-cb', 3.41],
    ['corporate', 'xterm', 'dark', 10.61],
    ['corporate', 'xterm', 'light', 5.84],
    ['corporate', 'xterm', 'dark-cb', 10.61],
    ['corporate', 'xterm', 'light-cb', 5.84],
    ['corporate', 'VGA', 'dark', 4],
    ['corporate', 'VGA', 'light', 7.75],
    ['corporate', 'VGA', 'dark-cb', 4],
    ['corporate', 'VGA', 'light-cb', 7.75],
    ['corporate', 'Campbell', 'dark', 6.13],
    ['corporate', 'Campbell', 'light', 5.41],
    ['corporate', 'Campbell', 'dark-cb', 6.13],
    ['corporate', 'Campbell', 'light-cb', 5.41],
    ['corporate', 'Solarized', 'dark', 4.67],
    ['corporate', 'Solarized', 'light', 3.41],
    ['corporate', 'Solarized', 'dark-cb', 4.67],
    ['corporate', 'Solarized', 'light-cb', 3.41],
    ['cats', 'xterm', 'dark', 6.69],
    ['cats', 'xterm', 'light', 5.84],
    ['cats', 'xterm', 'dark-cb', 6.69],
    ['cats', 'xterm', 'light-cb', 5.84],
    ['cats', 'VGA', 'dark', 6.74],
    ['cats', 'VGA', 'light', 7.75],
    ['cats', 'VGA', 'dark-cb', 6.74],
    ['cats', 'VGA', 'light-cb', 7.75],
    ['cats', 'Campbell', 'dark', 3.19],
    ['cats', 'Campbell', 'light', 5.41],
    ['cats', 'Campbell', 'dark-cb', 3.19],
    ['cats', 'Campbell', 'light-cb', 5.41],
    ['cats', 'Solarized', 'dark', 3.37],
    ['cats', 'Solarized', 'light', 3.41],
    ['cats', 'Solarized', 'dark-cb', 3.42],
    ['cats', 'Solarized', 'light-cb', 3.41],
  ] as const)('%s, %s, %s: accents have a contrast of %d or more', (theme, name, palette, promised) => {
    const background = stockPalettes[name][ground(palette)];
    const figures = coloursOf(theme, palette).map(({ index }) =>
      contrast(stockColour(name, index), background),
    );
    expect(least(figures, 2)).toBe(promised);
    expect(promised).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['classic', 'dark', 41],
    ['classic', 'light', 102],
    ['classic', 'dark-cb', 53],
    ['classic', 'light-cb', 102],
    ['corporate', 'dark', 56],
    ['corporate', 'light', 102],
    ['corporate', 'dark-cb', 56],
    ['corporate', 'light-cb', 102],
    ['cats', 'dark', 81],
    ['cats', 'light', 102],
    ['cats', 'dark-cb', 81],
    ['cats', 'light-cb', 102],
  ] as const)(
    '%s, %s: the teams’ accents are ΔE %d apart in xterm, VGA and Campbell',
    (theme, palette, promised) => {
      const figures = (['xterm', 'VGA', 'Campbell'] as const).map((name) => accentsApart(name, theme, palette));
      expect(Math.min(...figures)).toBe(promised);
    },
  );

  test.each([
    ['classic', 'dark', 53],
    ['classic', 'light', 73],
    ['classic', 'dark-cb', 8],
    ['classic', 'light-cb', 73],
    ['corporate', 'dark', 61],
    ['corporate', 'light', 73],
    ['corporate', 'dark-cb', 61],
    ['corporate', 'light-cb', 73],
    ['cats', 'dark', 24],
    ['cats', 'light', 73],
    ['cats', 'dark-cb', 24],
    ['cats', 'light-cb', 73],
  ] as const)(
    'Solarized, %s, %s: ΔE %d; where its bright colours are greys, letters and shades tell the teams apart',
    (theme, palette, measured) => {
      expect(accentsApart('Solarized', theme, palette)).toBe(measured);
    },
  );
});

/** The least that any theme promises. */
const floors: Readonly<Record<PaletteName, number>> = { dark: 41, light: 63, 'dark-cb': 53, 'light-cb': 63 };

test.each(all.map(([theme, palette]) => [theme, palette, floors[palette]] as const))(
  '%s, %s: the teams are ΔE %d apart or more, in true colour as in xterm, VGA and Campbell',
  (theme, palette, floor) => {
    const stock = (['xterm', 'VGA', 'Campbell'] as const).map((name) => accentsApart(name, theme, palette));
    for (const apart of [teamsApart(...teams(theme, palette).rgb), ...stock])
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
