import { cats } from './cats.ts';
import { classic } from './classic.ts';
import { corporate } from './corporate.ts';
import { short } from './short.ts';
import { terms } from './terms.ts';
import { tips } from './tips.ts';
import type { RulesPhrases } from '../../../phrases/rules.ts';
import type { Themed } from '../../../theme.ts';

export const rules: Themed<RulesPhrases> = {
  title: {
    classic: '10분 만에 배우는 시크릿 히틀러',
    corporate: '10분 만에 배우는 게임 규칙',
    cats: '10분 만에 배우는 게임 규칙',
  },
  credit:
    '게임: Mike Boxleiter, Tommy Maranges, Max Temkin. 그림: Mackenzie Schubert (secrethitler.com). 이 규칙은 저희가 직접 새로 쓴 글이에요. 원작자가 쓰거나 보증한 글이 아니에요.',
  houseRules: '표준 규칙이에요. 테이블마다 하우스 룰이 있을 수 있어요. 대기실과 도움말(?)에서 볼 수 있어요.',
  chapters: { classic, corporate, cats },
  rolesHead: '인원별 역할',
  boardsHead: {
    classic: '파시스트 트랙의 칸이 주는 것',
    corporate: '불량 설계도 트랙의 칸이 주는 것',
    cats: '쥐 법 트랙의 칸이 주는 것',
  },
  square: (nth, brings) => `${nth}  ${brings}`,
  tips,
  short,
  termsHead: '이 테마의 용어와 원작의 용어',
  terms,
  originalTerms: terms.classic,
};
