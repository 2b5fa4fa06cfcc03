import type { SecretPhrases } from '../../phrases/drawer.ts';
import type { Themed } from '../../theme.ts';

export const secrets: Themed<SecretPhrases> = {
  passed: {
    classic: (discarded, given, { name }) => `descartaste ${discarded}, diste a ${name} ${given}`,
    corporate: (discarded, given, { name }) => `trituraste ${discarded}, diste a ${name} ${given}`,
    cats: (discarded, given, { name }) => `tiraste ${discarded}, diste a ${name} ${given}`,
  },
  sawParty: {
    liberal: {
      classic: ({ name }) => `afiliación de ${name}: Liberal`,
      corporate: ({ name }) => `expediente de ${name}: leal`,
      cats: ({ name }) => `huella de ${name}: de gato`,
    },
    fascist: {
      classic: ({ name }) => `afiliación de ${name}: Fascista`,
      corporate: ({ name }) => `expediente de ${name}: topo`,
      cats: ({ name }) => `huella de ${name}: de rata`,
    },
    mastermind: {
      classic: ({ name }) => `afiliación de ${name}: Neutral`,
      corporate: ({ name }) => `expediente de ${name}: neutral`,
      cats: ({ name }) => `huella de ${name}: ni de gato ni de rata`,
    },
  },
  sawDeck: {
    classic: (hand) => `las tres superiores: ${hand}`,
    corporate: (hand) => `los tres superiores: ${hand}`,
    cats: (hand) => `los tres primeros: ${hand}`,
  },
};
