import type { InEach } from '../../../theme.ts';
import type { ScreenReason, TableReason } from '../../../table-words.ts';
import type { Sentence } from '../../../span.ts';

/** Why the table or the screen takes no such answer, word or command. */
export const tableRefusals: Readonly<Record<TableReason | ScreenReason, Sentence | InEach<Sentence>>> = {
  alone: {
    classic: { either: ['你的法案現在翻開著。按隱私鍵就會再蓋上。', '你的法案現在翻開著。'] },
    corporate: { either: ['你的藍圖現在翻開著。按隱私鍵就會再蓋上。', '你的藍圖現在翻開著。'] },
    cats: { either: ['你的法案現在翻開著。按隱私鍵就會再蓋上。', '你的法案現在翻開著。'] },
  },
  aloud: '大家同處一室：請直接說出來。',
  'side-by-side': {
    classic: { either: ['你的法案現在蓋著：按住 Space 才看得到。', '你的法案現在蓋著。'] },
    corporate: { either: ['你的藍圖現在蓋著：按住 Space 才看得到。', '你的藍圖現在蓋著。'] },
    cats: { either: ['你的法案現在蓋著：按住 Space 才看得到。', '你的法案現在蓋著。'] },
  },
  'goes-on': {
    either: ['接著玩還沒結束的那一局。要開新的一局，請加 --new。', '接著玩還沒結束的那一局。'],
  },
  'look-first': {
    either: ['先按住 Space 看一看：按 Enter 就收起，不能再看。', '先按住 Space 看一看。'],
  },
  cut: '後面被截掉了：聊天一行最多 200 格，漢字算兩格。',
  stale: '太遲了：局面已經往下走了。',
  'not-started': '遊戲還沒開始。',
  'link-lost': {
    either: [
      '連線中斷：恢復之後，版塊上會看到這一步有沒有送到。',
      '連線中斷：這一步可能沒送到。',
      '連線中斷。',
    ],
  },
  'host-only': '只有房主可以這麼做。',
  'lobby-only': '這要在開局前的等候室做。',
  'game-only': '這要在遊戲進行中做。',
  'over-only': '這要在遊戲結束後做。',
  spectator: { either: ['觀戰者只能在等候室和遊戲結束後說話。', '觀戰者在開局前和結束後才能說話。'] },
  paused: '遊戲暫停中。',
  looking: '還不行：大家正在看身分。',
  'no-such-sitter': '那裡沒有這樣的人。',
  'table-full': '座位都滿了。',
  'too-few': { either: ['人數不足，不能開始：這遊戲要五到十人。', '人數不足：要五到十人才能開始。'] },
  'not-ready': '還有人不在或沒準備好。',
  'rules-changed': '自訂規則剛剛改了：請先看過。',
  'nothing-said': '裡面沒有可以說的內容。',
  'too-long': '太長了：聊天一行最多 200 格，漢字算兩格。',
  'too-fast': { either: ['太快了：稍等一下再說一次。', '太快了：稍等一下。'] },
};
