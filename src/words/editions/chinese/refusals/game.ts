import { deadAreOut } from '../reminders.ts';
import type { InEach } from '../../../theme.ts';
import type { Reason } from '../../../../game/index.ts';
import type { Sentence } from '../../../span.ts';

/** Why the game takes no such answer. */
export const gameRefusals: Readonly<Record<Reason, Sentence | InEach<Sentence>>> = {
  malformed: '這不是這個問題的答案。',
  'no-such-seat': '那裡沒有人坐。',
  'not-now': { either: ['現在不行：全桌在等別的事。', '現在不行。'] },
  'not-the-candidate': {
    classic: { either: ['只有總統候選人可以提名總理。', '由總統候選人提名總理。'] },
    corporate: { either: ['只有執行長人選可以提名總工程師。', '由執行長人選提名總工程師。'] },
    cats: { either: ['只有鎮長候選人可以提名捕鼠官。', '由鎮長候選人提名捕鼠官。'] },
  },
  'nominates-self': {
    classic: '總統不能兼任總理。',
    corporate: '執行長不能兼任總工程師。',
    cats: '鎮長不能兼任捕鼠官。',
  },
  'nominates-dead': {
    classic: '死者不能參選。',
    corporate: '被開除的人不能任職。',
    cats: '被驅逐的不能參選。',
  },
  'last-president': {
    classic: { either: ['前任總統受任期限制，不能被提名。', '前任總統受任期限制。'] },
    corporate: { either: ['前任執行長要輪調，不能被提名。', '前任執行長要輪調。'] },
    cats: { either: ['前任鎮長得午睡，不能被提名。', '前任鎮長得午睡。'] },
  },
  'last-chancellor': {
    classic: { either: ['前任總理受任期限制，不能被提名。', '前任總理受任期限制。'] },
    corporate: { either: ['前任總工程師要輪調，不能被提名。', '前任總工程師要輪調。'] },
    cats: { either: ['前任捕鼠官得午睡，不能被提名。', '前任捕鼠官得午睡。'] },
  },
  'last-chancellor-of-few': {
    classic: { either: ['就算存活五人以下，前任總理還是受任期限制。', '前任總理受任期限制。'] },
    corporate: { either: ['就算在職五人以下，前任總工程師還是要輪調。', '前任總工程師要輪調。'] },
    cats: { either: ['就算鎮上五名以下，前任捕鼠官還是得午睡。', '前任捕鼠官得午睡。'] },
  },
  'no-vote-open': '現在沒有投票。',
  'power-lost-in-chaos': {
    classic: '混亂不帶權力。',
    corporate: '罷工不帶權力。',
    cats: '大亂鬥不帶權力。',
  },
  'hitler-was-elected': {
    classic: '希特勒當選了：遊戲結束。',
    corporate: '老鼠當上總工程師：遊戲結束。',
    cats: '公務員老鼠上任了：遊戲結束。',
  },
  'not-your-tiles': {
    classic: '現在不是由你選這些法案。',
    corporate: '現在不是由你選這些藍圖。',
    cats: '現在不是由你選這些法案。',
  },
  'not-in-hand': {
    classic: '你手上沒有這種法案。',
    corporate: '你手上沒有這種藍圖。',
    cats: '你手上沒有這種法案。',
  },
  'no-such-power-due': '現在沒有這項權力。',
  'not-your-power': {
    classic: '這項權力只屬於總統。',
    corporate: '這項權力只屬於執行長。',
    cats: '這項權力只屬於鎮長。',
  },
  'power-first': {
    classic: '總統必須先行使權力。',
    corporate: '執行長必須先行使權力。',
    cats: '鎮長必須先行使權力。',
  },
  'investigated-before': {
    classic: '同一名玩家每局只能被調查一次。',
    corporate: '同一名員工每局只能被稽核一次。',
    cats: '同一名鎮民每局只能被聞一次。',
  },
  'not-the-special-candidate': {
    classic: {
      either: ['特別選舉指定了另一個座位來提名總理。', '輪到特別選舉指定的座位。', '輪到另一個座位。'],
    },
    corporate: {
      either: ['緊急任命指定了另一個座位來提名總工程師。', '輪到緊急任命指定的座位。', '輪到另一個座位。'],
    },
    cats: {
      either: ['臨時大會指定了另一個座位來提名捕鼠官。', '輪到臨時大會指定的座位。', '輪到另一個座位。'],
    },
  },
  dead: deadAreOut,
  'veto-closed': {
    classic: { either: ['還不能否決：法西斯法案滿五張後才開放。', '還不能否決：法西斯滿五張才行。'] },
    corporate: { either: ['還不能廢案：瑕疵藍圖滿五張後才開放。', '還不能廢案：瑕疵滿五張才行。'] },
    cats: { either: ['還不能推下桌：鼠法滿五張後才開放。', '還不能推下桌：鼠法滿五張才行。'] },
  },
  'not-the-chancellor': {
    classic: '只有總理可以提出否決。',
    corporate: '只有總工程師可以提議廢案。',
    cats: '只有捕鼠官可以提議推下桌。',
  },
  'no-veto-asked': {
    classic: '沒有人提出否決。',
    corporate: '沒有人提議廢案。',
    cats: '沒有誰提議推下桌。',
  },
  'not-the-president': {
    classic: '只有總統可以答覆否決。',
    corporate: '只有執行長可以答覆廢案。',
    cats: '只有鎮長可以答覆推下桌。',
  },
  'veto-unanswered': {
    classic: '總統必須先答覆是否同意否決。',
    corporate: '執行長必須先答覆是否同意廢案。',
    cats: '鎮長必須先答覆是否同意推下桌。',
  },
  'game-over': '遊戲結束了。',
  'nothing-to-claim': {
    classic: {
      either: ['沒什麼可聲稱：你最近沒看過法案或黨籍身分牌。', '沒什麼可聲稱：你最近沒看過牌。'],
    },
    corporate: {
      either: ['沒什麼可聲稱：你最近沒看過藍圖或人事檔案。', '沒什麼可聲稱：你最近沒看過什麼。'],
    },
    cats: {
      either: ['沒什麼可聲稱：你最近沒看過法案，也沒聞過貓掌印。', '沒什麼可聲稱：你最近沒看過什麼。'],
    },
  },
  'silent-session': {
    classic: {
      either: [
        '法案上版塊之前不准說話（自訂規則 silence: table）。',
        '法案上版塊之前不准說話（自訂規則）。',
        '法案上版塊之前不准說話。',
      ],
    },
    corporate: {
      either: [
        '藍圖採用之前不准說話（自訂規則 silence: table）。',
        '藍圖採用之前不准說話（自訂規則）。',
        '藍圖採用之前不准說話。',
      ],
    },
    cats: {
      either: [
        '法案通過之前不准說話（自訂規則 silence: table）。',
        '法案通過之前不准說話（自訂規則）。',
        '法案通過之前不准說話。',
      ],
    },
  },
  'targets-self': {
    classic: '總統不能對自己行使權力。',
    corporate: '執行長不能對自己行使權力。',
    cats: '鎮長不能對自己行使權力。',
  },
  'targets-dead': {
    classic: '這位已出局：只能對存活的玩家行使權力。',
    corporate: '這位已被開除：只能對在職的員工行使權力。',
    cats: '這位已被驅逐：只能對還在鎮上的鎮民行使權力。',
  },
  'veto-refused': {
    classic: '否決已被拒絕，每回合只能提一次。',
    corporate: '廢案已被拒絕，每回合只能提一次。',
    cats: '推下桌已被拒絕，每回合只能提一次。',
  },
};
