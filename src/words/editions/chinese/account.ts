import type { AccountPhrases } from '../../phrases/account.ts';
import type { Themed } from '../../theme.ts';

export const account: Themed<AccountPhrases> = {
  government: {
    stands: {
      president: {
        classic: ({ who }) => `總統候選人：${who}。`,
        corporate: ({ who }) => `執行長人選：${who}。`,
        cats: ({ who }) => `鎮長候選人：${who}。`,
      },
      chancellor: {
        classic: ({ who }) => `總理候選人：${who}。`,
        corporate: ({ who }) => `總工程師人選：${who}。`,
        cats: ({ who }) => `捕鼠官候選人：${who}。`,
      },
    },
    inOffice: {
      president: {
        classic: ({ who }) => `總統：${who}。`,
        corporate: ({ who }) => `執行長：${who}。`,
        cats: ({ who }) => `鎮長：${who}。`,
      },
      chancellor: {
        classic: ({ who }) => `總理：${who}。`,
        corporate: ({ who }) => `總工程師：${who}。`,
        cats: ({ who }) => `捕鼠官：${who}。`,
      },
    },
  },
  laid: {
    liberal: {
      classic: (laid, squares) => `自由黨法案：${squares} 格中 ${laid} 張。`,
      corporate: (laid, squares) => `合格藍圖：${squares} 格中 ${laid} 張。`,
      cats: (laid, squares) => `貓法：${squares} 格中 ${laid} 張。`,
    },
    fascist: {
      classic: (laid, squares) => `法西斯法案：${squares} 格中 ${laid} 張。`,
      corporate: (laid, squares) => `瑕疵藍圖：${squares} 格中 ${laid} 張。`,
      cats: (laid, squares) => `鼠法：${squares} 格中 ${laid} 張。`,
    },
  },
  nextSquare: {
    win: {
      classic: '再一張，法西斯就獲勝。',
      corporate: '再一張，內鬼就獲勝。',
      cats: '再一張，老鼠就獲勝。',
    },
    nothing: '下一張不帶權力。',
    investigate: {
      classic: '下一張讓總統查看一張黨籍身分牌。',
      corporate: '下一張讓執行長稽核一份人事檔案。',
      cats: '下一張讓鎮長聞一枚貓掌印。',
    },
    peek: {
      classic: '下一張讓總統看牌堆頂三張法案。',
      corporate: '下一張讓執行長預覽圖櫃頂三張藍圖。',
      cats: '下一張讓鎮長偷看法案箱頂三張。',
    },
    'special-election': {
      classic: '下一張讓總統指定下任總統候選人。',
      corporate: '下一張讓執行長指定下任執行長人選。',
      cats: '下一張讓鎮長指定下任鎮長候選人。',
    },
    execute: {
      classic: '下一張讓總統處決一名玩家。',
      corporate: '下一張讓執行長開除一名員工。',
      cats: '下一張讓鎮長驅逐一名鎮民。',
    },
  },
  zone: {
    classic: '希特勒警戒：希特勒當選總理，法西斯就獲勝。',
    corporate: '老鼠警戒：老鼠當上總工程師，內鬼就獲勝。',
    cats: '公務鼠警戒：公務員老鼠當上捕鼠官，老鼠就獲勝。',
  },
  tracker: {
    classic: (tracker, end) => `選舉標記：${tracker}，到 ${end} 就直接頒布頂牌。`,
    corporate: (tracker, end) => `僵局計數器：${tracker}，到 ${end} 就直接採用最上面的藍圖。`,
    cats: (tracker, end) => `耐心：耗掉 ${tracker}，耗到 ${end} 就直接通過最上面的法案。`,
  },
  piles: {
    classic: (deck, discards) => `牌堆：${deck} 張。棄牌：${discards} 張。`,
    corporate: (deck, discards) => `圖櫃：${deck} 張。銷毀：${discards} 張。`,
    cats: (deck, discards) => `法案箱：${deck} 張。丟掉：${discards} 張。`,
  },
  nextPresident: {
    classic: ({ who }) => `下任總統候選人：${who}。`,
    corporate: ({ who }) => `下任執行長人選：${who}。`,
    cats: ({ who }) => `下任鎮長候選人：${who}。`,
  },
  about: ({ who }, what) => (what.length === 0 ? who : `${who}：${what.join('，')}`),
  placard: {
    stands: {
      president: { classic: '總統候選人', corporate: '執行長人選', cats: '鎮長候選人' },
      chancellor: { classic: '總理候選人', corporate: '總工程師人選', cats: '捕鼠官候選人' },
    },
    inOffice: {
      president: { classic: '總統', corporate: '執行長', cats: '鎮長' },
      chancellor: { classic: '總理', corporate: '總工程師', cats: '捕鼠官' },
    },
    was: {
      president: { classic: '前任總統', corporate: '前任執行長', cats: '前任鎮長' },
      chancellor: { classic: '前任總理', corporate: '前任總工程師', cats: '前任捕鼠官' },
    },
  },
  ballot: {
    ja: { classic: '投了贊成', corporate: '投了贊成', cats: '呼嚕了' },
    nein: { classic: '投了反對', corporate: '投了反對', cats: '哈氣了' },
    cast: '已投票',
  },
  mark: {
    dead: { classic: '已處決', corporate: '已開除', cats: '已驅逐' },
    away: '離開中',
    bot: '由電腦代打',
    notHitler: {
      classic: '已證實不是希特勒',
      corporate: '已證實不是老鼠',
      cats: '已證實不是公務員老鼠',
    },
    limit: {
      classic: '現在不能當總理',
      corporate: '現在不能當總工程師',
      cats: '現在不能當捕鼠官',
    },
    probed: { classic: '黨籍身分牌被看過', corporate: '人事檔案被看過', cats: '貓掌印被聞過' },
    you: '你',
  },
  awaited: '全桌在等這個座位',
  guest: {
    you: '你',
    host: '房主',
    ready: '準備好了',
    notReady: '還沒準備好',
    bot: '電腦玩家',
    away: '離開中',
  },
  tile: { classic: tile('法案'), corporate: tile('藍圖'), cats: tile('法案') },
  tileFace: {
    liberal: {
      classic: tile('法案', '自由黨'),
      corporate: tile('藍圖', '合格'),
      cats: tile('法案', '貓法'),
    },
    fascist: {
      classic: tile('法案', '法西斯'),
      corporate: tile('藍圖', '瑕疵'),
      cats: tile('法案', '鼠法'),
    },
  },
  page: { up: '往上', down: '往下', shut: '回到版塊', chat: '聊天' },
};

function tile(name: string, face?: string): (place: number) => string {
  return (place) => (face === undefined ? `第 ${place} 張${name}` : `第 ${place} 張${name}，${face}`);
}
