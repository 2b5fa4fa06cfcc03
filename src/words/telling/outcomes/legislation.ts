import { crowdOf } from '../crowd.ts';
import { fascistSquares, hitlerZoneFrom, liberalSquares, type Policy } from '../../../game/index.ts';
import { followedBy, versionsOf, type Sentence } from '../../span.ts';
import { orElse } from '../or-else.ts';
import { person, type Person } from '../../phrases/person.ts';
import { talkIsOpen } from '../talk-is-open.ts';
import { thenNext } from './next.ts';
import type { OutcomeWords, Scene } from '../../words.ts';
import type { Phrases } from '../../phrases/index.ts';
import type { UsePhrases } from '../../phrases/reminders.ts';

export function legislation(
  phrases: Phrases,
): Pick<OutcomeWords, 'enacted' | 'veto-asked' | 'veto-refused' | 'veto-agreed'> {
  const { outcomes, reminders } = phrases;
  return {
    enacted({ event, before }, scene) {
      const { view, nameOf } = scene;
      const { policy } = event;
      const pair = {
        president: person(event.president, nameOf),
        chancellor: person(event.chancellor, nameOf),
      };
      const { head, laidBy, decidesAlone } = outcomes.enacted;
      const nth = before.laid[policy] + 1;
      const isOver = view.phase === 'nominate' || view.phase === 'over';
      const power = isOver || policy === 'liberal' ? null : (view.powers[nth - 1] ?? null);
      const toGo = outcomes.enacted.toGo[policy](squares[policy] - nth);
      const talk = talkIsOpen(phrases, scene);
      return {
        policy,
        bar:
          power === null
            ? thenNext(phrases, scene, head[policy](nth))
            : thenPower(phrases, nth, reminders.uses[power], pair.president),
        rows: [
          orElse(followedBy(laidBy(pair), toGo), toGo),
          brings(phrases, policy, nth, scene),
          power === null ? talk : orElse(followedBy(talk, decidesAlone(pair.president)), talk),
        ],
      };
    },

    'veto-asked'({ event }, { view, nameOf }) {
      const { bar, answers, ifRefused } = outcomes.vetoAsked;
      const chancellor = person(event.chancellor, nameOf);
      return {
        bar: bar(chancellor),
        rows: [
          answers(person(view.president, nameOf)),
          reminders.ifAgreed(view.tracker + 1),
          ifRefused(chancellor),
        ],
      };
    },

    'veto-refused'({ event, before: { chancellor } }, { view, nameOf }) {
      const { bar, mustLay, once } = outcomes.vetoRefused;
      return {
        bar: bar[view.rules.silence](person(event.president, nameOf)),
        rows: [mustLay(person(chancellor, nameOf)), once, reminders.talkLater[view.rules.silence]],
      };
    },

    'veto-agreed'({ event }, scene) {
      const { head, discarded, limited } = outcomes.vetoAgreed;
      const crowd = crowdOf(scene.view.rules, scene.view.living.length, scene.players);
      return {
        bar: thenNext(phrases, scene, head(person(event.president, scene.nameOf))),
        rows: [
          discarded(event.tracker),
          orElse(reminders.electedSoLimited[crowd], limited[crowd]),
          talkIsOpen(phrases, scene),
        ],
      };
    },
  };
}

const squares: Readonly<Record<Policy, number>> = { liberal: liberalSquares, fascist: fascistSquares };

/** A Fascist policy, and what its power makes the President do. */
function thenPower(
  { outcomes: { enacted } }: Phrases,
  nth: number,
  { long, short, numbered }: UsePhrases,
  president: Person,
): Sentence {
  const head = enacted.head.fascist(nth);
  return orElse(
    followedBy(versionsOf(head)[0], long(president)),
    followedBy(head, { either: [short(president), numbered(president)] }),
    followedBy(enacted.headOfPower(nth), numbered(president)),
  );
}

function brings(
  { outcomes: { enacted }, reminders }: Phrases,
  policy: Policy,
  nth: number,
  { view, players }: Scene,
): Sentence {
  if (policy === 'liberal') return enacted.liberal;
  if (nth === fascistSquares - 1) return enacted.opensVeto;
  if (nth === hitlerZoneFrom) return reminders.zoneNow;
  const power = view.powers[nth - 1];
  return power ? enacted.power[power] : enacted.noPower(players);
}
