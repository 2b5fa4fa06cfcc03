import { bold, say } from '../../../span.ts';
import { saySpaced, spaced } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const powers = {
  investigated: {
    head: { classic: '調查完畢。', corporate: '稽核完畢。', cats: '聞過了。' },
    saw: {
      classic: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}看了${bold(target.who)}的黨籍身分牌。`,
          saySpaced`${bold(president.who)}看了${bold(target.who)}的黨籍牌。`,
          say`${bold(`${president.number} 號`)}看了 ${bold(`${target.number} 號`)}的黨籍牌。`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}看了${bold(target.who)}的人事檔案。`,
          saySpaced`${bold(president.who)}看了${bold(target.who)}的檔案。`,
          say`${bold(`${president.number} 號`)}看了 ${bold(`${target.number} 號`)}的檔案。`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}聞了${bold(target.who)}的貓掌印。`,
          saySpaced`${bold(president.who)}聞了${bold(target.who)}的掌印。`,
          say`${bold(`${president.number} 號`)}聞了 ${bold(`${target.number} 號`)}的掌印。`,
        ],
      }),
    },
    mayTell: {
      classic: ({ name }) => ({
        either: [spaced`${name}可以說實話、說謊，或什麼都不說。`, '總統可以說實話、說謊或不說。'],
      }),
      corporate: ({ name }) => ({
        either: [spaced`${name}可以說實話、說謊，或什麼都不說。`, '執行長可以說實話、說謊或不說。'],
      }),
      cats: ({ name }) => ({
        either: [spaced`${name}可以說實話、說謊，或什麼都不說。`, '鎮長可以說實話、說謊或不說。'],
      }),
    },
  },
  peeked: {
    head: { classic: '窺視完畢。', corporate: '預覽完畢。', cats: '偷看完畢。' },
    saw: {
      classic: ({ who, number }) => ({
        either: [
          saySpaced`${bold(who)}看了牌堆頂三張法案，順序不變。`,
          saySpaced`${bold(who)}看了牌堆頂三張法案。`,
          say`${bold(`${number} 號`)}看了牌堆頂三張法案。`,
        ],
      }),
      corporate: ({ who, number }) => ({
        either: [
          saySpaced`${bold(who)}預覽了圖櫃頂三張藍圖，順序不變。`,
          saySpaced`${bold(who)}預覽了圖櫃頂三張藍圖。`,
          say`${bold(`${number} 號`)}預覽了圖櫃頂三張藍圖。`,
        ],
      }),
      cats: ({ who, number }) => ({
        either: [
          saySpaced`${bold(who)}偷看了法案箱頂三張，順序不變。`,
          saySpaced`${bold(who)}偷看了法案箱頂三張。`,
          say`${bold(`${number} 號`)}偷看了法案箱頂三張。`,
        ],
      }),
    },
    whoDraws: {
      classic: '由下一屆政府抽這三張。',
      corporate: '由下一屆經營團隊抽這三張。',
      cats: '由下一屆鎮公所抽這三張。',
    },
    mayTell: {
      classic: ({ name }) => ({
        either: [spaced`${name}可以說實話、說謊，或什麼都不說。`, '總統可以說實話、說謊或不說。'],
      }),
      corporate: ({ name }) => ({
        either: [spaced`${name}可以說實話、說謊，或什麼都不說。`, '執行長可以說實話、說謊或不說。'],
      }),
      cats: ({ name }) => ({
        either: [spaced`${name}可以說實話、說謊，或什麼都不說。`, '鎮長可以說實話、說謊或不說。'],
      }),
    },
  },
  specialElection: {
    head: { classic: '特別選舉。', corporate: '緊急任命。', cats: '臨時大會。' },
    picked: {
      classic: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}指定${bold(target.who)}為總統候選人。`,
          say`${bold(`${president.number} 號`)}指定 ${bold(`${target.number} 號`)}為總統候選人。`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}指定${bold(target.who)}為執行長人選。`,
          say`${bold(`${president.number} 號`)}指定 ${bold(`${target.number} 號`)}為執行長人選。`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}指定${bold(target.who)}為鎮長候選人。`,
          say`${bold(`${president.number} 號`)}指定 ${bold(`${target.number} 號`)}為鎮長候選人。`,
        ],
      }),
    },
    resumes: ({ who }) => saySpaced`之後順序從${bold(who)}接續。`,
    termLimits: {
      classic: '任期限制只管總理。',
      corporate: '輪調規定只管總工程師。',
      cats: '午睡規定只管捕鼠官。',
    },
  },
  executed: {
    head: {
      classic: ({ who, number }) => ({ either: [`處決  ${who}。`, `處決  ${number} 號。`] }),
      corporate: ({ who, number }) => ({ either: [`開除  ${who}。`, `開除  ${number} 號。`] }),
      cats: ({ who, number }) => ({ either: [`驅逐  ${who}。`, `驅逐  ${number} 號。`] }),
    },
    hitler: {
      classic: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}處決了${bold(target.who)}：正是希特勒。`,
          saySpaced`${bold(`${president.number} 號`)}處決了${bold(target.who)}：正是希特勒。`,
          say`${bold(`${president.number} 號`)}處決了 ${bold(`${target.number} 號`)}：正是希特勒。`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}開除了${bold(target.who)}：正是老鼠。`,
          saySpaced`${bold(`${president.number} 號`)}開除了${bold(target.who)}：正是老鼠。`,
          say`${bold(`${president.number} 號`)}開除了 ${bold(`${target.number} 號`)}：正是老鼠。`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}驅逐了${bold(target.who)}：正是公務員老鼠。`,
          saySpaced`${bold(`${president.number} 號`)}驅逐了${bold(target.who)}：正是公務員老鼠。`,
          say`${bold(`${target.number} 號`)}被驅逐：正是公務員老鼠。`,
        ],
      }),
    },
    notHitler: {
      classic: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}處決了${bold(target.who)}：不是希特勒。`,
          saySpaced`${bold(`${president.number} 號`)}處決了${bold(target.who)}：不是希特勒。`,
          say`${bold(`${president.number} 號`)}處決了 ${bold(`${target.number} 號`)}：不是希特勒。`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}開除了${bold(target.who)}：不是老鼠。`,
          saySpaced`${bold(`${president.number} 號`)}開除了${bold(target.who)}：不是老鼠。`,
          say`${bold(`${president.number} 號`)}開除了 ${bold(`${target.number} 號`)}：不是老鼠。`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          saySpaced`${bold(president.who)}驅逐了${bold(target.who)}：不是公務員老鼠。`,
          saySpaced`${bold(`${president.number} 號`)}驅逐了${bold(target.who)}：不是公務員老鼠。`,
          say`${bold(`${target.number} 號`)}被驅逐：不是公務員老鼠。`,
        ],
      }),
    },
    roleHidden: '身分保密到遊戲結束。',
    cardShown: {
      liberal: {
        classic: say`黨籍牌是${bold('自由黨')}，身分仍保密。`,
        corporate: say`人事檔案寫著${bold('忠誠')}，身分仍保密。`,
        cats: say`掌印是${bold('貓的')}，身分仍保密。`,
      },
      fascist: {
        classic: say`黨籍牌是${bold('法西斯')}，身分仍保密。`,
        corporate: say`人事檔案寫著${bold('內鬼')}，身分仍保密。`,
        cats: say`掌印是${bold('老鼠的')}，身分仍保密。`,
      },
      mastermind: {
        classic: say`黨籍牌是${bold('無黨籍')}，身分仍保密。`,
        corporate: say`人事檔案${bold('兩邊都不是')}，身分仍保密。`,
        cats: say`掌印${bold('兩種都不是')}，身分仍保密。`,
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'investigated' | 'peeked' | 'specialElection' | 'executed'>>;
