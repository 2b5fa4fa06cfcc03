import type { Theme, Tone } from '../words/index.ts';

/** How a tone looks on a background, with and without red-green vision. */
export const paletteNames = ['dark', 'light', 'dark-cb', 'light-cb'] as const;
export type PaletteName = (typeof paletteNames)[number];

/** A tone's colour: one of the terminal's own 16 by Chalk's name, and ours where it shows 24 bits. */
interface Colour {
  readonly named:
    | 'cyanBright'
    | 'redBright'
    | 'yellowBright'
    | 'magentaBright'
    | 'cyan'
    | 'blue'
    | 'red'
    | 'yellow'
    | 'green';
  readonly rgb: `#${string}`;
}

/** What a tone does to text: `bold`, where given, whatever the text's own weight. */
interface Paint {
  readonly colour?: Colour;
  readonly bold?: boolean;
}

type Palette = Readonly<Record<Tone, Paint>>;

const turnInBold: Paint = { bold: true };
const turnInYellow: Paint = { colour: { named: 'yellowBright', rgb: '#ffe066' } };

/**
 * The teams on a light background. Never bold where coloured: several terminals brighten bold colours, down to a contrast
 * of 2.8 on white. Of the 16, no two but blue and red are both legible there and far enough apart: all themes have these.
 */
const onLight = (liberal: Colour['rgb'], fascist: Colour['rgb']): Palette => ({
  liberal: { colour: { named: 'blue', rgb: liberal }, bold: false },
  fascist: { colour: { named: 'red', rgb: fascist }, bold: false },
  turn: turnInBold,
});

const classicLight = onLight('#1b50c8', '#b4221e');

/** Amber beside a yellow turn would be taken for it. */
const corporateDark: Palette = {
  liberal: { colour: { named: 'cyan', rgb: '#1fb6c9' } },
  fascist: { colour: { named: 'yellow', rgb: '#ffb000' } },
  turn: turnInBold,
};
const corporateLight = onLight('#00547a', '#a14400');

const catsDark: Palette = {
  liberal: { colour: { named: 'green', rgb: '#6fdd5a' } },
  fascist: { colour: { named: 'magentaBright', rgb: '#f06be0' } },
  turn: turnInYellow,
};
const catsLight = onLight('#2f6b00', '#9a1a9a');

/**
 * Each tone in each theme's palettes; `test/screen/contrast.test.ts` computes what their colours promise. Those of
 * `corporate` and `cats` are as far apart for the colour-blind.
 */
export const palettes: Readonly<Record<Theme, Readonly<Record<PaletteName, Palette>>>> = {
  classic: {
    dark: {
      liberal: { colour: { named: 'cyanBright', rgb: '#5fd7ff' } },
      fascist: { colour: { named: 'redBright', rgb: '#ff5f5f' } },
      turn: turnInYellow,
    },
    light: classicLight,
    'dark-cb': {
      liberal: { colour: { named: 'cyan', rgb: '#3aa0ff' } },
      fascist: { colour: { named: 'yellowBright', rgb: '#ffd54a' } },
      turn: turnInBold,
    },
    'light-cb': classicLight,
  },
  corporate: {
    dark: corporateDark,
    light: corporateLight,
    'dark-cb': corporateDark,
    'light-cb': corporateLight,
  },
  cats: {
    dark: catsDark,
    light: catsLight,
    'dark-cb': { ...catsDark, turn: turnInBold },
    'light-cb': catsLight,
  },
};
