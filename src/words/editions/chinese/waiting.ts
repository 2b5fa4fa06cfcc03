import { bold, say, type Sentence } from '../../span.ts';
import { listed, numbered, spaced, whoAll } from './grammar.ts';
import type { Person } from '../../phrases/person.ts';
import type { Rules } from '../../../game/index.ts';
import type { Themed } from '../../theme.ts';
import type { WaitingPhrases } from '../../phrases/waiting.ts';

export const waiting: Themed<WaitingPhrases> = {
  nominate: {
    bar: {
      classic: ({ who }) => ({ either: [spaced`${who}正在提名總理`, spaced`${who}提名總理`] }),
      corporate: ({ who }) => ({
        either: [spaced`${who}正在提名總工程師`, spaced`${who}提名總工`, spaced`${who}提名`],
      }),
      cats: ({ who }) => ({ either: [spaced`${who}正在提名捕鼠官`, spaced`${who}提名捕鼠官`] }),
    },
    mayBeNamed: (people) => ({
      either: [
        `可提名：${whoAll(people)}`,
        `可提名：${people.map(({ who }) => who).join(' ')}`,
        `可提名：${people.map(({ number }) => number).join(' ')}`,
      ],
    }),
    nobodyLimited: {
      classic: {
        either: [say`${bold('無人受任期限制')}：其他存活的玩家都可以提名。`, say`${bold('無人受任期限制')}。`],
      },
      corporate: {
        either: [say`${bold('無人需要輪調')}：其他在職的員工都可以提名。`, say`${bold('無人需要輪調')}。`],
      },
      cats: {
        either: [say`${bold('誰都不用午睡')}：其他鎮民都可以提名。`, say`${bold('誰都不用午睡')}。`],
      },
    },
    limitedPair: {
      classic: (...pair) => notNow(pair, '前任總統和總理', '前任政府'),
      corporate: (...pair) => notNow(pair, '前任執行長和總工程師', '前任團隊'),
      cats: (...pair) => notNow(pair, '前任鎮長和捕鼠官', '都是前任'),
    },
    limited: {
      president: {
        classic: (person) => notNow([person], '前任總統'),
        corporate: (person) => notNow([person], '前任執行長'),
        cats: (person) => notNow([person], '前任鎮長'),
      },
      chancellor: {
        classic: (person) => notNow([person], '前任總理'),
        corporate: (person) => notNow([person], '前任總工程師', '前任總工'),
        cats: (person) => notNow([person], '前任捕鼠官'),
      },
    },
    tracker: {
      classic: (tracker) => ({
        either: [
          `選舉標記 ${tracker}/3：到 3 就直接頒布牌堆頂的法案，不帶權力。`,
          `選舉標記 ${tracker}/3：到 3 就頒布頂牌。`,
        ],
      }),
      corporate: (tracker) => ({
        either: [
          `僵局 ${tracker}/3：到 3 就直接採用最上面的藍圖，不帶權力。`,
          `僵局 ${tracker}/3：到 3 就採用頂張藍圖。`,
          `僵局 ${tracker}/3：到 3 就罷工。`,
        ],
      }),
      cats: (tracker) => ({
        either: [
          `耐心耗掉 ${tracker}/3：耗完就直接通過最上面的法案，不帶權力。`,
          `耐心耗掉 ${tracker}/3：耗完就通過頂張法案。`,
          `耐心耗掉 ${tracker}/3：耗完就大亂鬥。`,
        ],
      }),
    },
  },
  vote: {
    majority: {
      classic: (needed, alive) => ({
        either: [`${alive} 人中要有 ${needed} 票贊成才當選。`, `${alive} 人中 ${needed} 票就當選。`],
      }),
      corporate: (needed, alive) => ({
        either: [`${alive} 人中要有 ${needed} 票贊成才任命。`, `${alive} 人中 ${needed} 票就任命。`],
      }),
      cats: (needed, alive) => ({
        either: [`${alive} 名中要有 ${needed} 聲呼嚕才上任。`, `${alive} 名要 ${needed} 聲呼嚕。`],
      }),
    },
    together: '所有的票會同時翻開。',
  },
  legislate: {
    bar: {
      classic: (silence, ...pair) => inSession(silence, pair, '正在審議法案', '審議中'),
      corporate: (silence, ...pair) => inSession(silence, pair, '正在審查藍圖', '審查中'),
      cats: (silence, ...pair) => inSession(silence, pair, '正在立法', '立法中'),
    },
    whoIsHidden: {
      classic: {
        either: [
          '不顯示輪到兩人中的誰在選：快慢不該洩漏手上的牌。',
          '不顯示誰在選：快慢不該洩漏手牌。',
          '不顯示兩人中誰在選。',
        ],
      },
      corporate: {
        either: [
          '不顯示輪到兩人中的誰在選：快慢不該洩漏手上的藍圖。',
          '不顯示誰在選：快慢不該洩漏藍圖。',
          '不顯示兩人中誰在選。',
        ],
      },
      cats: {
        either: [
          '不顯示輪到兩位中的誰在選：快慢不該洩漏手上的法案。',
          '不顯示誰在選：快慢不該洩漏法案。',
          '不顯示兩位中誰在選。',
        ],
      },
    },
  },
  answerVeto: {
    bar: {
      classic: ({ who, number }) => ({
        either: [spaced`${who}正在回覆是否同意否決`, `${number} 號正在回覆是否同意否決`],
      }),
      corporate: ({ who, number }) => ({
        either: [spaced`${who}正在回覆是否同意廢案`, `${number} 號正在回覆是否同意廢案`],
      }),
      cats: ({ who, number }) => ({
        either: [spaced`${who}正在考慮要不要推下桌`, `${number} 號正在考慮要不要推下桌`],
      }),
    },
    ifRefused: {
      classic: { either: ['若拒絕：總理必須頒布一張，不能再提否決。', '拒絕：總理須頒布一張，不能再提。'] },
      corporate: {
        either: ['若拒絕：總工程師必須採用一張，不能再提廢案。', '拒絕：總工須採用一張，不能再提。'],
      },
      cats: {
        either: ['若拒絕：捕鼠官必須通過一張，不能再提推下桌。', '拒絕：捕鼠官須通過一張，不能再提。'],
      },
    },
  },
  power: {
    executesAlone: {
      classic: ({ who }) => spaced`${who}必須處決一名玩家，獨自決定`,
      corporate: ({ who }) => spaced`${who}必須開除一名員工，獨自決定`,
      cats: ({ who }) => spaced`${who}必須驅逐一名鎮民，獨自決定`,
    },
    comes: {
      peek: {
        classic: { either: ['順序不變，由下任總統抽這三張。', '順序不變，下任總統會抽到。'] },
        corporate: { either: ['順序不變，由下任執行長抽這三張。', '順序不變，下任執行長會抽到。'] },
        cats: { either: ['順序不變，由下任鎮長抽這三張。', '順序不變，下任鎮長會抽到。'] },
      },
      'special-election': '之後恢復原本的順序。',
    },
    mustBeUsed: '權力必須在下回合之前使用。',
  },
};

function notNow(people: readonly Person[], reason: string, inShort = reason): Sentence {
  const seats = `${numbered(people)} 號`;
  return {
    either: [
      `不可提名：${whoAll(people)}（${reason}）`,
      `不可提名：${seats}（${reason}）`,
      `不可：${seats}（${inShort}）`,
    ],
  };
}

const whoIsSilent: Readonly<Record<Rules['silence'], string>> = {
  table: '肅靜  ',
  government: '僅兩人肅靜  ',
  off: '',
};

function inSession(silence: Rules['silence'], pair: readonly Person[], long: string, short: string): Sentence {
  return {
    either: [
      spaced`${whoIsSilent[silence]}${listed(pair.map(({ who }) => who))}${long}`,
      spaced`${whoIsSilent[silence]}${pair.map(({ who }) => who).join(' + ')}${short}`,
      `${whoIsSilent[silence]}${numbered(pair)} 號${short}`,
    ],
  };
}
