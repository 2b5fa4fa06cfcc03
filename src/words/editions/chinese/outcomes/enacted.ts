import { bold, say } from '../../../span.ts';
import { spaced } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const enacted: Themed<OutcomePhrases['enacted']> = {
  head: {
    liberal: {
      classic: (nth) => ({ either: [`第 ${nth} 張自由黨法案。`, `自由黨第 ${nth} 張。`] }),
      corporate: (nth) => ({ either: [`第 ${nth} 張合格藍圖。`, `合格第 ${nth} 張。`] }),
      cats: (nth) => `第 ${nth} 張貓法。`,
    },
    fascist: {
      classic: (nth) => ({ either: [`第 ${nth} 張法西斯法案。`, `法西斯第 ${nth} 張。`] }),
      corporate: (nth) => ({ either: [`第 ${nth} 張瑕疵藍圖。`, `瑕疵第 ${nth} 張。`] }),
      cats: (nth) => `第 ${nth} 張鼠法。`,
    },
  },
  headOfPower: {
    classic: (nth) => `法西斯 ${nth}。`,
    corporate: (nth) => `瑕疵 ${nth}。`,
    cats: (nth) => `鼠法 ${nth}。`,
  },
  laidBy: {
    classic: ({ president, chancellor }) => ({
      either: [
        spaced`由${president.who} + ${chancellor.who}頒布。`,
        `由 ${president.number} + ${chancellor.number} 頒布。`,
      ],
    }),
    corporate: ({ president, chancellor }) => ({
      either: [
        spaced`由${president.who} + ${chancellor.who}採用。`,
        `由 ${president.number} + ${chancellor.number} 採用。`,
      ],
    }),
    cats: ({ president, chancellor }) => ({
      either: [
        spaced`由${president.who} + ${chancellor.who}通過。`,
        `由 ${president.number} + ${chancellor.number} 通過。`,
      ],
    }),
  },
  toGo: {
    liberal: {
      classic: (left) => `自由黨再 ${left} 張就獲勝。`,
      corporate: (left) => `員工再 ${left} 張就獲勝。`,
      cats: (left) => `貓再 ${left} 張就獲勝。`,
    },
    fascist: {
      classic: (left) => `法西斯再 ${left} 張就獲勝。`,
      corporate: (left) => `內鬼再 ${left} 張就獲勝。`,
      cats: (left) => `老鼠再 ${left} 張就獲勝。`,
    },
  },
  liberal: {
    classic: {
      either: ['自由黨法案不帶權力，選舉標記歸零。', '不帶權力，選舉標記歸零。'],
    },
    corporate: { either: ['合格藍圖不帶權力，僵局計數器歸零。', '不帶權力，僵局歸零。'] },
    cats: { either: ['貓法不帶權力，耐心全部恢復。', '不帶權力，耐心恢復。'] },
  },
  opensVeto: {
    classic: {
      either: [
        say`下回合起有${bold('否決權')}：總理和總統都同意的話，兩張都不頒布。`,
        say`下回合起有${bold('否決權')}：兩人同意就都不頒布。`,
        say`下回合起有${bold('否決權')}。`,
      ],
    },
    corporate: {
      either: [
        say`下回合起可以${bold('廢案')}：總工程師和執行長都同意的話，兩張都不採用。`,
        say`下回合起可以${bold('廢案')}：兩人同意就都不採用。`,
        say`下回合起可以${bold('廢案')}。`,
      ],
    },
    cats: {
      either: [
        say`下回合起可以${bold('推下桌')}：捕鼠官和鎮長都同意的話，兩張都不通過。`,
        say`下回合起可以${bold('推下桌')}：兩位同意就都不通過。`,
        say`下回合可${bold('推下桌')}。`,
      ],
    },
  },
  power: {
    investigate: {
      classic: {
        either: ['權力：總統獨自查看另一名玩家的黨籍身分牌。', '權力：總統獨自查看一張黨籍身分牌。'],
      },
      corporate: { either: ['權力：執行長獨自查看另一名員工的人事檔案。', '權力：執行長獨自看一份檔案。'] },
      cats: { either: ['權力：鎮長獨自去聞另一名鎮民的貓掌印。', '權力：鎮長獨自聞一枚掌印。'] },
    },
    peek: {
      classic: {
        either: ['權力：總統獨自看牌堆頂三張法案，順序不變。', '權力：總統獨自看牌堆頂三張法案。'],
      },
      corporate: {
        either: ['權力：執行長獨自預覽圖櫃頂三張藍圖，順序不變。', '權力：執行長獨自預覽頂三張藍圖。'],
      },
      cats: { either: ['權力：鎮長獨自偷看法案箱頂三張，順序不變。', '權力：鎮長獨自偷看頂三張法案。'] },
    },
    'special-election': {
      classic: { either: ['權力：總統指定下任總統候選人。', '權力：總統指定下任總統。'] },
      corporate: { either: ['權力：執行長指定下任執行長人選。', '權力：執行長指定下任執行長。'] },
      cats: { either: ['權力：鎮長指定下任鎮長候選人。', '權力：鎮長指定下任鎮長。'] },
    },
    execute: {
      classic: {
        either: ['權力：總統處決一名玩家。若是希特勒，自由黨獲勝。', '權力：處決。若是希特勒，自由黨獲勝。'],
      },
      corporate: {
        either: ['權力：執行長開除一名員工。若是老鼠，忠誠員工獲勝。', '權力：開除。若是老鼠，忠誠員工獲勝。'],
      },
      cats: {
        either: ['權力：鎮長驅逐一名鎮民。若是公務員老鼠，貓獲勝。', '權力：驅逐。若是公務員老鼠，貓獲勝。'],
      },
    },
  },
  noPower: (players) => `${players} 人遊戲，這一格沒有權力。`,
  decidesAlone: {
    classic: ({ name }) => ({
      either: [spaced`${name}可以問大家，但獨自決定。`, '由總統獨自決定。'],
    }),
    corporate: ({ name }) => ({
      either: [spaced`${name}可以問大家，但獨自決定。`, '由執行長獨自決定。'],
    }),
    cats: ({ name }) => ({
      either: [spaced`${name}可以問大家，但獨自決定。`, '由鎮長獨自決定。'],
    }),
  },
};
