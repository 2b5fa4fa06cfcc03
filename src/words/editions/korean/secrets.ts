import type { SecretPhrases } from '../../phrases/drawer.ts';
import type { Themed } from '../../theme.ts';

export const secrets: Themed<SecretPhrases> = {
  passed: {
    classic: (discarded, given, { name }) => `${discarded} 버리고 ${name} 님에게 ${given} 넘김`,
    corporate: (discarded, given, { name }) => `${discarded} 파쇄하고 ${name} 님에게 ${given} 넘김`,
    cats: (discarded, given, { name }) => `${discarded} 버리고 ${name} 님에게 ${given} 넘김`,
  },
  sawParty: {
    liberal: {
      classic: ({ name }) => `${name} 님의 소속 카드: 자유당원`,
      corporate: ({ name }) => `${name} 님의 인사 기록: 충직`,
      cats: ({ name }) => `${name} 님의 발도장: 고양이`,
    },
    fascist: {
      classic: ({ name }) => `${name} 님의 소속 카드: 파시스트`,
      corporate: ({ name }) => `${name} 님의 인사 기록: 내통자`,
      cats: ({ name }) => `${name} 님의 발도장: 쥐`,
    },
    mastermind: {
      classic: ({ name }) => `${name} 님의 소속 카드: 무소속`,
      corporate: ({ name }) => `${name} 님의 인사 기록: 무소속`,
      cats: ({ name }) => `${name} 님의 발도장: 무소속`,
    },
  },
  sawDeck: (hand) => `맨 위 3장: ${hand}`,
};
