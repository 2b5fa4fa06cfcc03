import type { Tone } from '../words/index.ts';

/** How a tone looks on a background, with and without red-green vision. */
export const paletteNames = ['dark', 'light', 'dark-cb', 'light-cb'] as const;
export type PaletteName = (typeof paletteNames)[number];

/** A tone's colour: one of the terminal's own 16 by Chalk's name, and ours where it shows 24 bits. */
interface Colour {
  readonly named: 'cyanBright' | 'redBright' | 'yellowBright' | 'cyan' | 'blue' | 'red';
  readonly rgb: `#${string}`;
}

/** What a tone does to text: `bold`, where given, whatever the text's own weight. */
interface Paint {
  readonly colour?: Colour;
  readonly bold?: boolean;
}

/** Never bold where coloured: several terminals brighten bold colours, down to a contrast of 2.8 on white. */
const light = {
  liberal: { colour: { named: 'blue', rgb: '#1b50c8' }, bold: false },
  fascist: { colour: { named: 'red', rgb: '#b4221e' }, bold: false },
  turn: { bold: true },
} as const;

/** Each tone in each palette; `test/screen/contrast.test.ts` computes what their colours promise. */
export const palettes: Readonly<Record<PaletteName, Readonly<Record<Tone, Paint>>>> = {
  dark: {
    liberal: { colour: { named: 'cyanBright', rgb: '#5fd7ff' } },
    fascist: { colour: { named: 'redBright', rgb: '#ff5f5f' } },
    turn: { colour: { named: 'yellowBright', rgb: '#ffe066' } },
  },
  light,
  'dark-cb': {
    liberal: { colour: { named: 'cyan', rgb: '#3aa0ff' } },
    fascist: { colour: { named: 'yellowBright', rgb: '#ffd54a' } },
    turn: { bold: true },
  },
  'light-cb': light,
};
