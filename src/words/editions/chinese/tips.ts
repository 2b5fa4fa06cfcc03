import { spaced } from './grammar.ts';
import type { Themed } from '../../theme.ts';
import type { TipPhrases } from '../../phrases/tips.ts';

const sayAtOnce = '看到什麼就立刻說：全桌都在一起拼線索。';
const settleBefore = '看牌之前就先想好怎麼出：一猶豫就露餡。';

export const tips: Themed<TipPhrases> = {
  dead: {
    classic: [
      '死者要保持沉默：遊戲結束前，一個字、一個眼神都不行。',
      '留意誰投票給誰：結束時就知道你猜得多準。',
    ],
    corporate: [
      '被開除的人要保持沉默：遊戲結束前，一個字、一個眼神都不行。',
      '留意誰投票給誰：結束時就知道你猜得多準。',
    ],
    cats: [
      '被驅逐的要保持沉默：遊戲結束前，不准喵，也不准使眼色。',
      '留意誰對誰呼嚕：結束時就知道你猜得多準。',
    ],
  },
  always: {
    liberal: {
      classic: [sayAtOnce, '慢慢來：倉促的投票只會幫到法西斯。'],
      corporate: [sayAtOnce, '慢慢來：倉促的投票只會幫到內鬼。'],
      cats: [sayAtOnce, '慢慢來：倉促的呼嚕只會幫到老鼠。'],
    },
    fascist: {
      classic: ['對誰都說自己是自由黨人：表明身分沒有好處。', settleBefore],
      corporate: ['對誰都說自己是忠誠員工：表明身分沒有好處。', settleBefore],
      cats: ['對誰都裝成鎮上的貓：卸下偽裝沒有好處。', settleBefore],
    },
    hitler: {
      classic: ['當全桌最熱心的自由黨人：你需要他們的票。', '少說謊，別和人吵架：風險讓法西斯去冒。'],
      corporate: ['當全公司最熱心的忠誠員工：你需要他們的票。', '少說謊，別和人吵架：風險讓內鬼去冒。'],
      cats: ['當全鎮最熱心的貓：你需要大家的呼嚕。', '少說謊，別和誰打架：風險讓別的老鼠去冒。'],
    },
    mastermind: {
      classic: ['讓兩邊的版塊保持平衡：哪一方贏，你都算輸。', '裝成自由黨人，讓大家捨不得處決你。'],
      corporate: ['讓兩邊的版塊保持平衡：哪一方贏，你都算輸。', '裝成忠誠員工，讓大家捨不得開除你。'],
      cats: ['讓兩邊的版塊保持平衡：哪一方贏，你都算輸。', '裝成鎮上的貓，讓大家捨不得驅逐你。'],
    },
  },
  liberal: {
    sawLiberal: {
      classic: ({ name }) => spaced`你知道${name}是自由黨：表示信任，並說出理由。`,
      corporate: ({ name }) => spaced`你知道${name}是忠誠員工：表示信任，並說出理由。`,
      cats: ({ name }) => spaced`你知道${name}是貓：表示信任，並說出理由。`,
    },
    sawFascist: {
      classic: ({ name }) => spaced`你看到${name}的黨籍是法西斯：說出來，對方一定會否認。`,
      corporate: ({ name }) => spaced`你看到${name}的檔案寫著內鬼：說出來，對方一定會否認。`,
      cats: ({ name }) => spaced`你在${name}身上聞到老鼠味：說出來，對方一定會否認。`,
    },
    zone: {
      classic: '現在選出的總理可能就是希特勒：先問理由再投贊成。',
      corporate: '現在任命的總工程師可能就是老鼠：先問理由再投贊成。',
      cats: '現在上任的捕鼠官可能就是公務員老鼠：先問理由再呼嚕。',
    },
    tiles: {
      classic: (laid) => `自由黨法案總共六張，已有 ${laid} 張在版塊上。`,
      corporate: (laid) => `合格藍圖總共六張，已經採用了 ${laid} 張。`,
      cats: (laid) => `貓法總共六張，已經通過了 ${laid} 張。`,
    },
  },
  fascist: {
    zone: {
      classic: '希特勒當上總理就立刻獲勝：幫他說話，但別急。',
      corporate: '老鼠當上總工程師就立刻獲勝：幫他說話，但別急。',
      cats: '公務員老鼠當上捕鼠官就立刻獲勝：幫牠說話，但別急。',
    },
    suspects: {
      classic: '一張法西斯法案有三個嫌犯：你、搭檔和牌堆。',
      corporate: '一張瑕疵藍圖有三個嫌犯：你、搭檔和圖櫃。',
      cats: '一張鼠法有三個嫌犯：你、搭檔和法案箱。',
    },
  },
  hitler: {
    zone: {
      classic: '你一當選總理就立刻獲勝：表現得像最穩當的人選。',
      corporate: '你一當上總工程師就立刻獲勝：表現得像最穩當的人選。',
      cats: '你一當上捕鼠官就立刻獲勝：表現得像最穩當的人選。',
    },
    executionNext: {
      classic: '下一張法西斯法案可能要你的命：清白的紀錄就是護身符。',
      corporate: '下一張瑕疵藍圖可能害你被開除：清白的紀錄就是護身符。',
      cats: '下一張鼠法可能害你被驅逐：清白的紀錄就是護身符。',
    },
  },
  mastermind: {
    zone: {
      classic: '你知道誰是希特勒：別讓他當選，也別讓他被處決。',
      corporate: '你知道誰是老鼠：別讓他獲任命，也別讓他被開除。',
      cats: '你知道誰是公務員老鼠：別讓牠上任，也別讓牠被驅逐。',
    },
    fourLiberal: {
      classic: '自由黨法案四張了：現在你要的是第五張法西斯法案。',
      corporate: '合格藍圖四張了：現在你要的是第五張瑕疵藍圖。',
      cats: '貓法四張了：現在你要的是第五張鼠法。',
    },
    fiveFascist: {
      classic: '頒布第四張自由黨法案時，你得是總理。',
      corporate: '採用第四張合格藍圖時，你得是總工程師。',
      cats: '通過第四張貓法時，你得是捕鼠官。',
    },
  },
};
