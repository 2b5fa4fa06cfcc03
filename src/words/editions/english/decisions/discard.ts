import { listed } from '../grammar.ts';
import type { DiscardPhrases } from '../../../phrases/decisions/discard.ts';
import type { Themed } from '../../../theme.ts';

const numbers = (tiles: readonly number[]): string => listed(tiles.map(String));

export const discard: Themed<DiscardPhrases> = {
  discard: {
    classic: {
      either: [
        'Discard one; your Chancellor gets the other two',
        'Discard one; your C gets the other two',
        'Discard one; C gets the others',
        'Discard one; C gets two',
      ],
    },
    corporate: {
      either: [
        'Shred one; your Chief Engineer gets the other two',
        'Shred one; your engineer gets the other two',
        'Shred one; CE gets the others',
        'Shred one; CE gets two',
      ],
    },
    cats: {
      either: [
        'Bin one; your rat-catcher gets the other two',
        'Bin one; your R gets the other two',
        'Bin one; R gets the others',
        'Bin one; R gets two',
      ],
    },
  },
  pick: {
    classic: '1 2 3 pick the one to discard.',
    corporate: '1 2 3 pick the one to shred.',
    cats: '1 2 3 pick the one to bin.',
  },
  pickFirst: {
    classic: '1 2 3 pick the one to discard;',
    corporate: '1 2 3 pick the one to shred;',
    cats: '1 2 3 pick the one to bin;',
  },
  enter: {
    classic: 'Enter discards it, face down.',
    corporate: 'Enter shreds it, face down.',
    cats: 'Enter bins it, face down.',
  },
  enterOn: {
    classic: (tile) => `Enter discards tile ${tile}, face down.`,
    corporate: (tile) => `Enter shreds plan ${tile}, face down.`,
    cats: (tile) => `Enter bins bill ${tile}, face down.`,
  },
  othersGoOn: 'The other two go on, shuffled.',
  getsOthers: {
    classic: ({ name }, tiles) => ({
      either: [`${name} gets ${numbers(tiles)}, shuffled.`, `C gets ${numbers(tiles)}, shuffled.`],
    }),
    corporate: ({ name }, tiles) => ({
      either: [`${name} gets ${numbers(tiles)}, shuffled.`, `CE gets ${numbers(tiles)} shuffled.`],
    }),
    cats: ({ name }, tiles) => ({
      either: [`${name} gets ${numbers(tiles)}, shuffled.`, `R gets ${numbers(tiles)}, shuffled.`],
    }),
  },
  letGo: 'Let go and the faces close.',
  turnsFaceDown: (key) => `${key} turns them face down.`,
};
