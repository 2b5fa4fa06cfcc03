import type { Either } from '../../span.ts';
import type { LeavingPhrases, PartedPhrases } from '../../phrases/leaving.ts';
import type { Themed } from '../../theme.ts';

const awaited = (what: string): Either => ({
  either: [`要離開牌桌嗎？大家正在等${what}`, '要離開牌桌嗎？'],
});

export const leaving: Themed<LeavingPhrases> = {
  head: '離開',
  ask: '要離開牌桌嗎？',
  askAwaited: { ballot: awaited('你的票'), seat: awaited('你') },
  askToClose: '要關閉牌桌嗎？',
  openWhileYouStay: {
    either: [
      '你沒有座位可以離開。只要你還在，牌桌就開著。',
      '你沒有座位。你在，牌桌就開著。',
      '只要你還在，牌桌就開著。',
    ],
  },
  closing: {
    table: '關閉就是為所有人結束這張牌桌。',
    game: {
      either: ['關閉就是為所有人結束這張牌桌，遊戲不分勝負。', '關閉就結束牌桌和遊戲，不分勝負。'],
    },
  },
  freed: '你的座位會空出來給別人。',
  freedOrClosed: {
    either: [
      '離開會空出你的座位，牌桌保留；關閉則為所有人結束牌桌。',
      '離開會空出座位；關閉則為所有人結束。',
      '離開會空出座位；關閉就全部結束。',
    ],
  },
  kept: '你的座位會保留。',
  keptFor: (returnLine) => ({
    either: [`你的座位會保留。用這行指令回來：  ${returnLine}`, `用這行回來：  ${returnLine}`, returnLine],
  }),
  here: {
    ask: '要離開遊戲嗎？',
    kept: (line) => ({
      either: [`遊戲會保留。用這行指令接著玩：  ${line}`, `接著玩：  ${line}`, line],
    }),
  },
  buttons: {
    closing: [['留下', '為所有人關閉']],
    leaving: [['留下', '離開', '返回方式…']],
    both: [
      ['留下', '離開座位，保留牌桌', '為所有人關閉', '返回方式…'],
      ['留下', '離開座位', '全部關閉', '返回方式'],
      ['留下', '離開', '關閉', '返回'],
    ],
  },
};

export const parted: Themed<PartedPhrases> = {
  seenLast: {
    either: [
      '上面是你最後看到的畫面。這張牌桌不會再有消息。',
      '上面是你最後看到的畫面。不會再更新。',
      '上面是你最後看到的畫面。',
    ],
  },
  hostLeft: {
    bar: '牌桌關閉。房主離開了',
    why: {
      either: ['牌桌在房主的程式裡運作：房主一走，就玩不下去。', '房主一走，牌桌就玩不下去。'],
    },
    next: {
      either: ['任何人都能開新的牌桌：  npx secret-cli host', '開新的牌桌：  npx secret-cli host'],
    },
  },
  storage: {
    bar: '牌桌關閉。紀錄檔寫不進去',
    why: {
      either: ['寫不進紀錄檔的事，一件都不能發生。', '寫不進紀錄檔，就不能玩。'],
    },
    next: {
      either: [
        '要先在磁碟上騰出放紀錄檔的空間，再開新的牌桌。',
        '磁碟要先騰出空間，再開新桌。',
        '磁碟要先騰出空間。',
      ],
    },
  },
  kicked: {
    bar: { either: ['房主把你請出牌桌。你的座位已空出來', '房主把你請出牌桌。座位已空出'] },
    next: {
      either: ['憑同一個位址（有密碼就加上密碼）還能再來。', '憑同一個位址還能再來。'],
    },
  },
  replaced: {
    bar: { either: ['已在別處接手。你的座位現在用在那邊', '已在別處接手。座位在那邊'] },
    next: {
      either: ['請到那邊繼續玩。如果那不是你，請告訴房主。', '那邊不是你？請告訴房主。'],
    },
  },
  sentAway: {
    bar: '回不去了。房主那邊沒有再讓你進來',
    why: {
      either: ['這段時間你的座位讓了出去，或牌桌重新開過。', '你的座位或那張牌桌已經沒了。'],
    },
    next: {
      either: ['如果還有空位或能觀戰，你可以重新進來。', '你可以重新進來，遊玩或觀戰。'],
    },
  },
  anotherTable: {
    bar: '牌桌沒了。同一個位址現在是另一張',
    why: {
      either: ['房主的程式結束了，座位和遊戲也跟著沒了。', '房主的程式結束了，遊戲也沒了。'],
    },
    next: '帶你來這裡的那行指令，會帶你到另一張。',
    nextWith: (returnLine) => ({
      either: [`加入另一張：  ${returnLine}`, `加入：  ${returnLine}`, returnLine],
    }),
  },
  unreadable: {
    bar: '連線結束。看不懂房主送來的資料',
    why: '雙方要用同一版 secret-cli。',
    next: {
      either: [
        '換成房主的版本，再跑一次同一行指令：就能回來。',
        '換成房主的版本，同一行指令就能回來。',
        '換成那個版本，再跑一次你的指令。',
      ],
    },
  },
};
