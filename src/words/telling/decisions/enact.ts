import { inBold } from '../in-bold.ts';
import { person } from '../../phrases/person.ts';
import type { Choice, DecisionWords, Panel, Scene } from '../../words.ts';
import type { DecisionPhrases } from '../../phrases/decisions/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import type { Reason } from '../../../game/index.ts';
import type { Sentence } from '../../span.ts';

/** The Chancellor's choice of what to lay, or to ask for a veto. */
export const enact =
  ({ decisions }: Phrases): DecisionWords['enact'] =>
  (scene, choice) => {
    const { enact: say } = decisions;
    const noVeto = choice.barred.find(({ move }) => move.type === 'veto')?.refusal.reason;
    return noVeto === undefined
      ? { bar: say.orVeto.lay, rows: enactingOrVeto(decisions, scene, choice) }
      : { bar: say.lay, rows: enacting(decisions, choice, noVeto) };
  };

function enacting(
  { enact: say, holdToSeeFaces }: DecisionPhrases,
  { tile, facesOpen }: Choice,
  noVeto: Reason,
): Panel['rows'] {
  const why = noVeto === 'veto-refused' ? say.vetoRefused : say.noVetoYet;
  const enter = tile === null ? null : inBold(say.enterOn(tile + 1));
  return facesOpen
    ? [enter ?? say.pick, say.otherIsDiscarded, why]
    : [holdToSeeFaces, enter ?? say.pickThenEnter, why];
}

function enactingOrVeto(
  decisions: DecisionPhrases,
  { view, nameOf, keys }: Scene,
  choice: Choice,
): Panel['rows'] {
  const { orVeto: say } = decisions.enact;
  return [enterOrLook(decisions, choice), say.layNeither(keys.veto, person(view.president, nameOf)), say.once];
}

function enterOrLook(
  { enact: { orVeto: say }, holdToSeeFaces }: DecisionPhrases,
  { tile, veto, facesOpen }: Choice,
): Sentence {
  if (veto) return inBold(say.enterAsks);
  if (!facesOpen) return holdToSeeFaces;
  return tile === null ? say.pick : inBold(say.enterOn(tile + 1));
}
