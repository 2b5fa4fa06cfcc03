import { bold, say } from '../../../span.ts';
import { spaced } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const election = {
  next: {
    named: {
      classic: ({ who }) => ({ either: [spaced`${who}提名下任總理`, spaced`${who}提名總理`] }),
      corporate: ({ who }) => ({ either: [spaced`${who}提名下任總工程師`, spaced`${who}提名總工`] }),
      cats: ({ who }) => ({ either: [spaced`${who}提名下任捕鼠官`, spaced`${who}提名捕鼠官`] }),
    },
    numbered: {
      classic: ({ number }) => ({ either: [`${number} 號提名總理`, `${number} 號提名`] }),
      corporate: ({ number }) => ({ either: [`${number} 號提名總工`, `${number} 號提名`] }),
      cats: ({ number }) => ({ either: [`${number} 號提名捕鼠官`, `${number} 號提名`] }),
    },
  },
  rejected: {
    head: {
      classic: ({ ja, nein }) => ({
        either: [`落選  ${ja} 票贊成、${nein} 票反對。`, `落選  ${ja} 比 ${nein}。`],
      }),
      corporate: ({ ja, nein }) => ({
        either: [`任命未過  ${ja} 票贊成、${nein} 票反對。`, `未過  ${ja} 比 ${nein}。`],
      }),
      cats: ({ ja, nein }) => ({
        either: [`趕下台  ${ja} 聲呼嚕、${nein} 聲哈氣。`, `趕下台  ${ja} 比 ${nein}。`],
      }),
    },
    headOfTie: {
      classic: ({ ja, nein }) => ({
        either: [`落選  ${ja} 比 ${nein}，平手不算通過。`, `落選  ${ja} 比 ${nein}。`],
      }),
      corporate: ({ ja, nein }) => ({
        either: [`任命未過  ${ja} 比 ${nein}，平手不算通過。`, `未過  ${ja} 比 ${nein}。`],
      }),
      cats: ({ ja, nein }) => ({
        either: [`趕下台  ${ja} 比 ${nein}，平手不算通過。`, `趕下台  ${ja} 比 ${nein}。`],
      }),
    },
    once: {
      classic: {
        either: [
          say`${bold('選舉標記 1/3')}：再連續失敗兩次，就直接頒布牌堆頂的法案，不帶權力。`,
          say`${bold('選舉標記 1/3')}：再失敗兩次就頒布頂牌。`,
        ],
      },
      corporate: {
        either: [
          say`${bold('僵局 1/3')}：再連續失敗兩次，就直接採用最上面的藍圖，不帶權力。`,
          say`${bold('僵局 1/3')}：再失敗兩次就採用頂張藍圖。`,
          say`${bold('僵局 1/3')}：再兩次就罷工。`,
        ],
      },
      cats: {
        either: [
          say`${bold('耐心耗掉 1/3')}：再連續失敗兩次，就直接通過最上面的法案，不帶權力。`,
          say`${bold('耐心耗掉 1/3')}：再失敗兩次就通過頂張法案。`,
          say`${bold('耐心耗掉 1/3')}：再兩次就大亂鬥。`,
        ],
      },
    },
    twice: {
      classic: {
        either: [
          say`${bold('選舉標記 2/3')}：再失敗一次，就直接頒布牌堆頂的法案，不帶權力。`,
          say`${bold('選舉標記 2/3')}：再失敗一次就頒布頂牌。`,
        ],
      },
      corporate: {
        either: [
          say`${bold('僵局 2/3')}：再失敗一次，就直接採用最上面的藍圖，不帶權力。`,
          say`${bold('僵局 2/3')}：再失敗一次就採用頂張藍圖。`,
          say`${bold('僵局 2/3')}：再一次就罷工。`,
        ],
      },
      cats: {
        either: [
          say`${bold('耐心耗掉 2/3')}：再失敗一次，就直接通過最上面的法案，不帶權力。`,
          say`${bold('耐心耗掉 2/3')}：再失敗一次就通過頂張法案。`,
          say`${bold('耐心耗掉 2/3')}：再一次就大亂鬥。`,
        ],
      },
    },
  },
  chaos: {
    head: {
      liberal: {
        classic: (nth) => ({
          either: [`混亂  頒布第 ${nth} 張自由黨法案。`, `混亂  第 ${nth} 張自由黨。`],
        }),
        corporate: (nth) => ({
          either: [`罷工  採用第 ${nth} 張合格藍圖。`, `罷工  第 ${nth} 張合格。`],
        }),
        cats: (nth) => ({
          either: [`大亂鬥  通過第 ${nth} 張貓法。`, `大亂鬥  第 ${nth} 張貓法。`],
        }),
      },
      fascist: {
        classic: (nth) => ({
          either: [`混亂  頒布第 ${nth} 張法西斯法案。`, `混亂  第 ${nth} 張法西斯。`],
        }),
        corporate: (nth) => ({
          either: [`罷工  採用第 ${nth} 張瑕疵藍圖。`, `罷工  第 ${nth} 張瑕疵。`],
        }),
        cats: (nth) => ({
          either: [`大亂鬥  通過第 ${nth} 張鼠法。`, `大亂鬥  第 ${nth} 張鼠法。`],
        }),
      },
    },
    whence: {
      classic: {
        either: ['連續三次失敗，直接頒布牌堆最上面這張。', '連續三次失敗，頒布牌堆頂這張。'],
      },
      corporate: {
        either: ['連續三次失敗，直接採用圖櫃最上面這張。', '連續三次失敗，採用圖櫃頂這張。'],
      },
      cats: {
        either: ['連續三次失敗，直接通過法案箱最上面這張。', '連續三次失敗，通過箱頂這張。'],
      },
    },
    noPower: {
      classic: { either: ['這張不帶權力，選舉標記歸零。', '不帶權力，選舉標記歸零。'] },
      corporate: { either: ['這張不帶權力，僵局計數器歸零。', '不帶權力，僵局歸零。'] },
      cats: { either: ['這張不帶權力，耐心全部恢復。', '不帶權力，耐心恢復。'] },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'next' | 'rejected' | 'chaos'>>;
