import type { AccountPhrases } from '../../phrases/account.ts';
import type { Themed } from '../../theme.ts';

export const account: Themed<AccountPhrases> = {
  government: {
    stands: {
      president: {
        classic: ({ who }) => `대통령 후보: ${who}.`,
        corporate: ({ who }) => `CEO 후보: ${who}.`,
        cats: ({ who }) => `시장 후보: ${who}.`,
      },
      chancellor: {
        classic: ({ who }) => `총리 후보: ${who}.`,
        corporate: ({ who }) => `수석 엔지니어 후보: ${who}.`,
        cats: ({ who }) => `쥐잡이 후보: ${who}.`,
      },
    },
    inOffice: {
      president: {
        classic: ({ who }) => `대통령: ${who}.`,
        corporate: ({ who }) => `CEO: ${who}.`,
        cats: ({ who }) => `시장: ${who}.`,
      },
      chancellor: {
        classic: ({ who }) => `총리: ${who}.`,
        corporate: ({ who }) => `수석 엔지니어: ${who}.`,
        cats: ({ who }) => `쥐잡이: ${who}.`,
      },
    },
  },
  laid: {
    liberal: {
      classic: (laid, squares) => `자유 정책: ${squares}칸 중 ${laid}장.`,
      corporate: (laid, squares) => `정상 설계도: ${squares}칸 중 ${laid}장.`,
      cats: (laid, squares) => `고양이 법: ${squares}칸 중 ${laid}장.`,
    },
    fascist: {
      classic: (laid, squares) => `파시스트 정책: ${squares}칸 중 ${laid}장.`,
      corporate: (laid, squares) => `불량 설계도: ${squares}칸 중 ${laid}장.`,
      cats: (laid, squares) => `쥐 법: ${squares}칸 중 ${laid}장.`,
    },
  },
  nextSquare: {
    win: {
      classic: '다음 한 장이면 파시스트가 승리해요.',
      corporate: '다음 한 장이면 내통자가 승리해요.',
      cats: '다음 한 장이면 쥐들이 승리해요.',
    },
    nothing: '다음 칸에는 권한이 없어요.',
    investigate: {
      classic: '다음 칸에서 대통령이 소속 카드 한 장을 봐요.',
      corporate: '다음 칸에서 CEO가 인사 기록 하나를 조회해요.',
      cats: '다음 칸에서 시장이 발도장 하나의 냄새를 맡아요.',
    },
    peek: {
      classic: '다음 칸에서 대통령이 덱 맨 위 3장을 봐요.',
      corporate: '다음 칸에서 CEO가 맨 위 설계도 3장을 미리 봐요.',
      cats: '다음 칸에서 시장이 맨 위 법안 3장을 엿봐요.',
    },
    'special-election': {
      classic: '다음 칸에서 대통령이 다음 대통령 후보를 골라요.',
      corporate: '다음 칸에서 CEO가 다음 CEO 후보를 골라요.',
      cats: '다음 칸에서 시장이 다음 시장 후보를 골라요.',
    },
    execute: {
      classic: '다음 칸에서 대통령이 한 명을 처형해요.',
      corporate: '다음 칸에서 CEO가 한 명을 해고해요.',
      cats: '다음 칸에서 시장이 한 명을 추방해요.',
    },
  },
  zone: {
    classic: '히틀러 위험 구간: 히틀러가 총리로 당선되면 파시스트가 승리해요.',
    corporate: '스파이 쥐 위험 구간: 스파이 쥐가 수석 엔지니어로 임명되면 내통자가 승리해요.',
    cats: '공무원 쥐 위험 구간: 공무원 쥐가 쥐잡이로 당선되면 쥐들이 승리해요.',
  },
  tracker: {
    classic: (tracker, end) =>
      `선거 실패 카운터: ${end}칸 중 ${tracker}칸. ${end}칸이 되면 덱 맨 위 정책이 저절로 통과돼요.`,
    corporate: (tracker, end) =>
      `교착 카운터: ${end}칸 중 ${tracker}칸. ${end}칸이 되면 맨 위 설계도가 저절로 채택돼요.`,
    cats: (tracker, end) =>
      `닳은 인내심: ${end}칸 중 ${tracker}칸. ${end}칸이 되면 맨 위 법안이 저절로 통과돼요.`,
  },
  piles: {
    classic: (deck, discards) => `덱: ${deck}장. 버림: ${discards}장.`,
    corporate: (deck, discards) => `도면함: ${deck}장. 파쇄: ${discards}장.`,
    cats: (deck, discards) => `법안함: ${deck}장. 버림: ${discards}장.`,
  },
  nextPresident: {
    classic: ({ who }) => `다음 대통령 후보는 ${who} 님이에요.`,
    corporate: ({ who }) => `다음 CEO 후보는 ${who} 님이에요.`,
    cats: ({ who }) => `다음 시장 후보는 ${who} 님이에요.`,
  },
  about: ({ who }, what) => (what.length === 0 ? who : `${who}: ${what.join(', ')}`),
  placard: {
    stands: {
      president: { classic: '대통령 후보', corporate: 'CEO 후보', cats: '시장 후보' },
      chancellor: { classic: '총리 후보', corporate: '수석 엔지니어 후보', cats: '쥐잡이 후보' },
    },
    inOffice: {
      president: { classic: '대통령', corporate: 'CEO', cats: '시장' },
      chancellor: { classic: '총리', corporate: '수석 엔지니어', cats: '쥐잡이' },
    },
    was: {
      president: { classic: '직전 대통령', corporate: '직전 CEO', cats: '직전 시장' },
      chancellor: { classic: '직전 총리', corporate: '직전 수석 엔지니어', cats: '직전 쥐잡이' },
    },
  },
  ballot: {
    ja: { classic: '찬성', corporate: '승인', cats: '야옹' },
    nein: { classic: '반대', corporate: '반려', cats: '하악' },
    cast: '투표 마침',
  },
  mark: {
    dead: { classic: '처형됨', corporate: '해고됨', cats: '추방됨' },
    away: '자리 비움',
    bot: '봇이 대신함',
    notHitler: {
      classic: '히틀러 아님, 증명됨',
      corporate: '스파이 쥐 아님, 증명됨',
      cats: '공무원 쥐 아님, 증명됨',
    },
    limit: {
      classic: '지금은 총리 불가',
      corporate: '지금은 수석 엔지니어 불가',
      cats: '지금은 쥐잡이 불가',
    },
    probed: {
      classic: '소속을 조사받음',
      corporate: '인사 기록을 조회받음',
      cats: '냄새를 확인받음',
    },
    you: '나',
  },
  awaited: '이 자리를 기다리는 중',
  guest: {
    you: '나',
    host: '방장',
    ready: '준비 완료',
    notReady: '아직 준비 안 됨',
    bot: '봇',
    away: '자리 비움',
  },
  tile: { classic: tile('카드'), corporate: tile('설계도'), cats: tile('법안') },
  tileFace: {
    liberal: {
      classic: tile('카드', '자유 정책'),
      corporate: tile('설계도', '정상'),
      cats: tile('법안', '고양이 법'),
    },
    fascist: {
      classic: tile('카드', '파시스트 정책'),
      corporate: tile('설계도', '불량'),
      cats: tile('법안', '쥐 법'),
    },
  },
  page: { up: '위로', down: '아래로', shut: '게임판으로', chat: '채팅' },
};

function tile(name: string, face?: string): (place: number) => string {
  return (place) => (face === undefined ? `${name} ${place}` : `${name} ${place}, ${face}`);
}
