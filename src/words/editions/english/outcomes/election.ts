import { bold, say } from '../../../span.ts';
import { hisses, ordinal, purrs } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const election = {
  next: {
    named: {
      classic: ({ who }) => ({ either: [`${who} names the next Chancellor`, `${who} names the next C`] }),
      corporate: ({ who }) => ({
        either: [`${who} proposes the next Chief Engineer`, `${who} proposes next`],
      }),
      cats: ({ who }) => ({ either: [`${who} names the next rat-catcher`, `${who} names the next R`] }),
    },
    numbered: {
      classic: ({ number }) => ({ either: [`Seat ${number} names the next C`, `Next P: ${number}`] }),
      corporate: ({ number }) => ({ either: [`Seat ${number} proposes next`, `CEO: ${number}`] }),
      cats: ({ number }) => ({ either: [`Seat ${number} names the next R`, `Next M: ${number}`] }),
    },
  },
  rejected: {
    head: {
      classic: ({ ja, nein }) => ({
        either: [`REJECTED  ${ja} Ja to ${nein} Nein.`, `REJECTED  ${ja} to ${nein}.`],
      }),
      corporate: ({ ja, nein }) => ({
        either: [`TURNED DOWN  ${ja} approve, ${nein} reject.`, `REJECTED  ${ja} to ${nein}.`],
      }),
      cats: ({ ja, nein }) => ({
        either: [`HISSED DOWN  ${purrs(ja)} to ${hisses(nein)}.`, `HISSED  ${ja} to ${nein}.`],
      }),
    },
    headOfTie: {
      classic: ({ ja, nein }) => ({
        either: [`REJECTED  ${ja} to ${nein}, and a tie fails.`, `REJECTED  ${ja} to ${nein}.`],
      }),
      corporate: ({ ja, nein }) => ({
        either: [`TURNED DOWN  ${ja} to ${nein}, and a tie fails.`, `REJECTED  ${ja} to ${nein}.`],
      }),
      cats: ({ ja, nein }) => ({
        either: [`HISSED DOWN  ${ja} to ${nein}, and a tie fails.`, `HISSED  ${ja} to ${nein}.`],
      }),
    },
    once: {
      classic: {
        either: [
          say`${bold('Tracker 1 of 3')}: two more in a row and the top tile is laid, its power lost.`,
          say`${bold('Tracker 1 of 3')}: two more and the top tile is laid.`,
          say`${bold('Tracker 1 of 3')}: two more lay a tile.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Deadlock 1 of 3')}: two more in a row and the top blueprint is built, its power lost.`,
          say`${bold('Deadlock 1 of 3')}: two more and the top blueprint is built.`,
          say`${bold('Deadlock 1 of 3')}: two from a walkout.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Patience 1 of 3')}: two more in a row and the top bill is passed, its power lost.`,
          say`${bold('Patience 1 of 3')}: two more and the top bill is passed.`,
          say`${bold('Patience 1 of 3')}: 2 from a catfight.`,
        ],
      },
    },
    twice: {
      classic: {
        either: [
          say`${bold('Tracker 2 of 3')}: one more rejection and the top tile is laid, its power lost.`,
          say`${bold('Tracker 2 of 3')}: one more and the top tile is laid.`,
          say`${bold('Tracker 2 of 3')}: one more lays a tile.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Deadlock 2 of 3')}: one more rejection and the top blueprint is built, its power lost.`,
          say`${bold('Deadlock 2 of 3')}: one more and the top blueprint is built.`,
          say`${bold('Deadlock 2 of 3')}: one from a walkout.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Patience 2 of 3')}: one more failure and the top bill is passed, its power lost.`,
          say`${bold('Patience 2 of 3')}: one more and the top bill is passed.`,
          say`${bold('Patience 2 of 3')}: 1 from a catfight.`,
        ],
      },
    },
  },
  chaos: {
    head: {
      liberal: {
        classic: (nth) => ({
          either: [
            `CHAOS laid a Liberal policy, the ${ordinal(nth)}.`,
            `CHAOS laid a Liberal, the ${ordinal(nth)}.`,
            `CHAOS: Liberal, the ${ordinal(nth)}.`,
          ],
        }),
        corporate: (nth) => ({
          either: [
            `WALKOUT built a sound blueprint, the ${ordinal(nth)}.`,
            `WALKOUT built a sound one, the ${ordinal(nth)}.`,
            `WALKOUT: sound, the ${ordinal(nth)}.`,
          ],
        }),
        cats: (nth) => ({
          either: [
            `CATFIGHT passed a cat law, the ${ordinal(nth)}.`,
            `CATFIGHT: a cat law, the ${ordinal(nth)}.`,
            `CATFIGHT: cat, the ${ordinal(nth)}.`,
          ],
        }),
      },
      fascist: {
        classic: (nth) => ({
          either: [
            `CHAOS laid a Fascist policy, the ${ordinal(nth)}.`,
            `CHAOS laid a Fascist, the ${ordinal(nth)}.`,
            `CHAOS: Fascist, the ${ordinal(nth)}.`,
          ],
        }),
        corporate: (nth) => ({
          either: [
            `WALKOUT built a faulty blueprint, the ${ordinal(nth)}.`,
            `WALKOUT built a faulty one, the ${ordinal(nth)}.`,
            `WALKOUT: faulty, ${ordinal(nth)}.`,
          ],
        }),
        cats: (nth) => ({
          either: [
            `CATFIGHT passed a rat law, the ${ordinal(nth)}.`,
            `CATFIGHT: a rat law, the ${ordinal(nth)}.`,
            `CATFIGHT: rat, the ${ordinal(nth)}.`,
          ],
        }),
      },
    },
    whence: {
      classic: {
        either: [
          'from the top of the deck, after three failures in a row.',
          'from the top of the deck, after three failures.',
          'off the deck, after three failures.',
        ],
      },
      corporate: {
        either: [
          'from the top of the drawing cabinet, after three failures in a row.',
          'from the drawing cabinet, after three failures.',
          'the top one, after three failures.',
        ],
      },
      cats: {
        either: [
          'from the top of the bill box, after three failures in a row.',
          'from the top of the bill box, after three failures.',
          'off the box, after three failures.',
        ],
      },
    },
    noPower: {
      classic: {
        either: ['No power comes with it, and the tracker is back to 0.', 'No power; tracker back to 0.'],
      },
      corporate: {
        either: [
          'No power comes with it, and the deadlock counter is back to 0.',
          'No power; deadlock back to 0.',
          'No power; deadlock at 0.',
        ],
      },
      cats: {
        either: [
          'No power comes with it, and patience is back to 0.',
          'No power; patience back to 0.',
          'No power; patience at 0.',
        ],
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'next' | 'rejected' | 'chaos'>>;
