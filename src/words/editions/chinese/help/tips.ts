import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

/** A tip for each topic, the same for every role. */
export const tips: Themed<HelpPhrases['tips']> = {
  lobby: '螢幕上的座位，就照大家在房間裡的座次來排。',
  roles: '整局都能再看：按住 Space。',
  nominate: {
    classic: '問問總統候選人為什麼：說不出理由的提名也是線索。',
    corporate: '問問執行長人選為什麼：說不出理由的提名也是線索。',
    cats: '問問鎮長候選人為什麼：說不出理由的提名也是線索。',
  },
  vote: {
    classic: '一張法西斯法案有三個嫌犯：總統、總理和牌堆。',
    corporate: '一張瑕疵藍圖有三個嫌犯：執行長、總工程師和圖櫃。',
    cats: '一張鼠法有三個嫌犯：鎮長、捕鼠官和法案箱。',
  },
  legislate: '事後兩人會說自己拿到什麼：拿來互相對照。',
  'answer-veto': '提議和答覆都是公開的：兩邊的理由都要問。',
  investigate: {
    classic: '有人聲稱看到法西斯黨籍時，兩人之中多半有一個是法西斯。',
    corporate: '有人聲稱檔案寫著內鬼時，兩人之中多半有一個是內鬼。',
    cats: '有人聲稱聞到老鼠時，兩位之中多半有一隻是老鼠。',
  },
  peek: {
    classic: '窺視的說法是真是假，下次抽牌就見分曉。',
    corporate: '預覽的說法是真是假，下次抽藍圖就見分曉。',
    cats: '偷看的說法是真是假，下次抽法案就見分曉。',
  },
  'special-election': {
    classic: '被指定的總統，大家可以盯得更緊。',
    corporate: '被指定的執行長，大家可以盯得更緊。',
    cats: '被指定的鎮長，大家可以盯得更緊。',
  },
  execute: {
    classic: '只有處決希特勒才會獲勝：誰肯定不是希特勒？',
    corporate: '只有開除老鼠才會獲勝：誰肯定不是老鼠？',
    cats: '只有驅逐公務員老鼠才會獲勝：誰肯定不是牠？',
  },
  over: {
    classic: '歷程列出每屆政府：看看你在哪裡被騙了。',
    corporate: '歷程列出每屆經營團隊：看看你在哪裡被騙了。',
    cats: '歷程列出每屆鎮公所：看看你在哪裡被騙了。',
  },
};
