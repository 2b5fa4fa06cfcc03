import type { ChapterPhrases } from '../../../phrases/rules.ts';
import type { InEach } from '../../../theme.ts';

const head = 'In plain words';

export const short: InEach<ChapterPhrases> = {
  classic: {
    head,
    says: [
      'There are two teams. The big team is called Liberals. The small team is called Fascists. One of the small team is Hitler.',
      'Only the small team knows who is in which team.',
      'Each round two people are chosen by a vote. One is the President, one is the Chancellor.',
      'The President takes three cards and throws one away. The Chancellor gets two, throws one away and puts the last one on the board. Nobody talks then.',
      'Five Liberal cards on the board: the Liberals win. Six Fascist cards: the Fascists win.',
      'Some Fascist cards let the President look at something, or kill a player. If Hitler is killed the Liberals win.',
      'When three Fascist cards lie there, be careful: if Hitler becomes Chancellor now, the Fascists win.',
      'You may lie. Find out who does.',
    ],
  },
  corporate: {
    head,
    says: [
      'There are two teams. The big team is the loyal staff. The small team are the moles. With the moles is the Rat.',
      'Only the small team knows who is in which team.',
      'Each round two people are chosen by a vote. One is the CEO, one is the Chief Engineer.',
      'The CEO takes three blueprints and throws one away. The Chief Engineer gets two, throws one away and builds the last one. Nobody talks then.',
      'Five sound blueprints: the loyal staff win. Six faulty blueprints: the moles win.',
      'Some faulty blueprints let the CEO look at something, or dismiss a player. If the Rat is dismissed the loyal staff win.',
      'When three faulty blueprints are built, be careful: if the Rat becomes Chief Engineer now, the moles win.',
      'You may lie. Find out who does.',
    ],
  },
  cats: {
    head,
    says: [
      'There are two teams. The big team are the town cats. The small team are rats in disguise. With the rats is the civil rat.',
      'Only the rats know who is in which team.',
      'Each round two players are chosen by a vote. One is the mayor, one is the rat-catcher.',
      'The mayor takes three bills and throws one away. The rat-catcher gets two, throws one away and makes the last one a law. Nobody talks then.',
      'Five cat laws: the cats win. Six rat laws: the rats win.',
      'Some rat laws let the mayor look at something, or send a player out of town. If the civil rat has to go the cats win.',
      'When three rat laws stand, be careful: if the civil rat becomes rat-catcher now, the rats win.',
      'You may lie. Find out who does.',
    ],
  },
};
