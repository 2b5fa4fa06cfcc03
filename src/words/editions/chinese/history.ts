import { listed } from './grammar.ts';
import type { HistoryPhrases } from '../../phrases/history.ts';
import type { LogPageWords } from '../../table-words.ts';
import type { Themed } from '../../theme.ts';

export const history: Themed<HistoryPhrases> = {
  head: '歷程',
  board: {
    classic: (liberal, fascist, tracker, deck) =>
      `L ${liberal}/5  F ${fascist}/6  標記 ${tracker}  牌堆 ${deck}`,
    corporate: (liberal, fascist, tracker, deck) =>
      `O ${liberal}/5  X ${fascist}/6  僵局 ${tracker}  圖櫃 ${deck}`,
    cats: (liberal, fascist, tracker, deck) =>
      `C ${liberal}/5  R ${fascist}/6  耐心耗掉 ${tracker}  法案箱 ${deck}`,
  },
  columns: {
    round: '#',
    president: { classic: '總統', corporate: '執行長', cats: '鎮長' },
    chancellor: { classic: '總理', corporate: '總工程師', cats: '捕鼠官' },
    vote: '票數',
    put: { classic: '頒', corporate: '採', cats: '法' },
    presidentSaid: { classic: '統', corporate: '執', cats: '鎮' },
    chancellorSaid: { classic: '理', corporate: '工', cats: '捕' },
    followed: '後續',
  },
  columnsShort: {
    round: '#',
    pair: { classic: '統 + 理', corporate: '執 + 工', cats: '鎮 + 捕' },
    vote: '票數',
    put: { classic: '頒', corporate: '採', cats: '法' },
    presidentSaid: { classic: '統說', corporate: '執說', cats: '鎮說' },
    chancellorSaid: { classic: '理說', corporate: '工說', cats: '捕說' },
  },
  governments: { classic: '歷屆政府', corporate: '歷屆團隊', cats: '歷屆鎮公所' },
  noteShort: {
    classic: (history) => `≠ 總統埋了 L，或有人說謊。${history}：全部`,
    corporate: (history) => `≠ 執行長埋了 O，或有人說謊。${history}：全部`,
    cats: (history) => `≠ 鎮長埋了 C，或有誰說謊。${history}：全部`,
  },
  nothing: {
    classic: '還沒有政府付諸表決。',
    corporate: '還沒有團隊付諸表決。',
    cats: '還沒有鎮公所付諸表決。',
  },
  veto: { classic: '否決', corporate: '廢案', cats: '推下' },
  tracker: {
    classic: (tracker) => `選舉標記 ${tracker}`,
    corporate: (tracker) => `僵局 ${tracker}`,
    cats: (tracker) => `耐心耗掉 ${tracker}`,
  },
  tie: {
    classic: (tracker) => `平手，選舉標記 ${tracker}`,
    corporate: (tracker) => `平手，僵局 ${tracker}`,
    cats: (tracker) => `平手，耐心耗掉 ${tracker}`,
  },
  chaos: {
    classic: (tile) => `混亂：${tile}`,
    corporate: (tile) => `罷工：${tile}`,
    cats: (tile) => `大亂鬥：${tile}`,
  },
  notHitler: {
    classic: (seat) => `${seat} 不是H`,
    corporate: (seat) => `${seat} 非鼠`,
    cats: (seat) => `${seat} 不是S`,
  },
  investigated: {
    classic: (seat) => `調查 ${seat}`,
    corporate: (seat) => `稽核 ${seat}`,
    cats: (seat) => `聞 ${seat}`,
  },
  investigatedSaid: {
    classic: (seat, said) => `調查 ${seat}：「${said}」`,
    corporate: (seat, said) => `稽核 ${seat}：「${said}」`,
    cats: (seat, said) => `聞 ${seat}：「${said}」`,
  },
  peeked: { classic: '窺視', corporate: '預覽', cats: '偷看' },
  peekedSaid: {
    classic: (said) => `窺視：「${said}」`,
    corporate: (said) => `預覽：「${said}」`,
    cats: (said) => `偷看：「${said}」`,
  },
  listed: listed,
  picked: (seat) => `指定 ${seat}`,
  killed: {
    classic: (seat) => `處決 ${seat}`,
    corporate: (seat) => `開除 ${seat}`,
    cats: (seat) => `驅逐 ${seat}`,
  },
  note: {
    classic: '≠ 照兩人的說法，總統埋了一張 L，不然至少有一人說謊。',
    corporate: '≠ 照兩人的說法，執行長埋了一張 O，不然至少有一人說謊。',
    cats: '≠ 照兩位的說法，鎮長埋了一張 C，不然至少有一位說謊。',
  },
  keys: '沒有 ≠ 也可能有謊。  ↑↓ 選行 · Enter 誰投什麼 · Esc 版塊',
  keysOfLine: '↑↓ 選行 · Enter 回到清單 · Esc 版塊',
};

export const logPage: Themed<LogPageWords> = {
  head: '紀錄',
  keys: '↑ 較早 · End 最新 · Esc 版塊',
};
