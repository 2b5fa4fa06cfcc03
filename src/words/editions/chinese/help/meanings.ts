import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

/** What the signs on the board mean. */
export const marks: Themed<HelpPhrases['marks']> = {
  candidates: '候選人',
  inOffice: '在任',
  electedLast: {
    many: { classic: '前任：受限', corporate: '前任：輪調', cats: '前任：午睡' },
    few: { classic: '前任：總理受限', corporate: '前任：總工輪調', cats: '前任：捕鼠官午睡' },
  },
  awaited: '全桌在等這個座位',
  dead: { classic: '已處決', corporate: '已開除', cats: '已驅逐' },
  you: '你',
  used: '誰對誰用了權力',
  notHitler: {
    classic: '在希特勒警戒中當過總理',
    corporate: '在老鼠警戒中當過總工程師',
    cats: '在公務鼠警戒中當過捕鼠官',
  },
  probed: { classic: '黨籍被看過', corporate: '檔案被看過', cats: '掌印被聞過' },
  nextSquare: {
    classic: '下一個法西斯格，或所選',
    corporate: '下一個瑕疵格，或所選',
    cats: '下一個鼠法格，或所選',
  },
  question: '粗線：輪到你回答',
};

/** What words of the rules mean. */
export const words: Themed<HelpPhrases['words']> = {
  classic: [
    '混亂：連續三次選舉失敗。直接頒布牌堆最上面的法案，不帶權力，選舉標記歸零，沒有人受任期限制。',
    '希特勒警戒：從第三張法西斯法案起。此後希特勒一當選總理，法西斯立刻獲勝；其他人當選，就證實不是希特勒。',
    '否決權：第五張法西斯法案之後，總理可以提出否決，兩張都不頒布。總統若同意，三張全部棄掉，選舉標記前進一格。',
    [
      '任期限制：前任總統和總理，也就是最近一次當選的兩位，現在不能被提名為總理。',
      { byDefault: 'termLimitRelax', says: '存活五人以下時，只有前任總理不能。' },
    ],
  ],
  corporate: [
    '罷工：連續三次任命失敗。直接採用圖櫃最上面的藍圖，不帶權力，僵局計數器歸零，沒有人要輪調。',
    '老鼠警戒：從第三張瑕疵藍圖起。此後老鼠一當上總工程師，內鬼立刻獲勝；其他人就任，就證實不是老鼠。',
    '廢案：第五張瑕疵藍圖之後，總工程師可以提議兩張都不採用。執行長若同意，三張全部銷毀，僵局計數器前進一格。',
    [
      '輪調規定：前任執行長和總工程師，也就是最近一次獲任命的兩位，現在不能被提名為總工程師。',
      { byDefault: 'termLimitRelax', says: '在職五人以下時，只有前任總工程師不能。' },
    ],
  ],
  cats: [
    '大亂鬥：連續三次鎮民大會失敗。直接通過法案箱最上面的法案，不帶權力，耐心全部恢復，誰都不用午睡。',
    '公務鼠警戒：從第三張鼠法起。此後公務員老鼠一當上捕鼠官，老鼠立刻獲勝；其他鎮民上任，就證實不是公務員老鼠。',
    '推下桌：第五張鼠法之後，捕鼠官可以提議把兩張法案都推下桌。鎮長若同意，三張全部丟掉，耐心再耗一格。',
    [
      '午睡規定：前任鎮長和捕鼠官，也就是最近一次上任的兩位，現在不能被提名為捕鼠官。',
      { byDefault: 'termLimitRelax', says: '鎮上五名以下時，只有前任捕鼠官不能。' },
    ],
  ],
};
