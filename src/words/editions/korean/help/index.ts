import { marks, words } from './meanings.ts';
import { now } from './now.ts';
import { tips } from './tips.ts';
import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

export const help: Themed<HelpPhrases> = {
  head: '도움말',
  keys: '↑↓ 더 보기 · Home 처음 · End 끝',
  now,
  keysNow: '지금 쓸 키',
  keysAlways: '언제나',
  boardHead: {
    classic: (players) => `파시스트 트랙, ${players}인`,
    corporate: (players) => `불량 설계도 트랙, ${players}인`,
    cats: (players) => `쥐 법 트랙, ${players}인`,
  },
  brings: {
    classic: {
      investigate: '소속 카드 확인',
      peek: '덱 맨 위 3장 확인',
      'special-election': '다음 대통령 지목',
      execute: '한 명 처형',
      veto: '거부권 해금',
      win: '파시스트 승리',
    },
    corporate: {
      investigate: '인사 기록 조회',
      peek: '맨 위 3장 미리보기',
      'special-election': '다음 CEO 지목',
      execute: '한 명 해고',
      veto: '설계 폐기 해금',
      win: '내통자 승리',
    },
    cats: {
      investigate: '발도장 냄새 확인',
      peek: '법안함 맨 위 3장 확인',
      'special-election': '다음 시장 지목',
      execute: '한 명 추방',
      veto: '밀어 떨어뜨리기 해금',
      win: '쥐들의 승리',
    },
  },
  label: { marks: '표시', tip: '팁', words: '용어' },
  marks,
  tips,
  words,
};
