import { choosing } from './choosing.ts';
import { crowdOf } from '../crowd.ts';
import { newest, only } from '../../story.ts';
import { person } from '../../phrases/person.ts';
import { trackerEnd, type Reason } from '../../../game/index.ts';
import type { Choice, DecisionWords, Scene } from '../../words.ts';
import type { NominatePhrases } from '../../phrases/decisions/nominate.ts';
import type { Office } from '../../board-words.ts';
import type { Phrases } from '../../phrases/index.ts';
import type { Sentence } from '../../span.ts';

/** The nomination of a Chancellor. */
export const nominate =
  (phrases: Phrases): DecisionWords['nominate'] =>
  (scene, choice) => {
    const { nominate: say } = phrases.decisions;
    const chaos = newest(scene.story, 'nominated', 'chaos');
    return {
      bar: chaos === undefined ? say.name : say.nameAfterChaos[chaos.event.policy],
      rows: [
        choosing(phrases, 'nominate', scene, choice),
        whoIsLimited(phrases, scene, choice),
        stakes(say, scene),
      ],
    };
  };

/** The office that somebody was last elected to whom the term limits bar. */
const limits: Readonly<Partial<Record<Reason, Office>>> = {
  'last-president': 'president',
  'last-chancellor': 'chancellor',
  'last-chancellor-of-few': 'chancellor',
};

function whoIsLimited(
  { decisions: { nominate: say }, reminders }: Phrases,
  { view, nameOf, players, story }: Scene,
  { barred }: Choice,
): Sentence {
  const limited = barred.flatMap(({ move, refusal }) => {
    const office = limits[refusal.reason];
    return move.type === 'nominate' && office !== undefined
      ? [{ person: person(move.chancellor, nameOf), office }]
      : [];
  });
  if (limited.length > 0) return say.notNow(limited);
  if (view.termLimits !== null) return say.nobodyElse[crowdOf(view.rules, view.living.length, players)];
  return only(story, 'chaos').length > 0 ? reminders.chaosForgot : say.nobodyElectedYet;
}

function stakes(say: NominatePhrases, { view }: Scene): Sentence {
  if (view.hitlerZone) return say.namingHitler;
  return view.tracker + 1 === trackerEnd ? say.rejectionLays : say.rejectionMoves(view.tracker + 1);
}
