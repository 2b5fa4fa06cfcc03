import type { Hex } from './colour-science.ts';

/** A terminal's 16 colours as it is installed, and the backgrounds that its profiles offer. */
interface StockPalette {
  readonly colours: readonly Hex[];
  readonly dark: Hex;
  readonly light: Hex;
}

const colours = (row: string): Hex[] => row.split(' ').map((digits): Hex => `#${digits}`);

/** Solarized's sixteen: most of its bright colours are greys, which a program can't foresee. */
const solarized = colours(
  '073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3',
);

/** The tables of xterm's resources, VGA's DAC, Windows' "Campbell" and Ethan Schoonover's Solarized. */
export const stockPalettes = {
  xterm: {
    colours: colours(
      '000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff',
    ),
    dark: '#000000',
    light: '#ffffff',
  },
  VGA: {
    colours: colours(
      '000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff',
    ),
    dark: '#000000',
    light: '#ffffff',
  },
  Campbell: {
    colours: colours(
      '0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2',
    ),
    dark: '#0c0c0c',
    light: '#f2f2f2',
  },
  Solarized: { colours: solarized, dark: '#002b36', light: '#fdf6e3' },
} satisfies Record<string, StockPalette>;
export type StockName = keyof typeof stockPalettes;

/** The place in a terminal's table of each name that Ink has for it. */
export const ansiNumber = {
  red: 1,
  green: 2,
  yellow: 3,
  blue: 4,
  cyan: 6,
  redBright: 9,
  yellowBright: 11,
  magentaBright: 13,
  cyanBright: 14,
} as const;
