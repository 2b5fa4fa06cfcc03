import type { Tone } from '../words/index.ts';

/** Ink's name of each tone's colour in terminals with a dark background: ANSI 14, 9 and 11. */
export const palette: Readonly<Record<Tone, string>> = {
  liberal: 'cyanBright',
  fascist: 'redBright',
  turn: 'yellowBright',
};
