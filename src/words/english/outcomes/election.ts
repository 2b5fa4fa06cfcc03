import { bold, say } from '../../span.ts';
import { chaosForgot, drawAndLay } from '../reminders.ts';
import { counted } from '../log.ts';
import { ordinal, who } from '../grammar.ts';
import { terms } from '../terms.ts';
import { thenNext } from './next.ts';
import { trackerEnd } from '../../../game/index.ts';
import type { OutcomeWords } from '../../words.ts';

export const election: Pick<OutcomeWords, 'elected' | 'rejected' | 'chaos'> = {
  elected({ event }, { view, nameOf }) {
    const [ja, nein] = counted(event.ballots);
    const result = `ELECTED  ${ja} Ja to ${nein} Nein.`;
    const proven = view.hitlerZone && view.ending === null;
    return {
      bar: {
        either: [
          `${result} The government legislates: silence`,
          `${result} They legislate: silence`,
          `${result} Silence`,
        ],
      },
      note: proven
        ? {
            either: [
              say`${bold(`${who(event.chancellor, nameOf)} is not Hitler`)}, proven for good, but maybe a Fascist.`,
              say`${bold(`${who(event.chancellor, nameOf)} is not Hitler`)}, but maybe a Fascist.`,
              say`${bold(`Seat ${event.chancellor + 1} is not Hitler`)}, but maybe a Fascist.`,
            ],
          }
        : drawAndLay,
    };
  },

  rejected({ event }, scene) {
    const [ja, nein] = counted(event.ballots);
    const left = trackerEnd - event.tracker;
    const [count, more] = left === 1 ? ['one', 'one more rejection'] : ['two', 'two more in a row'];
    const now = bold(`Tracker ${event.tracker} of ${trackerEnd}`);
    return {
      bar: thenNext(
        scene,
        ja === nein ? `REJECTED  ${ja} to ${nein}, and a tie fails.` : `REJECTED  ${ja} Ja to ${nein} Nein.`,
        `REJECTED  ${ja} to ${nein}.`,
      ),
      note: {
        either: [
          say`${now}: ${more} and the top tile is laid, its power lost.`,
          say`${now}: ${count} more and the top tile is laid.`,
          say`${now}: ${count} more lay${left === 1 ? 's' : ''} a tile.`,
        ],
      },
    };
  },

  chaos({ event, before }, scene) {
    const [party, nth] = [terms.party[event.policy], ordinal(before.laid[event.policy] + 1)];
    return {
      policy: event.policy,
      bar: thenNext(
        scene,
        `CHAOS laid a ${party} policy, the ${nth}.`,
        `CHAOS laid a ${party}, the ${nth}.`,
        `CHAOS: ${party}, the ${nth}.`,
      ),
      rows: [
        {
          either: [
            'from the top of the deck, after three failures in a row.',
            'from the top of the deck, after three failures.',
            'off the deck, after three failures.',
          ],
        },
        { either: ['No power comes with it, and the tracker is back to 0.', 'No power; tracker back to 0.'] },
        chaosForgot,
      ],
    };
  },
};
