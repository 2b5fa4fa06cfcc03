import { spaced } from '../grammar.ts';
import type { PartyCardPhrases } from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const partyCard: Themed<PartyCardPhrases> = {
  look: {
    classic: ({ who, number }) => ({
      either: [
        spaced`${who}的黨籍身分牌：按住 Space 看，再按 Enter`,
        spaced`${who}的黨籍牌：按住 Space，再按 Enter`,
        `${number} 號的黨籍牌：按住 Space，再按 Enter`,
        `${number} 號黨籍：按住 Space`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        spaced`${who}的人事檔案：按住 Space 看，再按 Enter`,
        spaced`${who}的檔案：按住 Space，再按 Enter`,
        `${number} 號的檔案：按住 Space，再按 Enter`,
        `${number} 號檔案：按住 Space`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        spaced`${who}的貓掌印：按住 Space 看，再按 Enter`,
        spaced`${who}的掌印：按住 Space，再按 Enter`,
        `${number} 號的掌印：按住 Space，再按 Enter`,
        `${number} 號掌印：按住 Space`,
      ],
    }),
  },
  openWhileHeld: { either: ['按住 Space 時翻開，放開就蓋上。', '按住 Space 時翻開。'] },
  tellOrNot: { either: ['可以向大家說實話、說謊，或什麼都不說。', '可說實話、說謊或不說。'] },
  claims: (key) => ({
    either: [
      `按 ${key} 現在聲稱；整局都能按 Space 再看。`,
      `${key} 聲稱；Space 隨時再看。`,
      `${key} 聲稱；Space 再看。`,
    ],
  }),
  label: {
    classic: ({ name, number }) => ({ either: [spaced`${name}的黨籍`, `${number} 號`] }),
    corporate: ({ name, number }) => ({ either: [spaced`${name}的檔案`, `${number} 號`] }),
    cats: ({ name, number }) => ({ either: [spaced`${name}的掌印`, `${number} 號`] }),
  },
};
