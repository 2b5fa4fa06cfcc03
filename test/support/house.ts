import { after, defaultKeymap } from '../../src/screen/index.ts';
import { english } from '../../src/words/index.ts';
import { Turns, type House } from '../../src/doors/hosted/index.ts';
import type { Seating } from '../../src/wire/index.ts';

/** A house around that table, as it stands in one process. */
export const houseOf = (table: Seating, more: Partial<House> = {}): House => ({
  table,
  words: english,
  keymap: defaultKeymap,
  after,
  shuffle: (tiles) => tiles,
  turns: new Turns(),
  code: null,
  onFault: (error) => {
    throw error;
  },
  ...more,
});
