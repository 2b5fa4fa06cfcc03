import { encode } from 'uqr';
import type { Line } from '../line.ts';

/** Columns and rows that a code may take. */
interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** The margins that are tried, in modules: what the standard asks for (ISO/IEC 18004), and what cameras make do with. */
const margins = [4, 2];
/** By its upper and its lower half: whether each is light. */
const halves = { both: '█', upper: '▀', lower: '▄', none: ' ' } as const;

/**
 * What a camera reads that text from: two rows of modules a line, light on dark whatever the colours of the terminal;
 * null where there is no room for it.
 */
export function qrLines(text: string, room: Room): readonly Line[] | null {
  for (const border of margins) {
    const { data, size } = encode(text, { ecc: 'L', border });
    const rows = Math.ceil(size / 2);
    if (size > room.columns || rows > room.rows) continue;
    const isLight = (x: number, y: number): boolean => y < size && data[y]?.[x] === false;
    return Array.from({ length: rows }, (_, row): Line => {
      const signs = Array.from({ length: size }, (_column, x) => {
        const [upper, lower] = [isLight(x, 2 * row), isLight(x, 2 * row + 1)];
        return upper ? (lower ? halves.both : halves.upper) : lower ? halves.lower : halves.none;
      });
      return [{ text: signs.join(''), lightOnDark: true }];
    });
  }
  return null;
}
