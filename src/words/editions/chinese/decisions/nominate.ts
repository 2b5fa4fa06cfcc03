import { bold, joined, say, type Either, type Phrase } from '../../../span.ts';
import type { Limited, NominatePhrases } from '../../../phrases/decisions/nominate.ts';
import type { Office } from '../../../board-words.ts';
import type { Themed } from '../../../theme.ts';

export const nominate: Themed<NominatePhrases> = {
  name: { classic: '提名你的總理', corporate: '提名你的總工程師', cats: '提名你的捕鼠官' },
  nameAfterChaos: {
    liberal: {
      classic: {
        either: ['混亂頒布了一張自由黨法案。提名你的總理', '混亂：自由黨。提名你的總理', '混亂。提名你的總理'],
      },
      corporate: {
        either: [
          '罷工採用了一張合格藍圖。提名你的總工程師',
          '罷工：合格。提名你的總工程師',
          '罷工。提名總工程師',
        ],
      },
      cats: {
        either: ['大亂鬥通過了一張貓法。提名你的捕鼠官', '大亂鬥：貓法。提名你的捕鼠官', '大亂鬥。提名捕鼠官'],
      },
    },
    fascist: {
      classic: {
        either: ['混亂頒布了一張法西斯法案。提名你的總理', '混亂：法西斯。提名你的總理', '混亂。提名你的總理'],
      },
      corporate: {
        either: [
          '罷工採用了一張瑕疵藍圖。提名你的總工程師',
          '罷工：瑕疵。提名你的總工程師',
          '罷工。提名總工程師',
        ],
      },
      cats: {
        either: ['大亂鬥通過了一張鼠法。提名你的捕鼠官', '大亂鬥：鼠法。提名你的捕鼠官', '大亂鬥。提名捕鼠官'],
      },
    },
  },
  notNow: {
    classic: (limited) => notNow(limited, { president: '前任總統', chancellor: '前任總理' }),
    corporate: (limited) => notNow(limited, { president: '前任執行長', chancellor: '前任總工程師' }),
    cats: (limited) => notNow(limited, { president: '前任鎮長', chancellor: '前任捕鼠官' }),
  },
  nobodyElectedYet: {
    classic: {
      either: [
        say`${bold('無人受任期限制')}：還沒有政府當選過。`,
        say`${bold('無人受任期限制')}：還沒有政府當選。`,
      ],
    },
    corporate: {
      either: [
        say`${bold('無人需要輪調')}：還沒有經營團隊獲得任命。`,
        say`${bold('無人需要輪調')}：還沒有人任職過。`,
      ],
    },
    cats: {
      either: [
        say`${bold('誰都不用午睡')}：還沒有鎮公所上任過。`,
        say`${bold('誰都不用午睡')}：還沒有誰上任過。`,
      ],
    },
  },
  nobodyElse: {
    many: {
      classic: {
        either: [
          say`${bold('沒有其他人受限')}：前任總統和總理本來就不能被提名。`,
          say`${bold('沒有其他人受限')}：兩位前任本來就不能選。`,
          say`${bold('沒有其他人受限')}。`,
        ],
      },
      corporate: {
        either: [
          say`${bold('沒有其他人要輪調')}：前任執行長和總工程師本來就不能被提名。`,
          say`${bold('沒有其他人要輪調')}：兩位前任本來就不能選。`,
          say`${bold('沒有其他人要輪調')}。`,
        ],
      },
      cats: {
        either: [
          say`${bold('沒有其他鎮民要午睡')}：前任鎮長和捕鼠官本來就不能被提名。`,
          say`${bold('沒有其他鎮民要午睡')}：兩位前任本來就不能選。`,
          say`${bold('沒有其他鎮民要午睡')}。`,
        ],
      },
    },
    few: {
      classic: {
        either: [
          say`${bold('沒有其他人受限')}：存活五人以下，只有前任總理受限。`,
          say`${bold('沒有其他人受限')}：五人以下，只限前任總理。`,
          say`${bold('沒有其他人受限')}：五人以下。`,
        ],
      },
      corporate: {
        either: [
          say`${bold('沒有其他人要輪調')}：在職五人以下，只有前任總工程師要輪調。`,
          say`${bold('沒有其他人要輪調')}：只限前任總工。`,
          say`${bold('沒有其他人要輪調')}：五人以下。`,
        ],
      },
      cats: {
        either: [
          say`${bold('沒有其他鎮民要午睡')}：鎮上五名以下，只有前任捕鼠官得午睡。`,
          say`${bold('沒有其他鎮民要午睡')}：只限前任捕鼠官。`,
          say`${bold('沒有其他鎮民要午睡')}。`,
        ],
      },
    },
  },
  rejectionMoves: {
    classic: (tracker) => ({
      either: [
        `所有存活的玩家會對你們兩人投票。沒通過的話，選舉標記進到 ${tracker}。`,
        `大家對你們兩人投票。沒通過的話，選舉標記進到 ${tracker}。`,
        `沒通過的話，選舉標記進到 ${tracker}。`,
      ],
    }),
    corporate: (tracker) => ({
      either: [
        `所有在職的員工會對你們兩人投票。沒通過的話，僵局進到 ${tracker}。`,
        `大家對你們兩人投票。沒通過的話，僵局進到 ${tracker}。`,
        `沒通過的話，僵局進到 ${tracker}。`,
      ],
    }),
    cats: (tracker) => ({
      either: [
        `全鎮會對你們兩位投票。被趕下台的話，耐心耗掉 ${tracker}/3。`,
        `全鎮投票。被趕下台的話，耐心耗掉 ${tracker}/3。`,
        `沒通過的話，耐心耗掉 ${tracker}/3。`,
      ],
    }),
  },
  rejectionLays: {
    classic: {
      either: [
        '所有存活的玩家會對你們兩人投票。沒通過的話，直接頒布牌堆頂的法案。',
        '大家對你們兩人投票。沒通過的話，直接頒布頂牌。',
        '沒通過就直接頒布頂牌。',
      ],
    },
    corporate: {
      either: [
        '所有在職的員工會對你們兩人投票。沒通過的話，直接採用最上面的藍圖。',
        '大家對你們兩人投票。沒通過的話，採用頂張藍圖。',
        '沒通過就採用頂張藍圖。',
      ],
    },
    cats: {
      either: [
        '全鎮會對你們兩位投票。被趕下台的話，最上面的法案直接通過。',
        '全鎮投票。被趕下台的話，頂張法案直接通過。',
        '不過的話，頂張法案通過。',
      ],
    },
  },
  namingHitler: {
    classic: {
      either: [
        say`${bold('希特勒警戒')}  你提名的人若是希特勒而且當選，法西斯立刻獲勝。`,
        say`${bold('希特勒警戒')}  選上希特勒，法西斯獲勝。`,
      ],
    },
    corporate: {
      either: [
        say`${bold('老鼠警戒')}  你提名的人若是老鼠而且獲得任命，內鬼立刻獲勝。`,
        say`${bold('老鼠警戒')}  任命老鼠，內鬼就獲勝。`,
      ],
    },
    cats: {
      either: [
        say`${bold('公務鼠警戒')}  你提名的若是公務員老鼠而且上任，老鼠立刻獲勝。`,
        say`${bold('公務鼠警戒')}  讓公務鼠上任，老鼠獲勝。`,
      ],
    },
  },
};

/** Who can't be named, with what each of them was last: `last`, by office. */
function notNow(limited: readonly Limited[], last: Readonly<Record<Office, string>>): Either {
  const each = (said: (one: Limited) => Phrase): Phrase => joined(limited.map(said), ' · ');
  return {
    either: [
      say`不可提名：${each(({ person, office }) => say`${bold(person.who)}（${last[office]}）`)}`,
      say`不可提名：${each(({ person, office }) => say`${bold(`${person.number} 號`)}（${last[office]}）`)}`,
      say`不可：${each(({ person, office }) => say`${bold(String(person.number))} ${last[office]}`)}`,
    ],
  };
}
