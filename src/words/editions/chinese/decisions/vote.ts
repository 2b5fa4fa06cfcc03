import { bold } from '../../../span.ts';
import { numbered, saySpaced, whoAll } from '../grammar.ts';
import type { Person } from '../../../phrases/person.ts';
import type { Themed } from '../../../theme.ts';
import type { VotePhrases } from '../../../phrases/decisions/vote.ts';

export const vote: Themed<VotePhrases> = {
  candidates: {
    classic: ({ president, chancellor }) => ({
      either: [
        `投票：總統 ${president.who} + 總理 ${chancellor.who}？`,
        `總統 ${president.who} + 總理 ${chancellor.who}？`,
        `投票：總統 ${president.number} + 總理 ${chancellor.number}？`,
        `總統 ${president.number} + 總理 ${chancellor.number}？`,
      ],
    }),
    corporate: ({ president, chancellor }) => ({
      either: [
        `投票：執行長 ${president.who} + 總工程師 ${chancellor.who}？`,
        `執行長 ${president.who} + 總工 ${chancellor.who}？`,
        `投票：執行長 ${president.number} + 總工程師 ${chancellor.number}？`,
        `執 ${president.number} + 工 ${chancellor.number}？`,
      ],
    }),
    cats: ({ president, chancellor }) => ({
      either: [
        `投票：鎮長 ${president.who} + 捕鼠官 ${chancellor.who}？`,
        `鎮長 ${president.who} + 捕鼠官 ${chancellor.who}？`,
        `投票：鎮長 ${president.number} + 捕鼠官 ${chancellor.number}？`,
        `鎮 ${president.number} + 捕 ${chancellor.number}？`,
      ],
    }),
  },
  waitingFor: (people) => ({
    either: [`還在等 ${whoAll(people)}`, `還在等 ${numbered(people)} 號`, `還在等 ${apart(people)}`],
  }),
  yoursIsInWaitingFor: (people) => ({
    either: [
      `你已投票，還在等 ${whoAll(people)}`,
      `你已投票，還在等 ${numbered(people)} 號`,
      `你已投票，還在等 ${apart(people)}`,
      `已投，還在等 ${apart(people)}`,
    ],
  }),
  electThem: {
    classic: ({ majority, alive }) => ({
      either: [
        `${alive} 人中 ${majority} 票贊成就當選 · 還沒有人投票`,
        `${alive} 人中 ${majority} 票當選 · 尚無人投`,
      ],
    }),
    corporate: ({ majority, alive }) => ({
      either: [
        `${alive} 人中 ${majority} 票贊成就任命 · 還沒有人投票`,
        `${alive} 人中 ${majority} 票任命 · 尚無人投`,
      ],
    }),
    cats: ({ majority, alive }) => ({
      either: [
        `${alive} 名中 ${majority} 聲呼嚕就上任 · 還沒有誰投票`,
        `${alive} 名中 ${majority} 聲上任 · 尚未有票`,
      ],
    }),
  },
  electThemSomeIn: {
    classic: ({ majority, alive, voted }) => ({
      either: [
        `${alive} 人中 ${majority} 票贊成就當選 · 已投 ${voted} 票，面朝下`,
        `${alive} 人中 ${majority} 票當選 · 已投 ${voted} 票`,
      ],
    }),
    corporate: ({ majority, alive, voted }) => ({
      either: [
        `${alive} 人中 ${majority} 票贊成就任命 · 已投 ${voted} 票，面朝下`,
        `${alive} 人中 ${majority} 票任命 · 已投 ${voted} 票`,
      ],
    }),
    cats: ({ majority, alive, voted }) => ({
      either: [
        `${alive} 名中 ${majority} 聲呼嚕就上任 · 已投 ${voted} 票，面朝下`,
        `${alive} 名中 ${majority} 聲上任 · 已投 ${voted} 票`,
      ],
    }),
  },
  rejectionMoves: {
    classic: (tracker) => `沒通過的話，選舉標記進到 ${tracker}。`,
    corporate: (tracker) => ({
      either: [`沒通過的話，僵局計數器進到 ${tracker}。`, `沒通過的話，僵局進到 ${tracker}。`],
    }),
    cats: (tracker) => ({
      either: [`被哈氣趕下台的話，耐心耗掉 ${tracker}/3。`, `沒通過的話，耐心耗掉 ${tracker}/3。`],
    }),
  },
  rejectionLays: {
    classic: { either: ['沒通過的話，直接頒布牌堆頂的法案。', '沒通過就直接頒布頂牌。'] },
    corporate: { either: ['沒通過的話，直接採用最上面的藍圖。', '沒通過就採用頂張藍圖。'] },
    cats: { either: ['被哈氣趕下台的話，最上面的法案直接通過。', '不過的話，頂張法案通過。'] },
  },
  electingHitler: {
    classic: ({ name }) => ({
      either: [
        saySpaced`${bold('希特勒警戒')}  如果${name}是希特勒而且當選，法西斯立刻獲勝。`,
        saySpaced`${bold('希特勒警戒')}  選希特勒當總理，法西斯就獲勝。`,
        saySpaced`${bold('希特勒警戒')} 選上希特勒，法西斯贏`,
      ],
    }),
    corporate: ({ name }) => ({
      either: [
        saySpaced`${bold('老鼠警戒')}  如果${name}是老鼠而且獲得任命，內鬼立刻獲勝。`,
        saySpaced`${bold('老鼠警戒')}  任命老鼠，內鬼就獲勝。`,
        saySpaced`${bold('老鼠警戒')} 任命老鼠，內鬼就贏`,
      ],
    }),
    cats: ({ name }) => ({
      either: [
        saySpaced`${bold('公務鼠警戒')}  如果${name}是公務員老鼠而且上任，老鼠立刻獲勝。`,
        saySpaced`${bold('公務鼠警戒')}  讓公務鼠上任，老鼠獲勝。`,
        saySpaced`${bold('公務鼠警戒')} 公務鼠上任，老鼠贏`,
      ],
    }),
  },
  changeable: { either: ['最後一票投下之前都可以改。', '最後一票前都可改。'] },
  yoursIsLast: ({ ja, nein }) => ({
    either: [`只差你這一票：按 ${ja} 或 ${nein} 就全部翻開。`, `只差你：${ja} 或 ${nein} 就全部翻開。`],
  }),
  changesIt: ({ ja, nein }, { alive, voted }) => ({
    either: [
      `最後一票前可按 ${ja} 或 ${nein} 改票 · 已投 ${voted}/${alive}`,
      `${ja} 或 ${nein} 改票 · 已投 ${voted}/${alive}`,
    ],
  }),
  holdToSeeYours: { either: ['按住 Space 看自己的票：旁邊有人看得到這個畫面。', '按住 Space 看自己的票。'] },
};

const apart = (people: readonly Person[]): string => people.map(({ number }) => number).join(' ');
