import type { Size } from './size.ts';

/** Frames that have to be alike in length are multiples of so many bytes. */
export const PADDING_UNIT = 4096;

/** More bytes than a cell takes in nearly every frame, its colours included. */
const BYTES_A_CELL = 4;

/** Turn off a look that is off already: three and four bytes that no terminal shows (ECMA-48, SGR). */
const [THREE, FOUR] = ['\u001b[m', '\u001b[0m'];
/** From so many bytes on, any number is a sum of threes and fours. */
const LEAST_FILLED = 6;

const encoder = new TextEncoder();

/**
 * A frame for a window of that size, followed by bytes that show nothing: so long that its length tells the window's
 * size alone, or for a frame beyond all measure no more than how many units it takes.
 */
export function padded(frame: string, { columns, rows }: Size): string {
  const least = columns * rows * BYTES_A_CELL;
  const length = encoder.encode(frame).length;
  const wanted = Math.ceil(Math.max(least, length + LEAST_FILLED) / PADDING_UNIT) * PADDING_UNIT;
  const missing = wanted - length;
  const fours = missing % THREE.length;
  return frame + FOUR.repeat(fours) + THREE.repeat((missing - fours * FOUR.length) / THREE.length);
}
