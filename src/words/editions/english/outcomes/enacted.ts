import { bold, say } from '../../../span.ts';
import { inWords, ordinal } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const enacted: Themed<OutcomePhrases['enacted']> = {
  head: {
    liberal: {
      classic: (nth) => ({
        either: [`LIBERAL POLICY, the ${ordinal(nth)}.`, `LIBERAL, the ${ordinal(nth)}.`],
      }),
      corporate: (nth) => ({
        either: [`SOUND BLUEPRINT, the ${ordinal(nth)}.`, `SOUND, the ${ordinal(nth)}.`],
      }),
      cats: (nth) => `CAT LAW, the ${ordinal(nth)}.`,
    },
    fascist: {
      classic: (nth) => ({
        either: [`FASCIST POLICY, the ${ordinal(nth)}.`, `FASCIST, the ${ordinal(nth)}.`],
      }),
      corporate: (nth) => ({
        either: [`FAULTY BLUEPRINT, the ${ordinal(nth)}.`, `FAULTY, the ${ordinal(nth)}.`],
      }),
      cats: (nth) => `RAT LAW, the ${ordinal(nth)}.`,
    },
  },
  headOfPower: {
    classic: (nth) => `FASCIST ${nth}.`,
    corporate: (nth) => `FAULTY ${nth}.`,
    cats: (nth) => `RAT LAW ${nth}.`,
  },
  laidBy: {
    classic: ({ president, chancellor }) => ({
      either: [
        `laid by ${president.who} + ${chancellor.who}.`,
        `laid by ${president.number} + ${chancellor.number}.`,
      ],
    }),
    corporate: ({ president, chancellor }) => ({
      either: [
        `built by ${president.who} + ${chancellor.who}.`,
        `built by ${president.number} + ${chancellor.number}.`,
      ],
    }),
    cats: ({ president, chancellor }) => ({
      either: [
        `passed by ${president.who} + ${chancellor.who}.`,
        `passed by ${president.number} + ${chancellor.number}.`,
      ],
    }),
  },
  toGo: {
    liberal: {
      classic: (left) => `${inWords(left)} more and the Liberals win.`,
      corporate: (left) => `${inWords(left)} more and the staff win.`,
      cats: (left) => `${inWords(left)} more and the cats win.`,
    },
    fascist: {
      classic: (left) => `${inWords(left)} more and the Fascists win.`,
      corporate: (left) => `${inWords(left)} more and the moles win.`,
      cats: (left) => `${inWords(left)} more and the rats win.`,
    },
  },
  liberal: {
    classic: {
      either: [
        'No power comes with a Liberal policy, and the tracker is back to 0.',
        'No power comes with it, and the tracker is back to 0.',
        'No power; tracker back to 0.',
      ],
    },
    corporate: {
      either: [
        'No power comes with a sound blueprint, and deadlock is back to 0.',
        'No power comes with it, and deadlock is back to 0.',
        'No power; deadlock at 0.',
      ],
    },
    cats: {
      either: [
        'No power comes with a cat law, and patience is back to 0.',
        'No power comes with it, and patience is back to 0.',
        'No power; patience at 0.',
      ],
    },
  },
  opensVeto: {
    classic: {
      either: [
        say`${bold('Veto')} opens next round: Chancellor and President can agree to lay neither tile.`,
        say`${bold('Veto')} opens next round: C and P can agree to lay neither.`,
        say`${bold('Veto')} opens next round.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('Scrapping')} opens next round: the two can agree to build neither blueprint.`,
        say`${bold('Scrapping')} opens next round: the two can agree on neither.`,
        say`${bold('Scrapping')}: next round.`,
      ],
    },
    cats: {
      either: [
        say`${bold('Batting off')} opens next round: rat-catcher and mayor can agree on no law.`,
        say`${bold('Batting off')} opens next round: the two can agree on no law.`,
        say`${bold('Batting')}: next round.`,
      ],
    },
  },
  power: {
    investigate: {
      classic: {
        either: [
          'The power: the President alone sees the party card of another player.',
          'The power: the President alone sees a party card.',
          'The power: P alone sees a party card.',
        ],
      },
      corporate: {
        either: [
          'The power: the CEO alone reads the personnel file of another player.',
          'The power: the CEO alone reads a personnel file.',
          'The power: the CEO alone reads a file.',
          'The power: CEO alone reads a file.',
        ],
      },
      cats: {
        either: [
          'The power: the mayor alone sniffs at the paw print of another player.',
          'The power: the mayor alone sniffs at a print.',
          'The power: M alone sniffs at a print.',
        ],
      },
    },
    peek: {
      classic: {
        either: [
          'The power: the President alone sees the top three tiles; they stay as they are.',
          'The power: the President alone sees the top three tiles.',
          'The power: P alone sees the top three tiles.',
        ],
      },
      corporate: {
        either: [
          'The power: the CEO alone previews the top three blueprints; they stay as is.',
          'The power: the CEO alone previews the top three.',
          'The power: CEO alone previews the top three.',
        ],
      },
      cats: {
        either: [
          'The power: the mayor alone peeks at the top three bills; they stay as they are.',
          'The power: the mayor alone peeks at the top three bills.',
          'The power: M alone peeks at the top three.',
        ],
      },
    },
    'special-election': {
      classic: {
        either: [
          'The power: the President picks who stands for President next.',
          'The power: the President picks the next President.',
          'The power: P picks the next President.',
        ],
      },
      corporate: {
        either: ['The power: the CEO picks who is to be CEO next.', 'The power: the CEO picks the next CEO.'],
      },
      cats: {
        either: [
          'The power: the mayor picks who stands for mayor next.',
          'The power: the mayor picks the next one.',
          'The power: M picks the next mayor.',
        ],
      },
    },
    execute: {
      classic: {
        either: [
          'The power: the President executes a player. If it is Hitler, Liberals win.',
          'The power: P executes a player. If Hitler, Liberals win.',
          'The power: P kills. If Hitler, Liberals win.',
        ],
      },
      corporate: {
        either: [
          'The power: the CEO dismisses a player. If it is the Rat, the loyal staff win.',
          'The power: the CEO dismisses one. If the Rat, staff win.',
          'The power: dismissal. If the Rat, staff win.',
        ],
      },
      cats: {
        either: [
          'The power: the mayor banishes a player. If it is the civil rat, the cats win.',
          'The power: banishment. If the civil rat, the cats win.',
          'The power: banish. If civil rat, cats win.',
        ],
      },
    },
  },
  noPower: (players) => `No power on this square with ${players} players.`,
  decidesAlone: {
    classic: ({ name }) => ({
      either: [`${name} may ask, but decides alone.`, 'The President decides alone.'],
    }),
    corporate: ({ name }) => ({
      either: [`${name} may ask, but decides alone.`, 'The CEO decides alone.'],
    }),
    cats: ({ name }) => ({
      either: [`${name} may ask, but decides alone.`, 'The mayor decides alone.'],
    }),
  },
};
