import type { PartyCardPhrases } from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const partyCard: Themed<PartyCardPhrases> = {
  look: {
    classic: ({ who, number }) => ({
      either: [
        `${who} 님의 소속 카드: Space를 누르고 본 다음 Enter`,
        `${who} 님의 소속 카드: Space, 그다음 Enter`,
        `${number}번 님의 카드: Space, 그다음 Enter`,
        `${number}번 카드: Space로 보기`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        `${who} 님의 인사 기록: Space를 누르고 본 다음 Enter`,
        `${who} 님의 기록: Space, 그다음 Enter`,
        `${number}번 님의 기록: Space, 그다음 Enter`,
        `${number}번 기록: Space로 보기`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        `${who} 님의 발도장: Space를 누르고 본 다음 Enter`,
        `${who} 님의 발도장: Space, 그다음 Enter`,
        `${number}번 님의 발도장: Space, 그다음 Enter`,
        `${number}번 발도장: Space`,
      ],
    }),
  },
  openWhileHeld: {
    either: ['Space를 누르는 동안만 보이고 떼면 닫혀요.', 'Space를 누르는 동안 보여요.'],
  },
  tellOrNot: { either: ['사실을 말해도, 거짓말해도, 말 안 해도 돼요.', '사실, 거짓, 침묵 다 돼요.'] },
  claims: (key) => ({
    either: [
      `${key} 지금 주장하기. Space로 끝까지 다시 볼 수 있어요.`,
      `${key} 주장. Space로 다시 봐요.`,
      `${key} 주장, Space 다시 보기`,
    ],
  }),
  label: {
    classic: ({ name, number }) => ({ either: [`${name} 님 소속`, `${number}번 소속`] }),
    corporate: ({ name, number }) => ({ either: [`${name} 님 기록`, `${number}번 기록`] }),
    cats: ({ name, number }) => ({ either: [`${name} 님 발도장`, `${number}번 발도장`] }),
  },
};
