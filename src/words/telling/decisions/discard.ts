import { inBold } from '../in-bold.ts';
import { person } from '../../phrases/person.ts';
import type { Choice, DecisionWords, Panel, Scene } from '../../words.ts';
import type { Phrases } from '../../phrases/index.ts';

/** The President's choice of what to discard. */
export const discard =
  (phrases: Phrases): DecisionWords['discard'] =>
  (scene, choice) => ({ bar: phrases.decisions.discard.discard, rows: discarding(phrases, scene, choice) });

function discarding(
  { decisions: { discard: say, holdToSeeFaces } }: Phrases,
  { view, nameOf, keys }: Scene,
  { tile, facesOpen, alone }: Choice,
): Panel['rows'] {
  const enter = tile === null ? say.enter : inBold(say.enterOn(tile + 1));
  if (!facesOpen) return [holdToSeeFaces, say.pickFirst, enter];
  const shutting = alone ? say.turnsFaceDown(keys.privacy) : say.letGo;
  if (tile === null) return [say.pick, say.othersGoOn, shutting];
  const others = [1, 2, 3].filter((number) => number !== tile + 1);
  return [enter, say.getsOthers(person(view.chancellor, nameOf), others), shutting];
}
