import { cats } from './cats.ts';
import { classic } from './classic.ts';
import { corporate } from './corporate.ts';
import { short } from './short.ts';
import { terms } from './terms.ts';
import { tips } from './tips.ts';
import type { RulesPhrases } from '../../../phrases/rules.ts';
import type { Themed } from '../../../theme.ts';

export const rules: Themed<RulesPhrases> = {
  title: {
    classic: '十分鐘學會揭秘希特勒',
    corporate: '十分鐘學會這個遊戲',
    cats: '十分鐘學會這個遊戲',
  },
  credit:
    '遊戲設計：Mike Boxleiter、Tommy Maranges、Max Temkin；插畫：Mackenzie Schubert（secrethitler.com）。這份規則以我們自己的文字寫成，不是他們的作品，也未經他們認可。',
  houseRules: '以上是標準規則。各桌可以有自訂規則，在等候室和說明（?）裡看得到。',
  chapters: { classic, corporate, cats },
  rolesHead: '身分怎麼分配',
  boardsHead: {
    classic: '法西斯版塊的格子帶來什麼',
    corporate: '瑕疵藍圖版塊的格子帶來什麼',
    cats: '鼠法版塊的格子帶來什麼',
  },
  square: (nth, brings) => `${nth}  ${brings}`,
  tips,
  short,
  termsHead: '這個主題的用語，和原本的用語',
  terms,
  originalTerms: terms.classic,
};
