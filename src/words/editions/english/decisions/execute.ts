import type { ExecutePhrases } from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const execute: Themed<ExecutePhrases> = {
  execute: {
    classic: { either: ['Execute a player: who must go?', 'Execute: who must go?'] },
    corporate: { either: ['Dismiss a player: who must go?', 'Dismiss: who must go?'] },
    cats: { either: ['Banish a player: who must go?', 'Banish: who must go?'] },
  },
  really: {
    classic: ({ who }) => ({
      either: [`Execute ${who}? This can't be undone`, `Execute ${who}? No way back`, `Execute ${who}?`],
    }),
    corporate: ({ who }) => ({
      either: [`Dismiss ${who}? This can't be undone`, `Dismiss ${who}? No way back`, `Dismiss ${who}?`],
    }),
    cats: ({ who }) => ({
      either: [`Banish ${who}? This can't be undone`, `Banish ${who}? No way back`, `Banish ${who}?`],
    }),
  },
  enterMeansBack: ['Enter takes the highlighted: Back.', 'Enter means Back.'],
  buttons: {
    classic: ({ name }) => [
      ['Back', `“I formally execute ${name}.”`],
      ['Back', 'Execute'],
    ],
    corporate: ({ name }) => [
      ['Back', `“I formally dismiss ${name}.”`],
      ['Back', 'Dismiss'],
    ],
    cats: ({ name }) => [
      ['Back', `“I formally banish ${name}.”`],
      ['Back', 'Banish'],
    ],
  },
};
