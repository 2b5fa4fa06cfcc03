import { safeName, safeText, type SafeText } from '../text/index.ts';
import type { Dice } from '../chance/index.ts';
import type { Said } from '../words/index.ts';

/** Short words that nobody mishears across a room. */
const words = [
  'ACORN BASIL CEDAR DELTA EMBER FJORD GROVE HAZEL INDIGO JUNE KITE LEMON MAPLE NORTH OTTER PEARL QUARTZ RIVER SABLE',
  'TULIP UMBER VIOLET WILLOW YARROW ZEPHYR AMBER BIRCH COMET DUNE ECHO FLINT GINGER HERON IRIS JADE KELP LANTERN',
].flatMap((line) => line.split(' '));

/** A table's name, drawn by lot: a word and two digits. */
export const drawTableName = (dice: Dice): SafeText =>
  safeText(`${dice.pick(words)}-${String(dice.below(100)).padStart(2, '0')}`, 16);

/** Reads the name of a table; null where none is given, for one drawn by lot. */
export function tableNamed(
  raw: string | undefined,
): { readonly name: SafeText | null } | { readonly problem: Said } {
  if (raw === undefined) return { name: null };
  const named = safeName(raw);
  return named.ok ? { name: named.name } : { problem: (say) => say.name.refusedTable(named.reason) };
}
