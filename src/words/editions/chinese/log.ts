import { listed, spaced } from './grammar.ts';
import type { LogPhrases, Pair } from '../../phrases/log.ts';
import type { Themed } from '../../theme.ts';

const pair = ({ president, chancellor }: Pair): string => `${president.name} + ${chancellor.name}`;

const seatsOf = (seats: readonly number[]): string => `${listed(seats.map(String))} 號`;

export const log: Themed<LogPhrases> = {
  roundBegan: {
    classic: (president, because) => spaced`總統候選人是${president.name}：${because}。`,
    corporate: (president, because) => spaced`執行長人選是${president.name}：${because}。`,
    cats: (president, because) => spaced`鎮長候選人是${president.name}：${because}。`,
  },
  because: {
    first: '抽籤決定',
    next: '依序輪到',
    nextAfter: {
      classic: ({ name }) => spaced`${name}之後下一位存活的玩家`,
      corporate: ({ name }) => spaced`${name}之後下一位在職的員工`,
      cats: ({ name }) => spaced`${name}之後下一位還在的鎮民`,
    },
    nextPast: {
      classic: (seats) => `${seatsOf(seats)}已被處決，跳過`,
      corporate: (seats) => `${seatsOf(seats)}已被開除，跳過`,
      cats: (seats) => `${seatsOf(seats)}已被驅逐，跳過`,
    },
    picked: ({ name }) => spaced`由${name}指定`,
    pickedAndNext: ({ name }) => spaced`由${name}指定；下回合又正好輪到，會連續候選兩次`,
    resumed: {
      classic: ({ name }) => spaced`順序恢復，從發起特別選舉的${name}的下一位接續`,
      corporate: ({ name }) => spaced`順序恢復，從發出緊急任命的${name}的下一位接續`,
      cats: ({ name }) => spaced`順序恢復，從召開臨時大會的${name}的下一位接續`,
    },
  },
  nominated: {
    classic: ({ president, chancellor }) => spaced`${president.name}提名${chancellor.name}為總理。`,
    corporate: ({ president, chancellor }) => spaced`${president.name}提名${chancellor.name}為總工程師。`,
    cats: ({ president, chancellor }) => spaced`${president.name}提名${chancellor.name}為捕鼠官。`,
  },
  nominatedNotHitler: {
    classic: ({ president, chancellor }) =>
      spaced`${president.name}提名${chancellor.name}為總理，已證實不是希特勒。`,
    corporate: ({ president, chancellor }) =>
      spaced`${president.name}提名${chancellor.name}為總工程師，已證實不是老鼠。`,
    cats: ({ president, chancellor }) =>
      spaced`${president.name}提名${chancellor.name}為捕鼠官，已證實不是公務員老鼠。`,
  },
  nominatedInZone: {
    classic: ({ president, chancellor }, laid) =>
      spaced`${president.name}提名${chancellor.name}為總理。法西斯法案已有${laid}張，希特勒警戒中。`,
    corporate: ({ president, chancellor }, laid) =>
      spaced`${president.name}提名${chancellor.name}為總工程師。瑕疵藍圖已有${laid}張，老鼠警戒中。`,
    cats: ({ president, chancellor }, laid) =>
      spaced`${president.name}提名${chancellor.name}為捕鼠官。鼠法已有${laid}張，公務鼠警戒中。`,
  },
  elected: {
    classic: (both, { ja, nein }) => spaced`${pair(both)}當選，${ja}票贊成、${nein}票反對。`,
    corporate: (both, { ja, nein }) => spaced`${pair(both)}獲得任命，${ja}票贊成、${nein}票反對。`,
    cats: (both, { ja, nein }) => spaced`${pair(both)}上任，${ja}聲呼嚕、${nein}聲哈氣。`,
  },
  trackerReset: { classic: '選舉標記歸零。', corporate: '僵局計數器歸零。', cats: '耐心全部恢復。' },
  rejected: {
    classic: (both, { ja, needed }, tracker) =>
      spaced`${pair(both)}落選：贊成${ja}票，需要${needed}票。選舉標記 ${tracker}/3。`,
    corporate: (both, { ja, needed }, tracker) =>
      spaced`${pair(both)}任命未過：贊成${ja}票，需要${needed}票。僵局 ${tracker}/3。`,
    cats: (both, { ja, needed }, tracker) =>
      spaced`${pair(both)}被哈氣趕下台：呼嚕${ja}聲，需要${needed}聲。耐心耗掉 ${tracker}/3。`,
  },
  rejectedByTie: {
    classic: (both, { ja, nein }, tracker) =>
      spaced`${pair(both)}落選，${ja}比${nein}：平手不算通過。選舉標記 ${tracker}/3。`,
    corporate: (both, { ja, nein }, tracker) =>
      spaced`${pair(both)}任命未過，${ja}比${nein}：平手不算通過。僵局 ${tracker}/3。`,
    cats: (both, { ja, nein }, tracker) =>
      spaced`${pair(both)}被哈氣趕下台，${ja}比${nein}：平手不算通過。耐心耗掉 ${tracker}/3。`,
  },
  provedNotHitler: {
    classic: ({ name }) => spaced`${name}在警戒中就任總理，遊戲卻沒結束：不是希特勒。`,
    corporate: ({ name }) => spaced`${name}在警戒中就任總工程師，遊戲卻沒結束：不是老鼠。`,
    cats: ({ name }) => spaced`${name}在警戒中就任捕鼠官，遊戲卻沒結束：不是公務員老鼠。`,
  },
  enacted: {
    liberal: {
      classic: (nth) => `頒布第 ${nth} 張自由黨法案，不帶權力。`,
      corporate: (nth) => `採用第 ${nth} 張合格藍圖，不帶權力。`,
      cats: (nth) => `通過第 ${nth} 張貓法，不帶權力。`,
    },
    fascist: {
      classic: (nth) => `頒布第 ${nth} 張法西斯法案。`,
      corporate: (nth) => `採用第 ${nth} 張瑕疵藍圖。`,
      cats: (nth) => `通過第 ${nth} 張鼠法。`,
    },
    fascistWithoutPower: {
      classic: (nth, players) => `頒布第 ${nth} 張法西斯法案。${players} 人遊戲，這一格沒有權力。`,
      corporate: (nth, players) => `採用第 ${nth} 張瑕疵藍圖。${players} 人遊戲，這一格沒有權力。`,
      cats: (nth, players) => `通過第 ${nth} 張鼠法。${players} 人遊戲，這一格沒有權力。`,
    },
    opensZone: {
      classic: (nth) => `頒布第 ${nth} 張法西斯法案：從現在起進入希特勒警戒。`,
      corporate: (nth) => `採用第 ${nth} 張瑕疵藍圖：從現在起進入老鼠警戒。`,
      cats: (nth) => `通過第 ${nth} 張鼠法：從現在起進入公務鼠警戒。`,
    },
    opensVeto: {
      classic: (nth) => `頒布第 ${nth} 張法西斯法案：下回合起可以行使否決權。`,
      corporate: (nth) => `採用第 ${nth} 張瑕疵藍圖：下回合起可以廢案。`,
      cats: (nth) => `通過第 ${nth} 張鼠法：下回合起可以把法案推下桌。`,
    },
  },
  vetoAsked: {
    classic: ({ name }) => `${name}：「我想否決這項法案。」`,
    corporate: ({ name }) => `${name}：「我想廢掉這些藍圖。」`,
    cats: ({ name }) => `${name}：「我想把這些推下桌。」`,
  },
  vetoRefused: {
    classic: (president, chancellor) =>
      spaced`${president.name}不同意否決：${chancellor.name}必須從兩張中頒布一張。`,
    corporate: (president, chancellor) =>
      spaced`${president.name}不同意廢案：${chancellor.name}必須從兩張中採用一張。`,
    cats: (president, chancellor) =>
      spaced`${president.name}不同意推下桌：${chancellor.name}必須從兩張中通過一張。`,
  },
  vetoAgreed: {
    classic: ({ name }, tracker) =>
      spaced`${name}同意否決：三張法案棄掉，什麼都沒頒布，選舉標記 ${tracker}/3。`,
    corporate: ({ name }, tracker) => spaced`${name}同意廢案：三張藍圖銷毀，什麼都沒採用，僵局 ${tracker}/3。`,
    cats: ({ name }, tracker) => spaced`${name}同意推下桌：三張法案丟掉，什麼法都沒過，耐心耗掉 ${tracker}/3。`,
  },
  chaos: {
    liberal: {
      classic: (nth) => chaos(nth, '自由黨法案'),
      corporate: (nth) => walkout(nth, '合格藍圖'),
      cats: (nth) => catfight(nth, '貓法'),
    },
    fascist: {
      classic: (nth) => chaos(nth, '法西斯法案'),
      corporate: (nth) => walkout(nth, '瑕疵藍圖'),
      cats: (nth) => catfight(nth, '鼠法'),
    },
  },
  reshuffled: {
    classic: (cards) => `牌堆不到三張：和棄牌堆一起重洗，牌堆 ${cards} 張。`,
    corporate: (cards) => `圖櫃不到三張：和銷毀的藍圖一起重洗，圖櫃 ${cards} 張。`,
    cats: (cards) => `法案箱不到三張：和丟掉的法案一起重洗，法案箱 ${cards} 張。`,
  },
  powerOpened: {
    investigate: {
      classic: ({ name }) => spaced`這一格的權力：${name}要查看一名玩家的黨籍身分牌。`,
      corporate: ({ name }) => spaced`這一格的權力：${name}要稽核一名員工的人事檔案。`,
      cats: ({ name }) => spaced`這一格的權力：${name}要聞一名鎮民的貓掌印。`,
    },
    peek: {
      classic: ({ name }) => spaced`這一格的權力：${name}要看牌堆頂三張法案。`,
      corporate: ({ name }) => spaced`這一格的權力：${name}要預覽圖櫃頂三張藍圖。`,
      cats: ({ name }) => spaced`這一格的權力：${name}要偷看法案箱頂三張。`,
    },
    'special-election': {
      classic: ({ name }) => spaced`這一格的權力：${name}要指定下任總統候選人。`,
      corporate: ({ name }) => spaced`這一格的權力：${name}要指定下任執行長人選。`,
      cats: ({ name }) => spaced`這一格的權力：${name}要指定下任鎮長候選人。`,
    },
    execute: {
      classic: ({ name }) => spaced`這一格的權力：${name}必須處決一名玩家，由總統獨自決定。`,
      corporate: ({ name }) => spaced`這一格的權力：${name}必須開除一名員工，由執行長獨自決定。`,
      cats: ({ name }) => spaced`這一格的權力：${name}必須驅逐一名鎮民，由鎮長獨自決定。`,
    },
  },
  investigated: {
    classic: (president, target) => spaced`${president.name}：「我正式調查${target.name}。」`,
    corporate: (president, target) => spaced`${president.name}：「我正式稽核${target.name}。」`,
    cats: (president, target) => spaced`${president.name}：「我正式聞一聞${target.name}。」`,
  },
  peeked: {
    classic: ({ name }) => spaced`${name}看了牌堆頂三張法案。`,
    corporate: ({ name }) => spaced`${name}預覽了圖櫃頂三張藍圖。`,
    cats: ({ name }) => spaced`${name}偷看了法案箱頂三張。`,
  },
  specialElectionCalled: {
    classic: (president, target) => spaced`${president.name}發起特別選舉，指定${target.name}。`,
    corporate: (president, target) => spaced`${president.name}發出緊急任命，指定${target.name}。`,
    cats: (president, target) => spaced`${president.name}召開臨時大會，指定${target.name}。`,
  },
  executedHitler: {
    classic: (president, target) => spaced`${president.name}處決了${target.name}：正是希特勒。`,
    corporate: (president, target) => spaced`${president.name}開除了${target.name}：正是老鼠。`,
    cats: (president, target) => spaced`${president.name}驅逐了${target.name}：正是公務員老鼠。`,
  },
  executed: {
    classic: (president, target) => spaced`${president.name}處決了${target.name}：不是希特勒。`,
    corporate: (president, target) => spaced`${president.name}開除了${target.name}：不是老鼠。`,
    cats: (president, target) => spaced`${president.name}驅逐了${target.name}：不是公務員老鼠。`,
  },
  cardShown: {
    liberal: { classic: '黨籍牌是自由黨。', corporate: '人事檔案寫著忠誠。', cats: '掌印是貓的。' },
    fascist: { classic: '黨籍牌是法西斯。', corporate: '人事檔案寫著內鬼。', cats: '掌印是老鼠的。' },
    mastermind: { classic: '黨籍牌是無黨籍。', corporate: '人事檔案兩邊都不是。', cats: '掌印兩種都不是。' },
  },
  fewAreLeft: {
    classic: '只剩五人存活，任期限制只管前任總理。',
    corporate: '只剩五人在職，輪調規定只管前任總工程師。',
    cats: '鎮上只剩五名，午睡規定只管前任捕鼠官。',
  },
  claimed: ({ name }, claim) => spaced`${name}聲稱：${claim}。`,
  ended: {
    'liberal-policies': {
      classic: '自由黨獲勝：第五張自由黨法案。',
      corporate: '忠誠員工獲勝：第五張合格藍圖。',
      cats: '鎮上的貓獲勝：第五張貓法。',
    },
    'hitler-executed': {
      classic: '自由黨獲勝：希特勒被處決。',
      corporate: '忠誠員工獲勝：老鼠被開除。',
      cats: '鎮上的貓獲勝：公務員老鼠被驅逐。',
    },
    'fascist-policies': {
      classic: '法西斯獲勝：第六張法西斯法案。',
      corporate: '內鬼獲勝：第六張瑕疵藍圖。',
      cats: '老鼠獲勝：第六張鼠法。',
    },
    'hitler-elected': {
      classic: '法西斯獲勝：希特勒當選總理。',
      corporate: '內鬼獲勝：老鼠當上總工程師。',
      cats: '老鼠獲勝：公務員老鼠當上捕鼠官。',
    },
    mastermind: {
      classic: '幕後主謀獲勝：四張自由黨法案和五張法西斯法案。',
      corporate: '幕後黑手獲勝：四張合格藍圖和五張瑕疵藍圖。',
      cats: '老貓獲勝：四張貓法和五張鼠法。',
    },
  },
};

const chaos = (nth: number, policies: string): string =>
  `混亂：連續三次失敗，直接頒布頂牌：第 ${nth} 張${policies}。不帶權力，選舉標記歸零，任期限制解除。`;

const walkout = (nth: number, blueprints: string): string =>
  `罷工：連續三次失敗，直接採用最上面的藍圖：第 ${nth} 張${blueprints}。不帶權力，僵局歸零，誰都不用輪調。`;

const catfight = (nth: number, laws: string): string =>
  `大亂鬥：連續三次失敗，最上面的法案直接通過：第 ${nth} 張${laws}。不帶權力，耐心全部恢復，誰都不用午睡。`;
