import type { EnactPhrases } from '../../../phrases/decisions/enact.ts';
import type { Themed } from '../../../theme.ts';

export const enact: Themed<EnactPhrases> = {
  lay: {
    classic: { either: ['한 장을 통과시키세요. 나머지는 버려요', '한 장 통과, 한 장 버리기'] },
    corporate: { either: ['한 장을 채택하세요. 나머지는 파쇄해요', '한 장 채택, 한 장 파쇄'] },
    cats: { either: ['법안 하나를 통과시키세요. 나머지는 버려요', '하나 통과, 하나 버리기'] },
  },
  pick: {
    classic: '1 2 키로 통과시킬 카드를 골라요.',
    corporate: '1 2 키로 채택할 설계도를 골라요.',
    cats: '1 2 키로 통과시킬 법안을 골라요.',
  },
  pickThenEnter: {
    classic: {
      either: ['1 2 키로 통과시킬 카드를 고르고 Enter로 공개해요.', '1 2 키로 고르고 Enter로 통과시켜요.'],
    },
    corporate: {
      either: ['1 2 키로 채택할 설계도를 고르고 Enter로 공개해요.', '1 2 키로 고르고 Enter로 채택해요.'],
    },
    cats: {
      either: ['1 2 키로 통과시킬 법안을 고르고 Enter로 공개해요.', '1 2 키로 고르고 Enter로 통과시켜요.'],
    },
  },
  enterOn: {
    classic: (tile) => `Enter로 ${tile}번 정책을 공개하고 통과시켜요.`,
    corporate: (tile) => `Enter로 ${tile}번 설계도를 채택해요.`,
    cats: (tile) => `Enter로 ${tile}번 법안을 공개하고 통과시켜요.`,
  },
  otherIsDiscarded: {
    classic: {
      either: ['나머지 한 장은 엎어진 채 버려져요.', '나머지 한 장은 버려져요.'],
    },
    corporate: {
      either: ['나머지 한 장은 엎어진 채 파쇄돼요.', '나머지 한 장은 파쇄돼요.'],
    },
    cats: { either: ['나머지 법안은 엎어진 채 버려져요.', '나머지 법안은 버려져요.'] },
  },
  vetoRefused: {
    classic: '거부권은 거절됐고 요청은 한 번뿐이에요.',
    corporate: '폐기는 거절됐고 요청은 한 번뿐이에요.',
    cats: '밀기는 거절됐고 요청은 한 번뿐이에요.',
  },
  noVetoYet: {
    classic: {
      either: [
        '거부권은 아직 없어요: 파시스트 정책 다섯 장 뒤에 생겨요.',
        '거부권은 파시스트 5장 뒤에 생겨요.',
      ],
    },
    corporate: {
      either: ['폐기는 아직 안 돼요: 불량 설계도 다섯 장 뒤부터예요.', '폐기는 불량 5장 뒤부터예요.'],
    },
    cats: {
      either: ['아직 못 밀어요: 쥐 법 다섯 장 뒤부터예요.', '밀기는 쥐 법 5장 뒤부터예요.'],
    },
  },
  orVeto: {
    lay: {
      classic: '통과시키거나 거부권 요청',
      corporate: '채택하거나 폐기 요청',
      cats: '통과시키거나 둘 다 밀기',
    },
    pick: '1 2 키로 하나를 골라요.',
    enterOn: {
      classic: (tile) => `Enter로 ${tile}번을 통과시켜요.`,
      corporate: (tile) => `Enter로 ${tile}번을 채택해요.`,
      cats: (tile) => `Enter로 ${tile}번을 통과시켜요.`,
    },
    enterAsks: {
      classic: 'Enter로 거부권 요청',
      corporate: 'Enter로 폐기 요청',
      cats: 'Enter로 밀기 요청',
    },
    layNeither: {
      classic: (key, { name }) => ({
        either: [`${key}: ${name} 님이 동의하면 둘 다 버려요.`, `${key}: 대통령이 동의하면 버려요.`],
      }),
      corporate: (key, { name }) => ({
        either: [`${key}: ${name} 님이 동의하면 둘 다 파쇄해요.`, `${key}: CEO가 동의하면 파쇄해요.`],
      }),
      cats: (key, { name }) => ({
        either: [`${key}: ${name} 님이 동의하면 둘 다 버려요.`, `${key}: 시장이 동의하면 버려요.`],
      }),
    },
    once: {
      classic: '요청은 한 번. 선거 실패 +1.',
      corporate: '요청은 한 번. 교착 +1.',
      cats: '요청은 한 번. 인내심이 닳아요.',
    },
  },
};
