import type { Cell } from '../support/xterm.ts';

/** A kind of line that boxes are drawn with. */
interface Style {
  readonly topLeft: string;
  readonly topRight: string;
  readonly bottomLeft: string;
  readonly bottomRight: string;
  readonly across: string;
  readonly side: string;
}

const styles: readonly Style[] = ['┌┐└┘─│', '┏┓┗┛━┃', '╔╗╚╝═║', '╭╮╰╯─│'].map(styleOf);

function styleOf(glyphs: string): Style {
  const [topLeft = '', topRight = '', bottomLeft = '', bottomRight = '', across = '', side = ''] = glyphs;
  return { topLeft, topRight, bottomLeft, bottomRight, across, side };
}

const upright = new Set(styles.flatMap((style) => Object.values({ ...style, across: style.side })));
const railTop = '╭';
const tops = new Set(styles.flatMap(({ topLeft, topRight }) => [topLeft, topRight]));

/** Boxes one row high, squares and tiles: these sides, with so many cells between them. */
const oneRowSides = new Set(['┃', '║']);
const oneRowInside: readonly number[] = [3, 11];

/**
 * Every corner and side of a frame that doesn't meet its counterpart, as `row:column glyph`, counted from 1. A box
 * has four corners, a side at both ends of each row between, and its style's line next to each corner; titles may
 * interrupt or fill that line. Beside boxes there are brackets over boxes (the zone), rails without a right side (the
 * seats), boxes one row high, the specimen `┏━┓` in the help, and upright strokes that divide the keys.
 */
export function misaligned(rows: readonly (readonly Cell[])[]): string[] {
  const frame = new Frame(rows);
  for (const [row, column] of frame.uprights()) frame.follow(row, column);
  return frame
    .uprights()
    .flatMap(([row, column, glyph]) => (frame.isMet(row, column) ? [] : [`${row + 1}:${column + 1} ${glyph}`]));
}

class Frame {
  readonly #glyphs: readonly (readonly string[])[];
  readonly #met = new Set<string>();
  readonly #keyRow: number;

  constructor(rows: readonly (readonly Cell[])[]) {
    this.#glyphs = rows.map((row) => row.map(({ text }) => text));
    this.#keyRow = this.#glyphs.findLastIndex((row) => row.some((glyph) => glyph !== ' '));
  }

  uprights(): (readonly [row: number, column: number, glyph: string])[] {
    return this.#glyphs.flatMap((row, at) =>
      row.flatMap((glyph, column) => (upright.has(glyph) ? [[at, column, glyph] as const] : [])),
    );
  }

  isMet(row: number, column: number): boolean {
    return this.#met.has(`${row}:${column}`);
  }

  /** Marks everything that belongs to what begins here. */
  follow(row: number, column: number): void {
    const glyph = this.#at(row, column);
    const style = styles.find(({ topLeft }) => topLeft === glyph);
    if (style) {
      const isRail = glyph === railTop && this.#at(row, column + 1) !== style.across;
      if (isRail) this.#rail(row, column, style);
      else this.#box(row, column, style);
    } else if (row === this.#keyRow && glyph === '│') this.#meet([row, column]);
    else if (oneRowSides.has(glyph) && !this.isMet(row, column)) this.#oneRow(row, column, glyph);
  }

  #box(top: number, left: number, style: Style): void {
    const right = (this.#glyphs[top] ?? []).indexOf(style.topRight, left);
    if (right < 0 || ![style.across, ' '].includes(this.#at(top, right - 1))) return;
    const corners: [number, number][] = [
      [top, left],
      [top, right],
    ];
    const isSpecimen = right === left + 2;
    if (isSpecimen || (tops.has(this.#at(top + 1, left)) && tops.has(this.#at(top + 1, right))))
      this.#meet(...corners);
    let bottom = top + 1;
    for (; this.#at(bottom, left) === style.side && this.#at(bottom, right) === style.side; bottom += 1)
      corners.push([bottom, left], [bottom, right]);
    const ends = [left, left + 1, right - 1, right].map((column) => this.#at(bottom, column));
    if (ends.join('') !== style.bottomLeft + style.across.repeat(2) + style.bottomRight) return;
    this.#meet(...corners, [bottom, left], [bottom, right]);
  }

  #rail(top: number, column: number, style: Style): void {
    let bottom = top + 1;
    while (this.#at(bottom, column) === style.side) bottom += 1;
    if (this.#at(bottom, column) !== style.bottomLeft) return;
    for (let row = top; row <= bottom; row += 1) this.#meet([row, column]);
  }

  #oneRow(row: number, left: number, side: string): void {
    const right = oneRowInside
      .map((inside) => left + inside + 1)
      .find((column) => this.#at(row, column) === side);
    if (right !== undefined) this.#meet([row, left], [row, right]);
  }

  #meet(...places: readonly (readonly [number, number])[]): void {
    for (const [row, column] of places) this.#met.add(`${row}:${column}`);
  }

  #at(row: number, column: number): string {
    return this.#glyphs[row]?.[column] ?? '';
  }
}
