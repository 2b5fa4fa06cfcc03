/** What colours a terminal shows: none at all, the 16 named ones, the palette of 256, or 24 bits. */
export type ColourDepth = 'none' | 'ansi16' | 'ansi256' | 'truecolor';

/**
 * The colours a terminal shows, by its environment: NO_COLOR (no-color.org) and `TERM=dumb` mean none, COLORTERM
 * 24 bits, a TERM of 256 colours those, and anything else the 16 that every terminal has.
 */
export function colourDepth(environment: Readonly<Record<string, string | undefined>>): ColourDepth {
  const { NO_COLOR: noColour, COLORTERM: colours, TERM: term } = environment;
  if (noColour || term === 'dumb') return 'none';
  if (colours === 'truecolor' || colours === '24bit') return 'truecolor';
  return term?.includes('256color') ? 'ansi256' : 'ansi16';
}

/**
 * The parameters of one SGR sequence (ECMA-48, "1;38;5;208") as a terminal of that depth should get them, or
 * undefined where nothing is left to say. Weights, inverse and the 16 named colours pass; richer colours become
 * the nearest one.
 */
export function convertSgr(parameters: string, depth: ColourDepth): string | undefined {
  if (depth === 'truecolor') return parameters;
  const codes = parameters.split(';').map(Number);
  const kept: number[] = [];
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0;
    if (code !== 38 && code !== 48) {
      if (depth !== 'none' || !isColour(code)) kept.push(code);
      continue;
    }
    const indexed = codes[at + 1] === 5;
    const colour = indexed ? (codes[at + 2] ?? 0) : codes.slice(at + 2, at + 5);
    at += indexed ? 2 : 4;
    if (depth === 'ansi256') kept.push(code, 5, typeof colour === 'number' ? colour : nearest(colour, 16, 256));
    if (depth === 'ansi16')
      kept.push(named(typeof colour === 'number' ? toNamed(colour) : nearest(colour, 0, 16), code));
  }
  return kept.length > 0 ? kept.join(';') : undefined;
}

function isColour(code: number): boolean {
  return (code >= 30 && code <= 49) || (code >= 90 && code <= 107);
}

type Rgb = readonly number[];

/** Xterm's palette: the 16 named colours, the 6×6×6 cube, the 24 greys. */
const PALETTE: readonly Rgb[] = [
  ...['000000', 'cd0000', '00cd00', 'cdcd00', '0000ee', 'cd00cd', '00cdcd', 'e5e5e5'].map(fromHex),
  ...['7f7f7f', 'ff0000', '00ff00', 'ffff00', '5c5cff', 'ff00ff', '00ffff', 'ffffff'].map(fromHex),
  ...Array.from({ length: 216 }, (_, index) => [index / 36, (index / 6) % 6, index % 6].map(cubeLevel)),
  ...Array.from({ length: 24 }, (_, index) => Array<number>(3).fill(8 + 10 * index)),
];

function fromHex(hex: string): Rgb {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function cubeLevel(step: number): number {
  const whole = Math.trunc(step);
  return whole === 0 ? 0 : 55 + 40 * whole;
}

function toNamed(index: number): number {
  return index < 16 ? index : nearest(PALETTE[index] ?? [], 0, 16);
}

/** The closest colour of a part of the palette, by distances weighted as the eye weighs them. */
function nearest(colour: Rgb, from: number, to: number): number {
  const [red = 0, green = 0, blue = 0] = colour;
  const distances = PALETTE.slice(from, to).map(
    ([r = 0, g = 0, b = 0]) => 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2,
  );
  return from + distances.indexOf(Math.min(...distances));
}

function named(index: number, ground: number): number {
  return (index < 8 ? index + 30 : index + 82) + (ground - 38);
}
