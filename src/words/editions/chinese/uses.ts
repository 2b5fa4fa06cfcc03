import { spaced } from './grammar.ts';
import type { ReminderPhrases } from '../../phrases/reminders.ts';
import type { Themed } from '../../theme.ts';

export const uses: Themed<ReminderPhrases['uses']> = {
  investigate: {
    long: {
      classic: ({ who }) => spaced`${who}要查看一名玩家的黨籍身分牌`,
      corporate: ({ who }) => spaced`${who}要稽核一名員工的人事檔案`,
      cats: ({ who }) => spaced`${who}要聞一名鎮民的貓掌印`,
    },
    short: {
      classic: ({ who }) => spaced`${who}查看黨籍`,
      corporate: ({ who }) => spaced`${who}稽核檔案`,
      cats: ({ who }) => spaced`${who}聞掌印`,
    },
    numbered: {
      classic: ({ number }) => `${number} 號查看黨籍`,
      corporate: ({ number }) => `${number} 號稽核檔案`,
      cats: ({ number }) => `${number} 號聞掌印`,
    },
  },
  peek: {
    long: {
      classic: ({ who }) => spaced`${who}要看牌堆頂三張法案`,
      corporate: ({ who }) => spaced`${who}要預覽圖櫃頂三張藍圖`,
      cats: ({ who }) => spaced`${who}要偷看法案箱頂三張`,
    },
    short: {
      classic: ({ who }) => spaced`${who}看頂三張`,
      corporate: ({ who }) => spaced`${who}預覽三張`,
      cats: ({ who }) => spaced`${who}偷看三張`,
    },
    numbered: {
      classic: ({ number }) => `${number} 號看頂三張`,
      corporate: ({ number }) => `${number} 號預覽三張`,
      cats: ({ number }) => `${number} 號偷看三張`,
    },
  },
  'special-election': {
    long: {
      classic: ({ who }) => spaced`${who}要指定下任總統候選人`,
      corporate: ({ who }) => spaced`${who}要指定下任執行長人選`,
      cats: ({ who }) => spaced`${who}要指定下任鎮長候選人`,
    },
    short: {
      classic: ({ who }) => spaced`${who}指定下任總統`,
      corporate: ({ who }) => spaced`${who}指定執行長`,
      cats: ({ who }) => spaced`${who}指定下任鎮長`,
    },
    numbered: {
      classic: ({ number }) => `${number} 號指定下任總統`,
      corporate: ({ number }) => `${number} 號指定執行長`,
      cats: ({ number }) => `${number} 號指定下任鎮長`,
    },
  },
  execute: {
    long: {
      classic: ({ who }) => spaced`${who}必須處決一名玩家`,
      corporate: ({ who }) => spaced`${who}必須開除一名員工`,
      cats: ({ who }) => spaced`${who}必須驅逐一名鎮民`,
    },
    short: {
      classic: ({ who }) => spaced`${who}必須處決`,
      corporate: ({ who }) => spaced`${who}必須開除`,
      cats: ({ who }) => spaced`${who}必須驅逐`,
    },
    numbered: {
      classic: ({ number }) => `${number} 號必須處決`,
      corporate: ({ number }) => `${number} 號必須開除`,
      cats: ({ number }) => `${number} 號必須驅逐`,
    },
  },
};
