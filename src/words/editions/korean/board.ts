import type { BoardPhrases } from '../../phrases/board.ts';
import type { Themed } from '../../theme.ts';

export const board: Themed<BoardPhrases> = {
  round: (round) => `${round}라운드`,
  roundShort: (round) => `R${round}`,
  showsMore: ({ columns, rows }) => `더 보려면 ${columns}×${rows}`,
  yourMoveAt: (table) => `내 차례 · ${table}`,
  step: {
    classic: { nominate: '지명', vote: '투표', legislate: '입법', power: '권한' },
    corporate: { nominate: '추천', vote: '투표', legislate: '심사', power: '권한' },
    cats: { nominate: '지명', vote: '투표', legislate: '법 만들기', power: '권한' },
  },
  stepNow: {
    classic: { nominate: '지명', vote: '투표', legislate: '입법', power: '권한' },
    corporate: { nominate: '추천', vote: '투표', legislate: '심사', power: '권한' },
    cats: { nominate: '지명', vote: '투표', legislate: '법 만들기', power: '권한' },
  },
  stepsEnded: '게임 중단',
  brokenOff: {
    host: '방장이 게임을 중단했어요. 승자는 없어요.',
    here: '게임이 중단됐어요. 승자는 없어요.',
    majority: '과반수가 게임을 중단했어요. 승자는 없어요.',
  },
  you: ({ who }) => `나: ${who}`,
  youHost: ({ who }) => `나: ${who}, 방장`,
  spectator: '관전 중',
  track: {
    classic: { liberal: '자유 정책', fascist: '파시스트 정책' },
    corporate: { liberal: '정상 설계도', fascist: '불량 설계도' },
    cats: { liberal: '고양이 법', fascist: '쥐 법' },
  },
  trackShort: {
    classic: { liberal: '자유', fascist: '파시' },
    corporate: { liberal: '정상', fascist: '불량' },
    cats: { liberal: '냥법', fascist: '쥐법' },
  },
  powers: '권한',
  laid: (count, squares) => `${count}/${squares}`,
  win: '승리',
  deck: { classic: '덱', corporate: '도면함', cats: '법안함' },
  discards: {
    classic: (count) => `버림 ${count}`,
    corporate: (count) => `파쇄 ${count}`,
    cats: (count) => `버림 ${count}`,
  },
  tracker: { classic: '선거 실패', corporate: '교착', cats: '인내심' },
  chaosNext: { classic: '3번째: 혼돈', corporate: '3번째: 파업', cats: '3번째: 대소동' },
  zone: {
    classic: { on: '히틀러 위험 구간', off: '히틀러 구간' },
    corporate: { on: '스파이 쥐 위험', off: '스파이 쥐 구간' },
    cats: { on: '공무원 쥐 위험', off: '공무원 쥐 구간' },
  },
  seats: '자리',
  columns: (half, seats) => `1-${half}, ${half + 1}-${seats}`,
  clockwise: '시계 방향',
  now: '지금',
  mark: '표시',
  rounds: (first, last) => `R${first}..${last}`,
  ballotsExplained: {
    one: {
      classic: (round) => `자리마다 ${round}라운드의 표예요: J 찬성, n 반대.`,
      corporate: (round) => `자리마다 ${round}라운드의 표예요: Y 승인, n 반려.`,
      cats: (round) => `자리마다 ${round}라운드의 표예요: Y 야옹, h 하악.`,
    },
    several: {
      classic: (first, last) => `자리마다 ${first}~${last}라운드의 표예요, 일곱 번까지: J 찬성, n 반대.`,
      corporate: (first, last) => `자리마다 ${first}~${last}라운드의 표예요, 일곱 번까지: Y 승인, n 반려.`,
      cats: (first, last) => `자리마다 ${first}~${last}라운드의 표예요, 일곱 번까지: Y 야옹, h 하악.`,
    },
  },
  placard: {
    classic: {
      stands: { president: '대통령 후보', chancellor: '총리 후보' },
      inOffice: { president: '대통령', chancellor: '총리' },
      was: { president: '직전 대통령', chancellor: '직전 총리' },
    },
    corporate: {
      stands: { president: 'CEO 후보', chancellor: '수석 후보' },
      inOffice: { president: 'CEO', chancellor: '수석' },
      was: { president: '직전 CEO', chancellor: '직전 수석' },
    },
    cats: {
      stands: { president: '시장 후보', chancellor: '쥐잡이 후보' },
      inOffice: { president: '시장', chancellor: '쥐잡이' },
      was: { president: '직전 시장', chancellor: '직전 쥐잡이' },
    },
  },
  next: {
    usual: {
      classic: ({ who }) => `다음 대통령 ${who}`,
      corporate: ({ who }) => `다음 CEO ${who}`,
      cats: ({ who }) => `다음 시장 ${who}`,
    },
    afterSpecial: {
      classic: ({ who }) => `그다음 대통령 ${who}`,
      corporate: ({ who }) => `그다음 CEO ${who}`,
      cats: ({ who }) => `그다음 시장 ${who}`,
    },
  },
  nextLong: {
    usual: {
      classic: ({ who }) => `다음 대통령 후보 ${who}`,
      corporate: ({ who }) => `다음 CEO 후보 ${who}`,
      cats: ({ who }) => `다음 시장 후보 ${who}`,
    },
    afterSpecial: {
      classic: ({ who }) => `그다음 대통령 후보 ${who}`,
      corporate: ({ who }) => `그다음 CEO 후보 ${who}`,
      cats: ({ who }) => `그다음 시장 후보 ${who}`,
    },
  },
  cast: '완료',
  castLong: '투표 완료',
  log: '기록',
  talk: '대화',
  figures: {
    classic: ({ liberal, fascist, tracker, deck }) => ({
      either: [
        `자유 ${liberal}/5  파시스트 ${fascist}/6  선거 실패 ${tracker}/3  덱 ${deck}`,
        `자유 ${liberal}/5  파시 ${fascist}/6  실패 ${tracker}/3  덱 ${deck}`,
      ],
    }),
    corporate: ({ liberal, fascist, tracker, deck }) => ({
      either: [
        `정상 ${liberal}/5  불량 ${fascist}/6  교착 ${tracker}/3  도면함 ${deck}`,
        `O ${liberal}/5  X ${fascist}/6  교착 ${tracker}/3  도면함 ${deck}`,
      ],
    }),
    cats: ({ liberal, fascist, tracker, deck }) => ({
      either: [
        `고양이 법 ${liberal}/5  쥐 법 ${fascist}/6  인내심 ${tracker}/3  법안함 ${deck}`,
        `냥 ${liberal}/5  쥐 ${fascist}/6  인내심 ${tracker}/3  법안함 ${deck}`,
      ],
    }),
  },
  pair: {
    stands: {
      president: {
        classic: (who) => `대? ${who}`,
        corporate: (who) => `CEO? ${who}`,
        cats: (who) => `시장? ${who}`,
      },
      chancellor: {
        classic: (who) => `총? ${who}`,
        corporate: (who) => `수석? ${who}`,
        cats: (who) => `쥐잡이? ${who}`,
      },
    },
    inOffice: {
      president: {
        classic: (who) => `대 ${who}`,
        corporate: (who) => `CEO ${who}`,
        cats: (who) => `시장 ${who}`,
      },
      chancellor: {
        classic: (who) => `총 ${who}`,
        corporate: (who) => `수석 ${who}`,
        cats: (who) => `쥐잡이 ${who}`,
      },
    },
  },
};
