import { spaced } from '../grammar.ts';
import type { ExecutePhrases } from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const execute: Themed<ExecutePhrases> = {
  execute: {
    classic: { either: ['處決一名玩家：要處決誰？', '要處決誰？'] },
    corporate: { either: ['開除一名員工：要開除誰？', '要開除誰？'] },
    cats: { either: ['驅逐一名鎮民：要驅逐誰？', '要驅逐誰？'] },
  },
  really: {
    classic: ({ who }) => ({
      either: [spaced`處決${who}？不能反悔`, spaced`處決${who}？`],
    }),
    corporate: ({ who }) => ({
      either: [spaced`開除${who}？不能反悔`, spaced`開除${who}？`],
    }),
    cats: ({ who }) => ({
      either: [spaced`驅逐${who}？不能反悔`, spaced`驅逐${who}？`],
    }),
  },
  enterMeansBack: ['Enter 會選反白的「返回」。', 'Enter 是返回。'],
  buttons: {
    classic: ({ name }) => [
      ['返回', spaced`「我宣布處決${name}。」`],
      ['返回', '處決'],
    ],
    corporate: ({ name }) => [
      ['返回', spaced`「我宣布開除${name}。」`],
      ['返回', '開除'],
    ],
    cats: ({ name }) => [
      ['返回', spaced`「我宣布驅逐${name}。」`],
      ['返回', '驅逐'],
    ],
  },
};
