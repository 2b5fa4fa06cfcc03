import { spaced } from './grammar.ts';
import type { RitualPhrases } from '../../phrases/handing.ts';
import type { Themed } from '../../theme.ts';

export const ritual: Themed<RitualPhrases> = {
  head: '唸出來',
  reads: (reader, line, lines) => ({
    either: [
      spaced`${reader}唸給大家聽：第 ${line} 行，共 ${lines} 行`,
      `${reader}：第 ${line} 行，共 ${lines} 行`,
      `第 ${line} 行，共 ${lines} 行`,
    ],
  }),
  yourEyes: {
    either: ['唸的人也在玩：除非這一行叫到你，眼睛只看這一行。', '除非叫到你，眼睛只看這一行。'],
  },
  eyesShut: '請大家閉上眼睛。',
  eyesShutFistsOut: '請大家閉上眼睛，握拳伸到前面。',
  look: {
    withHitler: {
      one: {
        classic: '法西斯和希特勒，請睜眼認清彼此。',
        corporate: '內鬼和老鼠，請睜眼認清彼此。',
        cats: '偽裝的老鼠和公務員老鼠，請睜眼認清彼此。',
      },
      more: {
        classic: '所有法西斯和希特勒，請睜眼認清彼此。',
        corporate: '所有內鬼和老鼠，請睜眼認清彼此。',
        cats: '所有偽裝的老鼠和公務員老鼠，請睜眼認清彼此。',
      },
    },
    withoutHitler: {
      one: {
        classic: '法西斯，請睜眼。希特勒，請繼續閉眼。',
        corporate: '內鬼，請睜眼。老鼠，請繼續閉眼。',
        cats: '偽裝的老鼠，請睜眼。公務員老鼠，請繼續閉眼。',
      },
      more: {
        classic: '希特勒以外的法西斯，請睜眼認清彼此。',
        corporate: '老鼠以外的內鬼，請睜眼認清彼此。',
        cats: '公務員老鼠以外的老鼠，請睜眼認清彼此。',
      },
    },
  },
  thumb: {
    withHitler: {
      classic: '希特勒，請豎起拇指。',
      corporate: '老鼠，請豎起拇指。',
      cats: '公務員老鼠，請豎起拇指。',
    },
    withoutHitler: {
      classic: '希特勒，請繼續閉眼，豎起拇指。',
      corporate: '老鼠，請繼續閉眼，豎起拇指。',
      cats: '公務員老鼠，請繼續閉眼，豎起拇指。',
    },
  },
  thumbIsHitler: {
    one: {
      classic: '法西斯請注意：豎起拇指的就是希特勒。',
      corporate: '內鬼請注意：豎起拇指的就是老鼠。',
      cats: '偽裝的老鼠請注意：豎起拇指的就是公務員老鼠。',
    },
    more: {
      classic: '各位法西斯請注意：豎起拇指的就是希特勒。',
      corporate: '各位內鬼請注意：豎起拇指的就是老鼠。',
      cats: '各位偽裝的老鼠請注意：豎起拇指的就是公務員老鼠。',
    },
  },
  pause: '（長停頓：在心裡數到十）',
  eyesShutAgain: '請大家再閉上眼睛。',
  eyesShutHandsDown: '請大家閉上眼睛，把手放下。',
  handsForMastermind: {
    classic: '法西斯和希特勒，請伸出拳頭，希特勒同時豎起拇指。其他人把手放下。',
    corporate: '內鬼和老鼠，請伸出拳頭，老鼠同時豎起拇指。其他人把手放下。',
    cats: '所有老鼠，請伸出拳頭，公務員老鼠同時豎起拇指。其他鎮民把手放下。',
  },
  mastermindLooks: {
    maybe: {
      classic: '幕後主謀，如果你在場，請睜眼：伸拳頭的是法西斯，豎拇指的是希特勒。',
      corporate: '幕後黑手，如果你在場，請睜眼：伸拳頭的是內鬼，豎拇指的是老鼠。',
      cats: '老貓，如果你在場，請睜眼：伸拳頭的是偽裝的老鼠，豎拇指的是公務員老鼠。',
    },
    certain: {
      classic: '幕後主謀，請睜眼：伸拳頭的是法西斯，豎拇指的是希特勒。',
      corporate: '幕後黑手，請睜眼：伸拳頭的是內鬼，豎拇指的是老鼠。',
      cats: '老貓，請睜眼：伸拳頭的是偽裝的老鼠，豎拇指的是公務員老鼠。',
    },
  },
  eyesOpen: '請大家睜開眼睛。',
  unclear: '若有失誤，或有人忘了身分，請現在說。',
};
