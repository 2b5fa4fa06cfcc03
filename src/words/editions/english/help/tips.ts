import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

/** A tip for each topic, the same for every role. */
export const tips: Themed<HelpPhrases['tips']> = {
  lobby: 'On the screen, sit in the order in which you sit in the room.',
  roles: 'You can look again all game: hold Space.',
  nominate: {
    classic: 'Ask the President for a reason: a name without one is a clue, too.',
    corporate: 'Ask the CEO for a reason: a name without one is a clue, too.',
    cats: 'Ask the mayor for a reason: a name without one is a clue, too.',
  },
  vote: {
    classic: 'A Fascist policy has three suspects: President, Chancellor, deck.',
    corporate: 'A faulty blueprint has three suspects: CEO, Chief Engineer, cabinet.',
    cats: 'A rat law has three suspects: mayor, rat-catcher, box.',
  },
  legislate: 'Afterwards the two say what they had: compare the one with the other.',
  'answer-veto': 'Request and answer are public: ask both of them for their reasons.',
  investigate: {
    classic: 'Where a Fascist card is claimed, one of the two is likely a Fascist.',
    corporate: "Where a mole's file is claimed, one of the two is likely a mole.",
    cats: "Where a rat's print is claimed, one of the two is likely a rat.",
  },
  peek: {
    classic: 'The next draw puts to the test what is told of a peek.',
    corporate: 'The next draw puts to the test what is told of a preview.',
    cats: 'The next draw puts to the test what is told of a peek.',
  },
  'special-election': {
    classic: 'Of a President who was picked, the table may ask more than of others.',
    corporate: 'Of a CEO who was picked, the table may ask more than of others.',
    cats: 'Of a mayor who was picked, the table may ask more than of others.',
  },
  execute: {
    classic: "Only Hitler's death wins the game: who is surely not Hitler?",
    corporate: 'Only dismissing the Rat wins the game: who is surely not the Rat?',
    cats: 'Only banishing the civil rat wins the game: who is surely not it?',
  },
  over: {
    classic: 'The history shows every government: see where you were deceived.',
    corporate: 'The history shows every management: see where you were deceived.',
    cats: 'The history shows every town hall: see where you were deceived.',
  },
};
