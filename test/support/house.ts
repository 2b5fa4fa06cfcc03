import { after, defaultKeymap } from '../../src/screen/index.ts';
import { usualEdition } from '../../src/words/index.ts';
import { Turns, type House } from '../../src/doors/hosted/index.ts';

/** A house around that table, as it stands in one process. */
export const houseOf = (table: House['table'], more: Partial<House> = {}): House => ({
  table,
  edition: usualEdition,
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
