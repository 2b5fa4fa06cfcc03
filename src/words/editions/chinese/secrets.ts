import { spaced } from './grammar.ts';
import type { SecretPhrases } from '../../phrases/drawer.ts';
import type { Themed } from '../../theme.ts';

export const secrets: Themed<SecretPhrases> = {
  passed: {
    classic: (discarded, given, { name }) => spaced`棄掉${discarded}，把 ${given} 交給${name}`,
    corporate: (discarded, given, { name }) => spaced`銷毀${discarded}，把 ${given} 交給${name}`,
    cats: (discarded, given, { name }) => spaced`丟掉${discarded}，把 ${given} 交給${name}`,
  },
  sawParty: {
    liberal: {
      classic: ({ name }) => spaced`${name}的黨籍：自由黨`,
      corporate: ({ name }) => spaced`${name}的檔案：忠誠`,
      cats: ({ name }) => spaced`${name}的掌印：貓`,
    },
    fascist: {
      classic: ({ name }) => spaced`${name}的黨籍：法西斯`,
      corporate: ({ name }) => spaced`${name}的檔案：內鬼`,
      cats: ({ name }) => spaced`${name}的掌印：老鼠`,
    },
    mastermind: {
      classic: ({ name }) => spaced`${name}的黨籍：無黨籍`,
      corporate: ({ name }) => spaced`${name}的檔案：都不是`,
      cats: ({ name }) => spaced`${name}的掌印：都不是`,
    },
  },
  sawDeck: (hand) => `頂三張：${hand}`,
};
