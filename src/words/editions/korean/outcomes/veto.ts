import { bold, say } from '../../../span.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const veto = {
  vetoAsked: {
    bar: {
      classic: ({ who, number }) => ({
        either: [
          `거부권?  ${who} 님: “이 안건에 거부권을 행사하고자 합니다.”`,
          `거부권?  ${who} 님의 요청`,
          `거부권?  ${number}번 님의 요청`,
        ],
      }),
      corporate: ({ who, number }) => ({
        either: [
          `폐기?  ${who} 님: “이 설계를 폐기하고자 합니다.”`,
          `폐기?  ${who} 님의 요청`,
          `폐기?  ${number}번 님의 요청`,
        ],
      }),
      cats: ({ who, number }) => ({
        either: [
          `밀기?  ${who} 님: “이 법안들을 밀어 떨어뜨리고자 합니다.”`,
          `밀기?  ${who} 님의 요청`,
          `밀기?  ${number}번 님의 요청`,
        ],
      }),
    },
    answers: ({ who }) => ({
      either: [say`${bold(who)} 님이 공개적으로 동의하거나 거절해요.`, say`${bold(who)} 님이 대답할 차례예요.`],
    }),
    ifRefused: {
      classic: ({ name }) => ({
        either: [
          `거절하면 ${name} 님이 하나를 통과시켜야 하고, 다시 요청할 수 없어요.`,
          '거절하면 총리가 하나를 통과, 재요청은 안 돼요.',
        ],
      }),
      corporate: ({ name }) => ({
        either: [
          `거절하면 ${name} 님이 하나를 채택해야 하고, 다시 요청할 수 없어요.`,
          '거절하면 수석이 하나를 채택, 재요청은 안 돼요.',
        ],
      }),
      cats: ({ name }) => ({
        either: [
          `거절하면 ${name} 님이 하나를 통과시켜야 하고, 다시 요청할 수 없어요.`,
          '거절하면 쥐잡이가 통과, 재요청은 안 돼요.',
        ],
      }),
    },
  },
  vetoRefused: {
    bar: {
      table: {
        classic: ({ who, number }) => ({
          either: [
            `거부권 거절: ${who} 님. 정부가 입법하는 동안 모두 침묵`,
            `거부권 거절: ${who} 님. 입법 중에는 침묵`,
            `거부권 거절: ${who} 님. 침묵`,
            `거부권 거절: ${number}번 님. 침묵`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            `폐기 거절: ${who} 님. 경영진이 심사를 잇는 동안 모두 침묵`,
            `폐기 거절: ${who} 님. 심사 중에는 침묵`,
            `폐기 거절: ${who} 님. 침묵`,
            `폐기 거절: ${number}번 님. 침묵`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            `밀기 거절: ${who} 님. 시청이 법을 만드는 동안 모두 침묵`,
            `밀기 거절: ${who} 님. 법 만드는 동안 침묵`,
            `밀기 거절: ${who} 님. 침묵`,
            `밀기 거절: ${number}번 님. 침묵`,
          ],
        }),
      },
      government: {
        classic: ({ who, number }) => ({
          either: [
            `거부권 거절: ${who} 님. 입법하는 동안 정부만 침묵`,
            `거부권 거절: ${who} 님. 입법 중에는 정부만 침묵`,
            `거부권 거절: ${who} 님. 정부만 침묵`,
            `거부권 거절: ${number}번 님. 정부만 침묵`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            `폐기 거절: ${who} 님. 심사를 잇는 동안 경영진만 침묵`,
            `폐기 거절: ${who} 님. 심사 중에는 경영진만 침묵`,
            `폐기 거절: ${who} 님. 경영진만 침묵`,
            `폐기 거절: ${number}번 님. 경영진만 침묵`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            `밀기 거절: ${who} 님. 법을 만드는 동안 시청만 침묵`,
            `밀기 거절: ${who} 님. 법 만드는 동안 시청만 침묵`,
            `밀기 거절: ${who} 님. 시청만 침묵`,
            `밀기 거절: ${number}번 님. 시청만 침묵`,
          ],
        }),
      },
      off: {
        classic: ({ who, number }) => ({
          either: [
            `거부권 거절: ${who} 님. 정부가 입법을 이어 가요`,
            `거부권 거절: ${who} 님. 입법 계속`,
            `거부권 거절: ${number}번 님. 입법 계속`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            `폐기 거절: ${who} 님. 경영진이 심사를 이어 가요`,
            `폐기 거절: ${who} 님. 심사 계속`,
            `폐기 거절: ${number}번 님. 심사 계속`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            `밀기 거절: ${who} 님. 시청이 계속 법을 만들어요`,
            `밀기 거절: ${who} 님. 법 만들기 계속`,
            `밀기 거절: ${number}번 님. 법 만들기`,
          ],
        }),
      },
    },
    mustLay: {
      classic: ({ who }) => ({
        either: [say`${bold(who)} 님이 둘 중 한 장을 통과시켜야 해요.`, say`${bold(who)} 님이 하나를 통과.`],
      }),
      corporate: ({ who }) => ({
        either: [say`${bold(who)} 님이 둘 중 한 장을 채택해야 해요.`, say`${bold(who)} 님이 하나를 채택.`],
      }),
      cats: ({ who }) => ({
        either: [say`${bold(who)} 님이 둘 중 하나를 통과시켜야 해요.`, say`${bold(who)} 님이 하나를 통과.`],
      }),
    },
    once: {
      classic: {
        either: [
          '거부권 요청은 한 번뿐이라 이번 라운드에는 다시 요청할 수 없어요.',
          '거부권 요청은 라운드에 한 번이에요.',
        ],
      },
      corporate: {
        either: [
          '폐기 요청은 한 번뿐이라 이번 라운드에는 다시 요청할 수 없어요.',
          '폐기 요청은 한 번뿐이에요.',
        ],
      },
      cats: {
        either: [
          '밀기 요청은 한 번뿐이라 이번 라운드에는 다시 요청할 수 없어요.',
          '밀기 요청은 한 번뿐이에요.',
        ],
      },
    },
  },
  vetoAgreed: {
    head: {
      classic: ({ who, number }) => ({
        either: [`거부권 행사, ${who} 님이 동의.`, `거부권, ${number}번 님 동의.`],
      }),
      corporate: ({ who, number }) => ({
        either: [`설계 폐기, ${who} 님이 동의.`, `폐기, ${number}번 님 동의.`],
      }),
      cats: ({ who, number }) => ({
        either: [`밀어 떨어뜨림, ${who} 님이 동의.`, `밀기, ${number}번 님 동의.`],
      }),
    },
    discarded: {
      classic: (tracker) => ({
        either: [
          say`세 장 모두 버려졌고, 통과된 정책은 없어요. ${bold(`선거 실패 ${tracker}/3`)}.`,
          say`세 장 버림, 정책 없음. ${bold(`선거 실패 ${tracker}/3`)}.`,
        ],
      }),
      corporate: (tracker) => ({
        either: [
          say`세 장 모두 파쇄됐고, 채택된 설계도는 없어요. ${bold(`교착 ${tracker}/3`)}.`,
          say`세 장 파쇄, 채택 없음. ${bold(`교착 ${tracker}/3`)}.`,
        ],
      }),
      cats: (tracker) => ({
        either: [
          say`법안 셋이 모두 버려졌고, 통과된 법은 없어요. ${bold(`닳은 인내심 ${tracker}/3`)}.`,
          say`셋 다 버림, 법 없음. ${bold(`닳은 인내심 ${tracker}/3`)}.`,
        ],
      }),
    },
    limited: {
      many: {
        classic: '둘 다 제한돼요.',
        corporate: '둘 다 순환 대상이에요.',
        cats: '둘 다 낮잠 자요.',
      },
      few: {
        classic: {
          either: ['남은 사람이 적어 총리만 제한돼요.', '총리만 연임 제한을 받아요.'],
        },
        corporate: {
          either: ['남은 사람이 적어 수석 엔지니어만 순환 대상이에요.', '수석만 순환 대상이에요.'],
        },
        cats: {
          either: ['남은 고양이가 적어 쥐잡이만 낮잠을 자요.', '쥐잡이만 낮잠을 자요.'],
        },
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'vetoAsked' | 'vetoRefused' | 'vetoAgreed'>>;
