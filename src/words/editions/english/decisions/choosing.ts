import type { ChoosingPhrases } from '../../../phrases/decisions/choosing.ts';
import type { Either } from '../../../span.ts';
import type { Themed } from '../../../theme.ts';

export const choosing: Themed<ChoosingPhrases> = {
  choose: {
    nominate: {
      classic: () => choose('names it'),
      corporate: () => choose('proposes it'),
      cats: () => choose('names it'),
    },
    investigate: {
      classic: () => choose('investigates'),
      corporate: () => choose('audits it'),
      cats: () => choose('sniffs at it'),
    },
    'special-election': {
      classic: () => choose('makes it President next'),
      corporate: () => choose('makes it CEO next'),
      cats: () => choose('makes it mayor next'),
    },
    execute: {
      classic: ({ confirm }) => choose(`then ${confirm}, executes`),
      corporate: ({ confirm }) => choose(`then ${confirm}, dismisses`),
      cats: ({ confirm }) => choose(`then ${confirm}, banishes`),
    },
  },
  chooseOfTen: {
    nominate: {
      classic: () => chooseOfTen('names it'),
      corporate: () => chooseOfTen('proposes it'),
      cats: () => chooseOfTen('names it'),
    },
    investigate: {
      classic: () => chooseOfTen('investigates'),
      corporate: () => chooseOfTen('audits it'),
      cats: () => chooseOfTen('sniffs at it'),
    },
    'special-election': {
      classic: () => chooseOfTen('makes it President next'),
      corporate: () => chooseOfTen('makes it CEO next'),
      cats: () => chooseOfTen('makes it mayor next'),
    },
    execute: {
      classic: ({ confirm }) => chooseOfTen(`then ${confirm}, executes`),
      corporate: ({ confirm }) => chooseOfTen(`then ${confirm}, dismisses`),
      cats: ({ confirm }) => chooseOfTen(`then ${confirm}, banishes`),
    },
  },
  takes: {
    nominate: {
      classic: () => ({ either: ['Enter names this seat', 'Enter names it'] }),
      corporate: () => ({ either: ['Enter proposes this seat', 'Enter proposes', 'Enter takes it'] }),
      cats: () => ({ either: ['Enter names this seat', 'Enter names it'] }),
    },
    investigate: {
      classic: ({ name }) => ({
        either: [
          `Enter: “I formally investigate ${name}.”`,
          'Enter investigates this seat',
          'Enter investigates it',
        ],
      }),
      corporate: ({ name }) => ({
        either: [`Enter: “I formally audit ${name}.”`, 'Enter audits this seat', 'Enter audits it'],
      }),
      cats: ({ name }) => ({
        either: [`Enter: “I formally sniff at ${name}.”`, 'Enter sniffs at this seat', 'Enter sniffs at it'],
      }),
    },
    'special-election': {
      classic: () => ({ either: ['Enter makes this seat President next', 'Enter picks this seat'] }),
      corporate: () => ({ either: ['Enter makes this seat CEO next', 'Enter picks this seat'] }),
      cats: () => ({ either: ['Enter makes this seat mayor next', 'Enter picks this seat'] }),
    },
    execute: {
      classic: (_, { confirm }) => ({
        either: [`Enter, then ${confirm}, executes this seat`, `Enter, then ${confirm}`],
      }),
      corporate: (_, { confirm }) => ({
        either: [`Enter, then ${confirm}, dismisses this seat`, `Enter, then ${confirm}`],
      }),
      cats: (_, { confirm }) => ({
        either: [`Enter, then ${confirm}, banishes this seat`, `Enter, then ${confirm}`],
      }),
    },
  },
  moves: '↑↓ or a digit moves',
  movesOfTen: { either: ['↑↓ or a digit moves (0 = seat 10)', '↑↓ or a digit moves'] },
};

function choose(enter: string): Either {
  return {
    either: [
      `↑↓ or a digit chooses a seat; Enter ${enter}.`,
      `↑↓ or a digit chooses; Enter ${enter}.`,
      '↑↓ or a digit chooses; Enter takes it.',
    ],
  };
}

const chooseOfTen = (enter: string): Either => ({
  either: [`↑↓ or a digit chooses a seat (0 = seat 10); Enter ${enter}.`, ...choose(enter).either],
});
