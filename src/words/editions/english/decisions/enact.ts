import type { EnactPhrases } from '../../../phrases/decisions/enact.ts';
import type { Themed } from '../../../theme.ts';

export const enact: Themed<EnactPhrases> = {
  lay: {
    classic: { either: ['Lay one; the other is discarded', 'Lay one; one is discarded'] },
    corporate: {
      either: ['Build one; the other is shredded', 'Build one, shred the other', 'Build one; shred one'],
    },
    cats: { either: ['Pass one; the other is binned', 'Pass one; one is binned'] },
  },
  pick: {
    classic: '1 2 pick the one to lay on the board.',
    corporate: '1 2 pick the blueprint to build.',
    cats: '1 2 pick the bill to pass.',
  },
  pickThenEnter: {
    classic: {
      either: ['1 2 pick the one to lay; Enter lays it, face up.', '1 2 pick one; Enter lays it, face up.'],
    },
    corporate: {
      either: ['1 2 pick the one to build; Enter builds it.', '1 2 pick one; Enter builds it.'],
    },
    cats: {
      either: ['1 2 pick the one to pass; Enter passes it.', '1 2 pick one; Enter passes it.'],
    },
  },
  enterOn: {
    classic: (tile) => `Enter lays tile ${tile} on the board, face up.`,
    corporate: (tile) => `Enter builds blueprint ${tile}, face up.`,
    cats: (tile) => `Enter passes bill ${tile} into law, face up.`,
  },
  otherIsDiscarded: {
    classic: {
      either: [
        'The other one goes to the discards, face down.',
        'The other one is discarded, face down.',
        'The other one is discarded.',
      ],
    },
    corporate: {
      either: ['The other one goes to the shredder, face down.', 'The other one is shredded.'],
    },
    cats: { either: ['The other one goes to the bin, face down.', 'The other one is binned.'] },
  },
  vetoRefused: {
    classic: 'The veto was refused, and is asked for once.',
    corporate: 'The plans were kept: you can ask just once.',
    cats: 'The bills stay: you can ask just once.',
  },
  noVetoYet: {
    classic: {
      either: ['No veto yet: it opens after five Fascist ones.', 'No veto yet: after five Fascist ones.'],
    },
    corporate: {
      either: ['No scrapping yet: only after five faulty ones.', 'No scrapping till five are faulty.'],
    },
    cats: { either: ['No batting off yet: only after five rat laws.', 'No batting off till five rat laws.'] },
  },
  orVeto: {
    lay: {
      classic: 'Lay one, or ask for a veto',
      corporate: 'Build one, or ask to scrap',
      cats: 'Pass one, or bat both off',
    },
    pick: {
      classic: '1 2 pick the one to lay.',
      corporate: '1 2 pick one to build.',
      cats: '1 2 pick one to pass.',
    },
    enterOn: {
      classic: (tile) => `Enter lays tile ${tile}, face up.`,
      corporate: (tile) => `Enter builds plan ${tile}.`,
      cats: (tile) => `Enter passes bill ${tile}.`,
    },
    enterAsks: {
      classic: 'Enter asks for the veto.',
      corporate: 'Enter asks to scrap.',
      cats: 'Enter asks to bat off.',
    },
    layNeither: {
      classic: (key, { name }) => ({
        either: [`${key}: lay neither, if ${name} agrees.`, `${key}: lay neither, if P agrees.`],
      }),
      corporate: (key, { name }) => ({
        either: [`${key}: build neither, if ${name} agrees.`, `${key}: neither, if CEO agrees.`],
      }),
      cats: (key, { name }) => ({
        either: [`${key}: pass neither, if ${name} agrees.`, `${key}: neither, if M agrees.`],
      }),
    },
    once: {
      classic: 'One request. Tracker goes up.',
      corporate: 'Asked once. Deadlock goes up.',
      cats: 'Asked once. Patience goes up.',
    },
  },
};
