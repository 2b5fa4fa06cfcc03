import { numbered, spaced, whoAll } from './grammar.ts';
import type { Either } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';
import type { TablePhrases } from '../../phrases/table.ts';
import type { Themed } from '../../theme.ts';

/** Somebody is away, and what the table waits for. */
const isAway =
  (awaited: string) =>
  ({ who, number }: Person): Either => ({
    either: [spaced`${who}離開中，${awaited}`, `${number} 號離開中，${awaited}`, `${number} 號離開中`],
  });

export const table: Themed<TablePhrases> = {
  buttons: {
    ready: '準備好了',
    notReady: '還沒準備好',
    start: (seats) => `${seats} 人開始`,
    addBot: '加電腦玩家',
    moveSeat: '換位…',
    kick: '請出…',
    together: '同處一地',
    apart: '分處異地',
    goOn: '不等他們，繼續',
    standIn: (seat) => `讓電腦代打 ${seat} 號`,
    wait: '等候',
    pause: '暫停',
    resume: '繼續',
    breakOff: '中止…',
    wishBreakOff: '我想中止',
    playOn: '我想玩下去',
    wayBack: '返回方式…',
    again: '原座位再來一局',
  },
  haveLooked: (looked, seats) => `${seats} 人中 ${looked} 人看過`,
  waitingToLook: (missing) => ({
    either: [
      spaced`等候${whoAll(missing)}看自己的身分`,
      `等候 ${numbered(missing)} 號看自己的身分`,
      `等候 ${numbered(missing)} 號看身分`,
      `還有 ${missing.length} 人沒看身分`,
    ],
  }),
  beginsWhenLooked: {
    either: ['所有人看過，或房主決定繼續，遊戲就開始。', '所有人看過，遊戲就開始。'],
  },
  lookedWatching: (looked) => ({
    either: [`${looked}。你在觀戰：結束前不公布身分。`, `${looked}。身分結束時公布。`, `${looked}。`],
  }),
  lookedPlaying: (looked) => ({
    either: [`${looked}。按住 Space 可以再看你的身分。`, `${looked}。Space 再看身分。`],
  }),
  away: {
    head: '房主',
    bar: {
      ballot: isAway('全桌在等這一票'),
      government: {
        classic: isAway('所屬的政府正在審議法案'),
        corporate: isAway('所屬的經營團隊正在審查藍圖'),
        cats: isAway('所屬的鎮公所正在立法'),
      },
      seat: isAway('全桌在等這個座位'),
    },
    bot: ({ name }) => ({
      either: [
        spaced`電腦只看這個座位能看的；${name}一回來就交還。`,
        '電腦只看這個座位能看的，人一回來就交還。',
        '人一回來，電腦就交還。',
      ],
    }),
    waiting: {
      noClock: {
        either: [
          '會告知所有人。等再久也不會替任何人決定：沒有計時。',
          '會告知所有人。等候不限時間。',
          '會告知所有人。沒有計時。',
        ],
      },
      clock: {
        either: ['會告知所有人。時間到了，電腦會代打一次。', '會告知所有人。計時不會停。'],
      },
    },
  },
  paused: {
    bar: '房主暫停了遊戲',
    until: {
      noClock: {
        either: ['房主繼續之前，遊戲不會往下走。沒有計時。', '房主繼續之前，遊戲不會往下走。'],
      },
      clock: {
        either: ['房主繼續之前，遊戲不會往下走。計時也停著。', '房主繼續之前，遊戲不會往下走。'],
      },
    },
    meanwhile: '你可以照常翻看；能發言的時候也可以說話。',
  },
  menu: {
    head: '牌桌',
    bar: '這局遊戲要怎麼處理？',
    majority: {
      either: ['在座過半數的人想中止，或房主一人決定，遊戲就中止。', '過半數的人或房主，都能中止遊戲。'],
    },
  },
  nobodyWishes: '沒有人想中止。',
  wishing: (wishing, people) => ({
    either: [
      `${people} 人中有 ${wishing.length} 人想中止：${whoAll(wishing)}。`,
      `${people} 人中有 ${wishing.length} 人想中止。`,
    ],
  }),
  brokenOff: {
    host: '房主中止了遊戲。沒有人獲勝',
    majority: { either: ['過半數的人中止了遊戲。沒有人獲勝', '過半數的人中止了遊戲'] },
    here: '遊戲中止了。沒有人獲勝',
  },
  undecided: {
    either: [
      '遊戲不分勝負就結束，紀錄檔也這麼寫。身分不公布。',
      '遊戲不分勝負就結束。身分不公布。',
      '不分勝負。身分不公布。',
    ],
  },
  talkIsOpenToAll: '人人都可以說話。',
  noMore: '牌桌關閉了。謝謝大家。',
  breakOff: {
    head: '中止',
    bar: { either: ['為所有人結束這局，不分勝負？', '為所有人結束這局？'] },
    rows: [
      '',
      {
        either: [
          '你是房主：你一個人就能中止，中止後不能再接著玩。',
          '你是房主：會立刻結束，不能再接著玩。',
          '中止後不能再接著玩。',
        ],
      },
      '',
    ],
    buttons: [['返回', '中止']],
  },
  here: {
    paused: '遊戲暫停',
    until: '按繼續之前，遊戲不會往下走。',
    menu: {
      either: [
        '中止就不分勝負地結束；只是離開的話，遊戲會保留，可以接著玩。',
        '中止就不分勝負；離開則會保留。',
      ],
    },
    breakOff: {
      bar: { either: ['結束這局，不分勝負？', '結束這局？'] },
      rows: ['', { either: ['中止後不能再接著玩；只是離開的話，遊戲會保留。', '中止後不能再接著玩。'] }, ''],
    },
  },
  silence: {
    classic: {
      either: [
        '肅靜，現場也一樣：法案上版塊之前，不說話，不使眼色',
        '肅靜，現場也一樣，直到法案上版塊',
        '肅靜：不說話，不使眼色',
      ],
    },
    corporate: {
      either: [
        '肅靜，現場也一樣：藍圖採用之前，不說話，不使眼色',
        '肅靜，現場也一樣，直到藍圖採用',
        '肅靜：不說話，不使眼色',
      ],
    },
    cats: {
      either: [
        '肅靜，現場也一樣：法案通過之前，不准喵，不使眼色',
        '肅靜，現場也一樣，直到法案通過',
        '肅靜：不准喵，不使眼色',
      ],
    },
  },
};
