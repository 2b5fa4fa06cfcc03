/** A colour of sRGB as six hexadecimal digits after a number sign. */
export type Hex = `#${string}`;

/** Ways to see colours: with all cones, or without the long-, middle- or short-wave ones. */
export const sights = ['trichromacy', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Sight = (typeof sights)[number];

type Triple = readonly [number, number, number];

/** Machado, Oliveira, Fernandes (2009), severity 1.0: what light is seen as, in linear sRGB. */
const seenAs: Readonly<Record<Exclude<Sight, 'trichromacy'>, readonly [Triple, Triple, Triple]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB to XYZ (IEC 61966-2-1), a row an axis, and its white, D65. */
const toXyz: readonly [Triple, Triple, Triple] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const white: Triple = [0.95047, 1, 1.08883];

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** How far apart two colours look (ΔE*ab of CIE 1976) to somebody who sees that way. */
export function distance(one: Hex, other: Hex, sight: Sight): number {
  const [a, b] = [lab(one, sight), lab(other, sight)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance(colour: Hex): number {
  const [red, green, blue] = light(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function lab(colour: Hex, sight: Sight): Triple {
  const shone = light(colour);
  const seen = sight === 'trichromacy' ? shone : clamped(times(seenAs[sight], shone));
  const [x, y, z] = times(toXyz, seen);
  const [fx, fy, fz] = [response(x / white[0]), response(y / white[1]), response(z / white[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** The compression of CIE L*a*b*, linear near black. */
const response = (share: number): number =>
  share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;

/** Channels as light, 0–1. */
function light(colour: Hex): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: readonly [Triple, Triple, Triple], [a, b, c]: Triple): Triple {
  const along = (row: Triple): number => row[0] * a + row[1] * b + row[2] * c;
  return [along(matrix[0]), along(matrix[1]), along(matrix[2])];
}

function clamped([a, b, c]: Triple): Triple {
  const within = (share: number): number => Math.min(Math.max(share, 0), 1);
  return [within(a), within(b), within(c)];
}
