import { bold, say } from '../../span.ts';
import { listed } from './grammar.ts';
import type { ClaimedPhrases, ClaimPhrases } from '../../phrases/claims.ts';
import type { Themed } from '../../theme.ts';

export const claims: Themed<ClaimPhrases> = {
  head: 'CLAIM',
  notNow: 'not now',
  ask: {
    drew: (round) => ({
      either: [`What do you say you drew in round ${round}?`, 'What do you say you drew?'],
    }),
    got: (round) => ({
      either: [`What do you say you got in round ${round}?`, 'What do you say you got?'],
    }),
    peeked: (round) => ({
      either: [
        `What do you say the top three were, the first on the left in round ${round}?`,
        'What do you say the top three were, the first on the left?',
        'What do you say the top three were, in order?',
        'What were the top three, in order?',
        'What were the top three?',
      ],
    }),
    card: {
      classic: ({ who, number }, round) => ({
        either: [
          `What do you say ${who}'s party card showed in round ${round}?`,
          `What do you say ${who}'s party card showed?`,
          `What did ${who}'s party card show?`,
          `What did seat ${number}'s card show?`,
        ],
      }),
      corporate: ({ who, number }, round) => ({
        either: [
          `What do you say ${who}'s personnel file said in round ${round}?`,
          `What do you say ${who}'s personnel file said?`,
          `What did ${who}'s file say?`,
          `What did seat ${number}'s file say?`,
        ],
      }),
      cats: ({ who, number }, round) => ({
        either: [
          `What do you say ${who}'s paw print was in round ${round}?`,
          `What do you say ${who}'s paw print was?`,
          `What was ${who}'s paw print?`,
          `What was seat ${number}'s paw print?`,
        ],
      }),
    },
  },
  othersSaid({ who, number }, hand, fit, clash) {
    const fitting = verb(fit, 'fit');
    return {
      either: [
        say`${bold(who)} says ${hand}: ${fitting} that, ${verb(clash, 'conflict')} with it.`,
        say`${bold(who)} says ${hand}: ${fitting} that.`,
        say`${bold(`Seat ${number}`)} says ${hand}: ${fitting} that.`,
      ],
    };
  },
  onRecord: 'True or not, it is on record as your word.',
  onRecordTyping: (letters) => ({
    either: [
      `True or not, it is on record as your word. Typing ${letters} in chat does the same.`,
      `On record as your word, true or not. Or type ${letters} in chat.`,
      'True or not, it is on record as your word.',
    ],
  }),
};

const verb = (hands: readonly string[], does: string): string =>
  `${listed(hands)} ${does}${hands.length === 1 ? 's' : ''}`;

export const claimed: Themed<ClaimedPhrases> = {
  drew: (hand) => `drew ${hand}`,
  got: (hand) => `got ${hand}`,
  peeked: (hand) => `the top three were ${hand}`,
  card: {
    liberal: {
      classic: ({ name }) => `${name}'s party card is Liberal`,
      corporate: ({ name }) => `${name}'s personnel file says loyal`,
      cats: ({ name }) => `${name}'s paw print is a cat's`,
    },
    fascist: {
      classic: ({ name }) => `${name}'s party card is Fascist`,
      corporate: ({ name }) => `${name}'s personnel file says mole`,
      cats: ({ name }) => `${name}'s paw print is a rat's`,
    },
    mastermind: {
      classic: ({ name }) => `${name}'s party card is Neither`,
      corporate: ({ name }) => `${name}'s personnel file says neither`,
      cats: ({ name }) => `${name}'s paw print is neither`,
    },
  },
};
