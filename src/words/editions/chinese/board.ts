import type { BoardPhrases } from '../../phrases/board.ts';
import type { BoardWords } from '../../board-words.ts';
import type { InEach, Themed } from '../../theme.ts';

/** No capitals tell which step is on: its brackets do. */
const step: InEach<BoardWords['step']> = {
  classic: { nominate: '提名', vote: '投票', legislate: '國會', power: '權力' },
  corporate: { nominate: '提名', vote: '投票', legislate: '審查', power: '權力' },
  cats: { nominate: '提名', vote: '投票', legislate: '立法', power: '權力' },
};

export const board: Themed<BoardPhrases> = {
  round: (round) => `第 ${round} 回合`,
  roundShort: (round) => `R${round}`,
  showsMore: ({ columns, rows }) => `${columns}×${rows} 可看更多`,
  yourMoveAt: (table) => `輪到你 · ${table}`,
  step,
  stepNow: step,
  stepsEnded: '遊戲中止',
  brokenOff: {
    host: '房主中止了遊戲，沒有人獲勝。',
    here: '遊戲中止了，沒有人獲勝。',
    majority: '過半數的人中止了遊戲，沒有人獲勝。',
  },
  you: ({ who }) => `你：${who}`,
  youHost: ({ who }) => `你：${who}，房主`,
  spectator: '觀戰中',
  track: {
    classic: { liberal: '自由黨法案', fascist: '法西斯法案' },
    corporate: { liberal: '合格藍圖', fascist: '瑕疵藍圖' },
    cats: { liberal: '貓法', fascist: '鼠法' },
  },
  trackShort: {
    classic: { liberal: '自由', fascist: '法西' },
    corporate: { liberal: '合格', fascist: '瑕疵' },
    cats: { liberal: '貓法', fascist: '鼠法' },
  },
  powers: '權力',
  laid: (count, squares) => `${count}/${squares}`,
  win: '勝',
  deck: { classic: '牌堆', corporate: '圖櫃', cats: '法案箱' },
  discards: {
    classic: (count) => `棄牌 ${count}`,
    corporate: (count) => `銷毀 ${count}`,
    cats: (count) => `丟掉 ${count}`,
  },
  tracker: { classic: '選舉標記', corporate: '僵局', cats: '耐心' },
  chaosNext: { classic: '第 3 次：混亂', corporate: '第 3 次：罷工', cats: '第 3 次：大亂鬥' },
  zone: {
    classic: { on: '希特勒警戒中', off: '希特勒警戒' },
    corporate: { on: '老鼠警戒中', off: '老鼠警戒' },
    cats: { on: '公務鼠警戒中', off: '公務鼠警戒' },
  },
  seats: '座位',
  columns: (half, seats) => `1-${half}、${half + 1}-${seats}`,
  clockwise: '順時針',
  now: '目前',
  mark: '註記',
  rounds: (first, last) => `R${first}-${last}`,
  ballotsExplained: {
    one: {
      classic: (round) => `各座位旁是第 ${round} 回合的票：J 贊成，n 反對。`,
      corporate: (round) => `各座位旁是第 ${round} 回合的票：Y 贊成，n 反對。`,
      cats: (round) => `各座位旁是第 ${round} 回合的票：P 呼嚕，h 哈氣。`,
    },
    several: {
      classic: (first, last) => `各座位旁是最近七票，第 ${first} 到 ${last} 回合：J 贊成，n 反對。`,
      corporate: (first, last) => `各座位旁是最近七票，第 ${first} 到 ${last} 回合：Y 贊成，n 反對。`,
      cats: (first, last) => `各座位旁是最近七票，第 ${first} 到 ${last} 回合：P 呼嚕，h 哈氣。`,
    },
  },
  placard: {
    classic: {
      stands: { president: '總統候選人', chancellor: '總理候選人' },
      inOffice: { president: '總統', chancellor: '總理' },
      was: { president: '前任總統', chancellor: '前任總理' },
    },
    corporate: {
      stands: { president: '執行長人選', chancellor: '總工程師人選' },
      inOffice: { president: '執行長', chancellor: '總工程師' },
      was: { president: '前任執行長', chancellor: '前任總工程師' },
    },
    cats: {
      stands: { president: '鎮長候選人', chancellor: '捕鼠官候選人' },
      inOffice: { president: '鎮長', chancellor: '捕鼠官' },
      was: { president: '前任鎮長', chancellor: '前任捕鼠官' },
    },
  },
  next: {
    usual: {
      classic: ({ who }) => `下任總統 ${who}`,
      corporate: ({ who }) => `下任執行長 ${who}`,
      cats: ({ who }) => `下任鎮長 ${who}`,
    },
    afterSpecial: {
      classic: ({ who }) => `下下任總統 ${who}`,
      corporate: ({ who }) => `下下任執行長 ${who}`,
      cats: ({ who }) => `下下任鎮長 ${who}`,
    },
  },
  nextLong: {
    usual: {
      classic: ({ who }) => `下任總統候選人 ${who}`,
      corporate: ({ who }) => `下任執行長人選 ${who}`,
      cats: ({ who }) => `下任鎮長候選人 ${who}`,
    },
    afterSpecial: {
      classic: ({ who }) => `下下任總統候選人 ${who}`,
      corporate: ({ who }) => `下下任執行長人選 ${who}`,
      cats: ({ who }) => `下下任鎮長候選人 ${who}`,
    },
  },
  cast: '已投',
  castLong: '已投票',
  log: '紀錄',
  talk: '動態',
  figures: {
    classic: ({ liberal, fascist, tracker, deck }) => ({
      either: [
        `自由黨 ${liberal}/5  法西斯 ${fascist}/6  選舉標記 ${tracker}/3  牌堆 ${deck}`,
        `L ${liberal}/5  F ${fascist}/6  標記 ${tracker}/3  牌堆 ${deck}`,
      ],
    }),
    corporate: ({ liberal, fascist, tracker, deck }) => ({
      either: [
        `合格 ${liberal}/5  瑕疵 ${fascist}/6  僵局 ${tracker}/3  圖櫃 ${deck}`,
        `合 ${liberal}/5  瑕 ${fascist}/6  僵 ${tracker}/3  櫃 ${deck}`,
      ],
    }),
    cats: ({ liberal, fascist, tracker, deck }) => ({
      either: [
        `貓法 ${liberal}/5  鼠法 ${fascist}/6  耐心 ${tracker}/3  法案箱 ${deck}`,
        `貓 ${liberal}/5  鼠 ${fascist}/6  耐心 ${tracker}/3  箱 ${deck}`,
      ],
    }),
  },
  pair: {
    stands: {
      president: {
        classic: (who) => `總統？${who}`,
        corporate: (who) => `執行長？${who}`,
        cats: (who) => `鎮長？${who}`,
      },
      chancellor: {
        classic: (who) => `總理？${who}`,
        corporate: (who) => `總工？${who}`,
        cats: (who) => `捕鼠官？${who}`,
      },
    },
    inOffice: {
      president: {
        classic: (who) => `總統 ${who}`,
        corporate: (who) => `執行長 ${who}`,
        cats: (who) => `鎮長 ${who}`,
      },
      chancellor: {
        classic: (who) => `總理 ${who}`,
        corporate: (who) => `總工 ${who}`,
        cats: (who) => `捕鼠官 ${who}`,
      },
    },
  },
};
