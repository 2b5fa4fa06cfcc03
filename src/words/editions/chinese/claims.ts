import { bold } from '../../span.ts';
import { listed, saySpaced, spaced } from './grammar.ts';
import type { ClaimedPhrases, ClaimPhrases } from '../../phrases/claims.ts';
import type { Themed } from '../../theme.ts';

export const claims: Themed<ClaimPhrases> = {
  head: '聲稱',
  notNow: '先不要',
  ask: {
    drew: (round) => ({ either: [`第 ${round} 回合，你要說自己抽到什麼？`, '你要說自己抽到什麼？'] }),
    got: (round) => ({ either: [`第 ${round} 回合，你要說自己拿到什麼？`, '你要說自己拿到什麼？'] }),
    peeked: (round) => ({
      either: [
        `第 ${round} 回合的頂三張，你要說是什麼？（左邊是第一張）`,
        '頂三張你要說是什麼？（左邊是第一張）',
        '頂三張依序是什麼？',
        '頂三張是什麼？',
      ],
    }),
    card: {
      classic: ({ who, number }, round) => ({
        either: [
          spaced`第${round}回合，你要說${who}的黨籍身分牌是什麼？`,
          spaced`你要說${who}的黨籍身分牌是什麼？`,
          spaced`${who}的黨籍牌是什麼？`,
          `${number} 號的黨籍牌是什麼？`,
        ],
      }),
      corporate: ({ who, number }, round) => ({
        either: [
          spaced`第${round}回合，你要說${who}的人事檔案寫什麼？`,
          spaced`你要說${who}的人事檔案寫什麼？`,
          spaced`${who}的檔案寫什麼？`,
          `${number} 號的檔案寫什麼？`,
        ],
      }),
      cats: ({ who, number }, round) => ({
        either: [
          spaced`第${round}回合，你要說${who}的貓掌印是什麼？`,
          spaced`你要說${who}的貓掌印是什麼？`,
          spaced`${who}的掌印是什麼？`,
          `${number} 號的掌印是什麼？`,
        ],
      }),
    },
  },
  othersSaid: ({ who, number }, hand, fit, clash) => ({
    either: [
      saySpaced`${bold(who)}說是 ${hand}：說${listed(fit)}相符，說${listed(clash)}就矛盾。`,
      saySpaced`${bold(who)}說是 ${hand}：說${listed(fit)}相符。`,
      saySpaced`${bold(`${number} 號`)}說 ${hand}：${listed(fit)}相符。`,
    ],
  }),
  onRecord: '不論真假，都會記為你的說法。',
  onRecordTyping: (letters) => ({
    either: [
      `不論真假，都會記為你的說法。在聊天打 ${letters} 也一樣。`,
      `真假都記為你的說法。也可在聊天打 ${letters}。`,
      '不論真假，都會記為你的說法。',
    ],
  }),
};

export const claimed: Themed<ClaimedPhrases> = {
  drew: (hand) => `抽到 ${hand}`,
  got: (hand) => `拿到 ${hand}`,
  peeked: (hand) => `頂三張是 ${hand}`,
  card: {
    liberal: {
      classic: ({ name }) => spaced`${name}的黨籍是自由黨`,
      corporate: ({ name }) => spaced`${name}的人事檔案寫著忠誠`,
      cats: ({ name }) => spaced`${name}的掌印是貓的`,
    },
    fascist: {
      classic: ({ name }) => spaced`${name}的黨籍是法西斯`,
      corporate: ({ name }) => spaced`${name}的人事檔案寫著內鬼`,
      cats: ({ name }) => spaced`${name}的掌印是老鼠的`,
    },
    mastermind: {
      classic: ({ name }) => spaced`${name}是無黨籍`,
      corporate: ({ name }) => spaced`${name}的人事檔案兩邊都不是`,
      cats: ({ name }) => spaced`${name}的掌印兩種都不是`,
    },
  },
};
