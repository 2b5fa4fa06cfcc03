import { ritual } from './ritual.ts';
import { spaced } from './grammar.ts';
import type { CurtainPhrases, HandingPhrases } from '../../phrases/handing.ts';
import type { NamesWords } from '../../handing-words.ts';
import type { Themed } from '../../theme.ts';

const curtain: Themed<CurtainPhrases> = {
  give: '請把鍵盤交給',
  lookAway: '其他人請別看。上一位的畫面已經清空。',
  press: (name, key) => ({
    either: [
      `${name}：只有你看得到時，按 ${key}，再按 Enter`,
      `${name}：按 ${key}，再按 Enter`,
      `按 ${key}，再按 Enter`,
    ],
  }),
  enter: (name) => ({
    either: [`${name}：只有你看得到時，按 Enter`, `${name}：現在按 Enter`, '現在按 Enter'],
  }),
  comes: {
    role: '接下來看你的身分。',
    vote: '接下來輪到你投票。',
    nominate: {
      classic: '接下來由你提名總理。',
      corporate: '接下來由你提名總工程師。',
      cats: '接下來由你提名捕鼠官。',
    },
    discard: {
      classic: '接下來看你的三張法案。',
      corporate: '接下來看你的三張藍圖。',
      cats: '接下來看你的三張法案。',
    },
    enact: {
      classic: '接下來看你的兩張法案。',
      corporate: '接下來看你的兩張藍圖。',
      cats: '接下來看你的兩張法案。',
    },
    'answer-veto': {
      classic: '接下來由你答覆否決。',
      corporate: '接下來由你答覆廢案。',
      cats: '接下來由你答覆推下桌。',
    },
    investigate: {
      classic: '接下來由你調查一人。',
      corporate: '接下來由你稽核一人。',
      cats: '接下來由你聞一名鎮民。',
    },
    peek: {
      classic: '接下來看牌堆頂三張。',
      corporate: '接下來看圖櫃頂三張。',
      cats: '接下來看法案箱頂三張。',
    },
    'special-election': {
      classic: '接下來由你指定總統候選人。',
      corporate: '接下來由你指定執行長人選。',
      cats: '接下來由你指定鎮長候選人。',
    },
    execute: {
      classic: '接下來由你處決一人。',
      corporate: '接下來由你開除一人。',
      cats: '接下來由你驅逐一名鎮民。',
    },
  },
  falls: {
    role: { either: ['看過之後，布幕會自動再落下。', '之後布幕再落下。', ''] },
    vote: { either: ['投完之後，布幕會自動再落下。', '之後布幕再落下。', ''] },
    decision: { either: ['做完之後，布幕會自動再落下。', '之後布幕再落下。', ''] },
  },
  unasked: {
    either: ['現在沒有要你做的事。按 Esc 交還鍵盤。', '現在沒有要你做的事。按 Esc 交還。'],
  },
  wrongPerson: (board) => ({
    either: [`不是你？按 Backspace。大家的版塊：按 ${board}。`, `不是你？按 Backspace。版塊：${board}。`],
  }),
  notYou: (name, key) => ({
    either: [spaced`那是別的座位的數字：${name}請按 ${key}。`, spaced`${name}請按 ${key}。`],
  }),
  progress: {
    role: (done, of) => `${of} 人中 ${done} 人看過身分。`,
    vote: (done, of) => `${of} 人中 ${done} 人投過票。`,
  },
  help: [
    '全桌輪流用一台終端機。兩個人之間會落下這道布幕，誰的畫面都不顯示。',
    '被點名的人接過鍵盤，確定沒有人看，再按自己座位的數字和 Enter。0 是 10 號座位。',
    '接著是自己的畫面，問你要做的事。回答之後，布幕會自動再落下。',
    '版塊給所有人看。在那裡按數字，可以把鍵盤交給任何人，讓他看自己的東西，或做出聲稱。',
  ],
};

const names: Themed<NamesWords> = {
  where: '一台終端機',
  about: [
    '誰要玩？照座位順序，一行一個名字：從 1 號座位開始輪流。',
    '大家輪流用一台終端機，兩個人之間會落下布幕。',
  ],
  head: '名字',
  ask: (seat) => `${seat} 號座位是誰？`,
  field: '名字',
  all: '人都到齊了：按 Enter 開始',
  missing: (count) => `還差 ${count} 人。`,
  begins: (players, bots) =>
    bots === 0
      ? `在空白行按 Enter，以 ${players} 人開始。`
      : {
          either: [
            `在空白行按 Enter，以 ${players} 人開始，其中 ${bots} 名是電腦玩家。`,
            `在空白行按 Enter，以 ${players} 人開始。`,
          ],
        },
};

export const handing: Themed<HandingPhrases> = {
  oneTerminal: (people) => `一台終端機，${people} 個人`,
  head: '換手',
  curtain,
  next: ({ who }) => ({ either: [spaced`請把鍵盤交給${who}`, spaced`交給${who}`, who] }),
  button: ({ who }) => [spaced`交給${who}`, who],
  anybody: {
    either: ['按數字可以交給任何人，讓他看自己的東西或聲稱。', '按數字可以交給任何人。', '或按數字。'],
  },
  ritual,
  names,
};
