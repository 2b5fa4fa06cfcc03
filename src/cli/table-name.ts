import { safeText, type SafeText } from '../text/index.ts';
import type { Dice } from '../chance/index.ts';

/** Short words that nobody mishears across a room. */
const words = [
  'ACORN BASIL CEDAR DELTA EMBER FJORD GROVE HAZEL INDIGO JUNE KITE LEMON MAPLE NORTH OTTER PEARL QUARTZ RIVER SABLE',
  'TULIP UMBER VIOLET WILLOW YARROW ZEPHYR AMBER BIRCH COMET DUNE ECHO FLINT GINGER HERON IRIS JADE KELP LANTERN',
].flatMap((line) => line.split(' '));

/** A table's name, drawn by lot: a word and two digits. */
export const drawTableName = (dice: Dice): SafeText =>
  safeText(`${dice.pick(words)}-${String(dice.below(100)).padStart(2, '0')}`, 16);
