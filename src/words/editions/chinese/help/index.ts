import { marks, words } from './meanings.ts';
import { now } from './now.ts';
import { tips } from './tips.ts';
import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

export const help: Themed<HelpPhrases> = {
  head: '說明',
  keys: '↑↓ 捲動 · Home 開頭 · End 結尾',
  now,
  keysNow: '現在的按鍵',
  keysAlways: '隨時可用',
  boardHead: {
    classic: (players) => `法西斯版塊，${players} 人`,
    corporate: (players) => `瑕疵藍圖版塊，${players} 人`,
    cats: (players) => `鼠法版塊，${players} 人`,
  },
  brings: {
    classic: {
      investigate: '查看黨籍身分牌',
      peek: '看牌堆頂三張',
      'special-election': '指定下任總統候選人',
      execute: '處決一名玩家',
      veto: '開放否決權',
      win: '法西斯獲勝',
    },
    corporate: {
      investigate: '稽核人事檔案',
      peek: '預覽圖櫃頂三張',
      'special-election': '指定下任執行長人選',
      execute: '開除一名員工',
      veto: '開放廢案',
      win: '內鬼獲勝',
    },
    cats: {
      investigate: '聞一聞貓掌印',
      peek: '偷看法案箱頂三張',
      'special-election': '指定下任鎮長候選人',
      execute: '驅逐一名鎮民',
      veto: '開放推下桌',
      win: '老鼠獲勝',
    },
  },
  label: { marks: '記號', tip: '提示', words: '用語' },
  marks,
  tips,
  words,
};
