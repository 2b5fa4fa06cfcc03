import { bold } from '../../../span.ts';
import { saySpaced } from '../grammar.ts';
import type {
  InvestigatePhrases,
  PeekPhrases,
  SpecialElectionPhrases,
} from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const investigate: Themed<InvestigatePhrases> = {
  investigate: {
    classic: { either: ['忠誠調查：要看誰的黨籍身分牌？', '忠誠調查：要看誰？'] },
    corporate: { either: ['人事稽核：要看誰的人事檔案？', '人事稽核：要看誰？'] },
    cats: { either: ['聞一聞：要聞誰的貓掌印？', '聞一聞：要聞誰？'] },
  },
  youLearnTheParty: {
    classic: '你會知道的是黨籍，不是身分：希特勒的牌也寫法西斯。',
    corporate: '你會知道的是陣營，不是身分：老鼠的檔案也寫內鬼。',
    cats: '你會知道的是陣營，不是身分：公務員老鼠的掌印也是老鼠的。',
  },
  nobodyYet: {
    classic: { either: ['還沒有人被調查過；每人最多被調查一次。', '每人最多被調查一次。'] },
    corporate: { either: ['還沒有人被稽核過；每人最多被稽核一次。', '每人最多被稽核一次。'] },
    cats: { either: ['還沒有誰被聞過；每位最多被聞一次。', '每位最多被聞一次。'] },
  },
  investigatedInRound: {
    classic: ({ who, number }, round) => ({
      either: [
        saySpaced`不可選${bold(who)}：第${round}回合調查過，一局最多一次。`,
        saySpaced`不可選${bold(who)}：第${round}回合調查過。`,
        saySpaced`不可選${bold(`${number} 號`)}：第${round}回合調查過。`,
      ],
    }),
    corporate: ({ who, number }, round) => ({
      either: [
        saySpaced`不可選${bold(who)}：第${round}回合稽核過，一局最多一次。`,
        saySpaced`不可選${bold(who)}：第${round}回合稽核過。`,
        saySpaced`不可選${bold(`${number} 號`)}：第${round}回合稽核過。`,
      ],
    }),
    cats: ({ who, number }, round) => ({
      either: [
        saySpaced`不可選${bold(who)}：第${round}回合聞過，一局最多一次。`,
        saySpaced`不可選${bold(who)}：第${round}回合聞過。`,
        saySpaced`不可選${bold(`${number} 號`)}：第${round}回合聞過。`,
      ],
    }),
  },
};

export const peek: Themed<PeekPhrases> = {
  peek: {
    classic: {
      either: ['法案窺視：按住 Space 看牌堆頂三張，再按 Enter', '窺視：按住 Space，再按 Enter'],
    },
    corporate: {
      either: ['預覽藍圖：按住 Space 看圖櫃頂三張，再按 Enter', '預覽：按住 Space，再按 Enter'],
    },
    cats: {
      either: ['偷看法案箱：按住 Space 看最上面三張，再按 Enter', '偷看：按住 Space，再按 Enter'],
    },
  },
  orderStays: { either: ['第 1 張會最先抽到，順序不變。', '第 1 張最先抽，順序不變。'] },
  nextDraws: {
    classic: '由下任總統抽這三張。',
    corporate: '由下任執行長抽這三張。',
    cats: '由下任鎮長抽這三張。',
  },
  tellOrNot: '可說實話、說謊或不說。',
};

export const specialElection: Themed<SpecialElectionPhrases> = {
  pick: {
    classic: { either: ['特別選舉：下任總統候選人是誰？', '特別選舉：下任總統？', '下任總統是誰？'] },
    corporate: { either: ['緊急任命：下任執行長人選是誰？', '緊急任命：下任執行長？', '下任執行長是誰？'] },
    cats: { either: ['臨時大會：下任鎮長候選人是誰？', '下任鎮長是誰？'] },
  },
  anyoneAlive: {
    classic: {
      either: ['除了你，存活的玩家都可以選；任期限制只管總理。', '除了你都可以選，不受任期限制。'],
    },
    corporate: {
      either: ['除了你，在職的員工都可以選；輪調規定只管總工程師。', '除了你都可以選，不受輪調限制。'],
    },
    cats: {
      either: ['除了你，鎮上的鎮民都可以選；午睡規定只管捕鼠官。', '除了你都可以選，不受午睡限制。'],
    },
  },
  orderResumes: ({ who, number }) => ({
    either: [
      saySpaced`之後順序從你的下一位${bold(who)}接續；若選${number}號，就會連續候選兩次。`,
      saySpaced`之後從${bold(who)}接續；若選${number}號，會連續候選兩次。`,
      saySpaced`之後從${bold(`${number} 號`)}接續；選${number}號會候選兩次。`,
      saySpaced`之後從${bold(`${number} 號`)}接續。`,
    ],
  }),
};
