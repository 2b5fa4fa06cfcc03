import type { ChapterPhrases } from '../../../phrases/rules.ts';
import type { InEach } from '../../../theme.ts';

const head = 'Tips';

export const tips: InEach<ChapterPhrases> = {
  classic: {
    head,
    says: [
      'Whatever you are, say that you are a Liberal: a Fascist gains nothing by owning up, and a Liberal who plays the Fascist only hurts the own team.',
      'As a Liberal, tell the truth. The table solves a puzzle, and each lie spoils a piece of it.',
      'As Hitler, be the most helpful Liberal of all: pass Liberal tiles, stay out of quarrels. You need their votes.',
      'Fascists win more often by an elected Hitler than by six policies.',
      'Time helps Liberals, haste helps Fascists. Ask for reasons, above all before a power is used.',
      'A Fascist policy has three suspects: the President, the Chancellor and the deck.',
      'If a Chancellor discards a Liberal tile the President knows it, and says so. No quarrel means three Fascist tiles, or a Fascist President.',
      'Make up your mind about each hand before you look at it: whoever hesitates had a choice.',
      'There are six Liberal tiles in all. Spend them early, and a Fascist deck is left.',
      'If a Fascist policy must come, mind who is President then: that player gets the power.',
      'Five governments leave two tiles that nobody has seen. That is room for a bluff.',
      'Watch who votes Nein whenever the deck runs hot.',
      'From the third Fascist policy on any vote may end the game. Don’t forget the quiet one whom nobody has asked.',
      'Two executions come before the sixth policy: Fascists in a hurry put Hitler at risk.',
    ],
  },
  corporate: {
    head,
    says: [
      'Whatever you are, say that you are loyal: a mole gains nothing by owning up, and loyal staff who play the mole only hurt their own team.',
      'If you are loyal, tell the truth. The table solves a puzzle, and each lie spoils a piece of it.',
      'As the Rat, be the most helpful employee of all: pass sound blueprints, stay out of quarrels. You need their votes.',
      'Moles win more often by an appointed Rat than by six blueprints.',
      'Time helps the loyal, haste helps the moles. Ask for reasons, above all before a power is used.',
      'A faulty blueprint has three suspects: the CEO, the Chief Engineer and the cabinet.',
      'If a Chief Engineer shreds a sound blueprint the CEO knows it, and says so. No quarrel means three faulty ones, or a mole as CEO.',
      'Make up your mind about each hand before you look at it: whoever hesitates had a choice.',
      'There are six sound blueprints in all. Build them early, and a faulty cabinet is left.',
      'If a faulty blueprint must come, mind who is CEO then: that player gets the power.',
      'Five managements leave two blueprints that nobody has seen. That is room for a bluff.',
      'Watch who rejects whenever the cabinet is full of faults.',
      'From the third faulty blueprint on any vote may end the game. Don’t forget the quiet one whom nobody has asked.',
      'Two dismissals come before the sixth blueprint: moles in a hurry put the Rat at risk.',
    ],
  },
  cats: {
    head,
    says: [
      'Whatever you are, say that you are a town cat: a rat gains nothing by owning up, and a cat who plays the rat only hurts the other cats.',
      'As a town cat, tell the truth. The table solves a puzzle, and each lie spoils a piece of it.',
      'As the civil rat, be the most helpful cat of all: pass cat laws, stay out of fights. You need their purrs.',
      'Rats win more often by a civil rat in office than by six laws.',
      'Time helps cats, haste helps rats. Ask for reasons, above all before a power is used.',
      'A rat law has three suspects: the mayor, the rat-catcher and the box.',
      'If a rat-catcher bins a cat law the mayor knows it, and says so. No quarrel means three rat laws, or a rat for a mayor.',
      'Make up your mind about each hand before you look at it: whoever hesitates had a choice.',
      'There are six cat laws in all. Pass them early, and a box of rat laws is left.',
      'If a rat law must come, mind who is mayor then: that player gets the power.',
      'Five town halls leave two bills that nobody has seen. That is room for a bluff.',
      'Watch who hisses whenever the box smells of rat.',
      'From the third rat law on any vote may end the game. Don’t forget the quiet one whom nobody has asked.',
      'Two banishings come before the sixth law: rats in a hurry put the civil rat at risk.',
    ],
  },
};
