import { bold, say } from '../../span.ts';
import { uses } from './uses.ts';
import type { ReminderPhrases } from '../../phrases/reminders.ts';
import type { InEach, Themed } from '../../theme.ts';

export const deadAreOut: InEach<string> = {
  classic: '死者不能發言、投票、參選。',
  corporate: '被開除者不能發言、投票、任職。',
  cats: '被驅逐者不能發言、投票、任職。',
};

export const reminders = {
  chaosForgot: {
    classic: {
      either: [
        say`這次${bold('無人受任期限制')}：混亂之後，前任政府也能被提名。`,
        say`${bold('無人受任期限制')}：混亂解除了限制。`,
      ],
    },
    corporate: {
      either: [
        say`這次${bold('無人需要輪調')}：罷工之後，前任團隊也能被提名。`,
        say`${bold('無人需要輪調')}：罷工免除了輪調。`,
      ],
    },
    cats: {
      either: [
        say`這次${bold('誰都不用午睡')}：大亂鬥之後，前任鎮長和捕鼠官也能被提名。`,
        say`${bold('誰都不用午睡')}：大亂鬥取消了午睡。`,
      ],
    },
  },
  electedSoLimited: {
    many: {
      classic: '兩人都當選了，所以都受任期限制。',
      corporate: '兩人都獲任命了，所以都要輪調。',
      cats: '兩位都上任了，所以都得午睡。',
    },
    few: {
      classic: '兩人都當選了；存活五人以下，只有總理受任期限制。',
      corporate: '兩人都獲任命了；在職五人以下，只有總工程師要輪調。',
      cats: '兩位都上任了；鎮上五名以下，只有捕鼠官得午睡。',
    },
  },
  partyOnly: {
    classic: {
      either: ['看到的是黨籍，不是身分：希特勒的牌也寫法西斯。', '只看黨籍：希特勒的牌也寫法西斯。'],
    },
    corporate: {
      either: ['看到的是陣營，不是身分：老鼠的檔案也寫內鬼。', '只看陣營：老鼠的檔案也寫內鬼。'],
    },
    cats: {
      either: ['聞到的是陣營，不是身分：公務員老鼠的掌印也是老鼠的。', '只聞陣營：公務員老鼠聞起來也是鼠。'],
    },
  },
  fatal: {
    none: {
      classic: {
        either: [
          '若是希特勒，自由黨獲勝；若不是，身分保密，遊戲繼續。',
          '希特勒：自由黨獲勝。其他人：遊戲繼續。',
        ],
      },
      corporate: {
        either: [
          '若是老鼠，忠誠員工獲勝；若不是，身分保密，遊戲繼續。',
          '老鼠：忠誠員工獲勝。其他人：遊戲繼續。',
        ],
      },
      cats: {
        either: [
          '若是公務員老鼠，鎮上的貓獲勝；若不是，身分保密，遊戲繼續。',
          '公務員老鼠：貓獲勝。其他：遊戲繼續。',
        ],
      },
    },
    party: {
      classic: {
        either: [
          '若是希特勒，自由黨獲勝；若不是，公開黨籍，遊戲繼續。',
          '希特勒：自由黨獲勝。其他人：公開黨籍。',
        ],
      },
      corporate: {
        either: [
          '若是老鼠，忠誠員工獲勝；若不是，公開檔案，遊戲繼續。',
          '老鼠：忠誠員工獲勝。其他人：公開檔案。',
        ],
      },
      cats: {
        either: [
          '若是公務員老鼠，鎮上的貓獲勝；若不是，公開掌印，遊戲繼續。',
          '公務員老鼠：貓獲勝。其他：公開掌印。',
        ],
      },
    },
  },
  deadAreOut,
  drawAndLay: {
    classic: {
      either: [
        '總統抽三張法案，棄掉一張；總理從剩下兩張中頒布一張。',
        '總統抽三張棄一張，總理從兩張中頒布一張。',
        '總統抽 3 棄 1，總理從 2 張頒布 1 張。',
      ],
    },
    corporate: {
      either: [
        '執行長抽三張藍圖，銷毀一張；總工程師從剩下兩張中採用一張。',
        '執行長抽三張毀一張，總工從兩張中採用一張。',
        '執行長抽 3 毀 1，總工 2 張採用 1 張。',
      ],
    },
    cats: {
      either: [
        '鎮長抽三張法案，丟掉一張；捕鼠官從剩下兩張中通過一張。',
        '鎮長抽三張丟一張，捕鼠官從兩張中通過一張。',
        '鎮長抽 3 丟 1，捕鼠官 2 張通過 1 張。',
      ],
    },
  },
  talkLater: {
    table: {
      classic: { either: ['法案頒布之後，才能再發言和聲稱。', '法案頒布後才能再發言。'] },
      corporate: { either: ['藍圖採用之後，才能再發言和聲稱。', '藍圖採用後才能再發言。'] },
      cats: { either: ['法案通過之後，才能再發言和聲稱。', '法案通過後才能再發言。'] },
    },
    government: {
      classic: { either: ['其他人可以說話；要聲稱，得等法案頒布。', '其他人可以說話，之後再聲稱。'] },
      corporate: { either: ['其他人可以說話；要聲稱，得等藍圖採用。', '其他人可以說話，之後再聲稱。'] },
      cats: { either: ['其他鎮民可以喵；要聲稱，得等法案通過。', '其他鎮民可以喵，之後再聲稱。'] },
    },
    off: {
      classic: { either: ['人人都可以說話；要聲稱，得等法案頒布。', '人人都可以說話，之後再聲稱。'] },
      corporate: { either: ['人人都可以說話；要聲稱，得等藍圖採用。', '人人都可以說話，之後再聲稱。'] },
      cats: { either: ['大家都可以喵；要聲稱，得等法案通過。', '大家都可以喵，之後再聲稱。'] },
    },
  },
  talkIsOpen: {
    again: {
      claim: (key) => `可以發言了；按 ${key} 聲稱你看到什麼。`,
      ask: '可以發言了；問問兩位看到什麼。',
    },
    before: {
      claim: (key) => `可以聲稱了；按 ${key} 聲稱你看到什麼。`,
      ask: '可以聲稱了；問問兩位看到什麼。',
    },
  },
  ifAgreed: {
    classic: (tracker) => ({
      either: [
        `若同意：三張法案都棄掉，什麼都不頒布，選舉標記進到 ${tracker}。`,
        `若同意：三張都棄掉，選舉標記進到 ${tracker}。`,
        `若同意：不頒布，選舉標記進到 ${tracker}。`,
      ],
    }),
    corporate: (tracker) => ({
      either: [
        `若同意：三張藍圖都銷毀，什麼都不採用，僵局進到 ${tracker}。`,
        `若同意：三張都銷毀，僵局進到 ${tracker}。`,
        `若同意：都不採用，僵局進到 ${tracker}。`,
      ],
    }),
    cats: (tracker) => ({
      either: [
        `若同意：三張法案都丟掉，什麼法都不過，耐心耗掉 ${tracker}/3。`,
        `若同意：三張都丟掉，耐心耗掉 ${tracker}/3。`,
        `若同意：都不過，耐心耗掉 ${tracker}/3。`,
      ],
    }),
  },
  zoneNow: {
    classic: {
      either: [
        say`${bold('希特勒警戒')}  從現在起，選希特勒當總理，法西斯就獲勝。`,
        say`${bold('希特勒警戒')}  選上希特勒，法西斯獲勝。`,
      ],
    },
    corporate: {
      either: [
        say`${bold('老鼠警戒')}  從現在起，任命老鼠當總工程師，內鬼就獲勝。`,
        say`${bold('老鼠警戒')}  任命老鼠，內鬼就獲勝。`,
      ],
    },
    cats: {
      either: [
        say`${bold('公務鼠警戒')}  從現在起，讓公務員老鼠當捕鼠官，老鼠就獲勝。`,
        say`${bold('公務鼠警戒')}  讓公務鼠上任，老鼠獲勝。`,
      ],
    },
  },
  uses,
} satisfies Themed<ReminderPhrases>;
