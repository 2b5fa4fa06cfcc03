import { counted } from '../counted.ts';
import { person } from '../../phrases/person.ts';
import { thenNext } from './next.ts';
import { trackerEnd } from '../../../game/index.ts';
import type { OutcomeWords } from '../../words.ts';
import type { Phrases } from '../../phrases/index.ts';

export function election(phrases: Phrases): Pick<OutcomeWords, 'elected' | 'rejected' | 'chaos'> {
  const { outcomes, reminders } = phrases;
  return {
    elected({ event }, { view, nameOf }) {
      const proven = view.hitlerZone && view.ending === null;
      return {
        bar: outcomes.elected.bar[view.rules.silence](counted(event.ballots)),
        note: proven ? outcomes.elected.notHitler(person(event.chancellor, nameOf)) : reminders.drawAndLay,
      };
    },

    rejected({ event }, scene) {
      const { head, headOfTie, once, twice } = outcomes.rejected;
      const count = counted(event.ballots);
      return {
        bar: thenNext(phrases, scene, (count.ja === count.nein ? headOfTie : head)(count)),
        note: event.tracker < trackerEnd - 1 ? once : twice,
      };
    },

    chaos({ event: { policy }, before }, scene) {
      const { head, whence, noPower } = outcomes.chaos;
      return {
        policy,
        bar: thenNext(phrases, scene, head[policy](before.laid[policy] + 1)),
        rows: [whence, noPower, reminders.chaosForgot],
      };
    },
  };
}
