import { fascistSquares } from '../game/index.ts';
import type { Size } from './terminal/size.ts';

/** The layouts, from the smallest: figures alone, a line a track, tracks of squares, with ballots beside the seats, a round table. */
export type LayoutKind = 'figures' | 'lines' | 'squares' | 'ballots' | 'round';

/** What a layout asks of a window, and how large it draws things. */
interface Plan extends Size {
  readonly kind: LayoutKind;
  /** The rows between the bar and the keys. */
  readonly dock: number;
  /** The rows of the boxes in them, and of the viewer's own tiles. */
  readonly box: number;
  readonly tile: number;
  /** A square of a track. */
  readonly square: Size;
  /** The columns of a pile of tiles. */
  readonly pile: number;
}

const plans: readonly [Plan, ...Plan[]] = [
  {
    kind: 'round',
    columns: 140,
    rows: 40,
    dock: 5,
    box: 5,
    tile: 5,
    square: { columns: 13, rows: 5 },
    pile: 12,
  },
  {
    kind: 'ballots',
    columns: 100,
    rows: 30,
    dock: 3,
    box: 3,
    tile: 3,
    square: { columns: 9, rows: 3 },
    pile: 8,
  },
  {
    kind: 'squares',
    columns: 80,
    rows: 24,
    dock: 3,
    box: 3,
    tile: 3,
    square: { columns: 7, rows: 3 },
    pile: 6,
  },
  { kind: 'lines', columns: 60, rows: 20, dock: 3, box: 3, tile: 1, square: { columns: 5, rows: 1 }, pile: 0 },
];

const least: Plan = {
  kind: 'figures',
  columns: 0,
  rows: 0,
  dock: 3,
  box: 1,
  tile: 1,
  square: { columns: 0, rows: 0 },
  pile: 0,
};

/** The window that a board needs, in cells. */
export const wanted: Size = { columns: 60, rows: 20 };
/** The window that most layouts are made for, in cells. */
export const usual: Size = { columns: 80, rows: 24 };

/** How a frame is divided in a window of a certain size. */
export interface Layout extends Plan {
  /** What is to be seen of it. */
  readonly window: Size;
  /** The columns beside the margin, for text. */
  readonly said: number;
  /** The columns of the tracks, and of the log under them. */
  readonly board: number;
}

/** The largest layout that fits both ways; its frame takes the whole size but the last row, and more than a tiny window shows. */
export function layoutOf(size: Size, window: Size = size): Layout {
  const plan = plans.find(({ columns, rows }) => columns <= size.columns && rows <= size.rows) ?? least;
  return {
    ...plan,
    window,
    columns: size.columns,
    rows: size.rows - 1,
    said: size.columns - 1,
    board: plan.square.columns * fascistSquares,
  };
}

/** The columns of a page that lies over the board, beside its margins. */
export const pageColumns = ({ columns }: Layout): number => columns - 3;
