import { bold, say } from '../../span.ts';
import { listed } from './grammar.ts';
import type { ClaimedPhrases, ClaimPhrases } from '../../phrases/claims.ts';
import type { Themed } from '../../theme.ts';

export const claims: Themed<ClaimPhrases> = {
  head: 'DECLARA',
  notNow: 'ahora no',
  ask: {
    drew: {
      classic: (round) => ({
        either: [`¿Qué dices que robaste en la ronda ${round}?`, '¿Qué dices que robaste?'],
      }),
      corporate: (round) => ({
        either: [`¿Qué dices que sacaste en la ronda ${round}?`, '¿Qué dices que sacaste?'],
      }),
      cats: (round) => ({
        either: [`¿Qué dices que sacaste en la ronda ${round}?`, '¿Qué dices que sacaste?'],
      }),
    },
    got: (round) => ({
      either: [`¿Qué dices que te llegó en la ronda ${round}?`, '¿Qué dices que te llegó?'],
    }),
    peeked: (round) => ({
      either: [
        `¿Qué tres dices que viste en la ronda ${round}, de izquierda a derecha?`,
        '¿Qué tres dices que viste, de izquierda a derecha?',
        '¿Qué tres dices que viste, por orden?',
        '¿Qué tres viste, por orden?',
        '¿Qué tres viste?',
      ],
    }),
    card: {
      classic: ({ who, number }, round) => ({
        either: [
          `¿Qué dices que ponía la afiliación de ${who} en la ronda ${round}?`,
          `¿Qué dices que ponía la carta de ${who}?`,
          `¿Qué ponía la carta de ${who}?`,
          `¿Qué ponía la carta del ${number}?`,
        ],
      }),
      corporate: ({ who, number }, round) => ({
        either: [
          `¿Qué dices que ponía el expediente de ${who} en la ronda ${round}?`,
          `¿Qué dices que ponía el expediente de ${who}?`,
          `¿Qué ponía el expediente de ${who}?`,
          `¿Qué ponía la ficha del ${number}?`,
        ],
      }),
      cats: ({ who, number }, round) => ({
        either: [
          `¿De qué dices que era la huella de ${who} en la ronda ${round}?`,
          `¿De qué dices que era la huella de ${who}?`,
          `¿De qué era la huella de ${who}?`,
          `¿De qué era la huella del ${number}?`,
        ],
      }),
    },
  },
  othersSaid({ who, number }, hand, fit, clash) {
    const fitting = verb(fit, ['encaja', 'encajan']);
    return {
      either: [
        say`${bold(who)} dice ${hand}: ${fitting}; ${listed(clash)}, no.`,
        say`${bold(who)} dice ${hand}: ${fitting}.`,
        say`${bold(`El ${number}`)} dice ${hand}: ${fitting}.`,
      ],
    };
  },
  onRecord: 'Sea verdad o no, consta como tu palabra.',
  onRecordTyping: (letters) => ({
    either: [
      `Sea verdad o no, consta como tu palabra. Vale igual escribir ${letters} en el chat.`,
      `Verdad o no, consta como tu palabra. O escribe ${letters} en el chat.`,
      'Sea verdad o no, consta como tu palabra.',
    ],
  }),
};

const verb = (hands: readonly string[], [one, several]: readonly [string, string]): string =>
  `${listed(hands)} ${hands.length === 1 ? one : several}`;

export const claimed: Themed<ClaimedPhrases> = {
  drew: {
    classic: (hand) => `que robó ${hand}`,
    corporate: (hand) => `que sacó ${hand}`,
    cats: (hand) => `que sacó ${hand}`,
  },
  got: (hand) => `que le llegó ${hand}`,
  peeked: {
    classic: (hand) => `que las tres superiores eran ${hand}`,
    corporate: (hand) => `que los tres superiores eran ${hand}`,
    cats: (hand) => `que los tres primeros eran ${hand}`,
  },
  card: {
    liberal: {
      classic: ({ name }) => `que la carta de afiliación de ${name} es Liberal`,
      corporate: ({ name }) => `que el expediente de ${name} pone «Leal»`,
      cats: ({ name }) => `que la huella de ${name} es de gato`,
    },
    fascist: {
      classic: ({ name }) => `que la carta de afiliación de ${name} es Fascista`,
      corporate: ({ name }) => `que el expediente de ${name} pone «Topo»`,
      cats: ({ name }) => `que la huella de ${name} es de rata`,
    },
    mastermind: {
      classic: ({ name }) => `que la carta de afiliación de ${name} es Neutral`,
      corporate: ({ name }) => `que el expediente de ${name} pone «Neutral»`,
      cats: ({ name }) => `que la huella de ${name} no es ni de gato ni de rata`,
    },
  },
};
