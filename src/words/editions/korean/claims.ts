import { bold, say } from '../../span.ts';
import { listed } from './grammar.ts';
import type { ClaimedPhrases, ClaimPhrases } from '../../phrases/claims.ts';
import type { Themed } from '../../theme.ts';

export const claims: Themed<ClaimPhrases> = {
  head: '주장',
  notNow: '나중에',
  ask: {
    drew: (round) => ({
      either: [`${round}라운드에 무엇을 뽑았다고 주장할까요?`, '무엇을 뽑았다고 할까요?'],
    }),
    got: (round) => ({
      either: [`${round}라운드에 무엇을 받았다고 주장할까요?`, '무엇을 받았다고 할까요?'],
    }),
    peeked: (round) => ({
      either: [
        `${round}라운드에 본 맨 위 세 장은 무엇이었다고 주장할까요? (왼쪽이 첫 장)`,
        '맨 위 세 장은 무엇이었다고 주장할까요? (왼쪽이 첫 장)',
        '맨 위 세 장은 순서대로 무엇이라고 할까요?',
        '맨 위 세 장은 순서대로 무엇?',
        '맨 위 세 장은 무엇?',
      ],
    }),
    card: {
      classic: ({ who, number }, round) => ({
        either: [
          `${round}라운드에 본 ${who} 님의 소속 카드는 무엇이었다고 주장할까요?`,
          `${who} 님의 소속 카드는 무엇이었다고 할까요?`,
          `${who} 님의 소속 카드는?`,
          `${number}번 님의 소속 카드는?`,
        ],
      }),
      corporate: ({ who, number }, round) => ({
        either: [
          `${round}라운드에 본 ${who} 님의 인사 기록은 무엇이었다고 주장할까요?`,
          `${who} 님의 인사 기록은 무엇이었다고 할까요?`,
          `${who} 님의 인사 기록은?`,
          `${number}번 님의 인사 기록은?`,
        ],
      }),
      cats: ({ who, number }, round) => ({
        either: [
          `${round}라운드에 맡은 ${who} 님의 발도장은 어느 쪽이었다고 주장할까요?`,
          `${who} 님의 발도장은 어느 쪽이었다고 할까요?`,
          `${who} 님의 발도장은?`,
          `${number}번 님의 발도장은?`,
        ],
      }),
    },
  },
  othersSaid: ({ who, number }, hand, fit, clash) => ({
    either: [
      say`${bold(who)} 님의 주장은 ${hand}: 맞는 것 ${orNone(fit)}, 충돌하는 것 ${orNone(clash)}.`,
      say`${bold(who)} 님의 주장은 ${hand}: 맞는 것 ${orNone(fit)}.`,
      say`${bold(`${number}번`)} 님의 주장은 ${hand}: 맞는 것 ${orNone(fit)}.`,
    ],
  }),
  onRecord: '사실이든 아니든 내가 한 말로 기록돼요.',
  onRecordTyping: {
    classic: (letters) => ({
      either: [
        `사실이든 아니든 내가 한 말로 기록돼요. 채팅에 ${letters}처럼 적어도 돼요.`,
        `사실이든 아니든 기록돼요. 채팅에 ${letters}처럼 적어도 돼요.`,
        '사실이든 아니든 내 말로 기록돼요.',
      ],
    }),
    corporate: (letters) => ({
      either: [
        `O 정상, X 불량. 내가 한 말로 기록돼요. 채팅에 ${letters}처럼 적어도 돼요.`,
        `O 정상, X 불량. 채팅에 ${letters}처럼 적어도 돼요.`,
        'O 정상, X 불량. 내 말로 기록돼요.',
      ],
    }),
    cats: (letters) => ({
      either: [
        `C 고양이, R 쥐. 내가 한 말로 기록돼요. 채팅에 ${letters}처럼 적어도 돼요.`,
        `C 고양이, R 쥐. 채팅에 ${letters}처럼 적어도 돼요.`,
        'C 고양이, R 쥐. 내 말로 기록돼요.',
      ],
    }),
  },
};

const orNone = (hands: readonly string[]): string => (hands.length === 0 ? '없음' : listed(hands));

export const claimed: Themed<ClaimedPhrases> = {
  drew: (hand) => `뽑은 것은 ${hand}`,
  got: (hand) => `받은 것은 ${hand}`,
  peeked: (hand) => `맨 위 세 장은 ${hand}`,
  card: {
    liberal: {
      classic: ({ name }) => `${name} 님의 소속 카드는 자유당원`,
      corporate: ({ name }) => `${name} 님의 인사 기록은 충직`,
      cats: ({ name }) => `${name} 님의 발도장은 고양이`,
    },
    fascist: {
      classic: ({ name }) => `${name} 님의 소속 카드는 파시스트`,
      corporate: ({ name }) => `${name} 님의 인사 기록은 내통자`,
      cats: ({ name }) => `${name} 님의 발도장은 쥐`,
    },
    mastermind: {
      classic: ({ name }) => `${name} 님의 소속 카드는 무소속`,
      corporate: ({ name }) => `${name} 님의 인사 기록은 무소속`,
      cats: ({ name }) => `${name} 님의 발도장은 무소속`,
    },
  },
};
