import { dealt } from './dealt.ts';
import { numbered, spaced, whoAll } from './grammar.ts';
import type { LobbyPhrases } from '../../phrases/lobby.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const lobby: Themed<LobbyPhrases> = {
  stage: (seated, spectators) => `等候室 · ${seated} 人${spectators > 0 ? ` · ${spectators} 人觀戰` : ''}`,
  tableOf: (host) => spaced`${host}的牌桌`,
  doors: { node: 'npx', ssh: 'ssh', browser: '瀏覽器' },
  cameBy: { node: 'npx', ssh: 'ssh', browser: '瀏覽器' },
  notEncrypted: {
    either: ['你的連線沒有加密：同一網路上的人可能看到你的畫面。', '沒有加密：同一網路上的人可能看到。'],
  },
  readable: {
    browser: {
      either: [
        '這個網路上的人可能看到 npx 和瀏覽器的畫面；加 --https 可保護瀏覽器。',
        '網路上的人可能看到 npx 和瀏覽器。',
      ],
    },
    node: { either: ['這個網路上的人可能看到 npx 的畫面。', '網路上的人可能看到 npx。'] },
  },
  hostKey: '主機金鑰',
  onlyHere: {
    either: ['只有這台電腦能加入：開桌時用了 --local。', '只有這台電腦能加入（--local）。'],
  },
  comeBack: '返回',
  noteWayBack: (key) => ({
    either: [
      `萬一這個畫面關掉了，只有靠返回方式才回得來：按 ${key} 看，請記下來。`,
      `只有靠返回方式才回得來：按 ${key} 看，請記下來。`,
      `請記下返回方式：按 ${key} 看。`,
    ],
  }),
  together: {
    table: {
      classic: '同處一地  面對面或通話中：國會階段時誰都不准說話。',
      corporate: '同處一地  面對面或通話中：設計審查時誰都不准說話。',
      cats: '同處一地  面對面或通話中：立法時間誰都不准喵。',
    },
    government: {
      classic: '同處一地  面對面或通話中：國會階段時政府不准說話。',
      corporate: '同處一地  面對面或通話中：設計審查時經營團隊不准說話。',
      cats: '同處一地  面對面或通話中：立法時間鎮公所不准喵。',
    },
    off: '同處一地  面對面或通話中：隨時都可以說話。',
  },
  ready: '準備好',
  runsIt: '房主，也玩',
  free: '空位',
  ...dealt,
  board: (first, last) => `版塊：${first}-${last} 人版`,
  ask: {
    ready: { either: ['準備好了嗎？全員準備好就能開始', '準備好了嗎？'] },
    tooFew: (missing) => `人數不足：還差 ${missing} 人才能開始`,
    startsWith: (missing) => ({
      either: [`再等 ${missing} 人，到齊就自動開始`, `再等 ${missing} 人，自動開始`],
    }),
    waitingFor: (unready) => ({
      either: [
        spaced`等候${whoAll(unready)}準備好`,
        `等候 ${numbered(unready)} 號準備好`,
        `還有 ${unready.length} 人沒準備好`,
      ],
    }),
    start: (seats) => ({ either: [`${seats} 人開始，還是再等人加入`, `${seats} 人開始，還是再等`] }),
    startedBy: ({ who }) => ({
      either: [spaced`全員準備好了：由${who}開始遊戲`, '全員準備好了：由房主開始遊戲'],
    }),
    startedByHost: '全員準備好了：由房主開始遊戲',
  },
  dealer: {
    iPlay: {
      either: [
        '由你的程式發牌，你自己也下場玩：已告知所有人。',
        '由你的程式發牌，你也下場玩：都告知了。',
        '由你的程式發牌，你也下場玩。',
      ],
    },
    iWatch: {
      either: [
        '由你的程式發牌，你自己沒有入座：已告知所有人。',
        '由你的程式發牌，你沒入座：都告知了。',
        '由你的程式發牌，你沒有入座。',
      ],
    },
    plays: ({ name }) => ({
      either: [
        spaced`由${name}的程式發牌，${name}自己也下場玩。`,
        spaced`由${name}的程式發牌，房主也下場玩。`,
        '由房主發牌，房主也下場玩。',
      ],
    }),
    watches: { either: ['由房主的程式發牌，房主自己沒有入座。', '由房主發牌，房主沒有入座。'] },
  },
  chooseSeat: '↑↓ 或數字選座位。',
  kick: {
    bar: {
      either: ['要請誰離開？座位會空出來，也會告知對方', '要請誰離開？座位會空出來', '要請誰離開？'],
    },
    chosen: ({ who }) => chosen(who, 'Enter 請出這個座位'),
    how: {
      either: ['電腦玩家會立刻離開；若是真人，會再跟你確認。', '電腦玩家立刻離開；真人會再確認一次。'],
    },
  },
  confirmKick: {
    head: '請出',
    bar: ({ who }) => ({ either: [spaced`要把${who}請出牌桌？`, spaced`請出${who}？`] }),
    next: {
      either: [
        '對方會收到通知，憑同一個位址（有密碼就加上密碼）還能再來。',
        '對方會收到通知，憑同一個位址還能再來。',
        '對方會收到通知，還能再來。',
      ],
    },
    buttons: ({ name }) => [
      ['返回', spaced`請出${name}`],
      ['返回', '請出'],
    ],
  },
  move: {
    bar: {
      either: ['照大家的實際座次排座位：從 1 號依序輪流', '照實際座次排座位，從 1 號起', '照實際座次排座位'],
    },
    chosen: ({ who }) => chosen(who, 'Enter 拿起'),
    held: ({ who }) => chosen(who, '↑↓ 或數字移動 · Enter 放下', '↑↓ 移動 · Enter 放下', 'Enter 放下'),
    why: {
      classic: { either: ['每個人左邊那位，就是下一位總統候選人。', '左邊的人就是下一位總統候選人。'] },
      corporate: { either: ['每個人左邊那位，就是下一位執行長人選。', '左邊的人就是下一位執行長人選。'] },
      cats: { either: ['每個人左邊那位，就是下一位鎮長候選人。', '左邊的就是下一位鎮長候選人。'] },
    },
  },
};

function chosen(who: string, next: string, ...shorter: readonly string[]): Sentence {
  return {
    either: [
      `${who}   ${next}`,
      ...shorter.map((short) => `${who}   ${short}`),
      `${who}  ${shorter.at(-1) ?? next}`,
    ],
  };
}
