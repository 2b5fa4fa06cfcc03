import { bold } from '../../../span.ts';
import { saySpaced, spaced } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const elected: Themed<OutcomePhrases['elected']> = {
  bar: {
    table: {
      classic: ({ ja, nein }) => ({
        either: [
          `當選  ${ja} 票贊成、${nein} 票反對。政府審議法案：肅靜`,
          `當選  ${ja} 票贊成、${nein} 票反對。肅靜`,
          `當選  ${ja} 比 ${nein}。肅靜`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `任命  ${ja} 票贊成、${nein} 票反對。經營團隊審查藍圖：肅靜`,
          `任命  ${ja} 票贊成、${nein} 票反對。肅靜`,
          `任命  ${ja} 比 ${nein}。肅靜`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `上任  ${ja} 聲呼嚕、${nein} 聲哈氣。鎮公所立法：肅靜`,
          `上任  ${ja} 聲呼嚕、${nein} 聲哈氣。肅靜`,
          `上任  ${ja} 比 ${nein}。肅靜`,
        ],
      }),
    },
    government: {
      classic: ({ ja, nein }) => ({
        either: [
          `當選  ${ja} 票贊成、${nein} 票反對。政府審議法案：僅政府肅靜`,
          `當選  ${ja} 票贊成、${nein} 票反對。僅政府肅靜`,
          `當選  ${ja} 比 ${nein}。僅政府肅靜`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `任命  ${ja} 票贊成、${nein} 票反對。經營團隊審查藍圖：僅經營團隊肅靜`,
          `任命  ${ja} 票贊成、${nein} 票反對。僅經營團隊肅靜`,
          `任命  ${ja} 比 ${nein}。僅經營團隊肅靜`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `上任  ${ja} 聲呼嚕、${nein} 聲哈氣。鎮公所立法：僅鎮公所肅靜`,
          `上任  ${ja} 聲呼嚕、${nein} 聲哈氣。僅鎮公所肅靜`,
          `上任  ${ja} 比 ${nein}。僅鎮公所肅靜`,
        ],
      }),
    },
    off: {
      classic: ({ ja, nein }) => ({
        either: [
          `當選  ${ja} 票贊成、${nein} 票反對。政府審議法案`,
          `當選  ${ja} 票贊成、${nein} 票反對。審議法案`,
          `當選  ${ja} 比 ${nein}。審議法案`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `任命  ${ja} 票贊成、${nein} 票反對。經營團隊審查藍圖`,
          `任命  ${ja} 票贊成、${nein} 票反對。審查藍圖`,
          `任命  ${ja} 比 ${nein}。審查藍圖`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `上任  ${ja} 聲呼嚕、${nein} 聲哈氣。鎮公所立法`,
          `上任  ${ja} 聲呼嚕、${nein} 聲哈氣。開始立法`,
          `上任  ${ja} 比 ${nein}。開始立法`,
        ],
      }),
    },
  },
  notHitler: {
    classic: ({ who, number }) => ({
      either: [
        saySpaced`${bold(spaced`${who}不是希特勒`)}，已獲證實，但仍可能是法西斯。`,
        saySpaced`${bold(spaced`${who}不是希特勒`)}，但可能是法西斯。`,
        saySpaced`${bold(`${number} 號不是希特勒`)}，但可能是法西斯。`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        saySpaced`${bold(spaced`${who}不是老鼠`)}，已獲證實，但仍可能是內鬼。`,
        saySpaced`${bold(spaced`${who}不是老鼠`)}，但可能是內鬼。`,
        saySpaced`${bold(`${number} 號不是老鼠`)}，但可能是內鬼。`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        saySpaced`${bold(spaced`${who}不是公務員老鼠`)}，已獲證實，但仍可能是老鼠。`,
        saySpaced`${bold(spaced`${who}不是公務員老鼠`)}，但可能是老鼠。`,
        saySpaced`${bold(`${number} 號不是公務員老鼠`)}，但可能是老鼠。`,
      ],
    }),
  },
};
