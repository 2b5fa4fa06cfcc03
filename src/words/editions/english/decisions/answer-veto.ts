import type { AnswerVetoPhrases } from '../../../phrases/decisions/answer-veto.ts';
import type { Themed } from '../../../theme.ts';

export const answerVeto: Themed<AnswerVetoPhrases> = {
  asks: {
    classic: ({ who, number }) => ({
      either: [
        `${who}: “I wish to veto this agenda.” Your answer?`,
        `${who} asks for a veto. Your answer?`,
        `${who} asks for a veto`,
        `Seat ${number} asks for a veto`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        `${who}: “I wish to scrap these plans.” Your answer?`,
        `${who} asks to scrap. Your answer?`,
        `${who} asks to scrap`,
        `Seat ${number} asks to scrap`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        `${who}: “I wish to bat these off the table.” Your answer?`,
        `${who} asks to bat off. Your answer?`,
        `${who} asks to bat off`,
        `Seat ${number} asks to bat off`,
      ],
    }),
  },
  agree: {
    classic: (key, tracker) => ({
      either: [
        `${key} “I agree to the veto.” Both go, tracker to ${tracker}.`,
        `${key} “I agree.” Both go, tracker to ${tracker}.`,
        `${key} Both go, tracker to ${tracker}.`,
      ],
    }),
    corporate: (key, tracker) => ({
      either: [
        `${key} “I agree: scrap them.” Both go, deadlock to ${tracker}.`,
        `${key} “I agree.” Both go, deadlock to ${tracker}.`,
        `${key} Both go, deadlock ${tracker}.`,
      ],
    }),
    cats: (key, tracker) => ({
      either: [
        `${key} “I agree: off they go.” Both go, patience to ${tracker}.`,
        `${key} “I agree.” Both go, patience to ${tracker}.`,
        `${key} Both go, patience ${tracker}.`,
      ],
    }),
  },
  refuse: {
    classic: (key, { name }) => ({
      either: [
        `${key} ${name} must lay one, and can't ask again.`,
        `${key} C must lay one, and can't ask again.`,
        `${key} C lays one, can't ask again.`,
      ],
    }),
    corporate: (key, { name }) => ({
      either: [
        `${key} ${name} must build one, and can't ask again.`,
        `${key} CE must build one, and can't ask again.`,
        `${key} CE builds one, no more asking.`,
        `${key} CE builds, can't ask again.`,
      ],
    }),
    cats: (key, { name }) => ({
      either: [
        `${key} ${name} must pass one, and can't ask again.`,
        `${key} R must pass one, and can't ask again.`,
        `${key} R passes one, no more asking.`,
        `${key} R passes, can't ask again.`,
      ],
    }),
  },
  holdToSee: {
    classic: { either: ['Hold Space to see what you drew and passed.', 'Hold Space to see your tiles.'] },
    corporate: { either: ['Hold Space to see what you drew and handed on.', 'Hold Space to see your plans.'] },
    cats: { either: ['Hold Space to see what you drew and handed on.', 'Hold Space to see your bills.'] },
  },
};
