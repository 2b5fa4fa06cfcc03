import { person } from '../../phrases/person.ts';
import { thenNext } from './next.ts';
import type { OutcomeWords } from '../../words.ts';
import type { Phrases } from '../../phrases/index.ts';

export function powers(
  phrases: Phrases,
): Pick<OutcomeWords, 'investigated' | 'peeked' | 'special-election-called' | 'executed'> {
  const { outcomes, reminders } = phrases;
  return {
    investigated({ event }, scene) {
      const { head, saw, mayTell } = outcomes.investigated;
      const president = person(event.president, scene.nameOf);
      return {
        bar: thenNext(phrases, scene, head),
        rows: [saw(president, person(event.target, scene.nameOf)), reminders.partyOnly, mayTell(president)],
      };
    },

    peeked({ event }, scene) {
      const { head, saw, whoDraws, mayTell } = outcomes.peeked;
      const president = person(event.president, scene.nameOf);
      return {
        bar: thenNext(phrases, scene, head),
        rows: [saw(president), whoDraws, mayTell(president)],
      };
    },

    'special-election-called'({ event }, scene) {
      const { head, picked, resumes, termLimits } = outcomes.specialElection;
      const { view, nameOf } = scene;
      return {
        bar: thenNext(phrases, scene, head),
        rows: [
          picked(person(event.president, nameOf), person(event.target, nameOf)),
          resumes(person(view.nextPresident, nameOf)),
          termLimits,
        ],
      };
    },

    executed({ event: { president, target, hitler, party } }, scene) {
      const say = outcomes.executed;
      const executed = person(target, scene.nameOf);
      return {
        bar: thenNext(phrases, scene, say.head(executed)),
        rows: [
          (hitler ? say.hitler : say.notHitler)(person(president, scene.nameOf), executed),
          party === null ? say.roleHidden : say.cardShown[party],
          reminders.deadAreOut,
        ],
      };
    },
  };
}
