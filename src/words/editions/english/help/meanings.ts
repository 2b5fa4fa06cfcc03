import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

/** What the signs on the board mean. */
export const marks: Themed<HelpPhrases['marks']> = {
  candidates: 'candidates',
  inOffice: 'in office',
  electedLast: {
    many: {
      classic: 'elected last: limited',
      corporate: 'in office last: rotate',
      cats: 'seated last: nap',
    },
    few: {
      classic: 'elected last: c limited',
      corporate: 'in office last: e rotates',
      cats: 'seated last: r naps',
    },
  },
  awaited: 'the table waits for it',
  dead: { classic: 'dead', corporate: 'dismissed', cats: 'banished' },
  you: 'you',
  used: 'who used it on whom',
  notHitler: {
    classic: 'was Chancellor in the Hitler zone',
    corporate: 'was Chief Engineer in the Rat zone',
    cats: 'was rat-catcher in the civil-rat zone',
  },
  probed: { classic: 'card was seen', corporate: 'file was seen', cats: 'paw was sniffed' },
  nextSquare: {
    classic: 'next Fascist square, or chosen',
    corporate: 'next faulty square, or chosen',
    cats: 'next rat square, or chosen',
  },
  question: 'thick bar: a question to you',
};

/** What words of the rules mean. */
export const words: Themed<HelpPhrases['words']> = {
  classic: [
    'Chaos: three failed elections in a row. The top tile is laid by itself; it brings no power, the tracker goes back to 0, and nobody is limited.',
    'Hitler zone: on from the third Fascist policy. From then on, the Fascists win at once if Hitler is elected Chancellor; whoever else is, is proven not to be Hitler.',
    'Veto: from the fifth Fascist policy on, a Chancellor may ask to lay neither tile. If the President agrees, all three are discarded and the tracker moves.',
    [
      "Limited: the President and the Chancellor elected last can't be named Chancellor now.",
      { byDefault: 'termLimitRelax', says: "With five alive, only that Chancellor can't." },
    ],
  ],
  corporate: [
    'Walkout: three failed appointments in a row. The top blueprint is built by itself; it brings no power, the deadlock counter goes back to 0, and nobody rotates out.',
    'Rat zone: on from the third faulty blueprint. From then on, the moles win at once if the Rat is appointed Chief Engineer; whoever else is, is proven not to be the Rat.',
    'Scrapping: from the fifth faulty blueprint on, a Chief Engineer may ask to build neither. If the CEO agrees, all three are shredded and the deadlock counter moves.',
    [
      "Rotation: the CEO and the Chief Engineer appointed last can't be proposed as Chief Engineer now.",
      { byDefault: 'termLimitRelax', says: "With five left, only that Chief Engineer can't." },
    ],
  ],
  cats: [
    'Catfight: three failed meetings in a row. The top bill becomes law by itself; it brings no power, patience goes back to 0, and nobody must nap.',
    'Civil-rat zone: on from the third rat law. From then on, the rats win at once if the civil rat is seated as rat-catcher; whoever else is, is proven not to be the civil rat.',
    'Batting off: from the fifth rat law on, a rat-catcher may ask to bat both bills off the table. If the mayor agrees, all three are binned and it costs patience.',
    [
      "Nap: the mayor and the rat-catcher seated last can't be named rat-catcher now.",
      { byDefault: 'termLimitRelax', says: "With five left, only that rat-catcher can't." },
    ],
  ],
};
