import type { ExecutePhrases } from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const execute: Themed<ExecutePhrases> = {
  execute: {
    classic: { either: ['한 명을 처형하세요: 누구를 보낼까요?', '처형: 누구로 할까요?'] },
    corporate: { either: ['한 명을 해고하세요: 누구를 내보낼까요?', '해고: 누구로 할까요?'] },
    cats: { either: ['한 명을 추방하세요: 누구를 내쫓을까요?', '추방: 누구로 할까요?'] },
  },
  really: {
    classic: ({ who }) => ({
      either: [`${who} 님을 처형할까요? 되돌릴 수 없어요`, `${who} 님을 처형할까요?`, `${who} 님 처형?`],
    }),
    corporate: ({ who }) => ({
      either: [`${who} 님을 해고할까요? 되돌릴 수 없어요`, `${who} 님을 해고할까요?`, `${who} 님 해고?`],
    }),
    cats: ({ who }) => ({
      either: [`${who} 님을 추방할까요? 되돌릴 수 없어요`, `${who} 님을 추방할까요?`, `${who} 님 추방?`],
    }),
  },
  enterMeansBack: ['Enter를 누르면 뒤로 가요.', 'Enter는 뒤로 가기.'],
  buttons: {
    classic: ({ name }) => [
      ['뒤로', `“${name} 님을 공식적으로 처형합니다.”`],
      ['뒤로', '처형'],
    ],
    corporate: ({ name }) => [
      ['뒤로', `“${name} 님을 공식적으로 해고합니다.”`],
      ['뒤로', '해고'],
    ],
    cats: ({ name }) => [
      ['뒤로', `“${name} 님을 공식적으로 추방합니다.”`],
      ['뒤로', '추방'],
    ],
  },
};
