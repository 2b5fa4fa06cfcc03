import { spaced } from '../grammar.ts';
import type { ChoosingPhrases } from '../../../phrases/decisions/choosing.ts';
import type { Either } from '../../../span.ts';
import type { Themed } from '../../../theme.ts';

export const choosing: Themed<ChoosingPhrases> = {
  choose: {
    nominate: () => choose('Enter 提名'),
    investigate: {
      classic: () => choose('Enter 調查'),
      corporate: () => choose('Enter 稽核'),
      cats: () => choose('Enter 聞一聞'),
    },
    'special-election': {
      classic: () => choose('Enter 指定為下任總統候選人'),
      corporate: () => choose('Enter 指定為下任執行長人選'),
      cats: () => choose('Enter 指定為下任鎮長候選人'),
    },
    execute: {
      classic: ({ confirm }) => choose(`Enter，再按 ${confirm} 處決`),
      corporate: ({ confirm }) => choose(`Enter，再按 ${confirm} 開除`),
      cats: ({ confirm }) => choose(`Enter，再按 ${confirm} 驅逐`),
    },
  },
  chooseOfTen: {
    nominate: () => chooseOfTen('Enter 提名'),
    investigate: {
      classic: () => chooseOfTen('Enter 調查'),
      corporate: () => chooseOfTen('Enter 稽核'),
      cats: () => chooseOfTen('Enter 聞一聞'),
    },
    'special-election': {
      classic: () => chooseOfTen('Enter 指定為下任總統候選人'),
      corporate: () => chooseOfTen('Enter 指定為下任執行長人選'),
      cats: () => chooseOfTen('Enter 指定為下任鎮長候選人'),
    },
    execute: {
      classic: ({ confirm }) => chooseOfTen(`Enter，再按 ${confirm} 處決`),
      corporate: ({ confirm }) => chooseOfTen(`Enter，再按 ${confirm} 開除`),
      cats: ({ confirm }) => chooseOfTen(`Enter，再按 ${confirm} 驅逐`),
    },
  },
  takes: {
    nominate: () => ({ either: ['Enter 提名這一位', 'Enter 提名'] }),
    investigate: {
      classic: ({ name }) => ({
        either: [spaced`Enter：「我正式調查${name}。」`, 'Enter 調查這名玩家', 'Enter 調查'],
      }),
      corporate: ({ name }) => ({
        either: [spaced`Enter：「我正式稽核${name}。」`, 'Enter 稽核這名員工', 'Enter 稽核'],
      }),
      cats: ({ name }) => ({
        either: [spaced`Enter：「我正式聞一聞${name}。」`, 'Enter 聞這名鎮民', 'Enter 聞一聞'],
      }),
    },
    'special-election': {
      classic: () => ({ either: ['Enter 指定為下任總統候選人', 'Enter 指定'] }),
      corporate: () => ({ either: ['Enter 指定為下任執行長人選', 'Enter 指定'] }),
      cats: () => ({ either: ['Enter 指定為下任鎮長候選人', 'Enter 指定'] }),
    },
    execute: {
      classic: (_, { confirm }) => ({
        either: [`Enter，再按 ${confirm} 處決這名玩家`, `Enter，再按 ${confirm}`],
      }),
      corporate: (_, { confirm }) => ({
        either: [`Enter，再按 ${confirm} 開除這名員工`, `Enter，再按 ${confirm}`],
      }),
      cats: (_, { confirm }) => ({
        either: [`Enter，再按 ${confirm} 驅逐這名鎮民`, `Enter，再按 ${confirm}`],
      }),
    },
  },
  moves: '↑↓ 或數字換人',
  movesOfTen: { either: ['↑↓ 或數字換人（0 是 10 號）', '↑↓ 或數字換人'] },
};

function choose(enter: string): Either {
  return {
    either: [`按 ↑↓ 或數字選座位，${enter}。`, `↑↓ 或數字選擇，${enter}。`, '↑↓ 或數字選擇，Enter 確定。'],
  };
}

const chooseOfTen = (enter: string): Either => ({
  either: [`按 ↑↓ 或數字選座位（0 是 10 號），${enter}。`, ...choose(enter).either],
});
