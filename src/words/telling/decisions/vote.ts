import { person } from '../../phrases/person.ts';
import { trackerEnd } from '../../../game/index.ts';
import type { DecisionWords, Scene } from '../../words.ts';
import type { Phrases } from '../../phrases/index.ts';
import type { Poll, VotePhrases } from '../../phrases/decisions/vote.ts';
import type { Sentence } from '../../span.ts';

/** The vote on a government. */
export const vote =
  (phrases: Phrases): DecisionWords['vote'] =>
  (scene) => {
    const { view, me, keys } = scene;
    const { vote: say } = phrases.decisions;
    const poll: Poll = { majority: view.majority, alive: view.living.length, voted: view.voted.length };
    if (me !== null && view.voted.includes(me))
      return {
        bar: waitingFor(phrases, scene),
        rows: [say.changesIt(keys, poll), stakes(say, scene), say.holdToSeeYours],
      };
    return {
      bar: candidates(phrases, scene),
      rows: [
        poll.voted === 0 ? say.electThem(poll) : say.electThemSomeIn(poll),
        stakes(say, scene),
        view.awaited.length === 1 ? say.yoursIsLast(keys) : say.changeable,
      ],
    };
  };

/** Whose ballots are missing. */
export function waitingFor({ decisions: { vote: say } }: Phrases, { view, nameOf, me }: Scene): Sentence {
  const people = view.awaited.map((seat) => person(seat, nameOf));
  return me !== null && view.voted.includes(me) ? say.yoursIsInWaitingFor(people) : say.waitingFor(people);
}

/** Who stands for election. */
export const candidates = (
  { decisions: { vote: say } }: Phrases,
  { view: { president, chancellor }, nameOf }: Scene,
): Sentence => say.candidates({ president: person(president, nameOf), chancellor: person(chancellor, nameOf) });

function stakes(say: VotePhrases, { view, nameOf }: Scene): Sentence {
  if (view.hitlerZone) return say.electingHitler(person(view.chancellor, nameOf));
  return view.tracker + 1 === trackerEnd ? say.rejectionLays : say.rejectionMoves(view.tracker + 1);
}
