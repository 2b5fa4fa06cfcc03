import type { SecretPhrases } from '../../phrases/drawer.ts';
import type { Themed } from '../../theme.ts';

export const secrets: Themed<SecretPhrases> = {
  passed: {
    classic: (discarded, given, { name }) => `discarded ${discarded}, gave ${name} ${given}`,
    corporate: (discarded, given, { name }) => `shredded ${discarded}, gave ${name} ${given}`,
    cats: (discarded, given, { name }) => `binned ${discarded}, gave ${name} ${given}`,
  },
  sawParty: {
    liberal: {
      classic: ({ name }) => `${name}'s party card: Liberal`,
      corporate: ({ name }) => `${name}'s file: loyal`,
      cats: ({ name }) => `${name}'s paw print: a cat's`,
    },
    fascist: {
      classic: ({ name }) => `${name}'s party card: Fascist`,
      corporate: ({ name }) => `${name}'s file: mole`,
      cats: ({ name }) => `${name}'s paw print: a rat's`,
    },
    mastermind: {
      classic: ({ name }) => `${name}'s party card: Neither`,
      corporate: ({ name }) => `${name}'s file: neither`,
      cats: ({ name }) => `${name}'s paw print: neither`,
    },
  },
  sawDeck: (hand) => `the top three: ${hand}`,
};
