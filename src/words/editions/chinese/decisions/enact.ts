import { spaced } from '../grammar.ts';
import type { EnactPhrases } from '../../../phrases/decisions/enact.ts';
import type { Themed } from '../../../theme.ts';

export const enact: Themed<EnactPhrases> = {
  lay: {
    classic: { either: ['頒布一張，另一張棄掉', '頒布一張，棄一張'] },
    corporate: { either: ['採用一張，另一張銷毀', '採用一張，毀一張'] },
    cats: { either: ['通過一張，另一張丟掉', '通過一張，丟一張'] },
  },
  pick: {
    classic: '按 1 2 選要頒布的法案。',
    corporate: '按 1 2 選要採用的藍圖。',
    cats: '按 1 2 選要通過的法案。',
  },
  pickThenEnter: {
    classic: { either: ['按 1 2 選要頒布的那張，Enter 面朝上頒布。', '按 1 2 選一張，Enter 頒布。'] },
    corporate: { either: ['按 1 2 選要採用的那張，Enter 採用。', '按 1 2 選一張，Enter 採用。'] },
    cats: { either: ['按 1 2 選要通過的那張，Enter 通過。', '按 1 2 選一張，Enter 通過。'] },
  },
  enterOn: {
    classic: (tile) => `Enter 面朝上頒布第 ${tile} 張。`,
    corporate: (tile) => `Enter 面朝上採用第 ${tile} 張。`,
    cats: (tile) => `Enter 面朝上通過第 ${tile} 張。`,
  },
  otherIsDiscarded: {
    classic: { either: ['另一張面朝下進棄牌堆。', '另一張棄掉。'] },
    corporate: { either: ['另一張面朝下送進碎紙機。', '另一張銷毀。'] },
    cats: { either: ['另一張面朝下丟進垃圾桶。', '另一張丟掉。'] },
  },
  vetoRefused: {
    classic: '否決被拒絕了，每回合只能提一次。',
    corporate: '廢案被拒絕了，每回合只能提一次。',
    cats: '推下桌被拒絕了，每回合只能提一次。',
  },
  noVetoYet: {
    classic: {
      either: ['還不能否決：要有五張法西斯法案。', '還不能否決：要五張法西斯。'],
    },
    corporate: { either: ['還不能廢案：要有五張瑕疵藍圖。', '還不能廢案：要五張瑕疵。'] },
    cats: { either: ['還不能推下桌：要有五張鼠法。', '還不能推下桌：要五張鼠法。'] },
  },
  orVeto: {
    lay: {
      classic: '頒布一張，或提出否決',
      corporate: '採用一張，或提議廢案',
      cats: '通過一張，或提議推下桌',
    },
    pick: {
      classic: '按 1 2 選要頒布的。',
      corporate: '按 1 2 選要採用的。',
      cats: '按 1 2 選要通過的。',
    },
    enterOn: {
      classic: (tile) => `Enter 面朝上頒布第 ${tile} 張。`,
      corporate: (tile) => `Enter 採用第 ${tile} 張。`,
      cats: (tile) => `Enter 通過第 ${tile} 張。`,
    },
    enterAsks: {
      classic: 'Enter 提出否決。',
      corporate: 'Enter 提議廢案。',
      cats: 'Enter 提議推下桌。',
    },
    layNeither: {
      classic: (key, { name }) => ({
        either: [spaced`${key}：${name}同意就都不頒布。`, `${key}：總統同意就都不頒布。`],
      }),
      corporate: (key, { name }) => ({
        either: [spaced`${key}：${name}同意就都不採用。`, `${key}：執行長同意就都不用。`],
      }),
      cats: (key, { name }) => ({
        either: [spaced`${key}：${name}同意就都不通過。`, `${key}：鎮長同意就都不過。`],
      }),
    },
    once: {
      classic: '只能提一次；成立則標記前進。',
      corporate: '只能提一次；成立則僵局加一。',
      cats: '只能提一次；成立則耗掉耐心。',
    },
  },
};
