import type { ChoosingPhrases } from '../../../phrases/decisions/choosing.ts';
import type { Either } from '../../../span.ts';
import type { Themed } from '../../../theme.ts';

export const choosing: Themed<ChoosingPhrases> = {
  choose: {
    nominate: {
      classic: () => choose('Enter로 지명해요'),
      corporate: () => choose('Enter로 추천해요'),
      cats: () => choose('Enter로 지명해요'),
    },
    investigate: {
      classic: () => choose('Enter로 조사해요'),
      corporate: () => choose('Enter로 조회해요'),
      cats: () => choose('Enter로 냄새를 맡아요'),
    },
    'special-election': {
      classic: () => choose('Enter로 다음 대통령 후보로 정해요'),
      corporate: () => choose('Enter로 다음 CEO 후보로 정해요'),
      cats: () => choose('Enter로 다음 시장 후보로 정해요'),
    },
    execute: {
      classic: ({ confirm }) => choose(`Enter, 그다음 ${confirm} 키로 처형해요`),
      corporate: ({ confirm }) => choose(`Enter, 그다음 ${confirm} 키로 해고해요`),
      cats: ({ confirm }) => choose(`Enter, 그다음 ${confirm} 키로 추방해요`),
    },
  },
  chooseOfTen: {
    nominate: {
      classic: () => chooseOfTen('Enter로 지명해요'),
      corporate: () => chooseOfTen('Enter로 추천해요'),
      cats: () => chooseOfTen('Enter로 지명해요'),
    },
    investigate: {
      classic: () => chooseOfTen('Enter로 조사해요'),
      corporate: () => chooseOfTen('Enter로 조회해요'),
      cats: () => chooseOfTen('Enter로 냄새를 맡아요'),
    },
    'special-election': {
      classic: () => chooseOfTen('Enter로 다음 대통령 후보로 정해요'),
      corporate: () => chooseOfTen('Enter로 다음 CEO 후보로 정해요'),
      cats: () => chooseOfTen('Enter로 다음 시장 후보로 정해요'),
    },
    execute: {
      classic: ({ confirm }) => chooseOfTen(`Enter, 그다음 ${confirm} 키로 처형해요`),
      corporate: ({ confirm }) => chooseOfTen(`Enter, 그다음 ${confirm} 키로 해고해요`),
      cats: ({ confirm }) => chooseOfTen(`Enter, 그다음 ${confirm} 키로 추방해요`),
    },
  },
  takes: {
    nominate: {
      classic: () => ({ either: ['Enter로 이 자리를 지명', 'Enter로 지명'] }),
      corporate: () => ({ either: ['Enter로 이 자리를 추천', 'Enter로 추천'] }),
      cats: () => ({ either: ['Enter로 이 자리를 지명', 'Enter로 지명'] }),
    },
    investigate: {
      classic: ({ name }) => ({
        either: [`Enter: “${name} 님을 공식적으로 조사합니다.”`, 'Enter로 이 자리를 조사', 'Enter로 조사'],
      }),
      corporate: ({ name }) => ({
        either: [
          `Enter: “${name} 님의 인사 기록을 공식적으로 조회합니다.”`,
          'Enter로 이 자리를 인사 조회',
          'Enter로 인사 조회',
        ],
      }),
      cats: ({ name }) => ({
        either: [
          `Enter: “${name} 님의 냄새를 공식적으로 확인합니다.”`,
          'Enter로 이 자리의 냄새 확인',
          'Enter로 냄새 확인',
        ],
      }),
    },
    'special-election': {
      classic: () => ({ either: ['Enter로 이 자리를 다음 대통령 후보로 선택', 'Enter로 이 자리를 선택'] }),
      corporate: () => ({ either: ['Enter로 이 자리를 다음 CEO 후보로 선택', 'Enter로 이 자리를 선택'] }),
      cats: () => ({ either: ['Enter로 이 자리를 다음 시장 후보로 선택', 'Enter로 이 자리를 선택'] }),
    },
    execute: {
      classic: (_, { confirm }) => ({
        either: [`Enter, 그다음 ${confirm} 키로 이 자리를 처형`, `Enter, 그다음 ${confirm}`],
      }),
      corporate: (_, { confirm }) => ({
        either: [`Enter, 그다음 ${confirm} 키로 이 자리를 해고`, `Enter, 그다음 ${confirm}`],
      }),
      cats: (_, { confirm }) => ({
        either: [`Enter, 그다음 ${confirm} 키로 이 자리를 추방`, `Enter, 그다음 ${confirm}`],
      }),
    },
  },
  moves: '↑↓ 또는 숫자로 이동',
  movesOfTen: { either: ['↑↓ 또는 숫자로 이동 (0 = 10번)', '↑↓ 또는 숫자로 이동'] },
};

/** `enter`: what Enter does, as the end of the sentence. */
function choose(enter: string): Either {
  return {
    either: [
      `↑↓ 또는 숫자로 자리를 고르고 ${enter}.`,
      `↑↓ 또는 숫자로 고르고 ${enter}.`,
      '↑↓ 또는 숫자로 고르고 Enter로 정해요.',
    ],
  };
}

const chooseOfTen = (enter: string): Either => ({
  either: [`↑↓ 또는 숫자(0 = 10번)로 자리를 고르고 ${enter}.`, ...choose(enter).either],
});
