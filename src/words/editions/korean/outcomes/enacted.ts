import { bold, say } from '../../../span.ts';
import { inWords, ordinal } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const enacted: Themed<OutcomePhrases['enacted']> = {
  head: {
    liberal: {
      classic: (nth) => ({ either: [`${ordinal(nth)} 자유 정책 통과.`, `자유 정책 ${nth}장째.`] }),
      corporate: (nth) => ({ either: [`${ordinal(nth)} 정상 설계도 채택.`, `정상 ${nth}장째.`] }),
      cats: (nth) => ({ either: [`${ordinal(nth)} 고양이 법 통과.`, `고양이 법 ${nth}장째.`] }),
    },
    fascist: {
      classic: (nth) => ({ either: [`${ordinal(nth)} 파시스트 정책 통과.`, `파시스트 ${nth}장째.`] }),
      corporate: (nth) => ({ either: [`${ordinal(nth)} 불량 설계도 채택.`, `불량 ${nth}장째.`] }),
      cats: (nth) => ({ either: [`${ordinal(nth)} 쥐 법 통과.`, `쥐 법 ${nth}장째.`] }),
    },
  },
  headOfPower: {
    classic: (nth) => `파시스트 ${nth}.`,
    corporate: (nth) => `불량 ${nth}.`,
    cats: (nth) => `쥐 법 ${nth}.`,
  },
  laidBy: {
    classic: ({ president, chancellor }) => ({
      either: [
        `${president.who} 님과 ${chancellor.who} 님이 통과시켰어요.`,
        `${president.number} + ${chancellor.number}번의 정책.`,
      ],
    }),
    corporate: ({ president, chancellor }) => ({
      either: [
        `${president.who} 님과 ${chancellor.who} 님이 채택했어요.`,
        `${president.number} + ${chancellor.number}번의 채택.`,
      ],
    }),
    cats: ({ president, chancellor }) => ({
      either: [
        `${president.who} 님과 ${chancellor.who} 님이 통과시켰어요.`,
        `${president.number} + ${chancellor.number}번의 법.`,
      ],
    }),
  },
  toGo: {
    liberal: {
      classic: (left) => `${inWords(left)} 장 더면 자유당원이 이겨요.`,
      corporate: (left) => `${inWords(left)} 장 더면 직원들이 이겨요.`,
      cats: (left) => `${inWords(left)} 장 더면 고양이들이 이겨요.`,
    },
    fascist: {
      classic: (left) => `${inWords(left)} 장 더면 파시스트가 이겨요.`,
      corporate: (left) => `${inWords(left)} 장 더면 내통자들이 이겨요.`,
      cats: (left) => `${inWords(left)} 장 더면 쥐들이 이겨요.`,
    },
  },
  liberal: {
    classic: {
      either: [
        '자유 정책에는 권한이 따라오지 않고, 선거 실패 카운터는 다시 0이에요.',
        '권한은 없고, 선거 실패 카운터는 다시 0이에요.',
        '권한 없음, 선거 실패는 0.',
      ],
    },
    corporate: {
      either: [
        '정상 설계도에는 권한이 따라오지 않고, 교착 카운터는 다시 0이에요.',
        '권한은 없고, 교착 카운터는 다시 0이에요.',
        '권한 없음, 교착은 0.',
      ],
    },
    cats: {
      either: [
        '고양이 법에는 권한이 따라오지 않고, 인내심이 다시 가득 찼어요.',
        '권한은 없고, 인내심이 다시 가득 찼어요.',
        '권한 없음, 인내심 회복.',
      ],
    },
  },
  opensVeto: {
    classic: {
      either: [
        say`${bold('거부권')}이 다음 라운드부터 생겨요: 총리와 대통령이 합의하면 모두 버려요.`,
        say`${bold('거부권')}이 다음 라운드부터 생겨요: 둘이 합의하면 모두 버려요.`,
        say`${bold('거부권')}: 다음 라운드부터.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('설계 폐기')}가 다음 라운드부터 생겨요: CEO와 수석이 합의하면 모두 파쇄해요.`,
        say`${bold('설계 폐기')}가 다음 라운드부터 생겨요: 둘이 합의하면 파쇄.`,
        say`${bold('폐기')}: 다음 라운드부터.`,
      ],
    },
    cats: {
      either: [
        say`${bold('밀어 떨어뜨리기')}가 다음 라운드부터 생겨요: 둘이 합의하면 모두 버려요.`,
        say`${bold('밀기')}가 다음 라운드부터 생겨요: 둘이 합의하면 모두 버려요.`,
        say`${bold('밀기')}: 다음 라운드부터.`,
      ],
    },
  },
  power: {
    investigate: {
      classic: {
        either: ['권한: 대통령 혼자 다른 한 명의 소속 카드를 확인해요.', '권한: 대통령 혼자 소속 카드를 봐요.'],
      },
      corporate: {
        either: ['권한: CEO 혼자 다른 한 명의 인사 기록을 조회해요.', '권한: CEO 혼자 인사 기록을 봐요.'],
      },
      cats: {
        either: ['권한: 시장 혼자 다른 한 명의 발도장 냄새를 맡아요.', '권한: 시장 혼자 발도장을 맡아요.'],
      },
    },
    peek: {
      classic: {
        either: [
          '권한: 대통령 혼자 덱 맨 위 세 장을 엿봐요. 순서는 그대로예요.',
          '권한: 대통령 혼자 덱 맨 위 세 장을 봐요.',
        ],
      },
      corporate: {
        either: [
          '권한: CEO 혼자 맨 위 설계도 세 장을 미리 봐요. 순서는 그대로예요.',
          '권한: CEO 혼자 맨 위 세 장을 미리 봐요.',
        ],
      },
      cats: {
        either: [
          '권한: 시장 혼자 맨 위 법안 세 장을 엿봐요. 순서는 그대로예요.',
          '권한: 시장 혼자 맨 위 법안 셋을 봐요.',
        ],
      },
    },
    'special-election': {
      classic: {
        either: ['권한: 대통령이 다음 대통령 후보를 직접 골라요.', '권한: 대통령이 다음 후보를 골라요.'],
      },
      corporate: {
        either: ['권한: CEO가 다음 CEO 후보를 직접 골라요.', '권한: CEO가 다음 CEO 후보를 골라요.'],
      },
      cats: {
        either: ['권한: 시장이 다음 시장 후보를 직접 골라요.', '권한: 시장이 다음 후보를 골라요.'],
      },
    },
    execute: {
      classic: {
        either: [
          '권한: 대통령이 한 명을 처형해요. 히틀러라면 자유당원이 이겨요.',
          '권한: 처형. 히틀러라면 자유당원이 이겨요.',
        ],
      },
      corporate: {
        either: [
          '권한: CEO가 한 명을 해고해요. 스파이 쥐라면 충직한 직원들이 이겨요.',
          '권한: 해고. 스파이 쥐라면 직원들이 이겨요.',
        ],
      },
      cats: {
        either: [
          '권한: 시장이 한 명을 추방해요. 공무원 쥐라면 고양이들이 이겨요.',
          '권한: 추방. 공무원 쥐면 고양이 승리.',
        ],
      },
    },
  },
  noPower: (players) => `${players}인 게임에서 이 칸에는 권한이 없어요.`,
  decidesAlone: {
    classic: ({ name }) => ({
      either: [`${name} 님은 의견을 물어도 되지만 결정은 혼자 해요.`, '대통령이 혼자 결정해요.'],
    }),
    corporate: ({ name }) => ({
      either: [`${name} 님은 의견을 물어도 되지만 결정은 혼자 해요.`, 'CEO가 혼자 결정해요.'],
    }),
    cats: ({ name }) => ({
      either: [`${name} 님은 의견을 물어도 되지만 결정은 혼자 해요.`, '시장이 혼자 결정해요.'],
    }),
  },
};
