import type { EntranceWords } from '../../entrance-words.ts';
import type { Themed } from '../../theme.ts';

const another = '請換一個名字。';

/** Before somebody sits, and after they have gone. */
export const entrance: Themed<EntranceWords> = {
  title: { classic: '揭秘希特勒', corporate: 'secret-cli', cats: 'secret-cli' },
  where: '在門口',
  about: [
    '這張牌桌供五到十人遊玩：一個關於隱藏身分、投票與謊言的遊戲。',
    '整張牌桌都在房主的電腦上運作，你看到的畫面也是那裡畫的。',
  ],
  ask: {
    code: { either: ['這張牌桌的密碼是什麼？', '密碼是什麼？'] },
    name: '怎麼稱呼你？',
    'way-back': {
      either: ['沒有空位：輸入你的返回方式，或觀戰', '輸入你的返回方式，或觀戰', '你的返回方式是？'],
    },
  },
  field: { code: '密碼', name: '名字', 'way-back': '返回方式' },
  codePrompt: (left) => (left === null ? '牌桌的密碼：' : `密碼不對，還能再試 ${left} 次。牌桌的密碼：`),
  refused: {
    empty: '名字至少要有一個文字。',
    'too-wide': { either: ['超過 16 格（漢字算兩格）。請取短一點的名字。', '太長了：請取短一點的名字。'] },
    'forbidden-character': {
      either: [`裡面有無法顯示的字元。${another}`, '有字元無法顯示。請換一個。'],
    },
    'stray-marks': {
      either: [`附加符號沒有跟著文字，或一個字上太多。${another}`, `附加符號不對。${another}`],
    },
    'mixed-scripts': `混用了不同的文字。${another}`,
    'unsteady-width': {
      either: [`裡面有各家終端機畫法不同的字元。${another}`, '各家終端機畫法不同。請換一個。'],
    },
    'no-letter-first': '名字要以文字開頭。請換一個。',
    'unusual-character': {
      either: ["名字只能用文字、數字、空格，以及 - ' . · 這些符號。", "只能用文字、數字、空格、- ' . 和 ·。"],
    },
    'like-a-sign': {
      either: [`看起來像版塊上的記號、職位或座位。${another}`, `看起來像記號。${another}`],
    },
    'name-taken': {
      either: [
        `已有人用這個名字或相似的名字，或它像電腦玩家的名字。${another}`,
        `已有人用這個名字或相似的名字。${another}`,
        `這個名字有人用了。${another}`,
      ],
    },
    full: {
      either: ['遊戲已經開始，或座位都滿了。你可以觀戰：按 Tab。', '現在沒有空位。按 Tab 觀戰。'],
    },
    'bad-code': { either: ['密碼不對。請問房主。', '密碼不對。'] },
    'cut-way-back': {
      either: ['返回方式不完整：要有五組，每組四個字元。', '返回方式要有五組四個字元。', '返回方式不完整。'],
    },
    'no-such-seat': {
      either: [
        '你要回去的座位已經不在了。請坐新的座位，或觀戰。',
        '那個座位已經不在了。請坐新的座位。',
        '座位不在了。請坐新的座位。',
      ],
    },
    closed: '牌桌關閉了。',
  },
  farewell: {
    left: '你離開了牌桌。',
    closed: '牌桌關閉了。',
    kicked: '房主把你請出了牌桌。',
    replaced: '你的座位已在別處接手。',
    'wrong-codes': '密碼錯太多次了。請先問過房主再來。',
    fault: '程式出錯，你的畫面中斷了。請告訴房主。',
  },
  kept: (returnLine) => `你的座位會保留。用這行指令回來：\n  ${returnLine}`,
  nothingElse: (line) => `這台主機只提供遊戲畫面：請用這行指令連線  ${line}`,
};
