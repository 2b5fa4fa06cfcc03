import { bold, say } from '../../../span.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const elected: Themed<OutcomePhrases['elected']> = {
  bar: {
    table: {
      classic: ({ ja, nein }) => ({
        either: [
          `당선  찬성 ${ja}, 반대 ${nein}. 정부가 입법하는 동안 모두 침묵`,
          `당선  찬성 ${ja}, 반대 ${nein}. 입법 중에는 침묵`,
          `당선  찬성 ${ja}, 반대 ${nein}. 침묵`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `임명  승인 ${ja}, 반려 ${nein}. 경영진이 설계를 심사하는 동안 모두 침묵`,
          `임명  승인 ${ja}, 반려 ${nein}. 심사 중에는 침묵`,
          `임명  ${ja} 대 ${nein}. 침묵`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `당선  야옹 ${ja}, 하악 ${nein}. 시청이 법을 만드는 동안 모두 침묵`,
          `당선  야옹 ${ja}, 하악 ${nein}. 법 만드는 동안 침묵`,
          `당선  야옹 ${ja}, 하악 ${nein}. 침묵`,
        ],
      }),
    },
    government: {
      classic: ({ ja, nein }) => ({
        either: [
          `당선  찬성 ${ja}, 반대 ${nein}. 입법하는 동안 정부만 침묵`,
          `당선  찬성 ${ja}, 반대 ${nein}. 입법 중에는 정부만 침묵`,
          `당선  찬성 ${ja}, 반대 ${nein}. 정부만 침묵`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `임명  승인 ${ja}, 반려 ${nein}. 설계를 심사하는 동안 경영진만 침묵`,
          `임명  승인 ${ja}, 반려 ${nein}. 심사 중에는 경영진만 침묵`,
          `임명  ${ja} 대 ${nein}. 경영진만 침묵`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `당선  야옹 ${ja}, 하악 ${nein}. 법을 만드는 동안 시청만 침묵`,
          `당선  야옹 ${ja}, 하악 ${nein}. 법 만드는 동안 시청만 침묵`,
          `당선  야옹 ${ja}, 하악 ${nein}. 시청만 침묵`,
        ],
      }),
    },
    off: {
      classic: ({ ja, nein }) => ({
        either: [
          `당선  찬성 ${ja}, 반대 ${nein}. 이제 정부가 입법할 차례`,
          `당선  찬성 ${ja}, 반대 ${nein}. 정부가 입법할 차례`,
          `당선  찬성 ${ja}, 반대 ${nein}. 입법 시작`,
        ],
      }),
      corporate: ({ ja, nein }) => ({
        either: [
          `임명  승인 ${ja}, 반려 ${nein}. 이제 경영진이 설계를 심사할 차례`,
          `임명  승인 ${ja}, 반려 ${nein}. 경영진이 심사할 차례`,
          `임명  ${ja} 대 ${nein}. 심사 시작`,
        ],
      }),
      cats: ({ ja, nein }) => ({
        either: [
          `당선  야옹 ${ja}, 하악 ${nein}. 이제 시청이 법을 만들 차례`,
          `당선  야옹 ${ja}, 하악 ${nein}. 시청이 법 만들 차례`,
          `당선  야옹 ${ja}, 하악 ${nein}. 법 만들기`,
        ],
      }),
    },
  },
  notHitler: {
    classic: ({ who, number }) => ({
      either: [
        say`${bold(`${who} 님은 히틀러가 아니에요`)}. 확실해요. 그래도 파시스트일 수는 있어요.`,
        say`${bold(`${who} 님은 히틀러가 아니에요`)}. 파시스트일 수는 있어요.`,
        say`${bold(`${number}번 님은 히틀러 아님`)}, 파시스트일 수는 있음`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        say`${bold(`${who} 님은 스파이 쥐가 아니에요`)}. 확실해요. 그래도 내통자일 수는 있어요.`,
        say`${bold(`${who} 님은 스파이 쥐가 아니에요`)}. 내통자일 수는 있어요.`,
        say`${bold(`${number}번 님은 스파이 쥐 아님`)}, 내통자일 수는 있음`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        say`${bold(`${who} 님은 공무원 쥐가 아니에요`)}. 확실해요. 그래도 변장한 쥐일 수는 있어요.`,
        say`${bold(`${who} 님은 공무원 쥐가 아니에요`)}. 변장한 쥐일 수는 있어요.`,
        say`${bold(`${number}번 님은 공무원 쥐 아님`)}, 쥐일 수는 있음`,
      ],
    }),
  },
};
